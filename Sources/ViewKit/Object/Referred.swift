/// A slot for an object that another one uses without owning it: a delegate, a data source.
///
/// UIKit holds such an object weakly, and so does ViewKit: a control whose target is the
/// controller that owns it would make a cycle that nothing frees. The script's collector sees the
/// reference all the same, as one of ``Owned``, so what a script puts here lives as long as its
/// user does.
public struct Referred<Value: Object>: ~Copyable {
  public private(set) weak var value: Value?
  private var owner: UnsafeMutableRawPointer?

  public init() {}

  /// Stores `newValue` for `owner`, which must be the same object at each call.
  public mutating func set(_ newValue: Value?, in owner: Object) {
    let oldValue = value
    guard newValue !== oldValue else { return }
    self.owner = Unmanaged.passUnretained(owner).toOpaque()
    value = newValue
    newValue?.addOwner(owner)
    oldValue?.removeOwner(owner)
  }

  deinit {
    if let owner { value?.forgetOwner(owner) }
  }
}
