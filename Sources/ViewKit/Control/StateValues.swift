/// What a control shows by its state: a value for some states, and that of the normal state for
/// the others.
struct StateValues<Value: Equatable> {
  /// Few states have a value, so a list is quicker than a dictionary.
  private(set) var entries: [(state: Control.State, value: Value)] = []

  /// The value of just this state.
  subscript(state: Control.State) -> Value? {
    get { entries.first { $0.state == state }?.value }
    set {
      let index = entries.firstIndex { $0.state == state }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append((state, value))
      case (nil, nil): break
      }
    }
  }

  /// The value that is shown in a state.
  func value(for state: Control.State) -> Value? {
    self[state] ?? self[.normal]
  }
}

extension PropertyVisitor {
  /// The values that states other than the normal one have, each under its state's name.
  func byState<Value>(
    _ name: StaticString, _ values: StateValues<Value>, _ describe: (Value) -> PropertyValue
  ) {
    let fields = values.entries.filter { $0.state != .normal }
      .sorted { $0.state.rawValue < $1.state.rawValue }
      .map { PropertyValue.Field($0.state.joinedNames, describe($0.value)) }
    visit(name, .fields(fields), isDefault: fields.isEmpty, restore: nil)
  }

  /// A position, nil for none. It is shown as scripts count, from 1.
  func position(
    _ name: StaticString, _ value: Int?, default standard: Int? = nil,
    restore: @autoclosure () -> ((Int?) -> Void)? = nil
  ) {
    visit(
      name, value.map { .integer($0 + 1) } ?? .none, isDefault: value == standard,
      restore: !restores
        ? nil
        : restore().map { restore in
          {
            switch $0 {
            case .integer(let number): restore(number - 1)
            case .none: restore(nil)
            default: break
            }
          }
        })
  }

  /// A colour that is the system's until it is set.
  func color(_ name: StaticString, _ value: Color?) {
    text(name, value?.description ?? "", isDefault: value == nil)
  }
}
