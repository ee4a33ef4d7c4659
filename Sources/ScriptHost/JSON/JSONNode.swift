/// A value of a JSON text, and where it begins.
///
/// Foundation's decoder tells neither places nor names that stand twice, which is what a person
/// who wrote the text wants to know.
struct JSONNode {
  var value: Value
  /// The index of its first byte.
  var offset: Int

  indirect enum Value {
    case null
    case bool(Bool)
    case number(Double)
    /// A whole number that a `Double` cannot tell from its neighbours.
    case integer(Int)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  /// As a message names it: `a number`.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number, .integer: "a number"
    case .string(let text): text.isEmpty ? "an empty string" : "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A name of an object and its value.
struct JSONMember {
  var name: String
  /// The index of the first byte of the name.
  var offset: Int
  var node: JSONNode
}

/// What is wrong with a JSON text, or with what it says, and where.
struct JSONProblem: Error, Equatable {
  var message: String
  /// The index of the byte to point at.
  var offset: Int
}
