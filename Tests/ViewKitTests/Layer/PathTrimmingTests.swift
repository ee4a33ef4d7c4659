import Testing
import ViewKit

@Suite struct PathTrimmingTests {
  private func corner() -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 10, y: 0))
    path.addLine(to: Point(x: 10, y: 30))
    return path
  }

  @Test func `A part goes by length`() {
    #expect(
      corner().trimmed(from: 0.125, to: 0.5).elements == [
        .move(Point(x: 5, y: 0)), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10)),
      ])
  }

  @Test func `All of it stays what it is`() {
    let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmed(from: -1, to: 2) == path)
  }

  @Test(arguments: [(0.5, 0.5), (0.7, 0.2), (Double.nan, 1.0), (0.0, .nan)])
  func `Nothing is left where the end does not lie behind the start`(start: Double, end: Double) {
    #expect(corner().trimmed(from: start, to: end).isEmpty)
    #expect(Path().trimmed(from: 0, to: 0.5).isEmpty)
  }

  @Test func `Gaps between subpaths stay`() {
    var path = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(Rect(x: 20, y: 0, width: 10, height: 10))
    let part = path.trimmed(from: 0.25, to: 0.75)
    #expect(part.elements.count { if case .move = $0 { true } else { false } } == 2)
    #expect(part.boundingBox == Rect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test func `Curves are followed`() {
    let circle = Path(ellipseIn: Rect(x: -10, y: -10, width: 20, height: 20))
    let half = circle.trimmed(from: 0, to: 0.5)
    let box = half.boundingBox
    #expect(abs(box.minY) < 0.01 && abs(box.maxY - 10) < 0.1)
    #expect(abs(box.minX + 10) < 0.1 && abs(box.maxX - 10) < 0.01)
  }
}
