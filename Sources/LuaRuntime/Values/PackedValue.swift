import CLuaSupport

// Values of two whole numbers that lie in a light userdata (index paths): they need no memory, and
// equal ones are one key of a table. The numbers are 0-based here, 1-based in Lua.
extension LuaStack {
  /// How many values the first and the second number of a packed value can have.
  public static let packedLimits = (1 << LN_PACKED_FIRST_BITS, 1 << LN_PACKED_SECOND_BITS)

  /// Pushes a packed value; numbers outside of its range become the nearest in it.
  @inlinable
  public func push(packed first: Int, _ second: Int) {
    ln_push_packed(
      thread, UInt64(min(max(first, 0), 1 << LN_PACKED_FIRST_BITS - 1)),
      UInt64(min(max(second, 0), 1 << LN_PACKED_SECOND_BITS - 1)))
  }

  /// The numbers of the packed value at `index`; nil for other values.
  @inlinable
  public func packed(_ index: Int32) -> (first: Int, second: Int)? {
    var first: UInt64 = 0
    var second: UInt64 = 0
    guard ln_to_packed(thread, index, &first, &second) else { return nil }
    return (Int(truncatingIfNeeded: first), Int(truncatingIfNeeded: second))
  }
}

extension ValueClass {
  /// What the numbers of a packed value have to be, and which of some is not.
  func packedExpectation(_ numbers: [Double]) -> String {
    let limits = [LuaStack.packedLimits.0, LuaStack.packedLimits.1]
    for (index, field) in fields.enumerated() {
      let number = numbers[index]
      let text = LuaStack.text(of: number)
      if number > Double(limits[index]) {
        return "whole numbers from 1 on (\(field) is \(text), the greatest is \(limits[index]))"
      }
      if number < 1 || number != number.rounded() {
        return "whole numbers from 1 on (\(field) is \(text))"
      }
    }
    return "whole numbers from 1 on"
  }
}
