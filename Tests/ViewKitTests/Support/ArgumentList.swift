import ViewKit

/// The arguments of one call, as values.
final class ArgumentList: HookArgumentReceiver {
  private(set) var values: [HookValue] = []

  init(_ arguments: (HookArgumentReceiver) -> Void) {
    super.init()
    arguments(self)
  }

  override func take(_ value: Bool) { values.append(.bool(value)) }
  override func take(_ value: Int) { values.append(.integer(value)) }
  override func take(_ value: String) { values.append(.string(value)) }
  override func take(_ value: Point) { values.append(.point(value)) }
  override func take(_ value: Size) { values.append(.size(value)) }
  override func take(_ value: Rect) { values.append(.rect(value)) }
  override func take(_ value: TextRange) { values.append(.string("\(value.bytes)")) }
  override func take(_ value: IndexPath) { values.append(.indexPath(value)) }
  override func take(_ value: Object?) { values.append(.object(value)) }
  override func take(_ value: [Object]) { values.append(.objects(value)) }
}
