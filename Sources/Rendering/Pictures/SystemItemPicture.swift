import ViewKit

// The pictures of the system's bar items, as line drawings like those of iOS 7 and 8, in a square of
// 22 points.
extension CGContext {
  func draw(_ item: BarButtonItem.SystemItem, in square: Rect, _ color: Color) {
    let drawing = SystemItemDrawing(item)
    let place = AffineTransform(translationX: square.minX, y: square.minY)
    saving {
      concatenate(place)
      for path in drawing.fills { fill(path, color) }
      for path in drawing.strokes { stroke(path, color, width: DeviceLook.barPictureWidth) }
    }
  }
}

/// The areas and the lines of a picture.
private struct SystemItemDrawing {
  var fills: [Path] = []
  var strokes: [Path] = []

  init(_ item: BarButtonItem.SystemItem) {
    switch item {
    case .add: strokes = [line(11, 3, 11, 19), line(3, 11, 19, 11)]
    case .stop: strokes = [line(5, 5, 17, 17), line(17, 5, 5, 17)]
    case .play: fills = [shape((6, 4), (18, 11), (6, 18))]
    case .pause: fills = [box(5, 4, 4, 14), box(13, 4, 4, 14)]
    case .rewind: fills = [shape((11, 5), (2, 11), (11, 17)), shape((20, 5), (11, 11), (20, 17))]
    case .fastForward:
      fills = [shape((2, 5), (11, 11), (2, 17)), shape((11, 5), (20, 11), (11, 17))]
    case .search: strokes = [circle(9, 9, 6), line(13.5, 13.5, 20, 20)]
    case .refresh:
      strokes = [arc(11, 11, 7.5, from: 0.3, sweep: 5.4), lines((19, 4), (19, 9), (14, 9))]
    case .trash:
      strokes = [
        line(3, 5, 19, 5), lines((8, 5), (8, 2.5), (14, 2.5), (14, 5)),
        lines((5, 5), (6, 20), (16, 20), (17, 5)), line(9, 8, 9, 17), line(13, 8, 13, 17),
      ]
    case .compose:
      strokes = [
        lines((12, 4), (3, 4), (3, 19), (18, 19), (18, 10)), lines((9, 13), (9.5, 10), (18, 1.5)),
        line(9, 13, 12, 12.5), line(12, 12.5, 20.5, 4), line(18, 1.5, 20.5, 4),
      ]
    case .reply:
      strokes = [
        lines((8, 4), (2, 10), (8, 16)), lines((2, 10), (13, 10), (17, 12), (20, 18)),
      ]
    case .action:
      strokes = [
        lines((8, 8), (4, 8), (4, 20), (18, 20), (18, 8), (14, 8)), line(11, 2, 11, 14),
        lines((7.5, 5.5), (11, 2), (14.5, 5.5)),
      ]
    case .organize:
      strokes = [
        lines((2, 18), (2, 4), (8, 4), (10, 6.5), (20, 6.5), (20, 18), (2, 18)), line(2, 9, 20, 9),
      ]
    case .bookmarks:
      strokes = [
        lines((11, 5), (7, 3.5), (2, 4.5), (2, 18), (7, 17), (11, 18.5)),
        lines((11, 5), (15, 3.5), (20, 4.5), (20, 18), (15, 17), (11, 18.5)),
        line(11, 5, 11, 18.5),
      ]
    case .camera:
      strokes = [
        lines((2, 6), (6.5, 6), (8, 3.5), (14, 3.5), (15.5, 6), (20, 6), (20, 18), (2, 18), (2, 6)),
        circle(11, 11.5, 4),
      ]
    case .pageCurl:
      strokes = [lines((18, 12), (18, 2), (4, 2), (4, 20), (10, 20), (18, 12), (10, 12), (10, 20))]
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: break
    }
  }
}

private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Path {
  Path(from: Point(x: x1, y: y1), to: Point(x: x2, y: y2))
}

private func lines(_ points: (Double, Double)...) -> Path {
  Path(points.map { Point(x: $0.0, y: $0.1) })
}

private func shape(_ points: (Double, Double)...) -> Path {
  Path(points.map { Point(x: $0.0, y: $0.1) }, isClosed: true)
}

private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  Path(Rect(x: x, y: y, width: width, height: height))
}

private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
  Path(circleAround: Point(x: x, y: y), radius: radius)
}

private func arc(
  _ x: Double, _ y: Double, _ radius: Double, from start: Double, sweep: Double
) -> Path {
  var path = Path()
  path.addArc(
    center: Point(x: x, y: y), radius: radius, start: start, end: start + sweep, towardsY: true)
  return path
}
