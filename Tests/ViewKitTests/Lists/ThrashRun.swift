import FoundationEssentials
import Testing

@testable import ViewKit

/// One view with its data, at which random batches of changes are thrown beside a slow and obvious
/// model; subclasses say which view.
///
/// `THRASH_SEED` is the first seed, `THRASH_COUNT` how many there are; CI has fixed ones.
class ThrashRun: Object {
  final var random: SeededRandom
  final let application = Application()
  final let window: Window
  /// The numbers of the rows that the view has said to be on show, and how often.
  final var displayed: [Int: Int] = [:]
  private(set) final var problem: String?

  init(seed: Int) {
    random = SeededRandom(seed: UInt64(seed))
    window = application.makeWindow()
  }

  /// A few sections of a few rows.
  final func rows(atMost most: Int) -> [Int] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Int.random(in: 0...most, using: &random)
    }
  }

  /// Runs so many seeds, until one has a problem.
  static func run(_ kind: Any, seeds count: Int, _ make: (_ seed: Int) -> ThrashRun) {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["THRASH_SEED"].flatMap(Int.init) ?? 1
    let count = environment["THRASH_COUNT"].flatMap(Int.init) ?? count
    for seed in first..<first + max(count, 1) {
      let run = make(seed)
      run.go()
      if let problem = run.problem {
        Issue.record("\(kind), seed \(seed): \(problem)")
        return
      }
    }
  }

  private func go() {
    check("at first")
    for step in 1...6 where problem == nil {
      scrollAndSelect()
      let batch = RandomBatch(from: list, using: &random)
      do {
        try perform(batch)
      } catch {
        problem = "refused a batch that fits: \(error)"
        return
      }
      checkAtOnce("batch \(step)")
      settle()
      check("after batch \(step)")
    }
  }

  // MARK: What the view is

  /// The model's rows.
  var list: ModelList { ModelList([]) }

  /// Changes the model, then the view.
  func perform(_ batch: RandomBatch) throws {}

  func scrollAndSelect() {}

  /// Lets what is to be shown be shown.
  func settle() {}

  /// What holds before a layout, and animations.
  func checkAtOnce(_ when: String) {}

  func check(_ when: String) {}

  // MARK: Agreement

  final func expect<Value: Equatable>(_ what: String, _ got: Value, _ wanted: Value) {
    if problem == nil, got != wanted { problem = "\(what): \(got) instead of \(wanted)" }
  }

  /// Whether those are on show, and told to be, that the model has in sight, once each.
  final func checkCells(
    _ cells: [View], tags: [Int], subviews: Int, _ when: String
  ) {
    expect("cells \(when)", cells.map(\.tag), tags)
    expect("cells in the view \(when)", subviews, cells.count)
    let shown = Dictionary(cells.map { ($0.tag, 1) }, uniquingKeysWith: +)
    expect("displayed \(when)", displayed.filter { $0.value != 0 }, shown)
  }
}
