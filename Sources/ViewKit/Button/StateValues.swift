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
