import LuaRuntime
import ViewKit

extension HostClass {
  static let gradient = HostClass(
    "CGGradient", of: Gradient.self, objc: "CGGradient", superclass: nil, isInterned: true,
    doc: "Colours that change along a way.",
    make: { thread in make(thread) { options in try Gradient.made(with: options) } }
  ) { list in
    list.initArgument(
      "colorsSpace", ColorSpace.self, objc: "CGGradientCreateWithColors",
      doc: "The colour space, with colors; \"deviceRGB\" unless given.")
    list.initArgument("colors", [Color].self, doc: "The colours from the beginning to the end.")
    list.initArgument(
      "colorSpace", ColorSpace.self, objc: "CGGradientCreateWithColorComponents",
      doc: "What the numbers of colorComponents are: \"deviceRGB\" (four for a colour) or "
        + "\"deviceGray\" (two); \"deviceRGB\" unless given.")
    list.initArgument(
      "colorComponents", [Double].self, doc: "The numbers of all colours, one after the other.")
    list.initArgument(
      "locations", [Double].self,
      doc: "Where each colour lies, from 0 to 1; evenly spread unless given.")
    list.initArgument("count", Int.self, doc: "How many colours there are; all unless given.")
    list.property(
      "colors", [Color].self, objc: "", doc: "The colours in the order of their locations.",
      get: { thread, object in Gradient.at(object) { give(thread, $0.stops.map(\.color)) } })
    list.property(
      "locations", [Double].self, objc: "", doc: "Where they lie, from 0 to 1.",
      get: { thread, object in Gradient.at(object) { give(thread, $0.stops.map(\.location)) } })
  }
}

extension Gradient: LuaObject, LuaInterned {
  public static var luaName: String { "CGGradient" }

  public var internKey: String {
    stops.map { "\($0.location) \($0.color.internKey)" }.joined(separator: "\0")
  }

  fileprivate static func made(with options: LuaOptions) throws -> Gradient {
    let colors = try colors(options)
    if colors.isEmpty { throw LuaFailure("CGGradient{…}: expected one colour or more, got none") }
    let locations = try options.read("locations", [Double].self)
    if let locations, locations.count != colors.count {
      throw LuaFailure(
        "CGGradient.locations: expected \(colors.count) numbers, one for each colour, got "
          + "\(locations.count)")
    }
    return Gradient(colors: colors, locations: locations)
  }

  private static func colors(_ options: LuaOptions) throws -> [Color] {
    if let colors = try options.read("colors", [Color].self) {
      _ = try options.read("colorsSpace", ColorSpace.self)
      return colors
    }
    guard let numbers = try options.read("colorComponents", [Double].self) else {
      throw LuaFailure("CGGradient{…}: expected colors, or colorComponents")
    }
    let space = try options.read("colorSpace", ColorSpace.self) ?? .deviceRGB
    let size = space.componentCount
    let count = try options.read("count", Int.self) ?? numbers.count / size
    guard count >= 0, count <= numbers.count / size, numbers.count % size == 0 else {
      throw LuaFailure(
        "CGGradient.colorComponents: expected \(size) numbers for each of the colours, got "
          + "\(numbers.count) numbers for \(count) colours")
    }
    return (0..<count).map { index in
      let color = numbers[(index * size)...]
      let first = color.startIndex
      return space == .deviceRGB
        ? Color(
          red: color[first], green: color[first + 1], blue: color[first + 2],
          alpha: color[first + 3]) : Color(white: color[first], alpha: color[first + 1])
    }
  }
}
