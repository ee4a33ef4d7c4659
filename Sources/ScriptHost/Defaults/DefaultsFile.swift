import LuaRuntime
import Rendering
public import ViewKit

/// The user defaults of an application in a file: a JSON object with a line for each key.
///
/// What JSON has not is an object with one name: `{"$date":"2014-09-30T17:06:25Z"}`,
/// `{"$bytes":"ff00"}` for a string that is no text, and `{"$table":{…}}` around a table that would
/// look like one of these.
public enum DefaultsFile {
  /// What is in a file; nothing when there is none yet.
  public static func read(_ path: String) throws(HostError) -> [String: PlainValue] {
    guard SourceFile.isThere(path) else { return [:] }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try SourceFile.read(path)
    } catch {
      throw .unreadable(path, error.reason)
    }
    do throws(JSONProblem) {
      let node = try JSONReader.read(bytes)
      guard case .object(let members) = node.value else {
        throw JSONProblem(
          message: "user defaults are an object; found \(node.kind)", offset: node.offset)
      }
      var values: [String: PlainValue] = [:]
      for member in members { values[text(member.name)] = try value(member.node) }
      return values
    } catch {
      throw .invalidManifest(ManifestFailure([error], in: bytes, path: path))
    }
  }

  /// Writes a file as a whole or not at all.
  static func write(_ values: [String: PlainValue], to path: String) throws(FileFailure) {
    let lines = values.keys.sortedByBytes.compactMap { key -> [UInt8]? in
      guard let value = values[key] else { return nil }
      var writer = JSONWriter()
      writer.key(written(key))
      writer.value(written(value))
      return Array("  ".utf8) + writer.bytes
    }
    let body = lines.joined(separator: Array(",\n".utf8))
    let text = lines.isEmpty ? Array("{}\n".utf8) : Array("{\n".utf8) + body + Array("\n}\n".utf8)
    try FileWriter.write(text, to: path)
  }

  // MARK: What JSON has not

  private static func written(_ value: PlainValue) -> PlainValue {
    switch value {
    case .date(let date):
      let text = date.iso8601
      let isExact = Date(iso8601: text) == date
      return .table(["$date": isExact ? .string(text) : .number(date.timeIntervalSince1970)])
    case .string(let text):
      return RawBytes.hex(of: text).map { .table(["$bytes": .string($0)]) } ?? value
    case .list(let elements): return .list(elements.map(written))
    case .table(let fields):
      var result: [String: PlainValue] = [:]
      for (name, field) in fields { result[written(name)] = written(field) }
      let isMark = fields.count == 1 && fields.keys.first?.hasPrefix("$") == true
      return isMark ? .table(["$table": .table(result)]) : .table(result)
    default: return value
    }
  }

  /// A key that is no text stands as its bytes, too.
  private static func written(_ key: String) -> String {
    RawBytes.hex(of: key).map { "$bytes:" + $0 } ?? key
  }

  private static func text(_ key: String) -> String {
    guard key.hasPrefix("$bytes:") else { return key }
    return RawBytes.text(ofHex: key.dropFirst("$bytes:".count)) ?? key
  }

  private static func value(_ node: JSONNode) throws(JSONProblem) -> PlainValue {
    switch node.value {
    case .null:
      throw JSONProblem(
        message: "null is no value of user defaults; leave the key out", offset: node.offset)
    case .array(let elements):
      var list: [PlainValue] = []
      for element in elements { list.append(try value(element)) }
      return .list(list)
    case .object(let members):
      if members.count == 1, members[0].name.hasPrefix("$") { return try marked(members[0]) }
      return .table(try table(members))
    default: return node.plainValue
    }
  }

  private static func table(
    _ members: [JSONMember]
  ) throws(JSONProblem) -> [String: PlainValue] {
    var fields: [String: PlainValue] = [:]
    for member in members { fields[text(member.name)] = try value(member.node) }
    return fields
  }

  private static func marked(_ member: JSONMember) throws(JSONProblem) -> PlainValue {
    switch (member.name, member.node.value) {
    case ("$date", .string(let text)):
      if let date = Date(iso8601: text) { return .date(date) }
    case ("$date", .number(let seconds)): return .date(Date(timeIntervalSince1970: seconds))
    case ("$bytes", .string(let digits)):
      if let text = RawBytes.text(ofHex: digits[...]) { return .string(text) }
    case ("$table", .object(let members)): return .table(try table(members))
    case (let name, _) where name.hasPrefix("$bytes:"):
      return .table(try table([member]))
    default:
      throw JSONProblem(
        message: "\"\(member.name)\" is no mark; there are $date, $bytes and $table",
        offset: member.offset)
    }
    throw JSONProblem(
      message: member.name == "$date"
        ? "expected a date, as \"2014-09-30T17:06:25Z\"" : "expected bytes as pairs of digits",
      offset: member.node.offset)
  }
}

extension Host {
  /// Gives a new application the defaults that the options say.
  func connectDefaults() {
    application.savedDefaults = options.defaults
    guard let path = options.defaultsFile else { return }
    application.storeDefaults = { [unowned self] values in
      do throws(FileFailure) {
        try DefaultsFile.write(values, to: path)
        return true
      } catch {
        add(
          ErrorReport(
            kind: "defaults",
            message: "\(TerminalText.line(path)): the user defaults cannot be written: "
              + error.reason))
        return false
      }
    }
  }

  /// Has what scripts have set in the user defaults stored, where they are stored at all.
  public func saveDefaults() { application.userDefaultsIfMade?.synchronize() }
}
