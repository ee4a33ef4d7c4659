import LuaRuntime
import ViewKit

extension EdgeInsets: LuaValue {
  public init(numbers: UnsafePointer<Double>) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  public func write(to numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = top
    numbers[1] = left
    numbers[2] = bottom
    numbers[3] = right
  }

  public static let valueClass = ValueClass(
    "EdgeInsets", objc: "UIEdgeInsets",
    doc: "Margins in points. One number stands for the same margin on all sides.",
    fields: [("top", "top"), ("left", "left"), ("bottom", "bottom"), ("right", "right")])

  /// One number is the same margin on all sides.
  public static func read(_ stack: LuaStack, _ index: Int32) -> EdgeInsets? {
    if let all = Double.read(stack, index) {
      return EdgeInsets(top: all, left: all, bottom: all, right: all)
    }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { numbers in
      numbers.baseAddress.flatMap { readValue(stack, index, into: $0) ? Self(numbers: $0) : nil }
    }
  }
}
