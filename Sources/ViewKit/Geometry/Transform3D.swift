#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A transform of space, as `CATransform3D`.
///
/// Points are rows: a point `(x, y, z, 1)` is mapped to its product with the matrix, so that the
/// last row is a move. Renderings show a layer flattened: see ``affine``.
public struct Transform3D: Hashable, Sendable {
  public var m11, m12, m13, m14: Double
  public var m21, m22, m23, m24: Double
  public var m31, m32, m33, m34: Double
  public var m41, m42, m43, m44: Double

  public static let identity = Transform3D(AffineTransform.identity)

  /// A transform of the plane as one of space, `CATransform3DMakeAffineTransform`.
  public init(_ affine: AffineTransform) {
    (m11, m12, m13, m14) = (affine.a, affine.b, 0, 0)
    (m21, m22, m23, m24) = (affine.c, affine.d, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (affine.tx, affine.ty, 0, 1)
  }

  /// The numbers row by row.
  public var rows: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// From the numbers row by row; nil when they are not 16.
  public init?(rows numbers: [Double]) {
    guard numbers.count == 16 else { return nil }
    (m11, m12, m13, m14) = (numbers[0], numbers[1], numbers[2], numbers[3])
    (m21, m22, m23, m24) = (numbers[4], numbers[5], numbers[6], numbers[7])
    (m31, m32, m33, m34) = (numbers[8], numbers[9], numbers[10], numbers[11])
    (m41, m42, m43, m44) = (numbers[12], numbers[13], numbers[14], numbers[15])
  }

  /// A move, `CATransform3DMakeTranslation`.
  public init(translationX x: Double, y: Double, z: Double = 0) {
    self = .identity
    (m41, m42, m43) = (x, y, z)
  }

  /// A change of size, `CATransform3DMakeScale`.
  public init(scaleX x: Double, y: Double, z: Double = 1) {
    self = .identity
    (m11, m22, m33) = (x, y, z)
  }

  /// A turn by an angle in radians about an axis, `CATransform3DMakeRotation`. Without an axis it is
  /// the identity.
  public init(rotationAngle angle: Double, x: Double, y: Double, z: Double) {
    self = .identity
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    (m11, m12, m13) = (rest * x * x + cosine, rest * x * y + sine * z, rest * x * z - sine * y)
    (m21, m22, m23) = (rest * x * y - sine * z, rest * y * y + cosine, rest * y * z + sine * x)
    (m31, m32, m33) = (rest * x * z + sine * y, rest * y * z - sine * x, rest * z * z + cosine)
  }

  public var isIdentity: Bool { self == .identity }

  /// Whether it keeps what is in the plane in the plane, `CATransform3DIsAffine`.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// What of it a plane shows that is looked at from the front: its depth is left out. For an affine
  /// one all of it, `CATransform3DGetAffineTransform`.
  public var affine: AffineTransform {
    let scale = m44 == 0 || !m44.isFinite ? 1 : 1 / m44
    return AffineTransform(
      a: m11 * scale, b: m12 * scale, c: m21 * scale, d: m22 * scale, tx: m41 * scale,
      ty: m42 * scale)
  }

  /// This transform, done before another, `CATransform3DConcat`.
  public func concatenating(_ other: Transform3D) -> Transform3D {
    let (left, right) = (rows, other.rows)
    var product = [Double](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for index in 0..<4 {
          product[4 * row + column] += left[4 * row + index] * right[4 * index + column]
        }
      }
    }
    return Transform3D(rows: product) ?? self
  }

  /// This transform, done after a move, `CATransform3DTranslate`.
  public func translatedBy(x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(translationX: x, y: y, z: z).concatenating(self)
  }

  /// This transform, done after a change of size, `CATransform3DScale`.
  public func scaledBy(x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(scaleX: x, y: y, z: z).concatenating(self)
  }

  /// This transform, done after a turn, `CATransform3DRotate`.
  public func rotated(by angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
  }

  /// The transform that undoes this one; this one itself when there is none, as in Core Animation.
  public func inverted() -> Transform3D {
    // Gauss and Jordan, with the largest pivot.
    var left = rows
    var right = Transform3D.identity.rows
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[4 * $0 + column]) < abs(left[4 * $1 + column]) }
      guard let pivot, left[4 * pivot + column] != 0, left[4 * pivot + column].isFinite else {
        return self
      }
      for index in 0..<4 {
        left.swapAt(4 * pivot + index, 4 * column + index)
        right.swapAt(4 * pivot + index, 4 * column + index)
      }
      let divisor = left[4 * column + column]
      for index in 0..<4 {
        left[4 * column + index] /= divisor
        right[4 * column + index] /= divisor
      }
      for row in 0..<4 where row != column {
        let factor = left[4 * row + column]
        if factor == 0 { continue }
        for index in 0..<4 {
          left[4 * row + index] -= factor * left[4 * column + index]
          right[4 * row + index] -= factor * right[4 * column + index]
        }
      }
    }
    return Transform3D(rows: right) ?? self
  }
}
