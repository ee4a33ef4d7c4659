import ViewKit

/// Why a step could not be done.
public enum StepFailure: Error {
  /// The query does not mean exactly one element.
  case query(QueryFailure)
  /// A tap on the element would go to another view, or to none.
  case elsewhere(element: String, receiver: String?, reason: String?)
  /// No finger moves the content of an element.
  case cannotScroll(String, reason: String)
  /// The element is no table and no grid, and lies in none.
  case noTable(Verb, element: String)
  /// There is no such row.
  case noRow(String)
  /// Fingers do not do this to a row.
  case rowRefuses(Verb, row: String, reason: String)
  /// No touch gives the element this value.
  case unreachable(value: String, element: String, reason: String)
  /// A finger is down that the step would put down, or none is that it would move.
  case fingerDown(Verb)
  case noFinger(Verb)
  /// A key cannot be pressed.
  case key(Verb, KeyFailure)
  /// An element that was tapped for it did not get the focus.
  case focusRefused(element: String, focus: String?)
  /// Nothing can be selected in an element, or not this range.
  case noSelection(element: String)
  case noRange(element: String, TextRangeError)
  /// There is no edit menu, or it has no such item.
  case noMenu(String, focus: String?)
  case noMenuItem(String, items: [String])
  /// Nothing that could be tapped leads back.
  case noBackButton(String)
  /// The verb waits for classes that do not exist yet.
  case unavailable(Verb, waitsFor: String)
  /// The application is not in front.
  case asleep(Verb, isTerminated: Bool)
  /// Transitions go on for longer than a step may last.
  case endless([String])
}

extension StepFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .query(let failure): "\(failure)"
    case .elsewhere(let element, let receiver, let reason):
      "a touch on \(element) would not arrive\(reason.map { ": " + $0 } ?? ""); "
        + (receiver.map { "\($0) would get it" } ?? "nothing would get it")
    case .cannotScroll(let element, let reason):
      "\(element) cannot be scrolled: \(reason)"
    case .noTable(let verb, let element):
      "\(verb.rawValue) is for the rows of a TableView"
        + (verb == .select || verb == .reveal ? " and the items of a CollectionView" : "")
        + "; \(element) is none, and lies in none"
    case .noRow(let text): text
    case .rowRefuses(let verb, let row, let reason):
      "\(verb.rawValue) cannot be done to \(row): \(reason)"
    case .unreachable(let value, let element, let reason):
      "no touch gives \(element) the value \(value): \(reason)"
    case .fingerDown(let verb):
      "\(verb.rawValue) cannot be done while a finger is down; release or cancel it first"
    case .noFinger(let verb):
      "\(verb.rawValue) needs a finger that is down; press something first"
    case .key(let verb, let failure):
      "\(verb.rawValue) cannot be done: \(failure)"
    case .focusRefused(let element, let focus):
      "a tap on \(element) does not give it the focus, "
        + (focus.map { "which \($0) has" } ?? "and nothing has it")
        + "; it may be off, or its delegate refuses it"
    case .noSelection(let element):
      "\(element) has no text that can be selected; selectText takes a TextField or a TextView"
    case .noRange(let element, let error):
      "nothing is selected in \(element): \(error)"
    case .noMenu(let title, let focus):
      "there is no edit menu with \"\(title)\": "
        + (focus.map { "\($0) has the focus, and can do nothing that the menu has" }
          ?? "nothing has the focus; tap a text, or select some of it first")
    case .noMenuItem(let title, let items):
      "the edit menu has no \"\(title)\"; it has \(items.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .noBackButton(let reason): "there is no back button: \(reason)"
    case .unavailable(let verb, let need):
      "\(verb.rawValue) waits for \(need), which this version does not have"
    case .asleep(let verb, let isTerminated):
      isTerminated
        ? "\(verb.rawValue) cannot be done: the application was killed"
        : "\(verb.rawValue) cannot be done while the application is in the background; open it first"
    case .endless(let names):
      "after \(numberText(StepTiming.limit)) s this still moves: \(names.joined(separator: ", "))"
    }
  }
}
