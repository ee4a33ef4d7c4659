import Testing

@testable import ViewKit

@Suite struct TextRangeTests {
  private let text = "a\u{65}\u{301}👨‍👩‍👧中"

  @Test func lengthsAreCountedInThreeWays() throws {
    let range = try TextRange(bytes: 0..<text.utf8.count, in: text)
    #expect(range.bytes == 0..<25)
    #expect(range.characterCount == 4)
    #expect(range.utf16Count == 12)
  }

  @Test func graphemesAreNotSplit() throws {
    // The accent alone; the middle of the family.
    #expect(try TextRange(bytes: 2..<4, in: text).bytes == 1..<4)
    #expect(try TextRange(bytes: 8..<11, in: text).bytes == 4..<22)
  }

  @Test func betweenTwoCharactersNothingIsWidened() throws {
    #expect(try TextRange(bytes: 1..<1, in: text).bytes == 1..<1)
    #expect(try TextRange(bytes: 25..<25, in: text).bytes == 25..<25)
    #expect(try TextRange(bytes: 22..<25, in: text).characterCount == 1)
  }

  @Test func whatSplitsACodePointOrLiesOutsideIsRefused() {
    #expect(throws: TextRangeError.splitsCharacter(first: 4, last: 4, at: 4)) {
      try TextRange(bytes: 3..<4, in: text)
    }
    #expect(throws: TextRangeError.splitsCharacter(first: 1, last: 3, at: 3)) {
      try TextRange(bytes: 0..<3, in: text)
    }
    #expect(throws: TextRangeError.outside(first: 1, last: 26, count: 25)) {
      try TextRange(bytes: 0..<26, in: text)
    }
  }

  @Test func everyRangeOfEveryTextIsRefusedOrWhole() throws {
    for text in ["", "abc", "é中😀", "🇩🇪🇫🇷", "\r\n", "e\u{301}\u{302}x", "👍🏽👍"] {
      let size = text.utf8.count
      for lower in 0...size {
        for upper in lower...size {
          guard let range = try? TextRange(bytes: lower..<upper, in: text) else { continue }
          #expect(range.bytes.lowerBound <= lower && range.bytes.upperBound >= upper)
          let piece = text[try text.range(ofBytes: range.bytes)]
          #expect(range.characterCount == piece.count)
          #expect(Array(text).filter { piece.contains($0) }.count >= piece.count)
        }
      }
    }
  }

  @Test func bytesThatAreNoTextCountOneByOne() throws {
    let text = "a\u{10FEFF}\u{10FEFE}é"
    let range = try TextRange(bytes: 1..<3, in: text)
    #expect(range.bytes == 1..<3)
    #expect(range.characterCount == 2)
    let last = try TextRange(bytes: 3..<5, in: text)
    #expect(last.bytes == 3..<5)
    #expect(throws: TextRangeError.self) { try TextRange(bytes: 4..<5, in: text) }
    #expect(throws: TextRangeError.self) { try TextRange(bytes: 0..<6, in: text) }
  }
}
