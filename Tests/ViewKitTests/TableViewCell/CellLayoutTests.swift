import Testing

@testable import ViewKit

/// Where the parts of cells are. The figures of iOS 7 and 8 come from dumps of views; see
/// `TableViewCell+Layout.swift`.
@Suite struct CellLayoutTests {
  private func cell(
    _ style: TableViewCell.CellStyle = .default, width: Double = 375, height: Double = 44,
    title: String? = "Title", detail: String? = nil, image: Size? = nil
  ) -> TableViewCell {
    let cell = TableViewCell(style: style)
    cell.frame = Rect(x: 0, y: 0, width: width, height: height)
    cell.separatorStyle = .singleLine
    if let title { cell.textLabel.text = title }
    if let detail { cell.detailTextLabel?.text = detail }
    if let image { cell.imageView.image = Image(name: "a", size: image) }
    cell.layoutIfNeeded()
    return cell
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test func `A new cell has 320 by 44 points, and so has its content`() {
    let cell = TableViewCell(style: .default, reuseIdentifier: "c")
    #expect(cell.frame == rect(0, 0, 320, 44))
    #expect(cell.contentView.frame == rect(0, 0, 320, 44))
    #expect(cell.backgroundColor == .white && cell.reuseIdentifier == "c")
  }

  @Test func `The default style has one label as large as the content, as dumps show`() {
    #expect(cell().textLabel.frame == rect(15, 0, 345, 43.5))
    let small = cell(width: 320)
    small.accessoryType = .disclosureIndicator
    small.layoutIfNeeded()
    #expect(small.contentView.frame == rect(0, 0, 287, 43.5))
    #expect(small.textLabel.frame == rect(15, 0, 270, 43.5))
  }

  @Test(
    "The content ends before what stands at the right",
    arguments: [
      (.none, 375), (.disclosureIndicator, 342), (.checkmark, 336), (.detailButton, 328),
      (.detailDisclosureButton, 308),
    ] as [(TableViewCell.AccessoryType, Double)])
  func accessories(type: TableViewCell.AccessoryType, width: Double) {
    let cell = cell()
    cell.accessoryType = type
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, width, 43.5))
    for part in cell.subviews where part !== cell.contentView {
      #expect(part.frame.minX >= width + 10 && part.frame.maxX <= 360)
      #expect(abs(part.frame.midY - 43.5 / 2) <= 0.5)
    }
  }

  @Test func `A switch at the right lies where dumps show it`() throws {
    let cell = cell()
    try cell.setAccessoryView(Switch())
    cell.layoutIfNeeded()
    #expect(cell.accessoryView?.frame == rect(309, 6, 51, 31))
    #expect(cell.contentView.width == 299)
  }

  @Test func `A subtitle lies below its title, and both in the middle`() {
    let both = cell(.subtitle, detail: "Detail")
    #expect(both.textLabel.frame == rect(15, 4, both.textLabel.width, 20.5))
    #expect(both.detailTextLabel?.frame.origin == Point(x: 15, y: 24.5))
    let alone = cell(.subtitle)
    #expect(alone.textLabel.y == 12 && alone.detailTextLabel?.size == .zero)
    let high = cell(.subtitle, height: 100, detail: "Detail")
    #expect(high.textLabel.y == 32)
  }

  @Test func `The details of value1 end at the right, those of value2 begin at 112`() {
    let first = cell(.value1, detail: "Detail")
    #expect(first.textLabel.frame.origin == Point(x: 15, y: 12))
    #expect(first.detailTextLabel?.frame.maxX == 360)
    #expect(first.detailTextLabel?.textColor == Metrics.cellDetailColor)
    let second = cell(.value2, detail: "Detail")
    #expect(second.textLabel.frame == rect(15, 14, 91, 16))
    #expect(second.detailTextLabel?.frame == rect(112, 14, 248, 16))
    #expect(second.textLabel.textAlignment == .right && second.textLabel.textColor == .defaultTint)
  }

  @Test func `Two texts of value1 that are too long share the room`() throws {
    let long = String(repeating: "word ", count: 40)
    let both = cell(.value1, title: long, detail: long)
    #expect(both.textLabel.frame.minX == 15 && both.detailTextLabel?.frame.maxX == 360)
    #expect(abs(both.textLabel.width - 169.5) < 1)
    let gap = try #require(both.detailTextLabel).x - both.textLabel.frame.maxX
    #expect(gap >= 6 && gap < 12)
    // A short one keeps its width.
    let one = cell(.value1, title: "Title", detail: long)
    #expect(one.textLabel.width == cell(.value1).textLabel.width)
  }

  @Test func `An image is as large as it is, or as high as the cell`() {
    let small = cell(image: Size(width: 20, height: 20))
    #expect(small.imageView.frame == rect(15, 12, 20, 20))
    #expect(small.textLabel.frame == rect(50, 0, 310, 43.5))
    let large = cell(image: Size(width: 200, height: 100))
    #expect(large.imageView.frame == rect(15, 0, 87, 43.5))
    #expect(large.textLabel.x == 117)
    let none = cell(.value2, image: Size(width: 20, height: 20))
    #expect(none.textLabel.x == 15 && none.imageView.superview == nil)
  }

  @Test func `Labels follow their texts, and images their size`() throws {
    let stage = try CellStage(TableViewCell(style: .subtitle))
    stage.cell.textLabel.text = "Title"
    stage.application.settle()
    let width = stage.cell.textLabel.width
    stage.cell.textLabel.text = "A longer title"
    stage.cell.imageView.image = Image(name: "a", size: Size(width: 20, height: 20))
    stage.application.settle()
    #expect(stage.cell.textLabel.width > width && stage.cell.textLabel.x == 50)
    stage.cell.imageView.image = nil
    stage.application.settle()
    #expect(stage.cell.textLabel.x == 15)
  }

  @Test func `Edit mode makes room for controls at both sides`() {
    let cell = cell()
    cell.editingStyle = .delete
    cell.showsReorderControl = true
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(38, 0, 295, 43.5))
    #expect(cell.textLabel.frame == rect(15, 0, 278, 43.5))
    let parts = cell.subviews.filter { $0 is Control }
    #expect(parts.map(\.frame) == [rect(0, 0, 47, 43.5), rect(333, 0, 42, 43.5)])
    #expect(parts.map(\.accessibilityLabel) == ["Delete", "Reorder"])
    cell.isEditing = false
    cell.layoutIfNeeded()
    #expect(cell.subviews.count == 1 && cell.contentView.frame == rect(0, 0, 375, 43.5))
  }

  @Test func `A row without a control moves in edit mode unless it is told not to`() {
    let cell = cell()
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(cell.contentView.x == 38)
    cell.shouldIndentWhileEditing = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.x == 0)
    // One with a control moves all the same: openradar 17969970.
    cell.editingStyle = .insert
    cell.layoutIfNeeded()
    #expect(cell.contentView.x == 38)
  }

  // MARK: Separators

  @Test func `The line begins where the text does`() {
    #expect(cell().separatorFrames == [rect(15, 43.5, 360, 0.5)])
    #expect(cell(image: Size(width: 20, height: 20)).separatorFrames[0].minX == 50)
    let indented = cell()
    indented.indentationLevel = 2
    #expect(indented.separatorFrames[0].minX == 35)
    indented.separatorStyle = .none
    #expect(indented.separatorFrames == [])
  }

  @Test func `An inset of zero needs margins of zero as well`() {
    let cell = cell()
    cell.separatorInset = .zero
    #expect(cell.separatorFrames == [rect(8, 43.5, 367, 0.5)])
    cell.layoutMargins = .zero
    #expect(cell.separatorFrames == [rect(0, 43.5, 375, 0.5)])
    cell.separatorInset = EdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    #expect(cell.separatorFrames == [rect(40, 43.5, 305, 0.5)])
    cell.ownSeparatorInset = nil
    cell.tableSeparatorInset = EdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    #expect(cell.separatorInset.left == 50 && cell.separatorFrames[0].minX == 50)
  }

  @Test func `A group of rows has whole lines at its ends`() {
    let cell = cell()
    cell.tableStyle = .grouped
    cell.isFirstOfSection = true
    #expect(cell.separatorFrames == [rect(0, 0, 375, 0.5), rect(15, 43.5, 360, 0.5)])
    cell.isLastOfSection = true
    #expect(cell.separatorFrames == [rect(0, 0, 375, 0.5), rect(0, 43.5, 375, 0.5)])
  }

  // MARK: Heights

  @Test func `A cell is as high as its texts, and 44 points at least`() {
    func height(_ cell: TableViewCell, _ width: Double = 375) -> Double {
      cell.sizeThatFits(Size(width: width, height: 0)).height
    }
    #expect(height(TableViewCell(style: .default)) == 44)
    #expect(height(cell()) == 44 && height(cell(.subtitle, detail: "Detail")) == 44)
    let long = cell(title: String(repeating: "word ", count: 40))
    #expect(height(long) == 44)
    long.textLabel.numberOfLines = 0
    let whole = height(long)
    #expect(whole > 100 && height(long, 320) > whole)
    long.accessoryType = .detailDisclosureButton
    #expect(height(long, 320) > height(long, 375))
    #expect(height(cell(image: Size(width: 20, height: 90))) == 90.5)
    // What it says is what it needs.
    long.frame.size = Size(width: 375, height: height(long))
    long.layoutIfNeeded()
    let text = long.textLabel.sizeThatFits(long.textLabel.bounds.size)
    #expect(text.height <= long.textLabel.height)
  }

  @Test func `Sizes without room or beyond all bounds are no trouble`() {
    for size in [0, 1, 30, 1e15] {
      for style in TableViewCell.CellStyle.allCases {
        let cell = cell(
          style, width: size, height: size, detail: "Detail", image: Size(width: 30, height: 30))
        cell.accessoryType = .detailDisclosureButton
        cell.editingAccessoryType = .checkmark
        cell.showsReorderControl = true
        cell.indentationLevel = .max
        cell.layoutIfNeeded()
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width >= 0 && cell.textLabel.width >= 0)
        #expect(cell.sizeThatFits(Size(width: size, height: 0)).height >= 44)
        #expect(cell.separatorFrames.allSatisfy { $0.width >= 0 })
      }
    }
  }
}
