/// Who shows the content of a bar, and has to know when that changes.
protocol BarContentObserver: AnyObject {
  /// What is shown is no longer as it was.
  func barContentDidChange()
}

/// The bars that show an item, which outlive it or not.
struct BarObservers {
  private struct Entry {
    weak var observer: (any BarContentObserver)?
  }

  private var entries: [Entry] = []

  /// Tells a bar of changes from now on. One that shows the item no more does not mind.
  mutating func add(_ observer: any BarContentObserver) {
    if entries.contains(where: { $0.observer === observer }) { return }
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  func tell() {
    for entry in entries { entry.observer?.barContentDidChange() }
  }
}
