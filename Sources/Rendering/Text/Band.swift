/// Runs that share a row because the device shows them as one line.
struct Band {
  /// The numbers of the runs.
  private(set) var runs: [Int]
  private(set) var stretches: [Stretch]
  private var minMiddle: Double
  private var maxMiddle: Double
  private var minLineHeight: Double

  /// What one piece takes of the width of the device.
  struct Stretch {
    var minX: Double
    var maxX: Double

    /// Stretches that meet in less than this many points do not overlap: it is half a column, and
    /// frames that a script has rounded may meet in a point.
    static let tolerance = 2.5

    func overlaps(_ other: Stretch) -> Bool {
      min(maxX, other.maxX) - max(minX, other.minX) > Self.tolerance
    }
  }

  init(run: Int, middle: Double, lineHeight: Double, stretches: [Stretch]) {
    runs = [run]
    self.stretches = stretches
    minMiddle = middle
    maxMiddle = middle
    minLineHeight = lineHeight
  }

  /// The height on the device of the band's middle.
  var middle: Double { (minMiddle + maxMiddle) / 2 }

  /// How far a line's middle is from the farthest one of the band.
  private func distance(to middle: Double) -> Double {
    max(abs(middle - minMiddle), abs(middle - maxMiddle))
  }

  /// Whether the line of another band is one line with this one for a person: their middles
  /// differ by less than half the smaller line height, and they do not overlap sideways.
  private func canJoin(_ line: Band) -> Bool {
    distance(to: line.middle) < min(minLineHeight, line.minLineHeight) / 2
      && !stretches.contains { stretch in line.stretches.contains(where: stretch.overlaps) }
  }

  private mutating func join(_ line: Band) {
    runs += line.runs
    stretches += line.stretches
    minMiddle = min(minMiddle, line.minMiddle)
    maxMiddle = max(maxMiddle, line.maxMiddle)
    minLineHeight = min(minLineHeight, line.minLineHeight)
  }

  /// Puts single lines together to bands, from top to bottom.
  static func bands(of lines: [Band]) -> [Band] {
    let sorted = lines.enumerated().sorted {
      ($0.element.minMiddle, $0.offset) < ($1.element.minMiddle, $1.offset)
    }
    var bands: [Band] = []
    for (_, line) in sorted {
      // The nearest band, and none that is farther than the line can reach.
      let reach = line.minMiddle - line.minLineHeight / 2
      var nearest: (index: Int, distance: Double)?
      var index = bands.count - 1
      while index >= 0, bands[index].minMiddle > reach {
        let distance = bands[index].distance(to: line.middle)
        if distance <= nearest?.distance ?? .infinity, bands[index].canJoin(line) {
          nearest = (index, distance)
        }
        index -= 1
      }
      if let nearest { bands[nearest.index].join(line) } else { bands.append(line) }
    }
    return bands
  }
}
