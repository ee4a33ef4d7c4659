import Testing

@testable import Rendering
@testable import ViewKit

@Suite struct CollectionViewCellShapeTests {
  private let stage = Stage()

  private func cell(_ texts: String...) -> CollectionViewCell {
    let cell = stage.add(CollectionViewCell(frame: Rect(x: 0, y: 0, width: 100, height: 66)))
    for (row, text) in texts.enumerated() {
      let label = Label(frame: Rect(x: 0, y: Double(row) * 22, width: 100, height: 22))
      label.text = text
      label.textAlignment = .center
      try? cell.contentView.addSubview(label)
    }
    return cell
  }

  @Test func `a selected item has a star before its first line, one below a finger brackets`() {
    let cell = cell("Beach", "June")
    #expect(stage.lines.map { $0.trimmed } == ["Beach", "June"])
    cell.isSelected = true
    #expect(stage.lines.map { $0.trimmed } == ["*Beach", "June"])
    cell.isHighlighted = true
    #expect(stage.lines.map { $0.trimmed } == ["<Beach>", "June"])
    cell.isSelected = false
    cell.isHighlighted = false
    #expect(stage.lines.map { $0.trimmed } == ["Beach", "June"])
  }

  @Test func `an item without any text has its marks in the middle`() {
    let cell = cell()
    #expect(stage.lines == [])
    cell.isSelected = true
    #expect(stage.lines.last == "*")
    cell.isHighlighted = true
    #expect(stage.lines.last == "<                  >")
  }

  @Test func `what lies in a grid is in the tree and in the JSON`() {
    cell("Beach").isSelected = true
    #expect(stage.render(.tree).contains("CollectionViewCell (0 0; 100 66) isSelected=true"))
    #expect(stage.render(.json).contains("\"class\":\"CollectionViewCell\""))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
