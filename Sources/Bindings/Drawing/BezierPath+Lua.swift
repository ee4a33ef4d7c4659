import LuaRuntime
import ViewKit

extension HostClass {
  static let bezierPath = HostClass(
    "BezierPath", of: BezierPath.self, objc: "UIBezierPath", superclass: .object,
    doc: "A path of lines and curves with the style in which it is drawn.",
    make: { thread in make(thread) { options in try BezierPath.made(with: options) } }
  ) { list in
    BezierPath.addConstructorKeys(to: &list)
    BezierPath.addSteps(to: &list)
    BezierPath.addQuestions(to: &list)
    BezierPath.addStyle(to: &list)
    BezierPath.addPainting(to: &list)
  }
}

extension BezierPath {
  static func addConstructorKeys(to list: inout MemberList) {
    list.initArgument(
      "rect", Rect.self, objc: "bezierPathWithRect:", doc: "The rectangle that it is.")
    list.initArgument(
      "ovalIn", Rect.self, objc: "bezierPathWithOvalInRect:",
      doc: "The rectangle of the ellipse that it is.")
    list.initArgument(
      "roundedRect", Rect.self, objc: "bezierPathWithRoundedRect:cornerRadius:",
      doc: "The rectangle with round corners that it is.")
    list.initArgument(
      "cornerRadius", Double.self, doc: "The radius of the corners, with roundedRect.")
    list.initArgument(
      "byRoundingCorners", RectCorner.self,
      objc: "bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:",
      doc: "Which corners are round, with roundedRect and cornerRadii.")
    list.initArgument("cornerRadii", Size.self, doc: "The radii of these corners.")
    list.initArgument(
      "arcCenter", Point.self,
      objc: "bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:",
      doc: "The centre of the arc that it is, with the four keys that follow.")
    list.initArgument("radius", Double.self, doc: "The radius of the arc.")
    list.initArgument(
      "startAngle", Double.self, doc: "Where the arc begins, in radians from the right on.")
    list.initArgument("endAngle", Double.self, doc: "Where it ends.")
    list.initArgument("clockwise", Bool.self, doc: "Whether it goes clockwise on the screen.")
    list.initArgument(
      "cgPath", CGPath.self, objc: "bezierPathWithCGPath:", doc: "The path that it has at first.")
  }

  fileprivate static func made(with options: LuaOptions) throws -> BezierPath {
    if let rect = try options.read("rect", Rect.self) {
      return BezierPath(rect.isFinite ? Path(rect) : Path())
    }
    if let rect = try options.read("ovalIn", Rect.self) {
      return BezierPath(rect.isFinite ? Path(ellipseIn: rect) : Path())
    }
    if let rect = try options.read("roundedRect", Rect.self) {
      guard rect.isFinite else { return BezierPath() }
      if let corners = try options.read("byRoundingCorners", RectCorner.self) {
        let radii: Size = try required("cornerRadii", with: "byRoundingCorners", options)
        return BezierPath(Path(roundedRect: rect, corners: corners, radii: radii))
      }
      let radius: Double = try required("cornerRadius", with: "roundedRect", options)
      return BezierPath(Path(roundedRect: rect, cornerRadius: radius))
    }
    if let center = try options.read("arcCenter", Point.self) {
      let path = BezierPath()
      let radius: Double = try required("radius", with: "arcCenter", options)
      let start: Double = try required("startAngle", with: "arcCenter", options)
      let end: Double = try required("endAngle", with: "arcCenter", options)
      let clockwise: Bool = try required("clockwise", with: "arcCenter", options)
      if center.isFinite {
        path.path.addArc(
          center: center, radius: radius, start: start, end: end, towardsY: clockwise)
      }
      return path
    }
    return BezierPath(try options.read("cgPath", CGPath.self)?.path ?? Path())
  }

  private static func required<Value: LuaReadable>(
    _ name: String, with other: String, _ options: LuaOptions
  ) throws -> Value {
    guard let value = try options.read(name, Value.self) else {
      throw LuaFailure("BezierPath{…}: expected \(name) with \(other)")
    }
    return value
  }
}

/// A method that changes a path; what `isFinite` is false of is left out.
@inline(__always)
func extend(
  _ thread: OpaquePointer, _ object: UnsafeMutableRawPointer,
  _ body: (LuaArguments, inout Path) throws -> Bool
) -> Int32 {
  invoke(thread) { arguments throws -> Void in
    try BezierPath.at(object) { path in
      if try !body(arguments, &path.path) { CGContext.warnOfNumbers(arguments.stack) }
      path.charge(arguments.stack)
    }
  }
}

extension BezierPath {
  /// Charges the script for what the path at index 1 has.
  func charge(_ stack: LuaStack) {
    let bytes = heldBytes
    if abs(bytes - chargedBytes) < CGContext.bytesPerCharge { return }
    stack.reweigh(1, by: bytes - chargedBytes)
    chargedBytes = bytes
  }
}
