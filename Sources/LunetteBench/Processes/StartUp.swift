/// How long a whole process takes for a screen with one label, beside an empty `lua5.4`.
enum StartUp {
  static let script = """
    local ui = require "lunette"
    return ui.Label{ text = "Hello" }
    """

  static var benchmarks: [Benchmark] {
    [
      Benchmark(name: "process/render one label") { context in
        guard ChildProcess.path(of: "lua5.4") != nil else {
          throw BenchError.cannotRun("lua5.4", "it is not on PATH")
        }
        let file = TemporaryFile(ending: ".lua", script)
        let rounds = try ProcessRounds(
          [
            ChildProcess(words: [context.lunette, "render", file.path], files: [file]),
            ChildProcess(words: ["lua5.4", "-e", ""]),
          ], rounds: 41, context)
        return [
          rounds.outcome("process/render one label", rival: ("lua5.4", limit: 6), context)
        ]
      }
    ]
  }
}
