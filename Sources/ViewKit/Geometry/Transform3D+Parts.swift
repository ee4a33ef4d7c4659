#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Transform3D {
  /// A transform as what happens in turn: a change of size, turns about the axes, a move. A slant and
  /// a perspective are no parts of it.
  struct Parts: Equatable {
    var scale = [1.0, 1.0, 1.0]
    /// Radians about x, y and z, in this order.
    var rotation = [0.0, 0.0, 0.0]
    var translation = [0.0, 0.0, 0.0]
  }

  var parts: Parts {
    var parts = Parts()
    parts.translation = [m41, m42, m43]
    var axes = [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
    for index in 0..<3 {
      let axis = axes[index]
      let length = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
      parts.scale[index] = length
      if length > 0 { axes[index] = axis.map { $0 / length } }
    }
    // What turns left to right is a mirror image along y.
    let (a, b, c) = (axes[0], axes[1], axes[2])
    let determinant =
      a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0])
      + a[2] * (b[0] * c[1] - b[1] * c[0])
    if determinant < 0 {
      parts.scale[1] = -parts.scale[1]
      axes[1] = b.map { -$0 }
    }
    parts.rotation = [
      atan2(axes[1][2], axes[2][2]), -asin(min(max(axes[0][2], -1), 1)),
      atan2(axes[0][1], axes[0][0]),
    ].map { $0 == 0 ? 0 : $0 }
    return parts
  }

  init(_ parts: Parts) {
    let (scale, turn, move) = (parts.scale, parts.rotation, parts.translation)
    var result = Transform3D(scaleX: scale[0], y: scale[1], z: scale[2])
    // Most turn about z alone, and a turn by nothing changes no last bits.
    if turn[0] != 0 {
      result = result.concatenating(.init(rotationAngle: turn[0], x: 1, y: 0, z: 0))
    }
    if turn[1] != 0 {
      result = result.concatenating(.init(rotationAngle: turn[1], x: 0, y: 1, z: 0))
    }
    if turn[2] != 0 {
      result = result.concatenating(.init(rotationAngle: turn[2], x: 0, y: 0, z: 1))
    }
    (result.m41, result.m42, result.m43) = (move[0], move[1], move[2])
    self = result
  }

  /// A transform between this one and another, each part on its way; a perspective number by number.
  func interpolated(to other: Transform3D, _ part: Double) -> Transform3D {
    if part == 0 { return self }
    if part == 1 { return other }
    if isAffine, other.isAffine {
      return Transform3D(affine.interpolated(to: other.affine, part))
    }
    func between(_ a: [Double], _ b: [Double]) -> [Double] {
      zip(a, b).map { $0 + ($1 - $0) * part }
    }
    let (start, end) = (parts, other.parts)
    // The shorter way around.
    let turns = zip(start.rotation, end.rotation).map { from, to in
      to - from > .pi ? to - 2 * .pi : to - from < -.pi ? to + 2 * .pi : to
    }
    var result = Transform3D(
      Parts(
        scale: between(start.scale, end.scale), rotation: between(start.rotation, turns),
        translation: between(start.translation, end.translation)))
    result.m14 = m14 + (other.m14 - m14) * part
    result.m24 = m24 + (other.m24 - m24) * part
    result.m34 = m34 + (other.m34 - m34) * part
    result.m44 = m44 + (other.m44 - m44) * part
    return result
  }
}
