import LuaRuntime
import ViewKit

extension AffineTransform: LuaValue {
  public init(numbers: UnsafePointer<Double>) {
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  public func write(to numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = a
    numbers[1] = b
    numbers[2] = c
    numbers[3] = d
    numbers[4] = tx
    numbers[5] = ty
  }

  public static let valueClass = ValueClass(
    "AffineTransform", objc: "CGAffineTransform",
    doc: "A transform of the plane: scaling, rotation, translation.",
    fields: ["a", "b", "c", "d", "tx", "ty"].map { ($0, nil) }
  ) { list in
    list.method(
      "scaledBy", objc: "CGAffineTransformScale",
      parameters: [.init("x", "number"), .init("y", "number")], returns: AffineTransform.self,
      doc: "This transform after a scaling.",
      call: { thread, pointer in
        invoke(thread) {
          AffineTransform(numbers: numbers(pointer)).scaledBy(
            x: try $0.value(2), y: try $0.value(3))
        }
      })
    list.method(
      "rotated", objc: "CGAffineTransformRotate", parameters: [.init("angle", "number")],
      returns: AffineTransform.self, doc: "This transform after a rotation, in radians.",
      call: { thread, pointer in
        invoke(thread) {
          AffineTransform(numbers: numbers(pointer)).rotated(by: try $0.value(2))
        }
      })
    list.method(
      "translatedBy", objc: "CGAffineTransformTranslate",
      parameters: [.init("x", "number"), .init("y", "number")], returns: AffineTransform.self,
      doc: "This transform after a translation.",
      call: { thread, pointer in
        invoke(thread) {
          AffineTransform(numbers: numbers(pointer)).translatedBy(
            x: try $0.value(2), y: try $0.value(3))
        }
      })
  }
}
