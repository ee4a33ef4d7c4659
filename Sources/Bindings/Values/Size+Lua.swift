import LuaRuntime
import ViewKit

extension Size: LuaValue {
  public init(numbers: UnsafePointer<Double>) { self.init(width: numbers[0], height: numbers[1]) }

  public func write(to numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = width
    numbers[1] = height
  }

  public static let valueClass = ValueClass(
    "Size", objc: "CGSize", doc: "A width and a height in points.",
    fields: [("width", "width"), ("height", "height")]
  ) { list in
    list.method(
      "applying", objc: "CGSizeApplyAffineTransform",
      parameters: [.init("transform", "AffineTransform")], returns: Size.self,
      doc: "The distance that the size stands for, after a transform.",
      call: { thread, pointer in
        invoke(thread) { Size(numbers: numbers(pointer)).applying(try $0.value(2)) }
      })
  }
}
