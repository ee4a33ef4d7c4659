import Testing

@testable import ViewKit

@Suite struct DataDetectorTests {
  private func found(_ text: String, _ types: DataDetectorTypes = .all) -> [String] {
    let bytes = Array(text.utf8)
    return DataDetector(types).find(in: text).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test func `addresses of the web and of mail`() {
    #expect(
      found("See http://a.b/c?d, (www.example.com) or <bob@example.org>.", .link) == [
        "http://a.b/c?d", "www.example.com", "bob@example.org",
      ])
    #expect(DataDetector(.link).find(in: "apple.com").map(\.url) == ["http://apple.com"])
    #expect(DataDetector(.link).find(in: "a@b.de").map(\.url) == ["mailto:a@b.de"])
    #expect(found("e.g. this. And http:// or a@b, 3.14 v1.2.x", .link) == [])
  }

  @Test func `numbers of telephones`() {
    #expect(found("Call +351 21 123 4567, or 555-1234.") == ["+351 21 123 4567", "555-1234"])
    #expect(
      DataDetector(.phoneNumber).find(in: "(408) 996-1010").map(\.url) == ["tel:4089961010"])
    #expect(found("In 1984 there were 123 of 456.", .phoneNumber) == [])
  }

  @Test func `dates, with their times`() {
    #expect(
      found("On 2014-09-30 at 17:30, September 30, 2014, 3rd May or tomorrow at 5pm.") == [
        "2014-09-30 at 17:30", "September 30, 2014", "3rd May", "tomorrow at 5pm",
      ])
    #expect(found("May I see 7/45/12 or 99:99?", .calendarEvent) == [])
  }

  @Test func `addresses of houses`() {
    #expect(
      found("Write to 1 Infinite Loop, Cupertino, CA 95014 today", .address) == [
        "1 Infinite Loop, Cupertino, CA 95014"
      ])
    #expect(found("12 Main Street.", .address) == ["12 Main Street"])
    #expect(found("2 ways, 3 Big dogs", .address) == [])
  }

  @Test func `only what is asked for is found, at its bytes`() {
    #expect(found("é apple.com 555-1234", .phoneNumber) == ["555-1234"])
    #expect(found("", .all) == [])
    #expect(found("apple.com", []) == [])
  }
}
