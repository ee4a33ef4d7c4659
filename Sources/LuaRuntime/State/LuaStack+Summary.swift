import CLuaSupport

extension LuaStack {
  /// A value as an error message names it: `string "abc"`, `number 3`, `Label #title`.
  public func summary(_ index: Int32) -> String {
    switch type(index) {
    case .boolean: return boolean(index) ? "true" : "false"
    case .number:
      if isInteger(index), let value = integer(index) { return "number \(value)" }
      let number = number(index) ?? 0
      // The sign of NaN is the processor's.
      return number.isNaN ? "number nan" : "number \(number)"
    case .string:
      let text = string(index) ?? ""
      return text.count > 40 ? "string \"\(text.prefix(40))…\"" : "string \"\(text)\""
    case .table:
      let count = length(index)
      return count > 0 ? "table of \(count) element\(count == 1 ? "" : "s")" : "table"
    case .userdata, .lightUserdata:
      return userdataSummary(index)
    case let type:
      return type.name
    }
  }

  private func userdataSummary(_ index: Int32) -> String {
    if let peer = ln_to_peer(thread, index) {
      let type = LuaType.of(peer.pointee.type)
      guard let object = peer.pointee.object else {
        return peer.pointee.hasEnded
          ? "\(type.name) that has ended"
          : "\(type.name) whose init has not called super.init(self, options)"
      }
      return LuaState.of(self).bridge?.summary(
        of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue(), type: type) ?? type.name
    }
    if let type = ln_to_class(thread, index) { return "class \(LuaType.of(type).name)" }
    if let (kind, _) = value(index) {
      return String(cString: kind.pointee.name) + " " + valueText(index)
    }
    return "userdata"
  }

  /// The kind of the value at `index`, and its numbers; nil for what is none.
  func value(_ index: Int32) -> (kind: UnsafePointer<ln_value_class>, numbers: [Double])? {
    var numbers = [Double](repeating: 0, count: maximumFieldCount)
    guard let kind = ln_value_at(thread, index, &numbers) else { return nil }
    return (kind, Array(numbers.prefix(Int(kind.pointee.count))))
  }

  /// The numbers of the value at `index`: `{1, 2, 3, 4}`; of an index path `[1, 2]`.
  func valueText(_ index: Int32) -> String {
    guard let (kind, numbers) = value(index) else { return "{}" }
    if let place = ValueClass.of(kind)?.place { return place.text(numbers[0]) }
    let text = numbers.map { Self.text(of: $0) }.joined(separator: ", ")
    return kind.pointee.is_packed ? "[\(text)]" : "{\(text)}"
  }

  /// A number as a person writes it: whole ones without a fraction.
  public static func text(of number: Double) -> String {
    if let whole = Int(exactly: number), abs(number) < 9e15 { return "\(whole)" }
    return "\(number)"
  }

  /// The named fields of a table in byte order, as far as they are simple: `{ code = 404, … }`.
  func contents(_ index: Int32) -> String {
    let table = absolute(index)
    let names = stringKeys(table)
    guard !names.isEmpty else { return summary(table) }
    var parts = names.prefix(5).map { name in
      rawGet(table, name)
      defer { pop() }
      switch type(-1) {
      case .string: return "\(name) = \"\(string(-1)?.prefix(80) ?? "")\""
      case .number, .boolean: return "\(name) = \(summary(-1).split(separator: " ").last ?? "")"
      case let type: return "\(name) = \(type.name)"
      }
    }
    if names.count > 5 { parts.append("…") }
    return "{ " + parts.joined(separator: ", ") + " }"
  }
}
