import Testing

@testable import ScriptTesting

/// Random scripts: whatever comes, reading ends with steps or with a mistake in place.
@Suite struct StepFuzzTests {
  private static let pieces =
    Verb.allCases.map(\.rawValue) + ElementState.allCases.map { ":" + $0.rawValue } + [
      "Button", "login.", "#", "#list", "\"", "'", "\"Add\"", "~\"a\"", "'登录'", "[", "]", "[2]",
      "[last]", "[99999999999999999999]", "!", "*", "~", ":", ";", "\n", "\r\n", "\r", " ", "  ",
      "\t", "--", "-", "+", ".", "3", "-4.5", "1e9", "1e999", "left", "on", "“", "」", "\\", "\\n",
      "\\u{", "\\u{41}", "}", "\u{301}", "\u{200D}", "👩\u{200D}👧", "\u{0}", "\u{1B}[2J", "\u{FEFF}",
      "\u{3000}", "；", "\u{10FFFF}", "\u{202E}", "x", "_", "9",
    ]

  @Test(arguments: 0..<20) func readingNeverTraps(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<400 {
      let count = Int.random(in: 0...24, using: &random)
      let text = (0..<count).map { _ in
        Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      }.joined(separator: Bool.random(using: &random) ? " " : "")
      check(text)
      checkBytes(text, &random)
    }
  }

  /// Changes bytes, so that quotes and scalars break anywhere.
  private func checkBytes(_ text: String, _ random: inout SplitMix) {
    var bytes = Array(text.utf8)
    for _ in 0..<3 where !bytes.isEmpty {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
    }
    check(String(decoding: bytes, as: UTF8.self))
  }

  private func check(_ text: String) {
    do {
      for step in try StepScript(parsing: text, name: "fuzz").steps {
        // What was read prints as a step that reads the same.
        #expect((try? Step(parsing: step.description)) == step)
      }
    } catch {
      #expect(error.place.hasPrefix("fuzz:"))
      #expect(error.excerpt.count == 2)
      #expect(error.excerpt[1].contains("^"))
      #expect(!"\(error)".unicodeScalars.contains("\u{1B}"))
    }
    _ = try? Query(parsing: text)
    _ = try? Step(parsing: text)
  }
}

/// A small generator whose numbers a seed fixes.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
