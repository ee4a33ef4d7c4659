/// An ownership slot: the only place where one ViewKit object holds another strongly.
///
/// Each store and removal is reported to the child's script at once, so that the script's
/// collector sees the true graph. References the other way are weak or unretained, so ViewKit
/// has no reference cycle of its own.
public struct Owned<Value: Object>: ~Copyable {
  public private(set) var value: Value?
  private var owner: UnsafeMutableRawPointer?

  public init() {}

  /// Stores `newValue` for `owner`, which must be the same object at each call.
  public mutating func set(_ newValue: Value?, in owner: Object) {
    guard newValue !== value else { return }
    self.owner = Unmanaged.passUnretained(owner).toOpaque()
    let oldValue = value
    value = newValue
    newValue?.addOwner(owner)
    oldValue?.removeOwner(owner)
  }

  deinit {
    if let owner { value?.forgetOwner(owner) }
  }
}

/// An ownership slot for a list of objects, in order. The same object may stand in it twice.
public struct OwnedList<Element: Object>: ~Copyable {
  public private(set) var elements: [Element] = []
  private var owner: UnsafeMutableRawPointer?

  public init() {}

  public mutating func append(_ element: Element, in owner: Object) {
    insert(element, at: elements.count, in: owner)
  }

  /// Inserts before position `index` (zero-based), which must lie in `0...elements.count`.
  public mutating func insert(_ element: Element, at index: Int, in owner: Object) {
    self.owner = Unmanaged.passUnretained(owner).toOpaque()
    elements.insert(element, at: index)
    element.addOwner(owner)
  }

  @discardableResult
  public mutating func remove(at index: Int, in owner: Object) -> Element {
    let element = elements.remove(at: index)
    element.removeOwner(owner)
    return element
  }

  /// Moves an element to another position, which is no change of ownership.
  public mutating func move(from source: Int, to destination: Int) {
    elements.insert(elements.remove(at: source), at: destination)
  }

  public mutating func exchange(_ first: Int, _ second: Int) {
    elements.swapAt(first, second)
  }

  public mutating func removeAll(in owner: Object) {
    let removed = elements
    elements = []
    for element in removed { element.removeOwner(owner) }
  }

  deinit {
    guard let owner else { return }
    for element in elements { element.forgetOwner(owner) }
  }
}
