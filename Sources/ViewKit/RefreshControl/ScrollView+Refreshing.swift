extension ScrollView {
  /// The control with which a person asks for new content, by pulling it down. With one the content
  /// can be pulled however low it is.
  public final var refreshControl: RefreshControl? {
    get { refreshSlot.value }
    set {
      let old = refreshSlot.value
      if newValue === old { return }
      if let other = newValue?.superview as? ScrollView, other.refreshControl === newValue {
        other.refreshControl = nil
      }
      Object.keep([old, newValue].compactMap(\.self)) {
        refreshSlot.set(newValue, in: self)
        old?.attach(to: nil)
        newValue?.attach(to: self)
      }
    }
  }
}
