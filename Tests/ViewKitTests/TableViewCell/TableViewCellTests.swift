import Testing

@testable import ViewKit

@Suite struct TableViewCellTests {
  /// A cell that tells what it is asked.
  private final class LoggingCell: TableViewCell {
    var log: [String] = []

    override func setSelected(_ isSelected: Bool, animated: Bool) {
      super.setSelected(isSelected, animated: animated)
      log.append("selected \(isSelected)")
    }

    override func setHighlighted(_ isHighlighted: Bool, animated: Bool) {
      super.setHighlighted(isHighlighted, animated: animated)
      log.append("highlighted \(isHighlighted)")
    }

    override func setEditing(_ isEditing: Bool, animated: Bool) {
      super.setEditing(isEditing, animated: animated)
      log.append("editing \(isEditing)")
    }

    override func willTransition(to state: StateMask) { log.append("will \(state.rawValue)") }
    override func didTransition(to state: StateMask) { log.append("did \(state.rawValue)") }
    override func prepareForReuse() { log.append("reuse") }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func stage(
    _ style: TableViewCell.EditingStyle = .delete
  ) throws -> CellStage<LoggingCell> {
    let stage = try CellStage(LoggingCell(style: .default, reuseIdentifier: "c"))
    stage.cell.textLabel.text = "Title"
    stage.cell.editingStyle = style
    return stage
  }

  // MARK: Selection

  @Test func `What lies in a selected cell is highlighted, at any depth`() throws {
    let cell = TableViewCell(style: .default)
    let (box, label, button) = (View(), Label(), Button())
    let image = ImageView(image: Image(name: "a"), highlightedImage: Image(name: "b"))
    try cell.contentView.addSubview(box)
    for view in [label, button, image] { try box.addSubview(view) }
    cell.isHighlighted = true
    #expect(label.isHighlighted && button.isHighlighted && image.isHighlighted)
    #expect(image.displayedImage?.name == "b")
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(label.isHighlighted)
    cell.isSelected = false
    #expect(!label.isHighlighted && !button.isHighlighted && !image.isHighlighted)
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(!label.isHighlighted && cell.isSelected && !cell.showsGreySelection)
  }

  @Test func `A selected cell shows its own background, else the grey`() throws {
    let cell = TableViewCell(style: .default)
    let (back, selected, several) = (View(), View(), View())
    cell.isSelected = true
    #expect(cell.showsGreySelection)
    try cell.setSelectedBackgroundView(selected)
    try cell.setBackgroundView(back)
    try cell.setMultipleSelectionBackgroundView(several)
    #expect(cell.subviews.map { $0 } == [back, selected, cell.contentView])
    #expect(!cell.showsGreySelection && several.superview == nil)
    cell.selectsWhileEditing = true
    cell.isEditing = true
    #expect(several.superview === cell && selected.superview == nil)
    cell.isEditing = false
    #expect(several.superview == nil && selected.superview === cell)
    cell.isSelected = false
    #expect(selected.superview == nil && back.superview === cell)
  }

  @Test func `A view around the cell cannot be a part of it`() throws {
    let cell = TableViewCell(style: .default)
    let outer = View()
    try outer.addSubview(cell)
    #expect(throws: InvalidUse.self) { try cell.setAccessoryView(outer) }
    #expect(throws: InvalidUse.self) { try cell.setEditingAccessoryView(cell) }
    #expect(throws: InvalidUse.self) { try cell.setBackgroundView(outer) }
    #expect(throws: InvalidUse.self) { try cell.setSelectedBackgroundView(outer) }
    #expect(throws: InvalidUse.self) { try cell.setMultipleSelectionBackgroundView(cell) }
    #expect(cell.accessoryView == nil && cell.backgroundView == nil)
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(throws: InvalidUse.self) { try header.setBackgroundView(header) }
  }

  @Test func `States that are set are asked for, and those that hold change nothing`() throws {
    let stage = try stage()
    stage.cell.isSelected = true
    stage.cell.isHighlighted = true
    stage.cell.isEditing = true
    stage.cell.isEditing = true
    #expect(
      stage.cell.take() == [
        "selected true", "highlighted true", "will 1", "did 1", "editing true", "editing true",
      ])
  }

  @Test func `What is selected while edit mode is announced stays selected`() {
    final class Hasty: TableViewCell {
      override func willTransition(to state: StateMask) {
        isSelected = true
        isEditing = false
      }
    }
    let cell = Hasty(style: .default)
    cell.isEditing = true
    #expect(cell.isSelected && cell.isEditing)
  }

  // MARK: What a person does

  @Test func `The ⓘ is told, and no chevron`() throws {
    let stage = try stage()
    stage.cell.accessoryType = .detailDisclosureButton
    stage.application.settle()
    stage.tap(329)
    #expect(stage.owner.take() == ["detail"])
    stage.tap(356)
    #expect(stage.owner.take() == [])
  }

  @Test func `The red − asks for confirmation, the button deletes`() throws {
    let stage = try stage()
    stage.cell.isEditing = true
    stage.application.settle()
    _ = stage.cell.take()
    stage.tap(20)
    #expect(stage.owner.take() == ["−"])
    #expect(stage.cell.take() == ["will 3"])
    stage.wait()
    #expect(stage.cell.take() == ["did 3"] && stage.cell.showingDeleteConfirmation)
    let button = try #require(stage.cell.subviews.compactMap { $0 as? CellActionButton }.first)
    #expect(button.currentTitle == "Delete" && button.backgroundColor == Metrics.destructiveColor)
    // The cell is moved to the left by what the button takes.
    #expect(stage.cell.bounds.origin.x == button.width && button.x == 375)
    #expect(button.width == button.fittingWidth && button.height == 44)
    stage.tap(370)
    #expect(stage.owner.take() == ["delete"])
    stage.cell.setShowingDeleteConfirmation(false, animated: true)
    stage.wait()
    #expect(stage.cell.take() == ["will 1", "did 1"] && stage.cell.bounds.origin == .zero)
    #expect(!stage.cell.subviews.contains { $0 is CellActionButton } && stage.cell.isEditing)
  }

  @Test func `The table may refuse the confirmation, and name its button`() throws {
    let stage = try stage()
    stage.owner.confirmsDeletion = false
    stage.owner.title = "确认删除"
    stage.cell.isEditing = true
    stage.application.settle()
    stage.tap(20)
    #expect(!stage.cell.showingDeleteConfirmation)
    stage.cell.setShowingDeleteConfirmation(true, animated: false)
    #expect(stage.cell.subviews.contains { ($0 as? Button)?.currentTitle == "确认删除" })
  }

  @Test func `The green + inserts at once`() throws {
    let stage = try stage(.insert)
    stage.cell.isEditing = true
    stage.application.settle()
    stage.tap(20)
    #expect(stage.owner.take() == ["+"] && !stage.cell.showingDeleteConfirmation)
  }

  @Test func `A circle selects with the row: it takes no touch itself`() throws {
    let stage = try stage()
    stage.cell.selectsWhileEditing = true
    stage.cell.isEditing = true
    stage.application.settle()
    let control = try #require(stage.cell.subviews.compactMap { $0 as? CellEditControl }.first)
    #expect(control.kind == .select && !control.isUserInteractionEnabled)
    stage.tap(20)
    #expect(stage.owner.take() == [])
  }

  @Test func `A finger on ≡ is followed to its end`() throws {
    let stage = try stage()
    stage.cell.showsReorderControl = true
    stage.cell.isEditing = true
    stage.application.settle()
    stage.application.touchDown(at: Point(x: 355, y: 120))
    stage.application.touchMove(to: Point(x: 355, y: 200))
    stage.application.touchUp()
    stage.application.touchDown(at: Point(x: 355, y: 120))
    stage.application.touchCancel()
    #expect(
      stage.owner.take() == [
        "reorder began", "reorder moved", "reorder ended", "reorder began", "reorder cancelled",
      ])
  }

  @Test func `A swipe uncovers row actions, the first at the right, and shows no controls`() throws
  {
    let stage = try stage()
    stage.cell.accessoryType = .disclosureIndicator
    let flag = TableViewRowAction(style: .normal, title: "Flag")
    flag.backgroundColor = .orange
    stage.owner.actions = [TableViewRowAction(style: .destructive, title: "Trash"), flag]
    stage.cell.setShowingDeleteConfirmation(true, isSwiped: true, animated: true)
    stage.wait()
    #expect(stage.cell.take() == ["will 2", "did 2"])
    #expect(stage.cell.isEditing && stage.cell.contentView.x == 0)
    #expect(stage.cell.shownAccessoryType == .disclosureIndicator)
    let buttons = stage.cell.subviews.compactMap { $0 as? CellActionButton }
    #expect(buttons.map(\.currentTitle) == ["Trash", "Flag"])
    #expect(buttons[0].frame.maxX == 375 + stage.cell.bounds.origin.x)
    #expect(buttons[1].frame.minX == 375 && buttons[1].frame.maxX == buttons[0].frame.minX)
    #expect(buttons.map(\.backgroundColor) == [Metrics.destructiveColor, .orange])
    stage.tap(370)
    stage.tap(375 - buttons[0].width - 5)
    #expect(stage.owner.take() == ["action Trash", "action Flag"])
    // The line of the cell stays where it is on the screen: dumps.
    #expect(stage.cell.separatorFrames[0].minX == 15 + stage.cell.bounds.origin.x)
    stage.cell.setShowingDeleteConfirmation(false, animated: true)
    stage.wait()
    #expect(!stage.cell.isEditing && stage.cell.take() == ["will 0", "editing false", "did 0"])
  }

  @Test func `An action tells its handler which row it is`() {
    var told: [String] = []
    let action = TableViewRowAction(style: .normal, title: "Flag") {
      told.append("\($0.title ?? "") \($1)")
    }
    action.run(IndexPath(row: 2, section: 0))
    #expect(told == ["Flag [1, 3]"])
  }

  // MARK: Menu

  @Test func `The menu of a row has what the table allows`() throws {
    let stage = try stage()
    #expect(!stage.cell.canBecomeFirstResponder && !stage.cell.showMenu())
    stage.owner.menu = [.copy, .paste]
    #expect(stage.cell.showMenu() && stage.cell.isFirstResponder)
    let menu = stage.application.menuController
    #expect(menu.entries.map(\.title) == ["Copy", "Paste"])
    stage.cell.performAction("copy", sender: nil, event: nil)
    #expect(stage.owner.take() == ["menu copy"])
    stage.wait()
    #expect(!menu.isMenuVisible && !stage.cell.isFirstResponder && !stage.cell.isShowingMenu)
  }

  // MARK: Reuse

  @Test func `A cell that is used again has the states of a new one, and its content`() throws {
    let stage = try stage()
    stage.cell.isHighlighted = true
    stage.cell.isSelected = true
    stage.cell.setShowingDeleteConfirmation(true, isSwiped: true, animated: false)
    _ = stage.cell.take()
    stage.cell.reuse()
    #expect(
      stage.cell.take() == [
        "highlighted false", "selected false", "will 0", "did 0", "editing false", "reuse",
      ])
    #expect(stage.cell.textLabel.text == "Title" && !stage.cell.textLabel.isHighlighted)
    #expect(stage.cell.subviews.map { $0 } == [stage.cell.contentView])
  }

  @Test func `A cell that leaves in the middle of a motion ends it`() throws {
    let stage = try stage()
    stage.cell.setEditing(true, animated: true)
    #expect(!stage.application.transitions.isEmpty)
    stage.cell.removeFromSuperview()
    stage.wait()
    #expect(stage.cell.take() == ["will 1", "editing true", "did 1"])
    #expect(stage.application.transitions.isEmpty)
  }

  // MARK: State

  @Test func `A reload carries over what a cell alone shows, not what is a table's`() throws {
    let (old, new) = (TableViewCell(style: .default), TableViewCell(style: .default))
    old.accessoryType = .checkmark
    old.isSelected = true
    old.isEditing = true
    Restoring.carry(from: old, to: new)
    #expect(new.accessoryType == .checkmark && new.isSelected && new.isEditing)
    #expect(
      DescribedProperties(of: new).changed == ["accessoryType", "isSelected", "isEditing"])
    let row = try stage().cell
    let owner = CellOwner()
    row.owner = owner
    Restoring.carry(from: old, to: row)
    #expect(row.accessoryType == .none && !row.isSelected && !row.isEditing)
  }

  @Test func `Cells and their parts are freed`() throws {
    weak var weakCell: TableViewCell?
    weak var weakSwitch: Switch?
    do {
      let stage = try stage()
      let control = Switch()
      try stage.cell.setEditingAccessoryView(control)
      stage.cell.isEditing = true
      stage.cell.setShowingDeleteConfirmation(true, animated: true)
      weakCell = stage.cell
      weakSwitch = control
    }
    #expect(weakCell == nil && weakSwitch == nil)
  }
}
