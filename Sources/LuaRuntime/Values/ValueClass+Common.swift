import CLuaSupport

// What every kind of value has: `with` and `unpack`.
extension ValueClass {
  /// Adds the common members to a list.
  static func addCommonMembers(to list: inout MemberList) {
    list.method(
      "with", parameters: [.init("changes", "table")],
      doc: "A copy with some fields changed: `rect:with{ x = 1 }`.",
      call: { thread, numbers in
        invoke(thread) { arguments throws -> ValueCopy in
          try ValueCopy(changing: arguments.stack, numbers)
        }
      })
    list.method(
      "unpack", doc: "All fields as separate numbers, in the order of the short form.",
      call: { thread, _ in
        let stack = LuaStack(thread)
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: maximumFieldCount) {
          numbers in
          guard let start = numbers.baseAddress, let kind = ln_value_at(thread, 1, start) else {
            return 0
          }
          for index in 0..<Int(kind.pointee.count) { stack.push(start[index]) }
          return Int32(kind.pointee.count)
        }
      })
  }
}

/// A value like another, with the changes that a table names.
private struct ValueCopy: LuaPushable {
  let kind: UnsafePointer<ln_value_class>
  var numbers: [Double]

  init(changing stack: LuaStack, _ current: UnsafeMutableRawPointer) throws {
    guard let (kind, _) = stack.value(1) else { throw LuaFailure("expected a value as receiver") }
    self.kind = kind
    let count = Int(kind.pointee.count)
    let start = current.assumingMemoryBound(to: Double.self)
    numbers = (0..<count).map { start[$0] } + Array(repeating: -1, count: Int(kind.pointee.hidden))
    guard stack.type(2) == .table else {
      throw LuaFailure("expected a table of changes, got \(stack.summary(2))")
    }
    func names(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
      (0..<count).map { index in list?[index].map { String(cString: $0) } ?? "" }
    }
    let fields = names(kind.pointee.fields)
    let others = names(kind.pointee.others)
    stack.pushNil()
    while stack.next(2) {
      guard stack.type(-2) == .string, let name = stack.string(-2),
        let index = fields.firstIndex(of: name) ?? others.firstIndex(of: name)
      else {
        throw LuaFailure(
          "no field \(stack.summary(-2)); the fields are \(fields.joined(separator: " "))")
      }
      guard let number = Double.read(stack, -1) else {
        throw LuaFailure(
          "\(name): expected \(Double.expectation(stack, -1)), got \(stack.summary(-1))")
      }
      numbers[index] = number
      stack.pop()
    }
    if kind.pointee.is_packed, !ln_is_packable(numbers) {
      throw LuaFailure(
        "expected " + (ValueClass.of(kind)?.packedExpectation(numbers) ?? "numbers in range"))
    }
  }

  func push(_ stack: LuaStack) {
    if kind.pointee.is_packed {
      stack.push(packed: Int(numbers[0]) - 1, Int(numbers[1]) - 1)
    } else {
      ln_push_value(stack.thread, kind, numbers)
    }
  }
}
