import LuaRuntime
import ViewKit

extension Point: LuaValue {
  public init(numbers: UnsafePointer<Double>) { self.init(x: numbers[0], y: numbers[1]) }

  public func write(to numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = x
    numbers[1] = y
  }

  public static let valueClass = ValueClass(
    "Point", objc: "CGPoint", doc: "A place in points.", fields: [("x", "x"), ("y", "y")])
}
