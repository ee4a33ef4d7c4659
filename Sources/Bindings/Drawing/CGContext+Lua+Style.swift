import LuaRuntime
import ViewKit

// How a context paints.
extension CGContext {
  static func addStyle(to list: inout MemberList) {
    list.method(
      "setFillColor", objc: "CGContextSetFillColorWithColor", "CGContextSetRGBFillColor",
      "CGContextSetGrayFillColor", parameters: colorParameters,
      doc: "The colour in which areas are filled: a colour, a grey and its alpha, or four numbers.",
      call: { thread, object in
        inContext(thread, object) {
          $1.state.fillColor = try CGContext.color($0)
          return true
        }
      })
    list.method(
      "setStrokeColor", objc: "CGContextSetStrokeColorWithColor", "CGContextSetRGBStrokeColor",
      "CGContextSetGrayStrokeColor", parameters: colorParameters,
      doc: "The colour of lines: a colour, a grey and its alpha, or four numbers.",
      call: { thread, object in
        inContext(thread, object) {
          $1.state.strokeColor = try CGContext.color($0)
          return true
        }
      })
    list.method(
      "setLineWidth", objc: "CGContextSetLineWidth", parameters: [.init("width", "number")],
      doc: "The width of lines; 1 at first.",
      call: { thread, object in
        inContext(thread, object) {
          let width = try $0.value(2, Double.self)
          guard width.isFinite else { return false }
          $1.state.line.width = max(width, 0)
          return true
        }
      })
    list.method(
      "setLineCap", objc: "CGContextSetLineCap", parameters: [.init("cap", "CGLineCap")],
      doc: "How lines end; \"butt\" at first.",
      call: { thread, object in
        inContext(thread, object) {
          $1.state.line.cap = try $0.value(2)
          return true
        }
      })
    list.method(
      "setLineJoin", objc: "CGContextSetLineJoin", parameters: [.init("join", "CGLineJoin")],
      doc: "How lines have corners; \"miter\" at first.",
      call: { thread, object in
        inContext(thread, object) {
          $1.state.line.join = try $0.value(2)
          return true
        }
      })
    list.method(
      "setMiterLimit", objc: "CGContextSetMiterLimit", parameters: [.init("limit", "number")],
      doc: "From how many line widths on a pointed corner is cut off; 10 at first.",
      call: { thread, object in
        inContext(thread, object) {
          let limit = try $0.value(2, Double.self)
          guard limit.isFinite else { return false }
          $1.state.line.miterLimit = limit
          return true
        }
      })
    list.method(
      "setLineDash", objc: "CGContextSetLineDash",
      parameters: [.init("phase", "number"), .init("lengths", "list of number")],
      doc:
        "Lines of dashes and gaps of these lengths in turn, from a phase on; {} for whole lines.",
      call: { thread, object in
        inContext(thread, object) {
          let phase = try $0.value(2, Double.self)
          let lengths = try $0.value(3, DashLengths.self).lengths
          guard phase.isFinite else { return false }
          $1.state.line.dash = lengths
          $1.state.line.dashPhase = lengths.isEmpty ? 0 : phase
          return true
        }
      })
    list.method(
      "setAlpha", objc: "CGContextSetAlpha", parameters: [.init("alpha", "number")],
      doc: "How much covers what is behind, of all that is painted, 0 to 1.",
      call: { thread, object in
        inContext(thread, object) {
          $1.state.alpha = min(max(try $0.value(2), 0), 1)
          return true
        }
      })
    list.method(
      "setBlendMode", objc: "CGContextSetBlendMode", parameters: [.init("mode", "CGBlendMode")],
      doc: "How colours are mixed with what is behind.",
      call: { thread, object in
        inContext(thread, object) {
          $1.state.blendMode = try $0.value(2)
          return true
        }
      })
    list.method(
      "setShadow", objc: "CGContextSetShadowWithColor", "CGContextSetShadow",
      parameters: [
        .init("offset", "Size"), .init("blur", "number"),
        .init("color", "Color?", standard: "{ white = 0, alpha = 1/3 }"),
      ],
      doc: "A shadow below all that is painted, moved to the right and down whatever the "
        + "coordinates are; with nil as colour none.",
      call: { thread, object in
        inContext(thread, object) {
          let offset = try $0.value(2, Size.self)
          let blur = try $0.value(3, Double.self)
          guard offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return false }
          let color = try $0.value(4, (Color?).self)
          // Left out is the usual colour, as in Swift; nil that is given is no shadow.
          if let color {
            $1.state.shadow = DrawnShadow(offset: offset, blur: max(blur, 0), color: color)
          } else if $0.stack.top < 4 {
            $1.state.shadow = DrawnShadow(offset: offset, blur: max(blur, 0))
          } else {
            $1.state.shadow = nil
          }
          return true
        }
      })
  }

  private static let colorParameters: [Member.Parameter] = [
    .init("color", "Color or number"), .init("green", "number", standard: "nil"),
    .init("blue", "number", standard: "nil"), .init("alpha", "number", standard: "1"),
  ]

  /// A colour, a grey and its alpha, or red, green, blue and alpha.
  private static func color(_ arguments: LuaArguments) throws -> Color {
    guard arguments.stack.type(2) == .number else { return try arguments.value(2) }
    if arguments.stack.isNil(4) {
      return Color(white: try arguments.value(2), alpha: try arguments.value(3, default: 1))
    }
    return Color(
      red: try arguments.value(2), green: try arguments.value(3), blue: try arguments.value(4),
      alpha: try arguments.value(5, default: 1))
  }
}

/// The lengths of dashes and gaps: none is negative or infinite, and not all are 0.
struct DashLengths: LuaReadable {
  let lengths: [Double]

  static var luaName: String { [Double].luaName }

  static func read(_ stack: LuaStack, _ index: Int32) -> DashLengths? {
    guard let lengths = [Double].read(stack, index),
      lengths.allSatisfy({ $0 >= 0 && $0.isFinite })
    else { return nil }
    return DashLengths(lengths: lengths.contains { $0 > 0 } ? lengths : [])
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    [Double].read(stack, index) == nil
      ? [Double].expectation(stack, index) : "lengths that are finite and not below 0"
  }
}
