/// Takes changes back and does them again, as `NSUndoManager`.
///
/// What is registered in one turn of the run loop is one group, unless ``groupsByEvent`` is false.
public final class UndoManager: Object {
  public static let willUndoChangeNotification = "NSUndoManagerWillUndoChangeNotification"
  public static let didUndoChangeNotification = "NSUndoManagerDidUndoChangeNotification"
  public static let willRedoChangeNotification = "NSUndoManagerWillRedoChangeNotification"
  public static let didRedoChangeNotification = "NSUndoManagerDidRedoChangeNotification"

  private weak var host: Application?
  var undoList = OwnedList<UndoGroup>()
  var redoList = OwnedList<UndoGroup>()
  /// The group that changes go to now.
  var openGroup = Owned<UndoGroup>()
  /// How many groups were begun and not ended; they are one inside the outermost.
  private var begun = 0
  /// The turn in which a group was opened by itself.
  private var turn: UInt32?
  private var disabled = 0

  public private(set) var isUndoing = false
  public private(set) var isRedoing = false
  /// Whether groups are begun by themselves, one for each turn of the run loop.
  public var groupsByEvent = true {
    didSet { closeGroupOfEvent() }
  }
  /// How many groups are kept; 0 is no limit.
  public var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// - Parameter application: whose turns make groups.
  public init(application: Application? = nil) {
    host = application
    super.init()
  }

  /// It belongs to something that has come to an application.
  ///
  /// - Parameter isOfText: it keeps as much as an editor does.
  func follow(_ application: Application?, ofText isOfText: Bool = false) {
    if let application { host = application }
    if isOfText, levelsOfUndo == 0 { levelsOfUndo = EditHistory.limit }
  }

  // MARK: Registering

  /// Whether changes are noted.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  public func disableUndoRegistration() { disabled += 1 }

  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Notes how a change is taken back. What could be done again is forgotten, unless this is a part
  /// of taking something back.
  public func register(_ action: UndoAction) {
    guard isUndoRegistrationEnabled else { return }
    prepareGroup()
    if !isUndoing, !isRedoing { redoList.removeAll(in: self) }
    openGroup.value?.append(action)
  }

  /// Notes that a closure takes a change back. The target is not held.
  public func registerUndo(withTarget target: Object, _ body: @escaping (Object) -> Void) {
    register(ClosureUndo(target, body))
  }

  /// Notes a change of a text that a person has made.
  func registerEdit(of text: any RevertibleText, styled: AttributedString?) {
    register(EditUndo(text, isRedo: false, styled: styled))
    setActionName("Typing")
  }

  // MARK: Groups

  /// How many groups lie inside each other now.
  public var groupingLevel: Int {
    closeGroupOfPastEvent()
    return begun + (turn == nil ? 0 : 1)
  }

  /// Begins a group; groups that lie inside each other are taken back as one.
  public func beginUndoGrouping() {
    prepareGroup()
    begun += 1
  }

  /// Ends the group that was begun last.
  public func endUndoGrouping() throws(InvalidUse) {
    guard begun > 0 else { throw .noUndoGroup }
    begun -= 1
    if begun == 0, turn == nil { closeGroup() }
  }

  private func prepareGroup() {
    closeGroupOfPastEvent()
    guard openGroup.value == nil else { return }
    openGroup.set(UndoGroup(), in: self)
    if groupsByEvent, begun == 0, !isUndoing, !isRedoing { turn = host?.turn ?? 0 }
  }

  /// The group of a turn that is over is complete.
  private func closeGroupOfPastEvent() {
    if let turn, begun == 0, turn != host?.turn ?? 0 { closeGroupOfEvent() }
  }

  private func closeGroupOfEvent() {
    guard turn != nil, begun == 0 else { return }
    turn = nil
    closeGroup()
  }

  private func closeGroup() {
    guard let group = openGroup.value else { return }
    openGroup.set(nil, in: self)
    if group.actions.isEmpty { return }
    if isUndoing { redoList.append(group, in: self) } else { undoList.append(group, in: self) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    while undoList.elements.count > levelsOfUndo { undoList.remove(at: 0, in: self) }
    while redoList.elements.count > levelsOfUndo { redoList.remove(at: 0, in: self) }
  }

  // MARK: Taking back

  public var canUndo: Bool {
    !undoList.elements.isEmpty || openGroup.value.map { !$0.actions.isEmpty } == true
  }

  public var canRedo: Bool {
    closeGroupOfPastEvent()
    return !redoList.elements.isEmpty
  }

  /// Takes back the last group of changes.
  public func undo() throws(InvalidUse) {
    guard begun == 0 else { throw .undoInsideGroup(begun) }
    closeGroupOfEvent()
    guard !isUndoing, !isRedoing, let last = undoList.elements.indices.last else { return }
    let group = undoList.elements[last]
    withExtendedLifetime(group) {
      undoList.remove(at: last, in: self)
      post(Self.willUndoChangeNotification)
      isUndoing = true
      run(group)
      isUndoing = false
      post(Self.didUndoChangeNotification)
    }
  }

  /// Does again what was taken back last.
  public func redo() throws(InvalidUse) {
    guard begun == 0 else { throw .undoInsideGroup(begun) }
    closeGroupOfEvent()
    guard !isUndoing, !isRedoing, let last = redoList.elements.indices.last else { return }
    let group = redoList.elements[last]
    withExtendedLifetime(group) {
      redoList.remove(at: last, in: self)
      post(Self.willRedoChangeNotification)
      isRedoing = true
      run(group)
      isRedoing = false
      post(Self.didRedoChangeNotification)
    }
  }

  private func run(_ group: UndoGroup) {
    let name = group.name
    prepareGroup()
    let opposite = openGroup.value
    opposite?.name = name
    Object.keep([group] + group.actions) {
      for action in group.actions.reversed() { action.run(by: self) }
    }
    // What a script has begun meanwhile and not ended ends here.
    begun = 0
    closeGroup()
  }

  /// Forgets everything.
  public func removeAllActions() {
    undoList.removeAll(in: self)
    redoList.removeAll(in: self)
    openGroup.set(nil, in: self)
    begun = 0
    turn = nil
  }

  /// Forgets the changes of a target, and those of targets that are gone.
  public func removeAllActions(withTarget target: Object) {
    for group in undoList.elements + redoList.elements { group.removeActions(of: target) }
    openGroup.value?.removeActions(of: target)
    for index in undoList.elements.indices.reversed()
    where undoList.elements[index].actions.isEmpty { undoList.remove(at: index, in: self) }
    for index in redoList.elements.indices.reversed()
    where redoList.elements[index].actions.isEmpty { redoList.remove(at: index, in: self) }
  }

  private func post(_ name: String) {
    host?.notificationCenter.post(name: name, object: self)
  }

  public override var heldBytes: Int {
    (undoList.elements + redoList.elements).reduce(super.heldBytes) { $0 + $1.heldBytes }
  }

  /// Lets go of changes whose target meets a condition.
  public override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let groups = undoList.elements + redoList.elements + [openGroup.value].compactMap(\.self)
    var count = super.dropTargets(where: isGone)
    for target in Set(groups.flatMap(\.actions).compactMap(\.target)) where isGone(target) {
      removeAllActions(withTarget: target)
      count += 1
    }
    return count
  }
}

/// A change that a closure takes back.
private final class ClosureUndo: UndoAction {
  private let body: (Object) -> Void

  init(_ target: Object, _ body: @escaping (Object) -> Void) {
    self.body = body
    super.init(target: target)
  }

  override func run(by manager: UndoManager) {
    if let target { body(target) }
  }
}
