import Testing

@testable import ViewKit

@Suite struct HierarchyTests {
  @Test func subviewsStandFromBackToFront() throws {
    let superview = View()
    let first = View()
    let second = View()
    let third = View()
    try superview.addSubview(first)
    try superview.addSubview(third)
    try superview.insertSubview(second, aboveSubview: first)
    #expect(superview.subviews == [first, second, third])
    #expect(second.superview === superview)
  }
}
