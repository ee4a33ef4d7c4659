import Testing
import ViewKit

@Suite struct ListTests {
  /// Keeps what it is told.
  private final class Observer: ListObserver {
    var changes: [BatchUpdates] = []
    var counts: [Int] = []
    var wasLocked = false

    func list(_ list: List, didChange updates: BatchUpdates) {
      changes.append(updates)
      counts.append(list.count)
      wasLocked = list.isLocked
    }
  }

  private func insertion(_ row: Int) -> BatchUpdates {
    var updates = BatchUpdates()
    updates.insertRows([IndexPath(row: row, section: 0)])
    return updates
  }

  @Test func `Observers hear of changes, with the new count, while no other is allowed`() {
    let list = List()
    let observer = Observer()
    list.addObserver(observer)
    #expect(list.isObserved)
    list.didChange(insertion(0), count: 1)
    list.didChange(BatchUpdates(), count: 4)
    #expect(observer.changes == [insertion(0)])
    #expect(observer.counts == [1] && list.count == 4)
    #expect(observer.wasLocked && !list.isLocked)
    list.removeObserver(observer)
    list.didChange(insertion(1), count: 5)
    #expect(observer.changes.count == 1 && !list.isObserved)
  }

  @Test func `A list keeps no observer alive`() {
    let list = List()
    weak var gone: Observer?
    do {
      let observer = Observer()
      gone = observer
      list.addObserver(observer)
    }
    #expect(gone == nil && !list.isObserved)
    list.didChange(insertion(0), count: 1)
  }
}
