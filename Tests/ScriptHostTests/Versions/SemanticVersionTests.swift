import ScriptHost
import Testing

@Suite struct SemanticVersionTests {
  @Test(arguments: ["0.0.0", "1.2.3", "10.20.30", "1.0.0-beta.1", "1.0.0-x-y.0a+b.01", "1.0.0+5"])
  func `A version reads back as it was written`(text: String) throws {
    let version = try #require(SemanticVersion(text))
    #expect(version.description == text)
  }

  @Test(arguments: [
    "", "1", "1.2", "1.2.3.4", "a.b.c", "1.2.x", "01.2.3", "1.2.3-", "1.2.3-a..b", "1.2.3-01",
    "1.2.3+", " 1.2.3", "1.2.3 ", "-1.2.3", "1.2.99999999999999999999", "１.2.3",
  ])
  func `What is no version is refused`(text: String) {
    #expect(SemanticVersion(text) == nil)
  }

  /// The order that semver.org gives as its example, among others.
  @Test func `Versions are ordered by their numbers, then by their prerelease`() throws {
    let texts = [
      "0.0.1", "0.1.0", "0.9.9", "1.0.0-1", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta",
      "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.1", "1.10.0",
      "2.0.0",
    ]
    let versions = texts.compactMap { SemanticVersion($0) }
    #expect(versions.count == texts.count)
    for (index, version) in versions.enumerated() {
      for (other, second) in versions.enumerated() {
        #expect((version < second) == (index < other), "\(version) \(second)")
        #expect((version == second) == (index == other))
      }
    }
  }

  @Test func `What a build is called says nothing about the version`() {
    #expect(SemanticVersion("1.0.0+a") == SemanticVersion("1.0.0+b"))
    #expect(Set([SemanticVersion("1.0.0+a"), SemanticVersion("1.0.0+b")]).count == 1)
  }
}
