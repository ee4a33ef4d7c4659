import Testing

@testable import ScriptTesting

/// Tests by the lines on which they stand, and by what a run before found.
@Suite struct SelectionTests {
  private static let text = """
    it("one", function()
    end)

    describe("a", function()
      before_each(function()
      end)
      it("two", function()
        assert.is_true(true)
      end)
      it.each { 1, 2 } ("three %d", function()
      end)
      describe("b", function()
        local four = function() end
        it("four", four)
        pending("five")
      end)
    end)
    """

  private func outcomes(_ lines: ClosedRange<Int>...) throws -> [String] {
    let folder = try SpecFolder(["a_spec.lua": Self.text, "b_spec.lua": "it('x', function() end)"])
    return try folder.run { options in
      options.roots = [folder.path + "/a_spec.lua"]
      options.lines = [folder.path + "/a_spec.lua": lines]
    }.outcomes.map { String($0.split(separator: " ", maxSplits: 1)[1]) }
  }

  @Test func aLineMeansTheTestThatSpansIt() throws {
    #expect(try outcomes(8...8) == ["a two"])
    #expect(try outcomes(1...1) == ["one"])
    #expect(try outcomes(11...11) == ["a three 1", "a three 2"])
    #expect(try outcomes(14...14) == ["a b four"])
    #expect(try outcomes(15...15) == ["a b five"])
  }

  @Test func aLineWithoutATestMeansTheBlockAroundIt() throws {
    #expect(try outcomes(12...12) == ["a b four", "a b five"])
    #expect(try outcomes(5...5) == ["a two", "a three 1", "a three 2", "a b four", "a b five"])
    #expect(try outcomes(3...3).count == 6)
  }

  @Test func aLineBehindTheEndIsToldWithTheNearestTest() throws {
    let folder = try SpecFolder(["a_spec.lua": Self.text])
    let path = folder.path + "/a_spec.lua"
    let run = try folder.run { $0.lines = [path: [99...99]] }
    #expect(run.outcomes == [])
    #expect(run.problems == ["\(path): no test stands on line 99; the nearest is 'a' on line 4"])
    let both = try folder.run { $0.lines = [path: [99...99, 1...1]] }
    #expect(both.outcomes == ["passed one"] && both.problems.count == 1)
  }

  @Test func severalLinesMeanWhatTheyTouch() throws {
    #expect(try outcomes(2...8) == ["one", "a two"])
    #expect(try outcomes(2...2, 14...14) == ["one", "a b four"])
  }

  @Test func chosenTestsRunAlone() throws {
    let folder = try SpecFolder([
      "a_spec.lua": Self.text, "b_spec.lua": "it('x', function() end) it('y', function() end)",
      "c_spec.lua": "it('x', function() end)",
    ])
    let run = try folder.run {
      $0.chosen = [
        folder.path + "/a_spec.lua": ["a b four", "one"], folder.path + "/b_spec.lua": [],
      ]
    }
    #expect(run.outcomes == ["passed one", "passed a b four", "passed x", "passed y"])
  }

  @Test func filesThatFailedComeFirst() throws {
    let folder = try SpecFolder([
      "a_spec.lua": "it('a', function() end)", "b_spec.lua": "it('b', function() end)",
    ])
    let run = try folder.run { $0.firstFiles = [folder.path + "/b_spec.lua"] }
    #expect(run.outcomes == ["passed b", "passed a"])
  }
}
