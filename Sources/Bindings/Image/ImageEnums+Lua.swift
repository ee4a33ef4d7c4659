import LuaRuntime
import ViewKit

extension ImageRenderingMode: LuaEnum {
  public static let table = LuaEnumTable<ImageRenderingMode>(
    "ImageRenderingMode", objc: "UIImageRenderingMode")
}

extension ImageResizingMode: LuaEnum {
  public static let table = LuaEnumTable<ImageResizingMode>(
    "ImageResizingMode", objc: "UIImageResizingMode")
}

extension ImageOrientation: LuaEnum {
  public static let table = LuaEnumTable<ImageOrientation>(
    "ImageOrientation", objc: "UIImageOrientation")
}
