import Testing

@testable import ScriptTesting

@Suite struct NearestNameTests {
  private let names = ["backgroundColor", "text", "isHidden", "time-zone", "to"]

  @Test(arguments: [
    ("backgroundColour", "backgroundColor"), ("texx", "text"), ("txet", "text"), ("tex", "text"),
    ("TEXT", "text"), ("timezone", "time-zone"), ("time_zone", "time-zone"),
    ("isHiden", "isHidden"),
  ]) func misspeltNamesHaveANeighbour(_ word: String, _ name: String) {
    #expect(nearestName(to: word, in: names) == name)
  }

  @Test(arguments: ["frame", "", "x", "color", "texture"])
  func strangersHaveNone(_ word: String) {
    #expect(nearestName(to: word, in: names) == nil)
  }

  @Test func theNearestOfSeveralWins() {
    #expect(nearestName(to: "setp", in: ["seat", "step", "set"]) == "step")
  }
}
