import Testing

@testable import LunetteBench

@Suite struct BenchOptionsTests {
  @Test func `Options are read in any order`() throws {
    let options = try BenchOptions([
      "--quick", "--filter", "get", "--compare", "old.json", "--json", "--filter", "set",
      "--instructions",
    ])
    #expect(options.isQuick && options.isJSON && options.countsInstructions && !options.lists)
    #expect(options.filters == ["get", "set"])
    #expect(options.comparison == "old.json")
    let none = try BenchOptions([])
    #expect(!none.isQuick && !none.isJSON && !none.asksForHelp && none.loop == nil)
  }

  @Test func `A filter is a part of a name, and one of several is enough`() throws {
    let options = try BenchOptions(["--filter", "rect", "--filter", "memory/"])
    #expect(options.includes("bridge/get rect") && options.includes("memory/view"))
    #expect(!options.includes("bridge/get enum"))
    #expect(try BenchOptions([]).includes("anything"))
  }

  @Test(
    arguments: [
      (["--nonsense"], "there is no option '--nonsense'"),
      (["quick"], "there is no option 'quick'"),
      (["--filter"], "--filter wants a value"), (["--compare"], "--compare wants a value"),
      (["--loop", "bridge/get integer"], "--loop wants a value"),
      (["--loop", "x", "nobody", "3"], "--loop wants a benchmark, a side and a count"),
    ] as [([String], String)])
  func `A wrong command line is told`(words: [String], part: String) throws {
    let error = try #require(throws: BenchError.self) { try BenchOptions(words) }
    #expect("\(error)".contains(part), "\(error)")
  }

  @Test func `The command lists, helps, and knows what there is`() throws {
    func run(_ words: String...) throws -> String {
      var text = ""
      let command = BenchCommand(
        options: try BenchOptions(words), program: "lunette-bench", output: { text += $0 },
        progress: { _ in })
      #expect(try command.run())
      return text
    }
    #expect(try run("--help").contains("--compare FILE"))
    let names = try run("--list").split(separator: "\n")
    #expect(names.count > 20 && Set(names).count == names.count)
    #expect(try run("--list", "--filter", "get rect") == "bridge/get rect\n")
    #expect(throws: BenchError.self) { try run("--filter", "no such thing") }
    #expect(throws: BenchError.self) { try run("--compare", "/no/such/file") }
  }
}
