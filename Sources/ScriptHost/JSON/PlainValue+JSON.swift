import Bindings
import LuaRuntime
package import Rendering
package import ViewKit

extension JSONCoding {
  /// The most bytes that a text may have which a script decodes.
  private static let greatestText = 16 << 20

  /// JSON by the host's own reader and writer.
  static var host: JSONCoding {
    JSONCoding(
      read: { text throws in
        guard text.count <= greatestText else {
          throw LuaFailure("the text has more than \(greatestText >> 20) MiB")
        }
        do throws(JSONProblem) {
          return try JSONReader.read(text).plainValue
        } catch {
          let place = SourceText(text).place(of: error.offset)
          throw LuaFailure("line \(place.line), column \(place.column): \(error.message)")
        }
      },
      write: { value in
        var writer = JSONWriter()
        writer.value(value)
        return writer.bytes
      })
  }
}

extension JSONNode {
  /// The value without its places.
  var plainValue: PlainValue {
    switch value {
    case .null: .null
    case .bool(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .number(let value):
      Int(exactly: value).flatMap { $0 == 0 && value.sign == .minus ? nil : .integer($0) }
        ?? .number(value)
    case .string(let text): .string(text)
    case .array(let elements): .list(elements.map(\.plainValue))
    case .object(let members):
      .table(Dictionary(members.map { ($0.name, $0.node.plainValue) }) { first, _ in first })
    }
  }
}

extension JSONWriter {
  /// A value; tables in the byte order of their names. JSON has no dates: they are texts here.
  package mutating func value(_ value: PlainValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .integer(let value): integer(value)
    case .number(let value): number(value)
    case .string(let text): string(text)
    case .date(let date): string(date.iso8601)
    case .list(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .table(let fields):
      beginObject()
      for name in fields.keys.sortedByBytes {
        guard let field = fields[name] else { continue }
        key(name)
        self.value(field)
      }
      endObject()
    }
  }
}

extension Collection<String> {
  /// In byte order, which is the same everywhere.
  var sortedByBytes: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
