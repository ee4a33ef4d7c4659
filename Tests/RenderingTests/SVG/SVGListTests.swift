import Testing
import ViewKit

@testable import Rendering

@Suite struct SVGListTests {
  private let box = Rect(x: 10, y: 20, width: 30, height: 40)

  // MARK: Paths

  @Test func `Figures are elements of their own`() throws {
    let svg = try drawn { context in
      context.fill(Path(box))
      context.fill(Path(roundedRect: box, cornerRadius: 5))
      context.fill(Path(ellipseIn: box))
      context.fill(Path(circleAround: Point(x: 1, y: 2), radius: 3))
      context.stroke(Path(from: .zero, to: Point(x: 1, y: 2)))
    }
    #expect(
      svg == """
        <rect x="10" y="20" width="30" height="40"/>
        <rect x="10" y="20" width="30" height="40" rx="5"/>
        <ellipse cx="25" cy="40" rx="15" ry="20"/>
        <circle cx="1" cy="2" r="3"/>
        <line x1="0" y1="0" x2="1" y2="2" fill="none" stroke="#000000"/>
        """)
  }

  @Test func `Other paths have their data`() throws {
    let svg = try drawn { context in
      var path = Path([Point(x: 0, y: 0), Point(x: 10, y: 0)])
      path.addQuadCurve(to: Point(x: 1, y: 1), control: Point(x: 2, y: 2))
      path.addCurve(
        to: Point(x: 5, y: 6), control1: Point(x: 1, y: 2), control2: Point(x: 3, y: 4))
      path.closeSubpath()
      path.addRect(Rect(x: 0, y: 0, width: 1, height: 2))
      context.fill(path, .evenOdd)
    }
    #expect(
      svg == """
        <path d="M0 0L10 0Q2 2 1 1C1 2 3 4 5 6ZM0 0L1 0L1 2L0 2Z" fill-rule="evenodd"/>
        """)
  }

  @Test func `Arcs are arcs, and whole circles two`() throws {
    let svg = try drawn { context in
      var path = Path([.zero])
      path.addArc(
        center: Point(x: 10, y: 10), radius: 5, start: 0, end: .pi / 2, towardsY: true)
      path.addArc(
        center: Point(x: 10, y: 10), radius: 5, start: 0, end: -1.5 * .pi, towardsY: false)
      path.addArc(
        center: Point(x: 10, y: 10), radius: 5, start: 0, end: 2 * .pi, towardsY: true)
      context.stroke(path)
    }
    #expect(
      svg.contains(
        """
        "M0 0L15 10A5 5 0 0 1 10 15L15 10A5 5 0 1 0 10 15L15 10A5 5 0 0 1 5 10A5 5 0 0 1 15 10"
        """))
  }

  @Test func `Lines have their ends, corners and dashes`() throws {
    let svg = try drawn { context in
      context.state.line = LineStyle()
      context.state.line.width = 3
      context.state.line.cap = .round
      context.state.line.join = .bevel
      context.state.line.dash = [4, 2]
      context.state.line.dashPhase = 1
      context.state.strokeColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.stroke(Path(from: .zero, to: Point(x: 9, y: 0)))
      context.state.line = LineStyle()
      context.state.line.width = 0
      context.state.line.cap = .square
      context.state.line.miterLimit = 2
      context.stroke(Path(from: .zero, to: Point(x: 9, y: 0)))
    }
    #expect(
      svg.contains(
        """
        stroke="#ff0000" stroke-opacity="0.5" stroke-width="3" stroke-linecap="round" \
        stroke-linejoin="bevel" stroke-dasharray="4 2" stroke-dashoffset="1"/>
        """))
    #expect(
      svg.contains(
        #"stroke-width="0.5" stroke-linecap="square" stroke-miterlimit="2"/>"#))
  }

  // MARK: Clips

  @Test func `Items with one clip are in one group, and clips lie in each other`() throws {
    let svg = try drawn { context in
      context.saveState()
      context.clip(to: Path(box))
      context.fill(Path(box))
      context.saveState()
      context.clip(to: Path(ellipseIn: box), .evenOdd)
      context.fill(Path(box))
      context.restoreState()
      context.fill(Path(box))
      context.restoreState()
      context.fill(Path(box))
    }
    let rect = #"<rect x="10" y="20" width="30" height="40"/>"#
    #expect(
      svg == """
        <defs>
        <clipPath id="d1">\(rect)</clipPath>
        <clipPath id="d2"><ellipse cx="25" cy="40" rx="15" ry="20" clip-rule="evenodd"/></clipPath>
        </defs>
        <g clip-path="url(#d1)">
        \(rect)
        <g clip-path="url(#d2)">
        \(rect)
        </g>
        \(rect)
        </g>
        \(rect)
        """)
  }

  @Test func `Equal definitions are one`() throws {
    let svg = try drawn { context in
      for _ in 0..<3 {
        context.saveState()
        context.clip(to: Path(box))
        context.fill(Path(box))
        context.restoreState()
      }
    }
    #expect(svg.components(of: "<clipPath") == 1)
    #expect(svg.components(of: "url(#d1)") == 3)
  }

  @Test func `Masks are the opaque parts of images, upside down`() throws {
    let mask = CGContext(size: Size(width: 20, height: 20))
    mask.fill(Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 10)))
    let image = try #require(mask.makeImage())
    let svg = try drawn { context in
      context.clip(to: box, mask: image)
      context.fill(Path(box))
    }
    #expect(svg.contains(#"style="mask-type:alpha"><g transform="matrix(1 0 0 -1 0 80)">"#))
    #expect(
      svg.contains(##"viewBox="0 0 20 20" preserveAspectRatio="none"><use href="#d1"/>"##))
    #expect(svg.contains(#"<g mask="url(#d2)">"#))
  }

  // MARK: Layers and erasures

  @Test func `Layers are groups`() throws {
    let svg = try drawn { context in
      context.state.alpha = 0.5
      context.beginLayer()
      context.saveState()
      context.clip(to: Path(box))
      context.fill(Path(box))
      context.endLayer()
      context.fill(Path(box))
    }
    #expect(
      svg.hasSuffix(
        """
        <g opacity="0.5">
        <g clip-path="url(#d1)">
        <rect x="10" y="20" width="30" height="40"/>
        </g>
        </g>
        <rect x="10" y="20" width="30" height="40" fill-opacity="0.5"/>
        """))
  }

  @Test func `What is cleared is taken away from what was painted before`() throws {
    let svg = try drawn { context in
      context.fill(Path(box))
      context.clear(Rect(x: 10, y: 20, width: 5, height: 5))
      context.fill(Path(box))
    }
    #expect(
      svg == """
        <defs>
        <mask id="d1" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">\
        <rect x="0" y="0" width="100" height="100" fill="#ffffff"/>\
        <rect x="10" y="20" width="5" height="5"/>
        </mask>
        </defs>
        <g mask="url(#d1)">
        <rect x="10" y="20" width="30" height="40"/>
        </g>
        <rect x="10" y="20" width="30" height="40"/>
        """)
  }

  @Test func `What is cleared as a whole is not written`() throws {
    let svg = try drawn { context in
      context.fill(Path(box))
      context.clear(Rect(x: -1, y: -1, width: 200, height: 200))
      context.fill(Path(ellipseIn: box))
    }
    #expect(svg == #"<ellipse cx="25" cy="40" rx="15" ry="20"/>"#)
  }

  @Test func `Erasures stay in their layers, also with clips`() throws {
    let svg = try drawn { context in
      context.fill(Path(box))
      context.beginLayer()
      context.clip(to: Path(box))
      context.fill(Path(box))
      context.state.blendMode = .clear
      context.fill(Path(ellipseIn: box))
      context.state.blendMode = .normal
      context.fill(Path(box))
      context.endLayer()
    }
    let counts = try SVGCheck("<svg>\(svg)</svg>\n").run()
    #expect(counts["mask"] == 1)
    #expect(svg.components(of: "<ellipse") == 1)
  }

  // MARK: Gradients, shadows, blending

  @Test func `A gradient that does not go on is clear beyond its ends`() throws {
    let fade = Gradient(colors: [.white, .red])
    let svg = try drawn { context in
      context.drawLinearGradient(
        fade, from: .zero, to: Point(x: 0, y: 50), [.drawsBeforeStartLocation])
      context.drawLinearGradient(
        fade, from: .zero, to: Point(x: 0, y: 50),
        [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(
      svg.contains(
        """
        <linearGradient id="d1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="50">\
        <stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#ff0000"/>\
        <stop offset="1" stop-opacity="0"/></linearGradient>
        """))
    #expect(svg.contains(##"<stop offset="1" stop-color="#ff0000"/></linearGradient>"##))
    #expect(svg.contains(#"<rect x="0" y="0" width="100" height="100" fill="url(#d2)"/>"#))
  }

  @Test func `A gradient towards its inner circle is turned round`() throws {
    let svg = try drawn { context in
      context.drawRadialGradient(
        Gradient(colors: [.white, .red]), from: Point(x: 50, y: 50), startRadius: 40,
        to: Point(x: 50, y: 50), endRadius: 10, [.drawsAfterEndLocation])
    }
    #expect(
      svg.contains(
        """
        cx="50" cy="50" r="40" fx="50" fy="50" fr="10"><stop offset="0" stop-color="#ff0000"/>\
        <stop offset="1" stop-color="#ffffff"/><stop offset="1" stop-opacity="0"/>
        """))
  }

  @Test func `A shadow is a filter, whatever the transform is`() throws {
    let svg = try drawn { context in
      context.concatenate(AffineTransform(scaleX: 2, y: 2))
      context.state.shadow = DrawnShadow(
        offset: Size(width: 1, height: 3), blur: 4, color: Color(white: 0, alpha: 0.25))
      context.fill(Path(box))
    }
    #expect(svg.contains(#"stdDeviation="2""#))
    #expect(
      svg.contains(
        ##"dx="1" dy="3" result="s"/><feFlood flood-color="#000000" flood-opacity="0.25"/>"##))
    #expect(
      svg.hasSuffix(
        """
        <g filter="url(#d1)">
        <rect x="10" y="20" width="30" height="40" transform="matrix(2 0 0 2 0 0)"/>
        </g>
        """))
  }

  @Test func `Blend modes are CSS's where it has them`() throws {
    let svg = try drawn { context in
      context.state.blendMode = .multiply
      context.fill(Path(box))
      context.state.blendMode = .copy
      context.fill(Path(box))
    }
    #expect(svg.contains(#"<g style="mix-blend-mode:multiply">"#))
    #expect(svg.hasPrefix(#"<g style="isolation:isolate">"#))
    #expect(svg.components(of: "mix-blend-mode") == 1)
  }

  // MARK: Bad input

  @Test func `Depth costs no stack`() throws {
    let svg = try drawn { context in
      for _ in 0..<20_000 {
        context.clip(to: Path(box))
        context.fill(Path(box))
      }
      for _ in 0..<900 { context.beginLayer() }
      context.fill(Path(box))
    }
    #expect(svg.components(of: "<g") == svg.components(of: "</g>"))
  }

  @Test func `Images that draw images are written one after the other`() throws {
    var image: CGImage?
    for _ in 0..<5_000 {
      let context = CGContext(size: Size(width: 10, height: 10))
      context.fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)))
      if let image { context.draw(image, in: Rect(x: 0, y: 0, width: 5, height: 5)) }
      image = context.makeImage()
    }
    let svg = try drawn { context in
      if let image { context.draw(image, in: box) }
    }
    #expect(svg.components(of: "<use") == 5_000)
  }

  @Test func `Many erasures are bounded`() throws {
    let svg = try drawn { context in
      for index in 0..<1_000 {
        context.fill(Path(box))
        context.clear(Rect(x: Double(index), y: 0, width: 1, height: 1))
      }
    }
    #expect(svg.components(of: "<mask") == 100)
    #expect(svg.components(of: "<rect x=\"10\"") == 1_000)
  }
}

extension String {
  /// How often a text is in this one.
  func components(of part: String) -> Int {
    var count = 0
    var rest = utf8[...]
    let wanted = Array(part.utf8)
    while let start = rest.firstIndex(of: wanted[0]) {
      rest = rest[start...]
      if rest.starts(with: wanted) { count += 1 }
      rest = rest.dropFirst()
    }
    return count
  }
}
