import LuaRuntime
import ViewKit

extension ContentMode: LuaEnum {
  public static let table = LuaEnumTable<ContentMode>(
    "ContentMode", objc: "UIViewContentMode")
}

extension AutoresizingMask: LuaOptionSet {
  public static let table = LuaOptionTable<AutoresizingMask>(
    "AutoresizingMask", objc: "UIViewAutoresizing", emptyObjc: "UIViewAutoresizingNone",
    names.map { ($0.name, $0.member, objc: "UIViewAutoresizing" + $0.name.capitalizedFirst) })
}

extension Touch.Phase: LuaEnum {
  public static let table = LuaEnumTable<Touch.Phase>("TouchPhase", objc: "UITouchPhase")
}

extension StatusBarStyle: LuaEnum {
  public static let table = LuaEnumTable<StatusBarStyle>(
    "StatusBarStyle", objc: "UIStatusBarStyle")
}

extension Control.State: LuaOptionSet {
  public static let table = LuaOptionTable<Control.State>(
    "ControlState", objc: "UIControlState", empty: "normal", emptyObjc: "UIControlStateNormal",
    names.map { ($0.name, $0.member, objc: "UIControlState" + $0.name.capitalizedFirst) })
}

extension Control.Events: LuaOptionSet {
  public static let table = LuaOptionTable<Control.Events>(
    "ControlEvents", objc: "UIControlEvents",
    (names + masks).map { ($0.name, $0.member, objc: "UIControlEvent" + $0.name.capitalizedFirst) })
}

extension Control.HorizontalAlignment: LuaEnum {
  public static let table = LuaEnumTable<Control.HorizontalAlignment>(
    "ControlContentHorizontalAlignment", objc: "UIControlContentHorizontalAlignment")
}

extension Control.VerticalAlignment: LuaEnum {
  public static let table = LuaEnumTable<Control.VerticalAlignment>(
    "ControlContentVerticalAlignment", objc: "UIControlContentVerticalAlignment")
}
