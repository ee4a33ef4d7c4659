import Testing

@testable import LunetteBench

@Suite struct RoundsTests {
  @Test func `Works take turns, each with its own number of repetitions`() throws {
    var calls: [(name: String, count: Int)] = []
    func work(_ name: String, _ steps: Int) -> Work {
      Work { count in
        calls.append((name, count))
        var sum = 0.0
        for step in 0..<(count * steps) { sum += Double(step).squareRoot() }
        #expect(sum >= 0)
      }
    }
    let effort = Effort(rounds: 4, slice: 100_000)
    let samples = Rounds.measure([work("slow", 2000), work("fast", 20)], effort)
    #expect(samples.map(\.count) == [4, 4])
    #expect(samples.joined().allSatisfy { $0 > 0 })
    let rounds = calls.suffix(8)
    #expect(rounds.map(\.name) == ["slow", "fast", "slow", "fast", "slow", "fast", "slow", "fast"])
    #expect(Set(rounds.filter { $0.name == "fast" }.map(\.count)).count == 1)
    let slow = try #require(rounds.first { $0.name == "slow" }).count
    let fast = try #require(rounds.first { $0.name == "fast" }).count
    #expect(fast > slow)
  }

  @Test func `Each does its work as often as it is counted`() {
    var done = 0
    Work.each { done += 1 }.run(7)
    #expect(done == 7)
  }

  @Test func `A time is scaled by the speed of the machine`() throws {
    let context = BenchContext(
      calibration: try Calibration(), effort: .quick, isQuick: true, instructions: nil, lunette: "")
    #expect(context.scaled(100, calibration: 8) == 50)
    #expect(context.scaled(100, calibration: 2) == 200)
    #expect(context.scaled(100, calibration: 0) == 100)
  }
}
