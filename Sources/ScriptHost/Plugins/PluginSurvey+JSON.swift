import Rendering

// The survey for machines.
extension PluginSurvey {
  /// One JSON document: `{"lunette":1,"roots":[…],"problems":[…]}`.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("lunette")
    writer.integer(1)
    writer.key("roots")
    writer.beginArray()
    for root in roots { write(root, &writer) }
    writer.endArray()
    writer.key("problems")
    writer.beginArray()
    for problem in manifestProblems {
      writer.beginObject()
      writer.key("file")
      writer.string(problem.file)
      writer.key("line")
      writer.integer(problem.line)
      writer.key("column")
      writer.integer(problem.column)
      writer.key("message")
      writer.string(problem.message)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private func write(_ root: Root, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.string(root.plugin.name)
    writer.key("plugins")
    writer.beginArray()
    for (_, plugin) in root.chosen.sorted(by: { $0.key < $1.key }) { write(plugin, root, &writer) }
    writer.endArray()
    writer.endObject()
  }

  private func write(_ plugin: Plugin, _ root: Root, _ writer: inout JSONWriter) {
    let manifest = plugin.manifest
    writer.beginObject()
    writer.key("name")
    writer.string(plugin.name)
    writer.key("version")
    if let version = manifest?.version { writer.string("\(version)") } else { writer.null() }
    writer.key("folder")
    writer.string(plugin.folder)
    writer.key("disabled")
    writer.bool(root.isDisabled(plugin))
    writer.key("dependencies")
    writer.beginArray()
    for (name, range) in (manifest?.dependencies ?? [:]).sorted(by: { $0.key < $1.key }) {
      writer.beginObject()
      writer.key("name")
      writer.string(name)
      writer.key("range")
      writer.string("\(range)")
      writer.key("version")
      if let version = root.chosen[name]?.manifest?.version {
        writer.string("\(version)")
      } else {
        writer.null()
      }
      writer.endObject()
    }
    writer.endArray()
    writer.key("permissions")
    writer.beginArray()
    for permission in manifest?.permissions ?? [] {
      writer.beginObject()
      writer.key("name")
      writer.string("\(permission)")
      writer.key("granted")
      writer.bool(root.isGranted(permission, to: plugin))
      writer.endObject()
    }
    writer.endArray()
    writer.key("provides")
    writer.beginArray()
    for name in (manifest?.provides ?? [:]).values.flatMap(\.self).sorted() { writer.string(name) }
    writer.endArray()
    writer.endObject()
  }
}
