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
    list.method(
      "concatenating", objc: "CGAffineTransformConcat",
      parameters: [.init("other", "AffineTransform")], returns: AffineTransform.self,
      doc: "This transform, followed by another.",
      call: { thread, pointer in
        invoke(thread) { AffineTransform(numbers: numbers(pointer)).concatenating(try $0.value(2)) }
      })
    list.method(
      "inverted", objc: "CGAffineTransformInvert", returns: AffineTransform.self,
      doc: "The transform that undoes this one; this one itself when there is none.",
      call: { thread, pointer in
        invoke(thread) { _ throws -> AffineTransform in
          AffineTransform(numbers: numbers(pointer)).inverted()
        }
      })
    list.property(
      "isIdentity", Bool.self, objc: "CGAffineTransformIsIdentity",
      doc: "Whether it leaves everything where it is.",
      get: { give($0, AffineTransform(numbers: numbers($1)).isIdentity) })
  }
}

/// The functions of `ui.transform`.
let transformFunctions: [HostFunction] = [
  HostFunction(
    "transform.scale", objc: "CGAffineTransformMakeScale",
    parameters: [.init("x", "number"), .init("y", "number", standard: "x")],
    returns: AffineTransform.self, doc: "A change of size by two factors, or by one.",
    call: { thread in
      invoke(thread) { arguments throws -> AffineTransform in
        let x = try arguments.value(1, Double.self)
        return AffineTransform(scaleX: x, y: try arguments.value(2, default: x))
      }
    }),
  HostFunction(
    "transform.rotation", objc: "CGAffineTransformMakeRotation",
    parameters: [.init("angle", "number")], returns: AffineTransform.self,
    doc: "A turn by an angle in radians, clockwise on the screen.",
    call: { thread in
      invoke(thread) { AffineTransform(rotationAngle: try $0.value(1)) }
    }),
  HostFunction(
    "transform.translation", objc: "CGAffineTransformMakeTranslation",
    parameters: [.init("x", "number"), .init("y", "number")], returns: AffineTransform.self,
    doc: "A move by a distance.",
    call: { thread in
      invoke(thread) { AffineTransform(translationX: try $0.value(1), y: try $0.value(2)) }
    }),
]
