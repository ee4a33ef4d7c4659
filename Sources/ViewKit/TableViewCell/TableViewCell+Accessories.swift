/// What stands at the right edge of a cell.
struct CellAccessories: ~Copyable {
  var type = TableViewCell.AccessoryType.none
  var editingType = TableViewCell.AccessoryType.none
  var view = Owned<View>()
  var editingView = Owned<View>()
  var button = Owned<CellDetailButton>()
  var mark = Owned<CellMark>()
}

extension TableViewCell {
  /// What stands at the right edge.
  public final var accessoryType: AccessoryType {
    get { accessories.type }
    set {
      if newValue == accessories.type { return }
      accessories.type = newValue
      updateAccessory()
    }
  }

  /// The same in edit mode.
  public final var editingAccessoryType: AccessoryType {
    get { accessories.editingType }
    set {
      if newValue == accessories.editingType { return }
      accessories.editingType = newValue
      updateAccessory()
    }
  }

  /// A view at the right edge, in the place of the ``accessoryType``.
  public final var accessoryView: View? { accessories.view.value }

  /// The same in edit mode.
  public final var editingAccessoryView: View? { accessories.editingView.value }

  /// Sets the ``accessoryView``, which keeps its size.
  public final func setAccessoryView(_ view: View?) throws(InvalidUse) {
    let old = accessoryView
    if view === old { return }
    try checkRoom(forPart: view)
    accessories.view.set(view, in: self)
    release(old)
    updateAccessory()
  }

  /// Sets the ``editingAccessoryView``, which keeps its size.
  public final func setEditingAccessoryView(_ view: View?) throws(InvalidUse) {
    let old = editingAccessoryView
    if view === old { return }
    try checkRoom(forPart: view)
    accessories.editingView.set(view, in: self)
    release(old)
    updateAccessory()
  }

  /// The view of a script's own that is shown now.
  final var shownAccessoryView: View? {
    showsEditing ? accessories.editingView.value : accessories.view.value
  }

  /// The system's accessory that is shown now.
  public final var shownAccessoryType: AccessoryType {
    if shownAccessoryView != nil { return .none }
    return showsEditing ? accessories.editingType : accessories.type
  }

  /// Puts in what is to be shown, and takes out what is not.
  final func updateAccessory() {
    let shown = shownAccessoryView
    for view in [accessories.view.value, accessories.editingView.value] where view !== shown {
      release(view)
    }
    if let shown, shown.superview !== self { insertPart(shown) }
    let type = shownAccessoryType
    if type.hasDetailButton {
      if accessories.button.value == nil { accessories.button.set(CellDetailButton(), in: self) }
      if let button = accessories.button.value, button.superview !== self { insertPart(button) }
    } else {
      release(accessories.button.value)
    }
    if type.hasChevron || type == .checkmark {
      if accessories.mark.value == nil { accessories.mark.set(CellMark(), in: self) }
      accessories.mark.value?.kind = type == .checkmark ? .checkmark : .chevron
      if let mark = accessories.mark.value, mark.superview !== self { insertPart(mark) }
    } else {
      release(accessories.mark.value)
    }
    setNeedsLayout()
  }

  /// The ⓘ was tapped.
  final func detailButtonWasTapped() { owner?.didTapDetailButton(of: self) }
}
