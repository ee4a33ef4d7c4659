import Testing

@testable import ScriptTesting

@Suite struct GlobTests {
  @Test(arguments: [
    ("src/*.lua", "src/a.lua", true), ("src/*.lua", "src/b/a.lua", false),
    ("src/**/*.lua", "src/a.lua", true), ("src/**/*.lua", "src/b/c/a.lua", true),
    ("src/**", "src/b/c/a.lua", true), ("src", "src/a.lua", true), ("src/", "src/a.lua", true),
    ("src", "a/src/b.lua", true), ("./src/a.lua", "src/a.lua", true),
    ("src", "source/a.lua", false),
    ("*_data.lua", "x/y/big_data.lua", true), ("?.lua", "x/a.lua", true),
    ("?.lua", "ab.lua", false),
    ("/tmp/**/x.lua", "/tmp/a/x.lua", true), ("/tmp/x", "tmp/x", false), ("**", "a.lua", true),
    ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-b-b", false), ("*", "é.lua", true), ("", "a", false),
  ])
  func patternsMeanWhatGitMeans(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(Glob(pattern).matches(path) == matches)
  }

  @Test func aPatternKnowsWhereToLook() {
    #expect(Glob("src/lib/*.lua").base == "src/lib")
    #expect(Glob("src/*/x.lua").base == "src")
    #expect(Glob("*.lua").base == "" && Glob("x.lua").base == "")
    #expect(Glob("/tmp/a/**").base == "/tmp/a")
  }

  @Test func pathsAreShownFromTheWorkingFolder() {
    func shown(_ path: String) -> String { CoverageScope.shown(path, in: "/home/me/work") }
    #expect(shown("./src/../src/a.lua") == "src/a.lua")
    #expect(shown("/home/me/work/a.lua") == "a.lua")
    #expect(shown("../b.lua") == "/home/me/b.lua")
    #expect(shown("/home/me/worker/a.lua") == "/home/me/worker/a.lua")
    #expect(shown(".") == "")
  }
}
