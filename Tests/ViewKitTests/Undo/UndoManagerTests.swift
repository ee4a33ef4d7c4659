import Testing

@testable import ViewKit

@Suite struct UndoManagerTests {
  private let application = Application()
  private let manager: UndoManager
  private let model = Model()

  private final class Model: Object {
    var value = 0 {
      didSet {}
    }

    func set(_ new: Int, _ manager: UndoManager) {
      let old = value
      manager.registerUndo(withTarget: self) { ($0 as? Model)?.set(old, manager) }
      value = new
    }
  }

  init() { manager = UndoManager(application: application) }

  @Test func `changes of one turn are one group`() throws {
    model.set(1, manager)
    model.set(2, manager)
    application.settle()
    model.set(3, manager)
    #expect(manager.canUndo && !manager.canRedo)
    try manager.undo()
    #expect(model.value == 2)
    try manager.undo()
    #expect(model.value == 0)
    #expect(!manager.canUndo && manager.canRedo)
    try manager.undo()
    try manager.redo()
    #expect(model.value == 2)
    try manager.redo()
    #expect(model.value == 3)
  }

  @Test func `a new change forgets what could be done again`() throws {
    model.set(1, manager)
    try manager.undo()
    #expect(manager.canRedo)
    model.set(5, manager)
    #expect(!manager.canRedo)
  }

  @Test func `groups by hand, one inside the other`() throws {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    model.set(1, manager)
    manager.beginUndoGrouping()
    model.set(2, manager)
    #expect(manager.groupingLevel == 2)
    #expect(throws: InvalidUse.self) { try manager.undo() }
    try manager.endUndoGrouping()
    try manager.endUndoGrouping()
    #expect(throws: InvalidUse.self) { try manager.endUndoGrouping() }
    try manager.undo()
    #expect(model.value == 0)
  }

  @Test func `names of what was done`() throws {
    model.set(1, manager)
    manager.setActionName("Rename")
    #expect(manager.undoMenuItemTitle == "Undo Rename")
    #expect(manager.redoMenuItemTitle == "Redo")
    try manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo")
    #expect(manager.redoMenuItemTitle == "Redo Rename")
    try manager.redo()
    #expect(manager.undoActionName == "Rename")
  }

  @Test func `as many levels as wanted are kept`() throws {
    manager.levelsOfUndo = 2
    for value in 1...4 {
      model.set(value, manager)
      application.settle()
    }
    for _ in 0..<4 { try manager.undo() }
    #expect(model.value == 2)
  }

  @Test func `nothing is noted while that is off, nor of what is gone`() throws {
    manager.disableUndoRegistration()
    model.set(1, manager)
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    var other: Model? = Model()
    other?.set(1, manager)
    other = nil
    application.settle()
    model.set(2, manager)
    manager.removeAllActions(withTarget: model)
    #expect(!manager.canUndo)
  }

  @Test func `undo in the middle of undo does nothing`() throws {
    let (manager, log) = (manager, CallLog())
    manager.registerUndo(withTarget: model) { _ in
      log.add("undoing \(manager.isUndoing)")
      try? manager.undo()
    }
    try manager.undo()
    #expect(log.take() == ["undoing true"])
  }

  @Test func `a responder has the manager of the nearest that has one`() throws {
    let window = application.makeWindow()
    let view = View(frame: window.bounds)
    let text = TextView(frame: window.bounds)
    #expect(view.undoManager == nil)
    try window.addSubview(view)
    try view.addSubview(text)
    #expect(view.undoManager === window.undoManager)
    #expect(text.undoManager !== window.undoManager)
    let inside = View()
    try text.addSubview(inside)
    #expect(inside.undoManager === text.undoManager)
  }
}
