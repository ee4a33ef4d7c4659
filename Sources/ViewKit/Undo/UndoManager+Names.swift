// What a person calls the changes that can be taken back.
extension UndoManager {
  /// Names the group of changes that is being made, or was made last.
  public func setActionName(_ name: String) {
    (openGroup.value ?? undoList.elements.last)?.name = name
  }

  public var undoActionName: String {
    openGroup.value?.name ?? undoList.elements.last?.name ?? ""
  }

  public var redoActionName: String { redoList.elements.last?.name ?? "" }

  /// `Undo Typing`.
  public var undoMenuItemTitle: String { Self.title("Undo", canUndo ? undoActionName : "") }

  public var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

  private static func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }
}
