import LuaRuntime
import ViewKit

// How a path is drawn, and that it is.
extension BezierPath {
  static func addStyle(to list: inout MemberList) {
    list.property(
      "lineWidth", Double.self, standard: "1", doc: "The width of the line.",
      get: { thread, object in BezierPath.at(object) { give(thread, $0.line.width) } },
      set: { thread, object in
        BezierPath.at(object) { path in
          take(thread, Finite.self) { path.line.width = max($0.value, 0) }
        }
      })
    list.property(
      "lineCapStyle", LineCap.self, standard: "\"butt\"", doc: "How the line ends.",
      get: { thread, object in BezierPath.at(object) { give(thread, $0.line.cap) } },
      set: { thread, object in BezierPath.at(object) { path in take(thread) { path.line.cap = $0 } }
      })
    list.property(
      "lineJoinStyle", LineJoin.self, standard: "\"miter\"", doc: "How the line has corners.",
      get: { thread, object in BezierPath.at(object) { give(thread, $0.line.join) } },
      set: { thread, object in
        BezierPath.at(object) { path in take(thread) { path.line.join = $0 } }
      })
    list.property(
      "miterLimit", Double.self, standard: "10",
      doc: "From how many line widths on a pointed corner is cut off.",
      get: { thread, object in BezierPath.at(object) { give(thread, $0.line.miterLimit) } },
      set: { thread, object in
        BezierPath.at(object) { path in
          take(thread, Finite.self) { path.line.miterLimit = $0.value }
        }
      })
    list.property(
      "flatness", Double.self, standard: "0.6",
      doc: "How far from a curve the lines may be that are drawn in its place.",
      get: { thread, object in BezierPath.at(object) { give(thread, $0.flatness) } },
      set: { thread, object in
        BezierPath.at(object) { path in take(thread, Finite.self) { path.flatness = $0.value } }
      })
    list.property(
      "usesEvenOddFillRule", Bool.self, standard: "false",
      doc: "Whether the even-odd rule says what is inside, in the place of winding.",
      get: { thread, object in BezierPath.at(object) { give(thread, $0.usesEvenOddFillRule) } },
      set: { thread, object in
        BezierPath.at(object) { path in take(thread) { path.usesEvenOddFillRule = $0 } }
      })
    list.method(
      "setLineDash", objc: "setLineDash:count:phase:",
      parameters: [
        .init("pattern", "list of number?"), .init("count", "integer"), .init("phase", "number"),
      ],
      doc:
        "Dashes and gaps of these lengths in turn, the first count of them, from a phase on; nil "
        + "for a whole line.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let pattern = try arguments.value(2, (DashLengths?).self)?.lengths ?? []
          let count = try arguments.value(3, default: pattern.count)
          let phase = try arguments.value(4, Finite?.self)?.value ?? 0
          guard count >= 0, count <= pattern.count || pattern.isEmpty else {
            throw LuaFailure(
              "expected a count from 0 to \(pattern.count), the number of lengths, got \(count)")
          }
          BezierPath.at(object) { path in
            path.line.dash = Array(pattern.prefix(count))
            path.line.dashPhase = path.line.dash.isEmpty ? 0 : phase
          }
        }
      })
    list.method(
      "getLineDash", objc: "getLineDash:count:phase:", typeName: "list of number, integer, number",
      doc: "The lengths of dashes and gaps, how many there are, and the phase.",
      call: { thread, object in
        invoke(thread) { _ throws -> LuaResults in
          BezierPath.at(object) { path in
            LuaResults(path.line.dash, path.line.dash.count, path.line.dashPhase)
          }
        }
      })
  }

  static func addPainting(to list: inout MemberList) {
    list.method(
      "fill", objc: "fill", "fillWithBlendMode:alpha:", parameters: mixing,
      doc: "Fills the path in the current context, with a blend mode and an alpha of its own where "
        + "they are given.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let (mode, alpha) = try BezierPath.mix(arguments)
          try drawInCurrent(arguments) { context in
            BezierPath.at(object) { $0.fill(in: context, mode, alpha: alpha) }
            return true
          }
        }
      })
    list.method(
      "stroke", objc: "stroke", "strokeWithBlendMode:alpha:", parameters: mixing,
      doc: "Draws along the path in the current context, with a blend mode and an alpha of its own "
        + "where they are given.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let (mode, alpha) = try BezierPath.mix(arguments)
          try drawInCurrent(arguments) { context in
            BezierPath.at(object) { $0.stroke(in: context, mode, alpha: alpha) }
            return true
          }
        }
      })
    list.method(
      "addClip", objc: "addClip", doc: "Cuts off all that lies outside, in the current context.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          try drawInCurrent(arguments) { context in
            BezierPath.at(object) { context.clip(to: $0.path, $0.fillRule) }
            return true
          }
        }
      })
  }

  private static let mixing: [Member.Parameter] = [
    .init("blendMode", "CGBlendMode", standard: "nil"), .init("alpha", "number", standard: "nil"),
  ]

  private static func mix(_ arguments: LuaArguments) throws -> (BlendMode?, Double?) {
    guard let mode = try arguments.value(2, (BlendMode?).self) else { return (nil, nil) }
    return (mode, try arguments.value(3, Double.self))
  }
}
