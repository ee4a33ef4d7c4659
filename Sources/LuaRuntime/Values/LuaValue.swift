import CLuaSupport

/// An immutable value made of numbers (a rect, a size), with named fields in Lua.
public protocol LuaValue: LuaConvertible {
  static var valueClass: ValueClass { get }

  /// Makes the value from as many numbers as the class has fields.
  init(numbers: UnsafePointer<Double>)

  /// Writes as many numbers as the class has fields.
  func write(to numbers: UnsafeMutablePointer<Double>)
}

/// The largest number of fields of a value.
@usableFromInline
let maximumFieldCount = 16

extension LuaValue {
  public static var luaName: String { valueClass.name }

  @inlinable
  public func push(_ stack: LuaStack) { push(stack, as: Self.valueClass.descriptor) }

  @inlinable
  public static func read(_ stack: LuaStack, _ index: Int32) -> Self? {
    read(stack, index, as: valueClass.descriptor)
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    valueClass.expectation(stack, index)
  }

  /// Pushes the value for who has looked up its class before: where that is often done, asking for
  /// the class costs as much as the rest.
  @inlinable @inline(__always)
  public func push(_ stack: LuaStack, as descriptor: ValueClass.Descriptor) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: maximumFieldCount) { numbers in
      guard let start = numbers.baseAddress else { return }
      write(to: start)
      ln_push_value(stack.thread, descriptor, start)
    }
  }

  /// Reads the value for who has looked up its class before.
  @inlinable @inline(__always)
  public static func read(
    _ stack: LuaStack, _ index: Int32, as descriptor: ValueClass.Descriptor
  ) -> Self? {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: maximumFieldCount) { numbers in
      guard let start = numbers.baseAddress,
        ln_read_value(stack.thread, index, descriptor, start) == LN_VALUE_OK
      else { return nil }
      return Self(numbers: start)
    }
  }
}

/// The description of a kind of value: its fields, its derived members, its methods.
public final class ValueClass: @unchecked Sendable {
  // Immutable after init: only the unsafe pointers keep the compiler from seeing it.
  public let name: String
  public let objc: String?
  public let doc: String
  public let fields: [String]
  public let fieldNames: [Member]
  public let members: [Member]
  public let descriptor: Descriptor
  let place: Place?
  private let cMembers: [UnsafePointer<ln_member>]

  /// What the C side knows of a kind; it lives as long as the process.
  public typealias Descriptor = UnsafePointer<ln_value_class>

  /// What values have whose one number is a place on a line, such as a date: two are compared,
  /// their difference is a number, and one and a number make another.
  public struct Place: Sendable {
    let text: @Sendable (Double) -> String

    /// - Parameter text: the text of a value.
    public init(text: @escaping @Sendable (Double) -> String) { self.text = text }
  }

  /// - Parameters:
  ///   - fields: the names of the numbers, in the order of the short form, with UIKit's spelling.
  ///   - hidden: how many numbers follow that are no fields: values are equal without regard to
  ///     them, and in one that a script made they are −1.
  ///   - otherNames: second names that fields have in tables: `item` for `row`.
  ///   - isPacked: for two whole numbers from 1 on that lie in a light userdata, as index paths do.
  ///   - place: for values of one number that are places on a line.
  ///   - define: adds derived properties and methods.
  public init(
    _ name: String, objc: String? = nil, doc: String, fields: [(name: String, objc: String?)],
    otherNames: [String: String] = [:], hidden: Int = 0, isPacked: Bool = false,
    place: Place? = nil, _ define: (inout MemberList) -> Void = { _ in }
  ) {
    self.place = place
    self.name = name
    self.objc = objc
    self.doc = doc
    self.fields = fields.map(\.name)
    fieldNames = fields.map {
      Member(
        .property, $0.name, objc: $0.objc.map { [$0] } ?? [],
        typeName: isPacked ? "integer" : "number", readOnly: true, doc: "")
    }
    let kind = UnsafeMutablePointer<ln_value_class>.allocate(capacity: 1)
    let names = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: fields.count)
    for (index, field) in fields.enumerated() { names[index] = copyCString(field.name) }
    let others = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: fields.count)
    for (index, field) in fields.enumerated() {
      others[index] = otherNames[field.name].map { copyCString($0) }
    }
    kind.initialize(
      to: ln_value_class(
        name: copyCString(name), count: UInt32(fields.count), hidden: UInt32(hidden),
        number: ln_next_value_number(), fields: names, others: otherNames.isEmpty ? nil : others,
        is_place: place != nil, is_packed: isPacked, info: nil))
    descriptor = UnsafePointer(kind)
    var list = MemberList(owner: UnsafeRawPointer(kind))
    define(&list)
    ValueClass.addCommonMembers(to: &list)
    members = list.entries.map(\.member)
    cMembers = list.entries.map { UnsafePointer($0.descriptor) }
    // A kind lives as long as the process.
    kind.pointee.info = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
  }

  /// Makes the kind known to a state, so that its values can be pushed.
  public func define(in state: LuaState) {
    let stack = state.stack
    stack.newTable()
    for (index, field) in fields.enumerated() {
      stack.push(index)
      stack.rawSet(-2, field)
    }
    for (member, descriptor) in zip(members, cMembers) {
      if member.kind == .method {
        ln_push_value_method(stack.thread, descriptor)
      } else {
        stack.push(light: descriptor)
      }
      stack.rawSet(-2, member.name)
    }
    ln_define_value(stack.thread, descriptor)
  }

  static func of(_ kind: UnsafePointer<ln_value_class>) -> ValueClass? {
    kind.pointee.info.map {
      Unmanaged<ValueClass>.fromOpaque(UnsafeMutableRawPointer(mutating: $0)).takeUnretainedValue()
    }
  }

  func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    let positional = "{ " + fields.joined(separator: ", ") + " }"
    var numbers = [Double](repeating: 0, count: maximumFieldCount)
    switch Int(ln_read_value(stack.thread, index, descriptor, &numbers)) {
    case LN_VALUE_WRONG_COUNT: return "\(name) \(positional), \(fields.count) numbers"
    case LN_VALUE_UNKNOWN: return "\(name) \(positional) and no other keys"
    case LN_VALUE_NAN: return "\(name) \(positional) of numbers, of which none is NaN"
    case LN_VALUE_MIXED: return "\(name) \(positional) either by position or by name, not both"
    case LN_VALUE_RANGE: return "\(name) \(positional) of " + packedExpectation(numbers)
    case LN_VALUE_MISSING: return "\(name) with all of " + fields.joined(separator: " ")
    default:
      let isList = stack.type(index) == .table && stack.listCount(index) > 0
      let problem = isList ? stack.problem(inList: index) { stack.type($0) == .number } : ""
      return "\(name) \(positional)\(problem)"
    }
  }
}

/// A C string that lives as long as the process, as the descriptions that use it do.
func copyCString(_ text: String) -> UnsafePointer<CChar> {
  let bytes = Array(text.utf8CString)
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
  copy.initialize(from: bytes, count: bytes.count)
  return UnsafePointer(copy)
}

extension LuaValue {
  /// Reads a value, or its short form; false when it is none. For kinds with further short forms.
  public static func readValue(
    _ stack: LuaStack, _ index: Int32, into numbers: UnsafeMutablePointer<Double>
  ) -> Bool {
    ln_read_value(stack.thread, index, valueClass.descriptor, numbers) == LN_VALUE_OK
  }
}
