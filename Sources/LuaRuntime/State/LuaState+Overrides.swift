import CLuaSupport

// What scripts get from the functions by which their classes override members of the host.

extension LuaState {
  /// The result of an override is on top, or none is. A script that calls it gets what the host
  /// would: the value that a short form stands for.
  func convert(
    _ stack: LuaStack, _ record: UnsafePointer<ln_member>, hasResult: Bool
  ) -> Int32 {
    guard let member = Member.of(record), let type = member.valueType else {
      return hasResult ? 1 : 0
    }
    let owner = stack.objectType(1)?.name ?? String(cString: record.pointee.owner.pointee.name)
    let name = member.kind == .property ? "\(owner).get_\(member.name)" : "\(owner).\(member.name)"
    let place = stack.place(ofFunctionAt: ln_upvalue_index(1))
      .map { "\($0.source):\($0.line): " }
    guard hasResult else {
      warn("\(place ?? "")\(name) returned nothing; UIKit's default was used")
      return 0
    }
    if type.normalize(stack) { return 1 }
    let expected = type == Bool.self ? "true or false" : type.expectation(stack, -1)
    let message = "\(name) must return \(expected), got \(stack.summary(-1))"
    return fail(stack, place.map { "\u{2}\($0)\(message)" } ?? message)
  }
}

extension LuaReadable {
  /// Replaces the value on top, perhaps a short form, by the one that it stands for; false when it
  /// is of another kind.
  fileprivate static func normalize(_ stack: LuaStack) -> Bool {
    // Where a callback has to say yes or no, nil is no.
    if Self.self == Bool.self, stack.isNil(-1) {
      stack.pop()
      stack.push(false)
      return true
    }
    guard let value = read(stack, -1) else { return false }
    if let value = value as? any LuaPushable {
      value.push(stack)
      stack.remove(-2)
    }
    return true
  }
}
