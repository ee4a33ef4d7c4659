/// The lines of one section of a flow layout: where items lie, from the beginning of the first line.
///
/// Along is the way in which the grid scrolls, across the other one.
enum FlowLines {
  /// Items of one size: nothing is stored of any of them.
  case uniform(UniformLines)
  /// Items of different sizes.
  case measured(MeasuredLines)

  /// What lines have in common.
  struct Shape {
    /// The room of a line.
    var room: Double
    var lineSpacing: Double
    var itemSpacing: Double
  }

  var count: Int {
    switch self {
    case .uniform(let lines): lines.count
    case .measured(let lines): lines.sizes.count
    }
  }

  /// How long all lines are together.
  var length: Double {
    switch self {
    case .uniform(let lines): lines.length
    case .measured(let lines): lines.length
    }
  }

  /// Where an item lies.
  func box(_ item: Int) -> FlowBox {
    switch self {
    case .uniform(let lines): lines.box(item)
    case .measured(let lines): lines.box(item)
    }
  }

  /// Calls `body` with the items of which something may lie in a part of the way, until it says
  /// false.
  func items(from start: Double, to end: Double, _ body: (Int, FlowBox) -> Bool) {
    switch self {
    case .uniform(let lines): lines.items(from: start, to: end, body)
    case .measured(let lines): lines.items(from: start, to: end, body)
    }
  }
}

/// Where something lies in a flow layout.
struct FlowBox: Equatable {
  var along: Double
  var across: Double
  var size: FlowSize
}

/// How long something is, by the way in which a flow layout goes.
struct FlowSize: Equatable {
  var along: Double
  var across: Double
}

/// How the items of a line lie: the first one, and the room between them.
struct FlowSpread {
  let start: Double
  let spacing: Double

  /// UIKit spreads a full line over its room, puts an item that is alone in the middle, and lays out
  /// the last line as if more items of the last one's size filled it.
  ///
  /// - Parameters:
  ///   - rest: what the items and the least room between them leave.
  ///   - count: how many items there would be in a full line.
  init(rest: Double, count: Int, itemSpacing: Double) {
    start = count == 1 ? rest / 2 : 0
    spacing = itemSpacing + (count > 1 ? rest / Double(count - 1) : 0)
  }

  /// Sums of sizes may be off by less.
  static let tolerance = 1e-6
}

/// Lines of items that have one size.
struct UniformLines {
  let count: Int
  let size: FlowSize
  let perLine: Int
  let spread: FlowSpread
  /// From one line to the next.
  private let pitch: Double

  init(count: Int, size: FlowSize, _ shape: FlowLines.Shape) {
    self.count = count
    self.size = size
    let step = size.across + shape.itemSpacing
    let fitting =
      step > 0
      ? (shape.room + shape.itemSpacing + FlowSpread.tolerance) / step : Double(max(count, 1))
    perLine = max(1, fitting < 1e9 ? Int(fitting) : 1_000_000_000)
    let rest = shape.room - Double(perLine) * step + shape.itemSpacing
    // An item that is too long begins where the others do.
    spread = FlowSpread(rest: max(rest, 0), count: perLine, itemSpacing: shape.itemSpacing)
    pitch = max(size.along + shape.lineSpacing, FlowSpread.tolerance)
  }

  private var lineCount: Int { count == 0 ? 0 : (count - 1) / perLine + 1 }

  var length: Double { lineCount == 0 ? 0 : Double(lineCount - 1) * pitch + size.along }

  func box(_ item: Int) -> FlowBox {
    let (line, place) = item.quotientAndRemainder(dividingBy: perLine)
    return FlowBox(
      along: Double(line) * pitch,
      across: spread.start + Double(place) * (size.across + spread.spacing), size: size)
  }

  func items(from start: Double, to end: Double, _ body: (Int, FlowBox) -> Bool) {
    guard count > 0 else { return }
    let last = Double(lineCount - 1)
    let firstLine = min(max(((start - size.along) / pitch).rounded(.down), 0), last)
    let lastLine = min(max((end / pitch).rounded(.down), 0), last)
    guard firstLine <= lastLine else { return }
    for line in Int(firstLine)...Int(lastLine) {
      for item in line * perLine..<min(count, (line + 1) * perLine) where !body(item, box(item)) {
        return
      }
    }
  }
}

/// Lines of items that differ in size.
struct MeasuredLines {
  let sizes: [FlowSize]
  private var lines: [Line] = []
  private(set) var length = 0.0

  private struct Line {
    var first: Int
    var along: Double
    var thickness: Double
    var spread: FlowSpread
  }

  init(_ sizes: [FlowSize], _ shape: FlowLines.Shape) {
    self.sizes = sizes
    var first = 0
    while first < sizes.count {
      var (end, rest, thickness) = (first, shape.room, 0.0)
      while end < sizes.count {
        let needed = sizes[end].across + (end > first ? shape.itemSpacing : 0)
        if end > first, rest + FlowSpread.tolerance < needed { break }
        rest -= needed
        thickness = max(thickness, sizes[end].along)
        end += 1
      }
      let isLast = end == sizes.count
      let spread = Self.spread(
        count: end - first, rest: rest, filler: isLast ? sizes[end - 1].across : nil, shape)
      if !lines.isEmpty { length += shape.lineSpacing }
      lines.append(Line(first: first, along: length, thickness: thickness, spread: spread))
      length = max(length + thickness, 0)
      first = end
    }
  }

  /// - Parameter filler: the size of the items that would fill the last line.
  private static func spread(
    count: Int, rest: Double, filler: Double?, _ shape: FlowLines.Shape
  ) -> FlowSpread {
    var (rest, count) = (rest, count)
    if let filler {
      let needed = filler + shape.itemSpacing
      let more = needed > 0 ? ((rest + FlowSpread.tolerance) / needed).rounded(.down) : 0
      if more >= 1, more < 1e6 {
        rest -= more * needed
        count += Int(more)
      }
    }
    return FlowSpread(rest: max(rest, 0), count: count, itemSpacing: shape.itemSpacing)
  }

  private func end(of line: Int) -> Int {
    line + 1 < lines.count ? lines[line + 1].first : sizes.count
  }

  func box(_ item: Int) -> FlowBox {
    let line = max(lines.partitioned { lines[$0].first <= item } - 1, 0)
    var across = lines[line].spread.start
    for other in lines[line].first..<item {
      across += sizes[other].across + lines[line].spread.spacing
    }
    return box(item, lines[line], across)
  }

  /// In the middle of its line.
  private func box(_ item: Int, _ line: Line, _ across: Double) -> FlowBox {
    let size = sizes[item]
    return FlowBox(
      along: line.along + (line.thickness - size.along) / 2, across: across, size: size)
  }

  func items(from start: Double, to end: Double, _ body: (Int, FlowBox) -> Bool) {
    var line = lines.partitioned { lines[$0].along + lines[$0].thickness < start }
    while line < lines.count, lines[line].along <= end {
      var across = lines[line].spread.start
      for item in lines[line].first..<self.end(of: line) {
        if !body(item, box(item, lines[line], across)) { return }
        across += sizes[item].across + lines[line].spread.spacing
      }
      line += 1
    }
  }
}
