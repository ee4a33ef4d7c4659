/// The windows of an application that are alive, whether they are visible or not.
struct WindowRegistry {
  private var entries: [ObjectIdentifier: (number: Int, window: Unmanaged<Window>)] = [:]
  private var count = 0

  /// Adds a new window, or puts one in front of the others of its level.
  mutating func add(_ window: Window) {
    count += 1
    entries[ObjectIdentifier(window)] = (count, .passUnretained(window))
  }

  /// Called while a window is being freed.
  mutating func remove(_ window: Window) {
    entries[ObjectIdentifier(window)] = nil
  }

  /// The windows by level, then in the order in which they were added.
  var all: [Window] {
    entries.values.map { (number: $0.number, window: $0.window.takeUnretainedValue()) }
      .sorted { ($0.window.windowLevel, $0.number) < ($1.window.windowLevel, $1.number) }
      .map(\.window)
  }
}
