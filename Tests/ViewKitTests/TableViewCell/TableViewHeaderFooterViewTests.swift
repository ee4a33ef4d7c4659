import Testing

@testable import ViewKit

@Suite struct TableViewHeaderFooterViewTests {
  private func view(
    _ style: TableViewStyle, isFooter: Bool = false, isFirst: Bool = false, _ title: String
  ) -> TableViewHeaderFooterView {
    let view = TableViewHeaderFooterView(reuseIdentifier: "h")
    view.isFooter = isFooter
    view.isFirst = isFirst
    view.tableStyle = style
    view.show(title: title)
    view.frame.size = view.sizeThatFits(Size(width: 375, height: 0))
    view.layoutIfNeeded()
    return view
  }

  @Test func `A plain header is a grey bar of 28 points with its text in the middle`() {
    let view = view(.plain, "Cities")
    #expect(view.size == Size(width: 375, height: 28))
    #expect(view.textLabel.text == "Cities" && view.textLabel.font == Metrics.plainHeaderFont)
    #expect(view.textLabel.frame.origin == Point(x: 15, y: 4))
    #expect(view.barColor == Metrics.plainHeaderBackground)
    view.tintColor = .green
    #expect(view.barColor == .green)
  }

  @Test func `A grouped header is in upper case, and the first one is higher`() {
    let header = view(.grouped, "Cities")
    #expect(header.height == 38 && header.textLabel.text == "CITIES" && header.barColor == nil)
    #expect(header.textLabel.frame.maxY == 32)
    #expect(view(.grouped, isFirst: true, "Cities").height == 55.5)
    let footer = view(.grouped, isFooter: true, "Cities")
    #expect(footer.textLabel.text == "Cities" && footer.textLabel.y == 6)
    let long = view(.grouped, String(repeating: "word ", count: 30))
    #expect(long.height > 60 && long.textLabel.frame.maxY == long.height - 6)
  }

  @Test func `A grouped header shows details below its text`() {
    let header = view(.grouped, "Cities")
    header.detailTextLabel.text = "Of Portugal"
    header.layoutIfNeeded()
    #expect(header.detailTextLabel.y == header.textLabel.frame.maxY)
    #expect(header.detailTextLabel.height > 0)
  }

  @Test func `Another style gives labels its looks, unless they have their own`() {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel.font = .systemFont(ofSize: 30)
    view.tableStyle = .grouped
    #expect(view.textLabel.font == .systemFont(ofSize: 30))
    #expect(view.textLabel.textColor == Metrics.groupedHeaderColor)
    view.tableStyle = .plain
    #expect(view.textLabel.textColor == Metrics.plainHeaderColor)
  }

  @Test func `A background view lies behind, in the place of the bar`() throws {
    let view = view(.plain, "Cities")
    let back = View()
    try view.setBackgroundView(back)
    #expect(view.barColor == nil && view.subviews.first === back)
    view.frame.size.height = 50
    view.layoutIfNeeded()
    #expect(back.frame == view.bounds && view.contentView.frame == view.bounds)
  }
}
