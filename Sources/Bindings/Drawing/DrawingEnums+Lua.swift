import LuaRuntime
import ViewKit

extension LineCap: LuaEnum {
  public static let table = LuaEnumTable<LineCap>(
    "CGLineCap", objc: "CGLineCap", prefix: "kCGLineCap")
}

extension LineJoin: LuaEnum {
  public static let table = LuaEnumTable<LineJoin>(
    "CGLineJoin", objc: "CGLineJoin", prefix: "kCGLineJoin")
}

extension FillRule: LuaEnum {
  public static let table = LuaEnumTable<FillRule>(
    "CGPathFillRule", objc: "CGPathFillRule")
}

extension PathDrawingMode: LuaEnum {
  public static let table = LuaEnumTable<PathDrawingMode>(
    "CGPathDrawingMode", objc: "CGPathDrawingMode", prefix: "kCGPath",
    spellings: [.eoFill: "kCGPathEOFill", .eoFillStroke: "kCGPathEOFillStroke"])
}

extension BlendMode: LuaEnum {
  public static let table = LuaEnumTable<BlendMode>(
    "CGBlendMode", objc: "CGBlendMode", prefix: "kCGBlendMode",
    spellings: [.xor: "kCGBlendModeXOR"])
}

extension GradientOptions: LuaOptionSet {
  public static let table = LuaOptionTable<GradientOptions>(
    "CGGradientDrawingOptions", objc: "CGGradientDrawingOptions",
    [
      (
        "drawsBeforeStartLocation", .drawsBeforeStartLocation,
        objc: "kCGGradientDrawsBeforeStartLocation"
      ),
      ("drawsAfterEndLocation", .drawsAfterEndLocation, objc: "kCGGradientDrawsAfterEndLocation"),
    ])
}

extension ColorSpace: LuaEnum {
  static let table = LuaEnumTable<ColorSpace>("CGColorSpace", objc: "CGColorSpace")
}

extension RectCorner: LuaOptionSet {
  public static let table = LuaOptionTable<RectCorner>(
    "RectCorner", objc: "UIRectCorner",
    [
      ("topLeft", .topLeft, objc: "UIRectCornerTopLeft"),
      ("topRight", .topRight, objc: "UIRectCornerTopRight"),
      ("bottomLeft", .bottomLeft, objc: "UIRectCornerBottomLeft"),
      ("bottomRight", .bottomRight, objc: "UIRectCornerBottomRight"),
      ("allCorners", .allCorners, objc: "UIRectCornerAllCorners"),
    ])
}

extension StringDrawingOptions: LuaOptionSet {
  static let table = LuaOptionTable<StringDrawingOptions>(
    "StringDrawingOptions", objc: "NSStringDrawingOptions",
    [
      (
        "usesLineFragmentOrigin", .usesLineFragmentOrigin,
        objc: "NSStringDrawingUsesLineFragmentOrigin"
      ),
      ("usesFontLeading", .usesFontLeading, objc: "NSStringDrawingUsesFontLeading"),
      ("usesDeviceMetrics", .usesDeviceMetrics, objc: "NSStringDrawingUsesDeviceMetrics"),
      (
        "truncatesLastVisibleLine", .truncatesLastVisibleLine,
        objc: "NSStringDrawingTruncatesLastVisibleLine"
      ),
    ])
}
