import LuaRuntime
import ViewKit

extension HostClass {
  static let object = HostClass(
    "Object", of: Object.self, objc: "NSObject", superclass: nil,
    doc: "The root of all classes; also of models and delegates that a script writes.",
    make: { thread in make(thread) { _ in Object() } }
  ) { list in
    list.property(
      "user", LuaTable.self, objc: "",
      doc: "A table for whatever the script wants to keep with the object.",
      get: { thread, _ in LuaTable.pushUserTable(LuaStack(thread)) })
    // The runtime puts the function here, one for each class.
    list.method(
      "init", objc: "init", parameters: [.init("options", "table")], isOverridable: true,
      doc:
        "Called with what the constructor was given; calls Class.super.init(self, options) once.",
      call: { thread, _ in
        invokeFailure(LuaStack(thread), "init belongs to the making of an object")
      })
    list.method(
      "isKind", objc: "isKindOfClass:", parameters: [.init("class", "class")],
      returns: Bool.self, doc: "Whether the object is of a class or of one below it.",
      call: { thread, _ in invoke(thread) { $0.stack.isKind(1, of: try $0.value(2)) } })
    list.method(
      "responds", objc: "respondsToSelector:", parameters: [.init("name", "string")],
      returns: Bool.self, doc: "Whether the object has a method of this name.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let name = try arguments.value(2, String.self)
          return Object.at(object) { $0.responds(to: Selector(name)) }
        }
      })
    list.method(
      "setValue", objc: "setValue:forKey:",
      parameters: [.init("value", "any"), .init("key", "string")],
      doc: "Sets a member by its name: object:setValue(true, \"isHidden\").",
      call: { thread, _ in
        invoke(thread) { arguments throws -> Void in
          let stack = arguments.stack
          let key = try arguments.value(3, String.self)
          try KeyValue.set(KeyValue.name(ofKey: key, stack, 1), of: 1, to: 2, stack)
        }
      })
    Object.addMessages(to: &list)
    list.classMethod(
      "subclass", parameters: [.init("name", "string")], returns: LuaTable.self,
      doc: "A new class below this one: `ui.View:subclass \"Badge\"`.",
      call: { thread in
        invoke(thread) { arguments throws -> LuaClassValue in
          guard let parent = arguments.stack.classType(1) else {
            throw LuaFailure("a class is made with a colon: ui.View:subclass \"Name\"")
          }
          let name = try arguments.value(2, String.self)
          return LuaClassValue(try ClassNames.make(name, below: parent, arguments.stack))
        }
      })
    list.classMethod(
      "include", parameters: [.init("functions", "table")],
      doc: "Copies the functions of a table that the class does not define itself.",
      call: { thread in
        invoke(thread) { arguments throws -> Void in
          guard let type = arguments.stack.classType(1), type.isScripted else {
            throw LuaFailure("only a class of a script can include functions")
          }
          try type.include(arguments.stack, 2)
        }
      })
  }
}

extension Object: LuaObject {}

/// A plain table, for the metadata.
enum LuaTable: LuaReadable {
  case table

  static var luaName: String { "table" }

  static func read(_ stack: LuaStack, _ index: Int32) -> LuaTable? {
    stack.type(index) == .table ? .table : nil
  }

  /// Pushes the table that the object at 1 keeps for the script, made at first use.
  static func pushUserTable(_ stack: LuaStack) -> Int32 {
    if stack.userValue(1, 1) != .table {
      stack.pop()
      stack.newTable()
      stack.copy(-1)
      stack.setUserValue(1, 1)
    }
    if stack.rawGet(-1, "user") != .table {
      stack.pop()
      stack.newTable()
      stack.copy(-1)
      stack.rawSet(-3, "user")
    }
    return 1
  }
}

/// A class as an argument.
struct LuaClass: LuaReadable {
  let type: LuaType

  static var luaName: String { "class" }

  static func read(_ stack: LuaStack, _ index: Int32) -> LuaClass? {
    stack.classType(index).map(LuaClass.init)
  }
}

extension LuaStack {
  func isKind(_ index: Int32, of wanted: LuaClass) -> Bool {
    objectType(index)?.lineage.contains { $0 === wanted.type } ?? false
  }
}

/// Checks the names of classes that scripts make.
enum ClassNames {
  static func make(_ name: String, below parent: LuaType, _ stack: LuaStack) throws -> LuaType {
    guard HostClass.isName(name) else {
      throw LuaFailure("a class name is an identifier, got \"\(name)\"")
    }
    // In a tree, and for a query, the two would be one.
    let isShown = Catalogue.classes.contains { hostClass in
      hostClass.name == name && hostClass.lineage.contains { $0 === HostClass.responder }
    }
    guard !isShown else {
      throw LuaFailure(
        "\(name) is a class of the host; yours needs another name, such as My\(name)")
    }
    guard let library = UILibrary.of(stack) else { throw LuaFailure("the host is gone") }
    guard let type = library.makeClass(name, below: parent, in: stack.callerChunk) else {
      throw LuaFailure(
        "class \(name) exists already; a second subclass \"\(name)\" needs another name")
    }
    return type
  }
}
