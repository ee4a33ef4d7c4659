import CLuaSupport

// What is said of members that a value does not have, and of writing to one.
extension LuaState {
  func readValue(_ stack: LuaStack, _ kind: UnsafePointer<ln_value_class>?) -> Int32 {
    guard let kind else { return LN_FAILED }
    return fail(stack, unknownMember(stack, kind))
  }

  private func unknownMember(_ stack: LuaStack, _ kind: UnsafePointer<ln_value_class>) -> String {
    let key = stack.string(2) ?? stack.summary(2)
    let members = ValueClass.of(kind).map { ($0.fieldNames + $0.members).map(\.name) } ?? []
    let hint =
      Spelling.nearest(to: key, among: members, by: { $0 }).map { "; did you mean '\($0)'?" }
    return "\(String(cString: kind.pointee.name)) has no member '\(key)'\(hint ?? "")"
  }

  func writeValue(_ stack: LuaStack, _ kind: UnsafePointer<ln_value_class>?) -> Int32 {
    guard let kind, let value = ValueClass.of(kind) else { return LN_FAILED }
    let key = stack.string(2) ?? ""
    let words = value.name.words
    let noun = words.joined(separator: " ")
    let article = noun.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    let refusal = "\(article) \(noun) is a value and cannot be changed"
    guard value.fields.contains(key) else {
      if let member = value.members.first(where: { $0.name == key }) {
        let isDerived = member.kind == .property && value.place == nil
        let fields = value.fields.joined(separator: " ")
        return fail(stack, refusal + (isDerived ? "; '\(key)' follows from its \(fields)" : ""))
      }
      return fail(stack, "\(refusal); \(unknownMember(stack, kind))")
    }
    if value.place != nil { return fail(stack, "\(refusal); add a number to it for another one") }
    let new = stack.isNil(3) ? "1" : stack.string(3) ?? "1"
    let changed = "\(words.last ?? noun):with{ \(key) = \(new) }"
    let advice =
      noun == "rect"
      ? "write view.\(key) = \(new), or view.frame = view.frame:with{ \(key) = \(new) }"
      : "assign a new one: \(changed)"
    return fail(stack, "\(refusal); \(advice)")
  }
}

extension String {
  /// The words of a name in camel case, in small letters: `affine`, `transform`.
  fileprivate var words: [String] {
    reduce(into: []) { words, letter in
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
  }
}
