import Testing

@testable import Rendering
@testable import ViewKit

@Suite struct TableViewCellShapeTests {
  private let stage = Stage()

  private func cell(
    _ style: TableViewCell.CellStyle = .default, height: Double = 44
  ) -> TableViewCell {
    let cell = stage.add(TableViewCell(style: style))
    cell.frame = Rect(x: 0, y: 0, width: 375, height: height)
    cell.textLabel.text = "Lisbon"
    cell.detailTextLabel?.text = "Capital"
    return cell
  }

  @Test func `accessories stand on the row of the first line`() {
    let cell = cell(.subtitle)
    cell.accessoryType = .disclosureIndicator
    #expect(
      stage.lines == [
        "   Lisbon                                                              ›", "   Capital",
      ])
    cell.accessoryType = .detailDisclosureButton
    #expect(stage.lines[0].hasSuffix("ⓘ     ›"))
    cell.accessoryType = .checkmark
    #expect(stage.lines[0].hasSuffix(" ✓"))
    cell.height = 88
    #expect(stage.lines[1].hasSuffix(" ✓") && stage.lines[1].hasPrefix("   Lisbon"))
    let ascii = stage.render(.text, RenderOptions(isASCII: true))
    #expect(ascii.contains("Lisbon") && !ascii.contains("✓") && ascii.contains(" v\n"))
  }

  @Test func `a selected row has a star, one below a finger brackets, also over backgrounds`()
    throws
  {
    let cell = cell()
    cell.isSelected = true
    #expect(stage.lines.last == "  *Lisbon")
    cell.isHighlighted = true
    #expect(stage.lines.last?.hasPrefix("  <Lisbon") == true)
    #expect(stage.lines.last?.hasSuffix(">") == true)
    cell.isHighlighted = false
    let back = View()
    back.backgroundColor = .yellow
    try cell.setSelectedBackgroundView(back)
    #expect(stage.lines.last == "  *Lisbon")
    cell.selectionStyle = .none
    #expect(stage.lines.last == "   Lisbon")
  }

  @Test func `controls of edit mode have their signs`() {
    let cell = cell()
    cell.editingStyle = .delete
    cell.showsReorderControl = true
    cell.isEditing = true
    #expect(stage.lines.last?.hasPrefix("    ⊖      Lisbon") == true)
    #expect(stage.lines.last?.hasSuffix("≡") == true)
    cell.editingStyle = .insert
    #expect(stage.lines.last?.hasPrefix("    ⊕      Lisbon") == true)
    cell.selectsWhileEditing = true
    #expect(stage.lines.last?.hasPrefix("    ○      Lisbon") == true)
    cell.isSelected = true
    #expect(stage.lines.last?.hasPrefix("    ●     *Lisbon") == true)
  }

  @Test func `the button of the confirmation is beside what is left of the row`() {
    let cell = cell()
    cell.setShowingDeleteConfirmation(true, isSwiped: true, animated: false)
    #expect(stage.lines.last?.contains("[    Delete    ]") == true)
    #expect(stage.lines.last?.contains("Lisbon") == false)
  }

  @Test func `a row that a script fills has its marks on the first line of that`() {
    let cell = stage.add(TableViewCell(style: .default))
    cell.frame = Rect(x: 0, y: 0, width: 375, height: 88)
    cell.accessoryType = .disclosureIndicator
    #expect(stage.lines == ["", "", String(repeating: " ", count: 71) + "›"])
    stage.label("Second", Rect(x: 40, y: 44, width: 100, height: 22), in: cell.contentView)
    stage.label("First", Rect(x: 40, y: 0, width: 100, height: 22), in: cell.contentView)
    #expect(stage.lines[0].hasPrefix("        First") && stage.lines[0].hasSuffix("›"))
  }

  @Test func `a text at the very edge has the star before it, too`() {
    let cell = stage.add(TableViewCell(style: .default))
    stage.label("First", Rect(x: 0, y: 0, width: 100, height: 22), in: cell.contentView)
    cell.isSelected = true
    #expect(stage.lines == ["*First"])
  }

  @Test func `rows have lines between them`() {
    let cell = cell(height: 66)
    cell.separatorStyle = .singleLine
    #expect(stage.lines.last == "   " + String(repeating: "─", count: 72))
  }

  @Test func `a header is its text on a bar that hides what is behind`() {
    stage.label("behind", Rect(x: 100, y: 0, width: 100, height: 22))
    let header = stage.add(TableViewHeaderFooterView(reuseIdentifier: nil))
    header.frame = Rect(x: 0, y: 0, width: 375, height: 28)
    header.textLabel.text = "Cities"
    #expect(stage.lines == ["   Cities"])
  }

  @Test func `the tree and the JSON have what differs from a new cell`() {
    let cell = cell()
    cell.accessoryType = .checkmark
    cell.isSelected = true
    #expect(
      stage.render(.tree).contains(
        "TableViewCell (0 0; 375 44) accessoryType=checkmark isSelected=true\n"))
    #expect(stage.render(.json).contains("\"class\":\"TableViewCell\""))
  }

  @Test func `the picture has the grey, the lines, and each sign`() {
    let cell = cell()
    cell.separatorStyle = .singleLine
    cell.isSelected = true
    let plain = stage.render(.svg)
    #expect(plain.contains("#d9d9d9") && plain.contains("#c8c7cc"))
    var pictures = [plain]
    cell.isSelected = false
    for type in TableViewCell.AccessoryType.allCases {
      cell.accessoryType = type
      pictures.append(stage.render(.svg))
    }
    cell.accessoryType = .none
    for style in TableViewCell.EditingStyle.allCases {
      cell.editingStyle = style
      cell.isEditing = true
      pictures.append(stage.render(.svg))
    }
    cell.selectsWhileEditing = true
    pictures.append(stage.render(.svg))
    cell.showsReorderControl = true
    pictures.append(stage.render(.svg))
    #expect(Set(pictures).count == pictures.count)
  }
}
