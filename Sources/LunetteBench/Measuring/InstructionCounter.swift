#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Counts the instructions of a piece of work, by running this program under valgrind twice with
/// different counts. The difference has no start-up in it.
struct InstructionCounter {
  /// This program without what debuggers need, which valgrind 3.19 cannot read.
  private let program: TemporaryFile
  private let counts: (Int, Int)

  /// - Parameter path: this program.
  init(program path: String, isQuick: Bool) throws(BenchError) {
    program = TemporaryFile(ending: "")
    counts = isQuick ? (100, 200) : (2_000, 12_000)
    let ending = try ChildProcess(words: ["strip", "-g", "-o", program.path, path]).run()
    guard ending.exitCode == 0 else {
      throw .cannotRun("strip", "exit code \(ending.exitCode)")
    }
  }

  /// Instructions per repetition of one side of a duel.
  func count(_ benchmark: String, _ side: Duel.Side) throws(BenchError) -> Double {
    let first = try run(benchmark, side, counts.0)
    let second = try run(benchmark, side, counts.1)
    return Double(second - first) / Double(counts.1 - counts.0)
  }

  private func run(_ benchmark: String, _ side: Duel.Side, _ count: Int) throws(BenchError) -> Int {
    let file = TemporaryFile(ending: ".txt")
    let process = ChildProcess(
      words: [
        "valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
        program.path, "--loop", benchmark, side.rawValue, String(count),
      ],
      // The same tables in each run.
      environment: ["SWIFT_DETERMINISTIC_HASHING=1"])
    let ending = try process.run(errorFile: file.path)
    let output = file.text
    guard ending.exitCode == 0, let count = Self.total(in: output) else {
      throw .cannotRun("valgrind", "exit code \(ending.exitCode): \(output.suffix(300))")
    }
    return count
  }

  /// The number after `I refs:` in cachegrind's report.
  static func total(in report: String) -> Int? {
    for line in report.split(separator: "\n") where line.contains("refs:") {
      guard let number = line.split(separator: ":").last else { continue }
      return Int(number.filter(\.isNumber))
    }
    return nil
  }
}
