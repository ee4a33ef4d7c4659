import LuaRuntime
import ViewKit

extension TableViewCell.CellStyle: LuaEnum {
  public static let table = LuaEnumTable<TableViewCell.CellStyle>(
    "TableViewCellStyle", objc: "UITableViewCellStyle")
}

extension TableViewCell.AccessoryType: LuaEnum {
  public static let table = LuaEnumTable<TableViewCell.AccessoryType>(
    "TableViewCellAccessoryType", objc: "UITableViewCellAccessoryType",
    prefix: "UITableViewCellAccessory")
}

extension TableViewCell.SelectionStyle: LuaEnum {
  public static let table = LuaEnumTable<TableViewCell.SelectionStyle>(
    "TableViewCellSelectionStyle", objc: "UITableViewCellSelectionStyle")
}

extension TableViewCell.EditingStyle: LuaEnum {
  public static let table = LuaEnumTable<TableViewCell.EditingStyle>(
    "TableViewCellEditingStyle", objc: "UITableViewCellEditingStyle")
}

extension TableViewCell.StateMask: LuaOptionSet {
  public static let table = LuaOptionTable<TableViewCell.StateMask>(
    "TableViewCellStateMask", objc: "UITableViewCellStateMask", empty: emptyName,
    emptyObjc: "UITableViewCellStateDefaultMask",
    names.map { ($0.name, $0.member, objc: "UITableViewCellState\($0.name.capitalizedFirst)Mask") })
}

extension TableViewRowAction.Style: LuaEnum {
  public static let table = LuaEnumTable<TableViewRowAction.Style>(
    "TableViewRowActionStyle", objc: "UITableViewRowActionStyle")

  /// The cases with the other name of `destructive`.
  static var description: EnumDescription {
    var description = table.description
    description.cases.append(("default", "UITableViewRowActionStyleDefault"))
    return description
  }

  /// `default` is another name of `destructive`.
  public static func read(_ stack: LuaStack, _ index: Int32) -> TableViewRowAction.Style? {
    stack.type(index) == .string && stack.string(index) == "default"
      ? .default : table.read(stack, index)
  }
}
