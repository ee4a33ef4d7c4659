/// What was copied, and can be pasted, as `UIPasteboard`.
public final class Pasteboard: Object {
  public static let changedNotification = "UIPasteboardChangedNotification"
  public static let removedNotification = "UIPasteboardRemovedNotification"

  /// The name of the pasteboard that all of the device shares.
  public static let generalName = "com.apple.UIKit.pboard.general"

  /// One thing that was copied; in one or several forms.
  public struct Item: Sendable {
    public var string: String?
    public var url: String?
    public var color: Color?
    public var image: Image?

    public init(
      string: String? = nil, url: String? = nil, color: Color? = nil, image: Image? = nil
    ) {
      self.string = string
      self.url = url
      self.color = color
      self.image = image
    }
  }

  public let name: String
  private weak var host: Application?
  /// Grows with each change.
  public private(set) var changeCount = 0

  init(_ name: String, _ application: Application) {
    self.name = name
    host = application
    super.init()
  }

  /// What it holds.
  public var items: [Item] = [] {
    didSet {
      changeCount += 1
      host?.notificationCenter.post(name: Self.changedNotification, object: self)
    }
  }

  /// The text of the first item that has one. An address is text, too.
  public var string: String? {
    get { items.lazy.compactMap { $0.string ?? $0.url }.first }
    set { items = newValue.map { [Item(string: $0)] } ?? [] }
  }

  /// The texts of all items.
  public var strings: [String] {
    get { items.compactMap { $0.string ?? $0.url } }
    set { items = newValue.map { Item(string: $0) } }
  }

  public var url: String? {
    get { items.lazy.compactMap(\.url).first }
    set { items = newValue.map { [Item(url: $0)] } ?? [] }
  }

  public var color: Color? {
    get { items.lazy.compactMap(\.color).first }
    set { items = newValue.map { [Item(color: $0)] } ?? [] }
  }

  public var image: Image? {
    get { items.lazy.compactMap(\.image).first }
    set { items = newValue.map { [Item(image: $0)] } ?? [] }
  }

  public override var heldBytes: Int {
    items.reduce(super.heldBytes) { $0 + $1.string.heldBytes + $1.url.heldBytes }
  }
}

extension Application {
  /// The pasteboard that all of the device shares.
  public var generalPasteboard: Pasteboard {
    pasteboard(named: Pasteboard.generalName) ?? makePasteboard(named: Pasteboard.generalName)
  }

  /// A pasteboard by its name; nil when there is none.
  public func pasteboard(named name: String) -> Pasteboard? {
    pasteboardList.elements.first { $0.name == name }
  }

  /// Makes a pasteboard of a name, or gives the one that there is.
  @discardableResult
  public func makePasteboard(named name: String) -> Pasteboard {
    if let known = pasteboard(named: name) { return known }
    let pasteboard = Pasteboard(name, self)
    pasteboardList.append(pasteboard, in: self)
    return pasteboard
  }

  /// Makes a pasteboard of a name that no other has.
  public func makeUniquePasteboard() -> Pasteboard {
    var number = pasteboardList.elements.count + 1
    while pasteboard(named: "pasteboard-\(number)") != nil { number += 1 }
    return makePasteboard(named: "pasteboard-\(number)")
  }

  /// Takes a pasteboard away, with what it holds. The general one stays.
  public func removePasteboard(named name: String) {
    guard name != Pasteboard.generalName,
      let index = pasteboardList.elements.firstIndex(where: { $0.name == name })
    else { return }
    let pasteboard = pasteboardList.remove(at: index, in: self)
    notificationCenter.post(name: Pasteboard.removedNotification, object: pasteboard)
  }
}
