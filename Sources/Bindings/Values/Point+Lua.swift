import LuaRuntime
import ViewKit

extension Point: LuaValue {
  public init(numbers: UnsafePointer<Double>) { self.init(x: numbers[0], y: numbers[1]) }

  public func write(to numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = x
    numbers[1] = y
  }

  public static let valueClass = ValueClass(
    "Point", objc: "CGPoint", doc: "A place in points.", fields: [("x", "x"), ("y", "y")]
  ) { list in
    list.method(
      "applying", objc: "CGPointApplyAffineTransform",
      parameters: [.init("transform", "AffineTransform")], returns: Point.self,
      doc: "The point to which a transform maps this one.",
      call: { thread, pointer in
        invoke(thread) { Point(numbers: numbers(pointer)).applying(try $0.value(2)) }
      })
  }
}
