import Testing

@testable import LunetteBench

@Suite struct FigureTests {
  @Test(
    arguments: [
      ([5], 5, 0), ([3, 1, 2], 2, 0.25), ([4, 1, 3, 2], 2.5, 0.3), ([1, 1, 1, 100], 1, 12.375),
      ([], 0, 0), ([0, 0], 0, 0), ([-2, -2, -2], -2, 0),
    ] as [([Double], Double, Double)])
  func `The median and half the distance of the quartiles stand for the rounds`(
    samples: [Double], median: Double, spread: Double
  ) {
    let figure = Figure(samples)
    #expect(figure.median == median)
    #expect(abs(figure.spread - spread) < 1e-9, "\(figure.spread)")
  }

  @Test(arguments: [0, 0.5, 1, 2]) func `The exponent is the slope of the growth`(power: Double) {
    let points = [10.0, 30, 100].map { size in
      var cost = 7.0
      for _ in 0..<Int(power * 2) { cost *= size.squareRoot() }
      return (size: size, cost: cost)
    }
    let exponent = Figure.exponent(points)
    #expect(exponent.map { abs($0 - power) < 1e-9 } == true, "\(String(describing: exponent))")
  }

  @Test func `Sizes and costs without a logarithm, and one point alone, have no exponent`() {
    #expect(Figure.exponent([]) == nil)
    #expect(Figure.exponent([(10, 1)]) == nil)
    #expect(Figure.exponent([(10, 1), (0, 5), (100, 0)]) == nil)
    #expect(Figure.exponent([(10, 1), (10, 2)]) == nil)
  }
}
