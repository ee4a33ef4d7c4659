/// The header fields of a request or a response, in order; case does not count in their names.
public struct HTTPHeaders: Hashable, Sendable {
  public struct Field: Hashable, Sendable {
    public let name: String
    public var value: String
  }

  public private(set) var fields: [Field] = []

  public init() {}

  /// The fields in the byte order of their names.
  public init(_ values: [String: String]) {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { add(value, to: name) }
  }

  /// The value of a field; setting nil takes it away.
  public subscript(name: String) -> String? {
    get { index(of: name).map { fields[$0].value } }
    set {
      guard let index = index(of: name) else {
        if let newValue { fields.append(Field(name: name, value: newValue)) }
        return
      }
      if let newValue { fields[index].value = newValue } else { fields.remove(at: index) }
    }
  }

  /// Adds a value to a field, behind those that it has.
  public mutating func add(_ value: String, to name: String) {
    self[name] = self[name].map { $0 + "," + value } ?? value
  }

  /// The fields by their names.
  public var values: [String: String] {
    Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
  }

  private func index(of name: String) -> Int? {
    let name = name.lowercased()
    return fields.firstIndex { $0.name.lowercased() == name }
  }
}
