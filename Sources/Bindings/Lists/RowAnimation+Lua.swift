import LuaRuntime
public import ViewKit

extension RowAnimation: LuaEnum {
  public static let table = LuaEnumTable<RowAnimation>(
    "RowAnimation", objc: "UITableViewRowAnimation")
}
