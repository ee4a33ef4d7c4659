@testable import Rendering

/// Checks a document against the part of JSON Schema that ``DocumentSchema`` uses.
struct SchemaValidator {
  private let root: JSONValue

  init() throws {
    root = try JSONValue(parsing: DocumentSchema.text)
  }

  /// What is wrong with a document; empty when it is valid.
  func problems(of document: String) throws -> [String] {
    check(try JSONValue(parsing: document), root, "$")
  }

  private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): no schema"] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
      check(value, keyword, argument, schema, path)
    }
  }

  private func check(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ schema: JSONValue,
    _ path: String
  ) -> [String] {
    switch (keyword, argument) {
    case ("$schema", _), ("$id", _), ("$defs", _), ("title", _), ("description", _):
      return []
    case ("$ref", .string(let reference)):
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let target = root["$defs"]?[name] else { return ["\(path): no \(reference)"] }
      return check(value, target, path)
    case ("const", _):
      return value == argument ? [] : ["\(path): is not \(argument)"]
    case ("type", .string(let type)):
      return Self.matches(value, type) ? [] : ["\(path): is no \(type)"]
    case ("type", .array(let types)):
      let isOne = types.contains {
        if case .string(let type) = $0 { Self.matches(value, type) } else { false }
      }
      return isOne ? [] : ["\(path): is none of \(types)"]
    case ("anyOf", .array(let schemas)):
      return schemas.contains { check(value, $0, path).isEmpty } ? [] : ["\(path): fits none"]
    case ("required", .array(let names)):
      guard case .object(let members) = value else { return [] }
      return names.compactMap {
        if case .string(let name) = $0, members[name] == nil {
          "\(path): lacks \(name)"
        } else {
          nil
        }
      }
    case ("properties", .object(let properties)):
      guard case .object(let members) = value else { return [] }
      return properties.flatMap { name, schema in
        members[name].map { check($0, schema, "\(path).\(name)") } ?? []
      }
    case ("additionalProperties", _):
      guard case .object(let members) = value else { return [] }
      return members.filter { schema["properties"]?[$0.key] == nil }.flatMap {
        check($0.value, argument, "\(path).\($0.key)")
      }
    case ("items", _):
      guard case .array(let elements) = value else { return [] }
      return elements.enumerated().flatMap { check($0.element, argument, "\(path)[\($0.offset)]") }
    case ("minItems", .number(let count)):
      guard case .array(let elements) = value, elements.count < Int(count) else { return [] }
      return ["\(path): has only \(elements.count) elements"]
    case ("maxItems", .number(let count)):
      guard case .array(let elements) = value, elements.count > Int(count) else { return [] }
      return ["\(path): has \(elements.count) elements"]
    case ("minimum", .number(let least)):
      guard case .number(let number) = value, number < least else { return [] }
      return ["\(path): is less than \(least)"]
    default:
      return ["\(path): the validator does not know \(keyword)"]
    }
  }

  private static func matches(_ value: JSONValue, _ type: String) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
