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

extension TintAdjustmentMode: LuaEnum {
  public static let table = LuaEnumTable<TintAdjustmentMode>(
    "TintAdjustmentMode", objc: "UIViewTintAdjustmentMode")
}

extension AnimationOptions: LuaOptionSet {
  public static let table = LuaOptionTable<AnimationOptions>(
    "AnimationOptions", objc: "UIViewAnimationOptions",
    names.map { ($0.name, $0.member, objc: "UIViewAnimationOption" + $0.name.capitalizedFirst) })
}

extension AnimationCurve: LuaEnum {
  public static let table = LuaEnumTable<AnimationCurve>(
    "AnimationCurve", objc: "UIViewAnimationCurve")
}

extension AnimationTransition: LuaEnum {
  public static let table = LuaEnumTable<AnimationTransition>(
    "AnimationTransition", objc: "UIViewAnimationTransition")
}

extension Event.EventType: LuaEnum {
  public static let table = LuaEnumTable<Event.EventType>("EventType", objc: "UIEventType")
}

extension Event.Subtype: LuaEnum {
  public static let table = LuaEnumTable<Event.Subtype>("EventSubtype", objc: "UIEventSubtype")
}

extension Application.State: LuaEnum {
  public static let table = LuaEnumTable<Application.State>(
    "ApplicationState", objc: "UIApplicationState")
}

extension InterfaceOrientation: LuaEnum {
  public static let table = LuaEnumTable<InterfaceOrientation>(
    "InterfaceOrientation", objc: "UIInterfaceOrientation")
}

extension Touch.Phase: LuaEnum {
  public static let table = LuaEnumTable<Touch.Phase>("TouchPhase", objc: "UITouchPhase")
}

extension StatusBarStyle: LuaEnum {
  public static let table = LuaEnumTable<StatusBarStyle>(
    "StatusBarStyle", objc: "UIStatusBarStyle")
}

extension StatusBarAnimation: LuaEnum {
  public static let table = LuaEnumTable<StatusBarAnimation>(
    "StatusBarAnimation", objc: "UIStatusBarAnimation")
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
