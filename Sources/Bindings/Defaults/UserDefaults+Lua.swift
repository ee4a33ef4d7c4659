import LuaRuntime
import ViewKit

extension HostClass {
  static let userDefaults = HostClass(
    "UserDefaults", of: UserDefaults.self, objc: "NSUserDefaults", superclass: .object,
    doc:
      "What the application remembers: `ui.UserDefaults.standard:set(3, \"highScore\")`. Strings, "
      + "numbers, booleans, dates, lists and tables with names, which are copied in and out."
  ) { list in
    list.classProperty(
      "standard", UserDefaults.self, objc: "+[NSUserDefaults standardUserDefaults]",
      doc: "The application's defaults.",
      get: { thread in
        give(thread, UILibrary.of(LuaStack(thread))?.application.userDefaults)
      })
    UserDefaults.addSetters(to: &list)
    UserDefaults.addGetters(to: &list)
    list.notification(
      "didChangeNotification", objc: UserDefaults.didChangeNotification,
      get: { give($0, UserDefaults.didChangeNotification) })
  }
}

extension UserDefaults {
  fileprivate static func addSetters(to list: inout MemberList) {
    list.method(
      "set", objc: "setObject:forKey:", "setInteger:forKey:", "setFloat:forKey:",
      "setDouble:forKey:", "setBool:forKey:", "setURL:forKey:",
      parameters: [.init("value", "any"), .init("key", "string")],
      doc: "Sets a value; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let key = try arguments.value(3, String.self)
          let isNil = arguments.stack.isNil(2)
          let value = isNil ? nil : try PlainValue(propertyListAt: 2, arguments.stack)
          UserDefaults.at(object) { defaults in
            charging(thread, defaults) { defaults.set(value, forKey: key) }
          }
        }
      })
    list.method(
      "removeObject", objc: "removeObjectForKey:", parameters: [.init("key", "string")],
      doc: "Takes a value away, so that the registered one counts, if there is any.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let key = try arguments.value(2, String.self)
          UserDefaults.at(object) { defaults in
            charging(thread, defaults) { defaults.removeObject(forKey: key) }
          }
        }
      })
    list.method(
      "register", objc: "registerDefaults:", parameters: [.init("defaults", "table")],
      doc: "Says what counts for keys that have no value. It is never stored.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          _ = try arguments.value(2, LuaTable.self)
          let value = try PlainValue(propertyListAt: 2, arguments.stack, name: "defaults")
          let fields: [String: PlainValue]
          switch value {
          case .table(let named): fields = named
          case .list(let elements) where elements.isEmpty: fields = [:]
          default: throw LuaFailure("expected a table with names, got a list")
          }
          UserDefaults.at(object) { defaults in
            charging(thread, defaults) { defaults.register(defaults: fields) }
          }
        }
      })
    list.method(
      "synchronize", objc: "synchronize", returns: Bool.self,
      doc: "Has what was set stored now, where it is stored at all; false when that failed.",
      call: { thread, object in
        invoke(thread) { _ throws -> Bool in UserDefaults.at(object) { $0.synchronize() } }
      })
  }

  fileprivate static func addGetters(to list: inout MemberList) {
    let key = [Member.Parameter("key", "string")]
    list.method(
      "object", objc: "objectForKey:", parameters: key, typeName: "any",
      doc: "The value for a key; nil when there is none.",
      call: { thread, object in give(thread, object) { $0.object(forKey: $1) } })
    list.method(
      "string", objc: "stringForKey:", parameters: key, returns: (String?).self,
      doc: "A string, or a number as one; else nil.",
      call: { thread, object in give(thread, object) { $0.string(forKey: $1) } })
    list.method(
      "integer", objc: "integerForKey:", parameters: key, returns: Int.self,
      doc: "A number without its fraction, true as 1, what a string begins with; else 0.",
      call: { thread, object in give(thread, object) { $0.integer(forKey: $1) } })
    list.method(
      "double", objc: "doubleForKey:", parameters: key, returns: Double.self,
      doc: "A number, true as 1, what a string begins with; else 0.",
      call: { thread, object in give(thread, object) { $0.double(forKey: $1) } })
    list.method(
      "float", objc: "floatForKey:", parameters: key, returns: Double.self,
      doc: "The same with the precision of a Float.",
      call: { thread, object in give(thread, object) { Double(Float($0.double(forKey: $1))) } })
    list.method(
      "bool", objc: "boolForKey:", parameters: key, returns: Bool.self,
      doc: "Whether it is true, a number other than 0, or a string such as \"YES\".",
      call: { thread, object in give(thread, object) { $0.bool(forKey: $1) } })
    list.method(
      "array", objc: "arrayForKey:", parameters: key, returns: (LuaTable?).self,
      doc: "A list; else nil.",
      call: { thread, object in
        give(thread, object) { $0.array(forKey: $1).map(PlainValue.list) }
      })
    list.method(
      "stringArray", objc: "stringArrayForKey:", parameters: key, returns: ([String]?).self,
      doc: "A list of strings; else nil.",
      call: { thread, object in give(thread, object) { $0.stringArray(forKey: $1) } })
    list.method(
      "dictionary", objc: "dictionaryForKey:", parameters: key, returns: (LuaTable?).self,
      doc: "A table with names; else nil.",
      call: { thread, object in
        give(thread, object) { $0.dictionary(forKey: $1).map(PlainValue.table) }
      })
    list.method(
      "dictionaryRepresentation", objc: "dictionaryRepresentation", returns: LuaTable.self,
      doc: "All that there is, what was registered among it.",
      call: { thread, object in
        invoke(thread) { _ throws -> PlainValue in
          UserDefaults.at(object) { .table($0.dictionaryRepresentation()) }
        }
      })
  }
}

/// Gives what defaults have for the key at 2.
private func give<Value: LuaPushable>(
  _ thread: OpaquePointer, _ object: UnsafeMutableRawPointer,
  _ value: (UserDefaults, String) -> Value
) -> Int32 {
  invoke(thread) { arguments throws -> Value in
    let key = try arguments.value(2, String.self)
    return UserDefaults.at(object) { value($0, key) }
  }
}
