import FoundationEssentials
import Testing

@testable import LunetteBench

@Suite struct ReportTests {
  private func outcome(
    _ name: String, _ median: Double, spread: Double = 0, ratio: Double? = nil,
    limit: Double? = nil
  ) -> Outcome {
    var figure = Figure([median])
    figure.spread = spread
    let rival = ratio.map { ratio in
      Outcome.Rival(name: "C", measured: Figure([1]), ratio: Figure([ratio]), limit: 1.2)
    }
    return Outcome(
      name: name, unit: .nanoseconds, measured: figure, scaled: median, limit: limit, rival: rival)
  }

  @Test(
    arguments: [
      (0, 2, "0.00"), (1.005, 1, "1.0"), (-1.25, 2, "-1.25"), (-0.001, 2, "0.00"), (99.5, 0, "100"),
      (0.06, 1, "0.1"), (.infinity, 2, "?"), (.nan, 0, "?"), (1e300, 2, "?"), (12.345, 2, "12.35"),
    ] as [(Double, Int, String)])
  func `Numbers have so many digits behind the point`(value: Double, digits: Int, text: String) {
    #expect(Report.fixed(value, digits) == text)
  }

  @Test func `Numbers of all sizes have about three digits`() {
    #expect(
      [0.123, 9.99, 10, 99.9, 100, 1234].map(Report.number) == [
        "0.12", "9.99", "10.0", "99.9", "100", "1234",
      ])
    #expect(Report.percent(0.256) == "26%")
  }

  @Test func `An outcome is good when it is within all of its goals`() {
    #expect(outcome("a", 5).isGood == nil)
    #expect(outcome("a", 5, limit: 5).isGood == true)
    #expect(outcome("a", 5, limit: 4).isGood == false)
    #expect(outcome("a", 5, ratio: 1.2).isGood == true)
    #expect(outcome("a", 5, ratio: 1.3, limit: 9).isGood == false)
    var counted = outcome("a", 5, ratio: 1)
    counted.instructions = Outcome.Instructions(measured: 130, rival: 100)
    #expect(counted.isGood == false)
    #expect(Report.cells(counted).last == "≤ 1.20× ✗")
  }

  @Test func `Columns without content are left out, and no line ends with a blank`() {
    let table = TextTable([
      ["", "n", "none", "ratio"], ["é long", "1", "", "2.5"], ["b", "100", "", ""],
    ])
    #expect(
      table.text == """
                  n  ratio
        é long    1    2.5
        b       100

        """)
  }

  @Test func `A comparison tells what changed beyond the spread`() {
    let before = ResultFile(
      calibration: Figure([4]),
      outcomes: [
        outcome("same", 100, spread: 0.05), outcome("slower", 100),
        outcome("faster", 100, ratio: 2),
        outcome("gone", 1),
      ])
    let now = ResultFile(
      calibration: Figure([4]),
      outcomes: [
        outcome("same", 104), outcome("slower", 110), outcome("faster", 50, ratio: 1),
        outcome("new", 1),
      ])
    #expect(
      Comparison(before: before, now: now).text == """
                before      now  change  ratio before   now
        same    100 ns   104 ns       ~
        slower  100 ns   110 ns    +10%
        faster  100 ns  50.0 ns    -50%          2.00  1.00

        """)
  }

  @Test func `Results read back as they were written`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/bench-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var sized = outcome("a", 1.5, spread: 0.25, ratio: 2, limit: 3)
    sized.size = 30
    sized.exponent = 0.5
    let file = ResultFile(calibration: Figure([3, 4, 5]), outcomes: [sized])
    try Data(try file.text().utf8).write(to: URL(filePath: path))
    let read = try ResultFile(at: path)
    #expect(try read.text() == file.text())
    #expect(read.outcomes.first?.fullName == "a, 30")
    try Data("{}".utf8).write(to: URL(filePath: path))
    #expect(throws: BenchError.self) { try ResultFile(at: path) }
  }

  @Test func `The instructions stand behind cachegrind's refs`() {
    let report = "==1== Cachegrind\n==1== \n==1== I   refs:      1,234,567\n"
    #expect(InstructionCounter.total(in: report) == 1_234_567)
    #expect(InstructionCounter.total(in: "==1== I refs: none") == nil)
    #expect(InstructionCounter.total(in: "") == nil)
  }
}
