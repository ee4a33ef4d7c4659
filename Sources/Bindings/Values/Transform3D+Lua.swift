import LuaRuntime
import ViewKit

extension Transform3D: LuaValue {
  public init(numbers: UnsafePointer<Double>) {
    let rows = UnsafeBufferPointer(start: numbers, count: 16)
    self = Transform3D(rows: Array(rows)) ?? .identity
  }

  public func write(to numbers: UnsafeMutablePointer<Double>) {
    for (index, number) in rows.enumerated() { numbers[index] = number }
  }

  public static let valueClass = ValueClass(
    "Transform3D", objc: "CATransform3D",
    doc: "A transform of space, row by row; layers show what a plane seen from the front shows.",
    fields: (1...4).flatMap { row in (1...4).map { ("m\(row)\($0)", nil) } }
  ) { list in
    let axis: [Member.Parameter] = [
      .init("x", "number"), .init("y", "number"), .init("z", "number"),
    ]
    list.method(
      "scaledBy", objc: "CATransform3DScale", parameters: axis, returns: Transform3D.self,
      doc: "This transform after a scaling.",
      call: { thread, pointer in
        invoke(thread) {
          Transform3D(numbers: numbers(pointer)).scaledBy(
            x: try $0.value(2), y: try $0.value(3), z: try $0.value(4))
        }
      })
    list.method(
      "rotated", objc: "CATransform3DRotate", parameters: [.init("angle", "number")] + axis,
      returns: Transform3D.self, doc: "This transform after a turn in radians about an axis.",
      call: { thread, pointer in
        invoke(thread) {
          Transform3D(numbers: numbers(pointer)).rotated(
            by: try $0.value(2), x: try $0.value(3), y: try $0.value(4), z: try $0.value(5))
        }
      })
    list.method(
      "translatedBy", objc: "CATransform3DTranslate", parameters: axis, returns: Transform3D.self,
      doc: "This transform after a translation.",
      call: { thread, pointer in
        invoke(thread) {
          Transform3D(numbers: numbers(pointer)).translatedBy(
            x: try $0.value(2), y: try $0.value(3), z: try $0.value(4))
        }
      })
    list.method(
      "concatenating", objc: "CATransform3DConcat", parameters: [.init("other", "Transform3D")],
      returns: Transform3D.self, doc: "This transform, followed by another.",
      call: { thread, pointer in
        invoke(thread) { Transform3D(numbers: numbers(pointer)).concatenating(try $0.value(2)) }
      })
    list.method(
      "inverted", objc: "CATransform3DInvert", returns: Transform3D.self,
      doc: "The transform that undoes this one; itself when there is none.",
      call: { thread, pointer in
        invoke(thread) { _ throws -> Transform3D in
          Transform3D(numbers: numbers(pointer)).inverted()
        }
      })
    list.method(
      "affineTransform", objc: "CATransform3DGetAffineTransform", returns: AffineTransform.self,
      doc: "What a plane shows of it that is seen from the front; of an affine one, all of it.",
      call: { thread, pointer in
        invoke(thread) { _ throws -> AffineTransform in
          Transform3D(numbers: numbers(pointer)).affine
        }
      })
    list.property(
      "isIdentity", Bool.self, objc: "CATransform3DIsIdentity",
      doc: "Whether it leaves everything where it is.",
      get: { give($0, Transform3D(numbers: numbers($1)).isIdentity) })
    list.property(
      "isAffine", Bool.self, objc: "CATransform3DIsAffine",
      doc: "Whether it keeps what is in the plane in the plane.",
      get: { give($0, Transform3D(numbers: numbers($1)).isAffine) })
  }
}

/// The functions of `ui.transform3D`.
let transform3DFunctions: [HostFunction] = [
  HostFunction(
    "transform3D.scale", objc: "CATransform3DMakeScale",
    parameters: [.init("x", "number"), .init("y", "number"), .init("z", "number")],
    returns: Transform3D.self, doc: "A change of size by three factors.",
    call: { thread in
      invoke(thread) {
        Transform3D(scaleX: try $0.value(1), y: try $0.value(2), z: try $0.value(3))
      }
    }),
  HostFunction(
    "transform3D.rotation", objc: "CATransform3DMakeRotation",
    parameters: [
      .init("angle", "number"), .init("x", "number"), .init("y", "number"), .init("z", "number"),
    ],
    returns: Transform3D.self,
    doc: "A turn by an angle in radians about an axis; about { 0, 0, 1 } clockwise on the screen.",
    call: { thread in
      invoke(thread) {
        Transform3D(
          rotationAngle: try $0.value(1), x: try $0.value(2), y: try $0.value(3),
          z: try $0.value(4))
      }
    }),
  HostFunction(
    "transform3D.translation", objc: "CATransform3DMakeTranslation",
    parameters: [.init("x", "number"), .init("y", "number"), .init("z", "number")],
    returns: Transform3D.self, doc: "A move by a distance.",
    call: { thread in
      invoke(thread) {
        Transform3D(translationX: try $0.value(1), y: try $0.value(2), z: try $0.value(3))
      }
    }),
  HostFunction(
    "transform3D.affine", objc: "CATransform3DMakeAffineTransform",
    parameters: [.init("transform", "AffineTransform")], returns: Transform3D.self,
    doc: "A transform of the plane as one of space.",
    call: { thread in
      invoke(thread) { Transform3D(try $0.value(1, AffineTransform.self)) }
    }),
]
