/// The controllers of an application that are alive, wherever they are: who hears of a shortage of
/// memory.
struct ControllerRegistry {
  private var entries: [ObjectIdentifier: (number: Int, controller: Unmanaged<ViewController>)] =
    [:]
  private var count = 0

  mutating func add(_ controller: ViewController) {
    count += 1
    entries[ObjectIdentifier(controller)] = (count, .passUnretained(controller))
  }

  /// Called while a controller is being freed.
  mutating func remove(_ controller: ViewController) {
    entries[ObjectIdentifier(controller)] = nil
  }

  /// The controllers in the order in which they were made.
  var all: [ViewController] {
    entries.values.sorted { $0.number < $1.number }.map { $0.controller.takeUnretainedValue() }
  }
}
