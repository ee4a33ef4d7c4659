import Testing

@testable import ViewKit

@Suite struct TimeZoneRulesTests {
  @Test func `UTC has no offset`() {
    #expect(TimeZoneRules(identifier: "UTC")?.offset(at: 0) == 0)
    #expect(TimeZoneRules(identifier: "GMT")?.offset(at: 1e9) == 0)
  }

  @Test func `what the system does not know is nil`() {
    for name in ["Nowhere/Town", "", "/etc/passwd", "../../../etc/passwd", "Europe/Lis\u{0}bon"] {
      #expect(TimeZoneRules(identifier: name) == nil)
    }
  }

  @Test(arguments: [
    (0, 3600), (1_719_878_400, 3600), (1_704_067_200, 0), (4_102_444_800, 0),
    (4_118_083_200, 3600),
  ])
  func `Lisbon has its summer times, also in years to come`(moment: Double, offset: Int) throws {
    // 1970-01-01 (all year summer time then), 2024-07-02, 2024-01-01, 2100-01-01, 2100-07-01.
    let rules = try #require(TimeZoneRules(identifier: "Europe/Lisbon"))
    #expect(rules.offset(at: moment) == offset)
  }

  @Test func `Shanghai is eight hours ahead`() throws {
    let rules = try #require(TimeZoneRules(identifier: "Asia/Shanghai"))
    #expect(rules.offset(at: 1_412_075_185) == 8 * 3600)
  }

  @Test func `a rule changes at its second`() throws {
    // 2024: the last Sundays of March (31st, 01:00 UTC) and October (27th, 01:00 UTC).
    let rule = try #require(TimeZoneRule("WET0WEST,M3.5.0/1,M10.5.0"))
    #expect([1_711_846_799, 1_711_846_800].map(rule.offset) == [0, 3600])
    #expect([1_729_990_799, 1_729_990_800].map(rule.offset) == [3600, 0])
  }

  @Test func `a rule of the southern half has its summer at the turn of the year`() throws {
    // Sydney 2024: until 7 April, 03:00 local; from 6 October, 02:00 local.
    let rule = try #require(TimeZoneRule("AEST-10AEDT,M10.1.0,M4.1.0/3"))
    #expect([1_704_067_200, 1_719_878_400].map(rule.offset) == [11 * 3600, 10 * 3600])
    #expect([1_712_419_199, 1_712_419_200].map(rule.offset) == [11 * 3600, 10 * 3600])
  }

  @Test func `names in brackets and odd offsets are read`() throws {
    #expect(TimeZoneRule("<+0545>-5:45")?.offset(at: 0) == 20_700)
    #expect(TimeZoneRule("<-03>3")?.offset(at: 0) == -10_800)
    #expect(TimeZoneRule("AAA0BBB,J60/0,J300/0")?.offset(at: 86_400 * 59) == 3600)
    #expect(TimeZoneRule("AAA0BBB,59/0,300/0")?.offset(at: 86_400 * 58) == 0)
  }

  @Test(arguments: ["", "A0", "WET", "WET0WEST", "WET0WEST,M13.1.0,M1.1.0", "WET0WEST,M3.5.0"])
  func `what is no rule is nil`(text: String) {
    #expect(TimeZoneRule(text) == nil)
  }

  @Test func `damaged files are nil`() {
    #expect(TimeZoneRules(contents: []) == nil)
    #expect(TimeZoneRules(contents: Array("TZif2".utf8)) == nil)
    #expect(TimeZoneRules(contents: Array("TZif2".utf8) + Array(repeating: 255, count: 200)) == nil)
    #expect(TimeZoneRules(contents: Array("TZif2".utf8) + Array(repeating: 0, count: 200)) == nil)
  }

  @Test func `the time of day has two digits each`() {
    #expect(TimeZoneRules.utc.timeOfDay(at: 1_168_335_660) == "09:41")
    let pacific = TimeZoneRules(identifier: "America/Los_Angeles")
    #expect(pacific?.timeOfDay(at: 1_168_364_460) == "09:41")
    #expect(TimeZoneRules.utc.timeOfDay(at: -60) == "23:59")
    #expect(TimeZoneRules.utc.timeOfDay(at: .nan) == "00:00")
  }
}
