import Testing
import ViewKit

@testable import Rendering

/// Properties that hold for every drawing.
@Suite struct RandomDrawingTests {
  /// SplitMix64: the same numbers on every machine.
  private struct Random {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((value ^ (value >> 31)) % UInt64(limit))
    }

    mutating func length(_ limit: Int) -> Double {
      Double(next(below: limit * 4)) / 4
    }
  }

  private static let alignments: [TextPart.Alignment] = [.left, .center, .right]

  private func sketch(_ random: inout Random, fills: Bool) -> (Sketch, [(String, Double, Double)]) {
    var sketch = Sketch()
    var texts: [(String, Double, Double)] = []
    for index in 0..<(5 + random.next(below: 60)) {
      let rect = Rect(
        x: random.length(500) - 60, y: random.length(800) - 60, width: random.length(300),
        height: random.length(120))
      switch random.next(below: fills ? 7 : 6) {
      case 0: sketch.box(rect)
      case 1: sketch.line(rect.minX, rect.minY, rect.width)
      case 2: sketch.line(rect.minX, rect.minY, 0.5, rect.height)
      case 3: sketch.control("c\(index)", rect, Self.alignments[random.next(below: 3)])
      case 6: sketch.fill(rect)
      default:
        let text = ["n\(index).", "中文\(index)号", "long label \(index):"][random.next(below: 3)]
        let x = 170 + random.length(30)
        let middle = random.length(667)
        sketch.text(
          text, x: x, middle: middle, size: Double(6 + random.next(below: 20)),
          Self.alignments[random.next(below: 3)])
        texts.append((text, x, middle))
      }
    }
    return (sketch, texts)
  }

  @Test func `no text is lost, split or overprinted`() {
    for seed in 0..<100 as Range<UInt64> {
      var random = Random(state: seed)
      let (sketch, texts) = sketch(&random, fills: false)
      let shown = sketch.lines.joined(separator: "\n")
      for (text, _, _) in texts where !shown.contains(text) {
        Issue.record("seed \(seed): \(text) is missing in\n\(shown)")
        return
      }
    }
  }

  @Test func `what is clearly above another text at its place is on an earlier row`() {
    for seed in 0..<100 as Range<UInt64> {
      var random = Random(state: seed)
      let (sketch, texts) = sketch(&random, fills: false)
      let lines = sketch.lines
      for upper in texts {
        for lower in texts where lower.2 - upper.2 >= 22 {
          let rows = [upper.0, lower.0].map { text in lines.firstIndex { $0.contains(text) } ?? -1 }
          if rows[0] > rows[1] { Issue.record("seed \(seed): \(upper) is below \(lower)") }
        }
      }
    }
  }

  @Test func `every drawing is printed, the same each time`() {
    for seed in 0..<100 as Range<UInt64> {
      var random = Random(state: seed)
      let (sketch, _) = sketch(&random, fills: true)
      #expect(sketch.lines == sketch.lines)
      #expect(sketch.screen.grid.coloredLines().count == sketch.screen.grid.rows.count)
    }
  }

  @Test func `the ascii form has the columns of the other one`() {
    for seed in 0..<100 as Range<UInt64> {
      var random = Random(state: seed)
      var (sketch, _) = sketch(&random, fills: true)
      func columns(_ line: String) -> Int {
        line.reduce(0) { $0 + CharacterColumns.columns(of: $1) }
      }
      let unicode = sketch.lines.map(columns)
      sketch.alphabet = .ascii
      #expect(sketch.lines.map(columns) == unicode)
    }
  }
}
