import LuaRuntime
import ViewKit

extension HostClass {
  static let mediaTimingFunction = HostClass(
    "MediaTimingFunction", of: MediaTimingFunction.self, objc: "CAMediaTimingFunction",
    superclass: .object,
    doc: "How the time of an animation is stretched: by name, or by the control points of a curve.",
    make: { thread in
      make(thread) { options in
        let name = try options.read("name", MediaTimingFunction.Name.self)
        let points = try options.read("controlPoints", ControlPoints.self)
        if let name, points == nil { return MediaTimingFunction(name: name) }
        if let points, name == nil { return points.function }
        throw LuaFailure(
          "MediaTimingFunction needs name = \"easeIn\" or controlPoints = { x1, y1, x2, y2 }")
      }
    }
  ) { list in
    list.initArgument(
      "name", MediaTimingFunction.Name.self, objc: "functionWithName:",
      doc: "linear, easeIn, easeOut, easeInEaseOut or default.")
    list.initArgument(
      "controlPoints", ControlPoints.self, objc: "functionWithControlPoints::::",
      doc: "x and y of the two points of a Bézier curve from (0, 0) to (1, 1); x from 0 to 1.")
    list.method(
      "getControlPoint", objc: "getControlPointAtIndex:values:",
      parameters: [.init("index", "integer")],
      doc: "The x and the y of a point of the curve, of which 0 is the first and 3 the last.",
      call: { thread, object in
        invoke(thread) { arguments throws -> LuaResults in
          let index = try arguments.value(2, Int.self)
          let points = MediaTimingFunction.at(object) { [0, 0] + $0.controlPoints + [1, 1] }
          guard (0...3).contains(index) else {
            throw LuaFailure("the points are numbered from 0 to 3, got \(index)")
          }
          return LuaResults(points[2 * index], points[2 * index + 1])
        }
      })
  }
}

extension MediaTimingFunction.Name: LuaEnum {
  public static let table = LuaEnumTable<MediaTimingFunction.Name>(
    "MediaTimingFunctionName", objc: "kCAMediaTimingFunction", prefix: "kCAMediaTimingFunction")
}

/// The coordinates of two points.
private struct ControlPoints: LuaReadable {
  let function: MediaTimingFunction

  static var luaName: String { "list of number" }

  static func read(_ stack: LuaStack, _ index: Int32) -> ControlPoints? {
    guard let numbers = [Double].read(stack, index), numbers.count == 4,
      numbers.allSatisfy(\.isFinite), (0...1).contains(numbers[0]), (0...1).contains(numbers[2])
    else { return nil }
    return ControlPoints(
      function: MediaTimingFunction(
        controlPoints: numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "{ x1, y1, x2, y2 }, four finite numbers of which the x lie from 0 to 1"
  }
}

/// A timing function, its name, or its control points.
struct TimingFunctionForm: LuaReadable {
  let function: MediaTimingFunction

  static var luaName: String { "MediaTimingFunction" }

  static func read(_ stack: LuaStack, _ index: Int32) -> TimingFunctionForm? {
    switch stack.type(index) {
    case .string:
      MediaTimingFunction.Name.read(stack, index).map {
        TimingFunctionForm(function: MediaTimingFunction(name: $0))
      }
    case .table:
      ControlPoints.read(stack, index).map { TimingFunctionForm(function: $0.function) }
    default:
      MediaTimingFunction.read(stack, index).map { TimingFunctionForm(function: $0) }
    }
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    switch stack.type(index) {
    case .string: MediaTimingFunction.Name.expectation(stack, index)
    case .table: ControlPoints.expectation(stack, index)
    default: "a MediaTimingFunction, its name, or { x1, y1, x2, y2 }"
    }
  }
}
