import Testing

@testable import ViewKit

@Suite struct FlowGeometryTests {
  private func lines(_ count: Int, _ size: Double, room: Double, spacing: Double = 10) -> FlowLines
  {
    .uniform(
      UniformLines(
        count: count, size: FlowSize(along: size, across: size),
        FlowLines.Shape(room: room, lineSpacing: spacing, itemSpacing: spacing)))
  }

  private func geometry(_ sections: [FlowLines], header: Double = 0) -> FlowGeometry {
    FlowGeometry(
      isHorizontal: false, across: 320,
      sections: sections.map { FlowGeometry.Section(header: header, lines: $0) })
  }

  @Test func `Lines of one size are those of items that are measured one by one`() {
    for count in [0, 1, 2, 5, 6, 7, 30] {
      for size in [10.0, 50, 99.5, 160, 320, 400] {
        let shape = FlowLines.Shape(room: 320, lineSpacing: 4, itemSpacing: 6)
        let one = FlowSize(along: 20, across: size)
        let uniform = UniformLines(count: count, size: one, shape)
        let measured = MeasuredLines(Array(repeating: one, count: count), shape)
        #expect(uniform.length == measured.length)
        for item in 0..<count {
          let (first, second) = (uniform.box(item), measured.box(item))
          #expect(abs(first.across - second.across) < 1e-6, "\(count) \(size) \(item)")
          #expect(first.along == second.along)
        }
      }
    }
  }

  @Test func `What lies in a rectangle is found in a billion items at once`() {
    let geometry = geometry([lines(1_000_000_000, 50, room: 320)])
    let middle = geometry.contentSize.height / 2
    let found = geometry.elements(
      in: Rect(x: 0, y: middle, width: 320, height: 500), limit: 1_000)
    #expect((40...60).contains(found.count))
    for placed in found {
      #expect(geometry.frame(of: placed.element) == placed.placement.frame)
    }
  }

  @Test func `Sections without items have their headers alone`() {
    let geometry = geometry([lines(0, 50, room: 320), lines(3, 50, room: 320)], header: 20)
    let found = geometry.elements(in: Rect(x: 0, y: 0, width: 320, height: 100), limit: 100)
    #expect(found.map(\.placement.frame.minY) == [0, 20, 40, 40, 40])
    #expect(geometry.contentSize == Size(width: 320, height: 90))
    #expect(geometry.frame(of: .cell(IndexPath(row: 0, section: 0))) == nil)
    #expect(geometry.frame(of: .cell(IndexPath(row: -1, section: 1))) == nil)
  }

  @Test func `No more elements are named than wanted`() {
    let geometry = geometry([lines(1_000, 1, room: 320, spacing: 0)])
    #expect(geometry.elements(in: Rect(x: 0, y: 0, width: 320, height: 9), limit: 7).count == 7)
  }

  @Test(arguments: [0.0, -60, -1e6, 1e6])
  func `Odd spacings give places all the same`(spacing: Double) {
    let geometry = geometry([lines(100, 50, room: 320, spacing: spacing)])
    #expect(geometry.contentSize.height.isFinite)
    let found = geometry.elements(in: Rect(x: 0, y: 0, width: 320, height: 100), limit: 200)
    #expect(!found.isEmpty && found.count <= 100)
  }
}
