import LuaRuntime
import ScriptHost
import ScriptTesting
import ViewKit

// The kinds of values that options take.

extension ValueParser where Value == String {
  /// Any text.
  static var text: ValueParser { ValueParser { text in text } }

  /// A pattern of Lua's.
  static var luaPattern: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      if let problem = LuaPatternCheck.problem(of: text) {
        throw InvalidValue(expected: "a pattern of Lua's (\(problem))")
      }
      return text
    }
  }

  /// Any text but an empty one; `noun` says what it is.
  static func nonempty(_ noun: String) -> ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      if text.isEmpty { throw InvalidValue(expected: noun) }
      return text
    }
  }
}

extension ValueParser where Value == PermissionGrant {
  /// A permission, maybe of another plugin than the one that is opened.
  static var grant: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      do throws(Permission.InvalidPermission) {
        return try PermissionGrant(parsing: text)
      } catch {
        throw InvalidValue(expected: "a permission (\(error.reason))")
      }
    }
  }
}

// The surroundings of an application.
extension ValueParser where Value == String {
  /// The name of a time zone of the system's database.
  static var timeZone: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      if TimeZoneRules(identifier: text) != nil { return text }
      throw InvalidValue(
        expected: "the name of a time zone, as Europe/Lisbon",
        suggestion: TimeZoneRules.identifier(like: text))
    }
  }

  /// The name of a locale.
  static var locale: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      if LocaleName.isKnown(text) { return text }
      throw InvalidValue(
        expected: "the name of a locale, as pt_PT", suggestion: LocaleName.nearest(to: text))
    }
  }
}

extension ValueParser where Value == Double {
  /// A number of at least zero, at most `maximum` where that is given.
  ///
  /// - Parameter noun: the name of a unit, for the message.
  static func nonnegative(_ noun: String, to maximum: Int? = nil) -> ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      guard let number = ScreenSize.decimal(text), number >= 0,
        number <= maximum.map(Double.init) ?? .infinity
      else {
        let range = maximum.map { "from 0 to \($0)" } ?? "of at least 0"
        throw InvalidValue(expected: "\(noun), a number \(range)")
      }
      return number
    }
  }

  /// A number above zero.
  static func positive(_ noun: String) -> ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      guard let number = ScreenSize.decimal(text), number > 0 else {
        throw InvalidValue(expected: "\(noun), a number above 0")
      }
      return number
    }
  }
}

extension ValueParser where Value == Int {
  /// A whole number, at least `minimum` where that is given.
  static func integer(from minimum: Int? = nil) -> ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      guard let number = Int(text), number >= minimum ?? .min else {
        throw InvalidValue(
          expected: "a whole number" + (minimum.map { " of at least \($0)" } ?? ""))
      }
      return number
    }
  }

  /// A number of bytes: `65536`, `64K`, `64M`, `2G`.
  static var bytes: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      let shift: Int =
        switch text.last {
        case "k", "K": 10
        case "m", "M": 20
        case "g", "G": 30
        default: 0
        }
      let digits = shift == 0 ? text : String(text.dropLast())
      guard let number = Int(digits), number > 0, number <= Int.max >> shift else {
        throw InvalidValue(expected: "a number of bytes, as 65536, 64K, 64M or 2G")
      }
      return number << shift
    }
  }
}

extension ValueParser where Value: CaseIterable & RawRepresentable<String> {
  /// One of an enumeration's words.
  static var choice: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      if let value = Value(rawValue: text) { return value }
      let words = Value.allCases.map(\.rawValue)
      throw InvalidValue(
        expected: alternatives(words),
        suggestion: Spelling.nearest(to: text, among: words, by: { $0 }))
    }
  }
}
