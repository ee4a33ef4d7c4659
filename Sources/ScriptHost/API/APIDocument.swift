import Bindings
import LuaRuntime
import Rendering

/// The description of all that scripts see, for `lunette api`.
public enum APIDocument {
  /// The description as JSON, in a fixed order.
  ///
  /// - Parameter modules: what layers above the host give scripts.
  public static func json(modules: [ModuleDescription] = []) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.integer("lunette", Host.apiVersion.major)
    writer.list("classes", Catalogue.classes, write(_:_:))
    writer.list("values", Catalogue.values, write(_:_:))
    writer.list("enums", Catalogue.enums, write(_:_:))
    writer.list("callbacks", Catalogue.callbacks, write(_:_:))
    writer.list("notifications", Catalogue.notifications) { writer, notification in
      writer.beginObject()
      writer.text("name", "\(notification.owner.name).\(notification.member.name)")
      writer.names("objc", notification.member.objc)
      writer.endObject()
    }
    writer.list("functions", Catalogue.functionMembers + Catalogue.properties, write(_:_:))
    writer.list("modules", modules, write(_:_:))
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ writer: inout JSONWriter, _ module: ModuleDescription) {
    writer.beginObject()
    writer.text("name", module.name)
    writer.text("doc", module.doc)
    writer.list("members", module.values + module.functions, write(_:_:))
    writer.list("classes", module.classes, write(_:_:))
    writer.endObject()
  }

  private static func write(_ writer: inout JSONWriter, _ hostClass: HostClass) {
    writer.beginObject()
    writer.text("name", hostClass.name)
    writer.text("objc", hostClass.objc)
    writer.text("superclass", hostClass.superclass?.name)
    writer.integer("since", hostClass.since)
    writer.text("doc", hostClass.doc)
    writer.list("members", hostClass.members, write(_:_:))
    writer.endObject()
  }

  private static func write(_ writer: inout JSONWriter, _ member: Member) {
    writer.beginObject()
    writer.text("name", member.name)
    writer.text("kind", member.kind.rawValue)
    writer.names("objc", member.objc)
    writer.text("type", member.type)
    writer.text("default", member.standard)
    writer.flag("readOnly", member.readOnly)
    writer.flag("overridable", member.isOverridable)
    writer.integer("since", member.since)
    writer.text("doc", member.doc)
    writer.list("parameters", member.parameters, write(_:_:))
    writer.endObject()
  }

  private static func write(_ writer: inout JSONWriter, _ parameter: Member.Parameter) {
    writer.beginObject()
    writer.text("name", parameter.name)
    writer.text("type", parameter.type)
    writer.text("default", parameter.standard)
    writer.endObject()
  }

  private static func write(_ writer: inout JSONWriter, _ kind: ValueClass) {
    writer.beginObject()
    writer.text("name", kind.name)
    writer.text("objc", kind.objc)
    writer.text("doc", kind.doc)
    let constants = Catalogue.constants.filter { $0.owner == kind.name }
    writer.list("members", kind.fieldNames + kind.members, write(_:_:))
    writer.list("constants", constants) { writer, constant in
      writer.beginObject()
      writer.text("name", constant.name)
      writer.text("objc", constant.objc)
      writer.endObject()
    }
    writer.endObject()
  }

  private static func write(_ writer: inout JSONWriter, _ description: EnumDescription) {
    writer.beginObject()
    writer.text("name", description.name)
    writer.text("objc", description.objc)
    writer.flag("optionSet", description.isOptionSet)
    writer.list("cases", description.cases) { writer, item in
      writer.beginObject()
      writer.text("name", item.name)
      writer.names("objc", item.objc.split(separator: " ").map(String.init))
      writer.endObject()
    }
    writer.endObject()
  }

  private static func write(
    _ writer: inout JSONWriter, _ callback: Catalogue.CallbackDescription
  ) {
    writer.beginObject()
    writer.text("protocol", callback.protocol)
    writer.text("name", callback.name)
    writer.text("objc", callback.objc)
    writer.text("doc", callback.doc)
    writer.list("parameters", callback.parameters, write(_:_:))
    writer.endObject()
  }
}

extension JSONWriter {
  /// A key with a string; null when there is none.
  fileprivate mutating func text(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  /// A key with one name, several, or null.
  fileprivate mutating func names(_ name: StaticString, _ values: [String]) {
    if values.count > 1 {
      list(name, values) { $0.string($1) }
    } else {
      text(name, values.first)
    }
  }

  fileprivate mutating func flag(_ name: StaticString, _ value: Bool) {
    key(name)
    bool(value)
  }

  fileprivate mutating func integer(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  fileprivate mutating func list<Element>(
    _ name: StaticString, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }
}
