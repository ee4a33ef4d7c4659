/// A reference that does not keep its object.
struct Weak<Value: AnyObject> {
  private(set) weak var value: Value?

  init(_ value: Value) { self.value = value }
}
