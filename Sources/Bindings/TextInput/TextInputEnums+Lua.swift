import LuaRuntime
import ViewKit

extension TextInputTraits.Autocapitalization: LuaEnum {
  public static let table = LuaEnumTable<TextInputTraits.Autocapitalization>(
    "TextAutocapitalizationType", objc: "UITextAutocapitalizationType")
}

extension TextInputTraits.Autocorrection: LuaEnum {
  public static let table = LuaEnumTable<TextInputTraits.Autocorrection>(
    "TextAutocorrectionType", objc: "UITextAutocorrectionType")
}

extension TextInputTraits.SpellChecking: LuaEnum {
  public static let table = LuaEnumTable<TextInputTraits.SpellChecking>(
    "TextSpellCheckingType", objc: "UITextSpellCheckingType")
}

extension TextInputTraits.Appearance: LuaEnum {
  public static let table = LuaEnumTable<TextInputTraits.Appearance>(
    "KeyboardAppearance", objc: "UIKeyboardAppearance")

  /// The cases with the old name of `dark`, `alert`.
  static var description: EnumDescription {
    var description = table.description
    description.cases.append(("alert", "UIKeyboardAppearanceAlert"))
    return description
  }

  /// `alert` is the old name of `dark`.
  public static func read(_ stack: LuaStack, _ index: Int32) -> TextInputTraits.Appearance? {
    stack.type(index) == .string && stack.string(index) == "alert"
      ? .alert : table.read(stack, index)
  }
}

extension KeyboardType: LuaEnum {
  public static let table = LuaEnumTable<KeyboardType>(
    "KeyboardType", objc: "UIKeyboardType", spellings: [.asciiCapable: "UIKeyboardTypeASCIICapable"]
  )

  /// The cases with the old name of `asciiCapable`, `alphabet`.
  static var description: EnumDescription {
    var description = table.description
    description.cases.append(("alphabet", "UIKeyboardTypeAlphabet"))
    return description
  }

  /// `alphabet` is the old name of `asciiCapable`.
  public static func read(_ stack: LuaStack, _ index: Int32) -> KeyboardType? {
    stack.type(index) == .string && stack.string(index) == "alphabet"
      ? .alphabet : table.read(stack, index)
  }
}

extension ReturnKeyType: LuaEnum {
  public static let table = LuaEnumTable<ReturnKeyType>(
    "ReturnKeyType", objc: "UIReturnKeyType", prefix: "UIReturnKey")
}
