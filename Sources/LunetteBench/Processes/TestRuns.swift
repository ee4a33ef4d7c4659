/// How long whole runs of specs take, beside busted where it is installed.
enum TestRuns {
  static var benchmarks: [Benchmark] { [start, trivial, screens] }

  /// From the start of the process to its end, with one test.
  private static var start: Benchmark {
    Benchmark(name: "process/test once") { context in
      let file = spec("it('passes', function() assert.is_true(true) end)")
      let rounds = try ProcessRounds([run([file], context)], rounds: 41, context)
      return [rounds.outcome("process/test once", limit: 15, rival: nil, context)]
    }
  }

  /// What the two runners themselves cost.
  private static var trivial: Benchmark {
    Benchmark(name: "process/1,000 tests in 10 files") { context in
      let files = (1...10).map { file in
        spec(
          """
          describe("file \(file)", function()
            for number = 1, 100 do
              it("test " .. number, function() assert.are.equal(number, number) end)
            end
          end)
          """)
      }
      let subject = run(files, context)
      guard let lua = ChildProcess.path(of: "lua5.4"), let busted = ChildProcess.path(of: "busted")
      else {
        let rounds = try ProcessRounds([subject], rounds: 9, context)
        return [rounds.outcome("process/1,000 tests in 10 files", limit: 50, rival: nil, context)]
      }
      let rival = ChildProcess(
        words: [lua, busted, "--ignore-lua"] + files.map(\.path), files: files)
      let rounds = try ProcessRounds([subject, rival], rounds: 9, context)
      return [
        rounds.outcome(
          "process/1,000 tests in 10 files", rival: ("busted", limit: 1.0 / 20), context)
      ]
    }
  }

  /// A screen of 50 views that is launched, tapped and looked at: what each such test adds.
  private static var screens: Benchmark {
    Benchmark(name: "process/test of a screen") { context in
      let count = context.isQuick ? 10 : 400
      let files = [1, count + 1].map { screenSpec(tests: $0) }
      let rounds = try ProcessRounds(files.map { run([$0], context) }, rounds: 15, context)
      let added = zip(rounds.times[1], rounds.times[0]).map { ($0 - $1) / Double(count) }
      return [rounds.outcome("process/test of a screen", added, limit: 1, context)]
    }
  }

  private static func screenSpec(tests: Int) -> TemporaryFile {
    spec(
      """
      local t, ui = require "lunette.test", require "lunette"
      local function screen()
        local view = ui.View{ backgroundColor = "white" }
        for row = 1, 12 do
          for column = 1, 4 do
            view:addSubview(ui.Label{ text = row .. "." .. column,
              frame = { 90 * column - 80, 50 * row, 80, 40 } })
          end
        end
        view:addSubview(ui.Button{ id = "count", title = "0", frame = { 20, 20, 80, 30 },
          onTouchUpInside = function(sender) sender:setTitle(sender.currentTitle + 1) end })
        return view
      end
      for number = 1, \(tests) do
        it("test " .. number, function()
          local screen = t.launch(screen)
          screen:tap "#count"
          assert.equal("1", screen:find("#count").currentTitle)
        end)
      end
      """)
  }

  private static func spec(_ text: String) -> TemporaryFile {
    TemporaryFile(ending: "_spec.lua", text)
  }

  private static func run(_ files: [TemporaryFile], _ context: BenchContext) -> ChildProcess {
    ChildProcess(words: [context.lunette, "test"] + files.map(\.path), files: files)
  }
}
