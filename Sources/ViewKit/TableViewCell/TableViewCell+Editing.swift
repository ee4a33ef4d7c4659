/// The controls around the content of a cell.
struct CellControls: ~Copyable {
  var edit = Owned<CellEditControl>()
  var reorder = Owned<CellReorderControl>()
  /// From right to left.
  var actions = OwnedList<CellActionButton>()
  /// How far a finger has drawn the row off its buttons; nil when none holds it.
  var pull: Double?
}

// Edit mode and its controls.
extension TableViewCell {
  /// Whether the row can be edited now. Setting it calls ``setEditing(_:animated:)``.
  public final var isEditing: Bool {
    get { cellFlags.contains(.editing) }
    set { perform.setEditing(newValue, animated: false) }
  }

  /// Whether the cell has a control by which a finger moves the row in edit mode.
  public final var showsReorderControl: Bool {
    get { cellFlags.contains(.showsReorderControl) }
    set { changeControls(.showsReorderControl, newValue) }
  }

  /// Whether the content makes room at the left in edit mode, also for a row without a control
  /// there. With one it always does, as in iOS 8 (openradar 17969970).
  public final var shouldIndentWhileEditing: Bool {
    get { !cellFlags.contains(.staysWhileEditing) }
    set { changeControls(.staysWhileEditing, !newValue) }
  }

  /// Whether rows are chosen in edit mode, several of them, by circles at the left.
  final var selectsWhileEditing: Bool {
    get { cellFlags.contains(.selectsWhileEditing) }
    set {
      changeControls(.selectsWhileEditing, newValue)
      updateSelectedBackground()
    }
  }

  /// Whether the controls of edit mode are shown: a swipe shows none.
  final var showsEditing: Bool { isEditing && !cellFlags.contains(.swiped) }

  /// Whether the circle of a selection is shown.
  final var showsSelectionControl: Bool { showsEditing && selectsWhileEditing }

  /// The control at the left that is to be shown; nil for none.
  final var wantedEditControl: CellEditControl.Kind? {
    guard showsEditing else { return nil }
    if selectsWhileEditing { return .select }
    return switch editingStyle {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  /// Whether the control at the right is to be shown.
  final var wantsReorderControl: Bool { showsEditing && showsReorderControl }

  private func changeControls(_ flag: CellFlags, _ isOn: Bool) {
    if cellFlags.contains(flag) == isOn { return }
    if isOn { cellFlags.insert(flag) } else { cellFlags.remove(flag) }
    editControlsDidChange()
  }

  /// Puts in the controls that are to be shown, and takes out the others.
  final func editControlsDidChange() {
    if let kind = wantedEditControl {
      if controls.edit.value == nil { controls.edit.set(CellEditControl(kind), in: self) }
      if let control = controls.edit.value {
        control.kind = kind
        if control.superview !== self {
          control.frame = editControlFrame.offset(dx: -Metrics.editingIndentation, dy: 0)
          insertPart(control)
        }
      }
    } else {
      release(controls.edit.value)
    }
    if wantsReorderControl {
      if controls.reorder.value == nil { controls.reorder.set(CellReorderControl(), in: self) }
      if let control = controls.reorder.value, control.superview !== self {
        control.frame = reorderControlFrame.offset(dx: Metrics.reorderWidth, dy: 0)
        insertPart(control)
      }
    } else {
      release(controls.reorder.value)
    }
    updateAccessory()
  }

  // MARK: Transitions

  /// What is shown beside the content.
  public final var stateMask: StateMask { Self.stateMask(cellFlags) }

  private static func stateMask(_ flags: CellFlags) -> StateMask {
    var mask: StateMask = []
    if flags.contains(.editing), !flags.contains(.swiped) { mask.insert(.showingEditControl) }
    if flags.contains(.confirmsDeletion) { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  final func changeEditing(_ isEditing: Bool, animated: Bool) {
    if self.isEditing == isEditing { return }
    if isEditing {
      transition(adding: .editing, animated: animated)
    } else {
      transition(removing: [.editing, .swiped, .confirmsDeletion], animated: animated)
    }
  }

  /// Goes over to other flags: announces it, changes what is shown, and tells when it has come.
  ///
  /// Apple, `didTransition(to:)`: "Called on the cell shortly after it transitioned between cell
  /// states".
  private func transition(
    adding added: CellFlags = [], removing removed: CellFlags = [], animated: Bool
  ) {
    let old = stateMask
    let new = Self.stateMask(cellFlags.union(added).subtracting(removed))
    if new != old { perform.willTransition(to: new) }
    let moves = animated && window != nil && application?.areAnimationsEnabled == true
    if moves { layoutIfNeeded() }
    cellFlags.formUnion(added)
    cellFlags.subtract(removed)
    // Asks scripts, whose changes are none of the motion.
    updateActionButtons()
    let change = { [self] in
      editControlsDidChange()
      updateSelectedBackground()
      if moves { layoutIfNeeded() }
    }
    guard moves, let application else {
      change()
      if new != old { perform.didTransition(to: new) }
      removeUnusedActionButtons()
      return
    }
    application.animate(AnimationParameters(duration: Metrics.cellMotion), changes: change) {
      [weak self] _ in
      guard let self else { return }
      removeUnusedActionButtons()
      if new != old { perform.didTransition(to: new) }
    }
  }

  // MARK: Confirmation and actions

  /// Whether the button "Delete", or row actions, are shown.
  public final var showingDeleteConfirmation: Bool { cellFlags.contains(.confirmsDeletion) }

  /// Shows the button "Delete", or the row's actions, or hides them.
  ///
  /// - Parameter isSwiped: whether a swipe does it: the row is in edit mode then, without the
  ///   controls of that.
  /// - Parameter isPulled: whether a finger draws the row off its buttons, see ``pull(to:)``.
  final func setShowingDeleteConfirmation(
    _ isShown: Bool, isSwiped: Bool = false, isPulled: Bool = false, animated: Bool
  ) {
    if isShown == showingDeleteConfirmation { return }
    controls.pull = isPulled ? 0 : nil
    if isShown {
      transition(
        adding: isSwiped ? [.confirmsDeletion, .swiped, .editing] : .confirmsDeletion,
        animated: animated)
    } else if cellFlags.contains(.swiped) {
      perform.setEditing(false, animated: animated)
    } else {
      transition(removing: .confirmsDeletion, animated: animated)
    }
  }

  /// The buttons that are shown beside the row, from right to left.
  public final var actionButtons: [CellActionButton] {
    showingDeleteConfirmation ? controls.actions.elements : []
  }

  /// The control at the left edge that is shown.
  public final var editControl: CellEditControl? {
    controls.edit.value.flatMap { $0.superview === self ? $0 : nil }
  }

  /// The control at the right edge that is shown.
  public final var reorderControl: CellReorderControl? {
    controls.reorder.value.flatMap { $0.superview === self ? $0 : nil }
  }

  /// How far the cell is moved to the left to show its buttons.
  final var actionsWidth: Double {
    guard showingDeleteConfirmation else { return 0 }
    return controls.pull ?? allActionsWidth
  }

  /// The width of all buttons.
  final var allActionsWidth: Double {
    controls.actions.elements.reduce(0) { $0 + $1.fittingWidth }
  }

  /// A finger holds the row off so much of its buttons. Beyond them the row yields less and less.
  final func pull(to width: Double) {
    guard showingDeleteConfirmation else { return }
    let all = allActionsWidth
    controls.pull =
      width > all
      ? all + ScrollView.yielding(width - all, in: bounds.size.width) : max(width, 0)
    setNeedsLayout()
  }

  /// The finger has let go of the row, which shows all of its buttons then.
  final func endPull() {
    guard controls.pull != nil else { return }
    controls.pull = nil
    setNeedsLayout()
    guard showingDeleteConfirmation, let application else { return }
    application.animate(AnimationParameters(duration: Metrics.cellMotion)) { layoutIfNeeded() }
  }

  /// Makes the buttons that are to be shown.
  private func updateActionButtons() {
    guard showingDeleteConfirmation, controls.actions.elements.isEmpty else { return }
    var buttons = (owner?.rowActions(for: self) ?? []).map { CellActionButton($0) }
    if buttons.isEmpty {
      let title = owner?.deleteConfirmationTitle(for: self) ?? "Delete"
      buttons = [CellActionButton(title: title, color: Metrics.destructiveColor)]
    }
    for button in buttons {
      controls.actions.append(button, in: self)
      insertPart(button)
    }
    placeActionButtons()
  }

  private func removeUnusedActionButtons() {
    if showingDeleteConfirmation { return }
    let buttons = controls.actions.elements
    controls.actions.removeAll(in: self)
    for button in buttons { release(button) }
  }

  // MARK: What a person does

  /// The control at the left was tapped.
  final func editControlWasTapped(_ kind: CellEditControl.Kind) {
    switch kind {
    case .delete:
      if owner?.didTapDeleteControl(of: self) ?? true {
        setShowingDeleteConfirmation(true, animated: true)
      }
    case .insert: owner?.didTapInsertControl(of: self)
    case .select: break
    }
  }

  /// A button that a swipe uncovers was tapped.
  final func actionButtonWasTapped(_ button: CellActionButton) {
    if let action = button.action {
      owner?.didTap(action, of: self)
    } else {
      owner?.didConfirmDeletion(of: self)
    }
  }

  final func reorderControlWasDragged(_ touch: Touch, _ phase: Touch.Phase) {
    owner?.didDragReorderControl(of: self, touch, phase)
  }

  // MARK: Reuse

  /// Makes the cell ready for another row, where a script may reset what it has put in. Whether
  /// rows are edited is the table's to say.
  final func reuse() {
    hideMenu()
    if isHighlighted { perform.setHighlighted(false, animated: false) }
    if isSelected { perform.setSelected(false, animated: false) }
    if showingDeleteConfirmation { setShowingDeleteConfirmation(false, animated: false) }
    perform.prepareForReuse()
  }
}
