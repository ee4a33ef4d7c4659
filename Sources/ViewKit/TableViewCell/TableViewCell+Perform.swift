// The call points of ``TableViewCell``; see ``Perform``.
extension Perform where Subject: TableViewCell {
  public func prepareForReuse() {
    if !run(.prepareForReuse) { subject.prepareForReuse() }
  }

  public func setSelected(_ isSelected: Bool, animated: Bool) {
    if override(.setSelected, isSelected, animated) == nil {
      subject.setSelected(isSelected, animated: animated)
    }
  }

  public func setHighlighted(_ isHighlighted: Bool, animated: Bool) {
    if override(.setHighlighted, isHighlighted, animated) == nil {
      subject.setHighlighted(isHighlighted, animated: animated)
    }
  }

  public func setEditing(_ isEditing: Bool, animated: Bool) {
    if override(.setEditing, isEditing, animated) == nil {
      subject.setEditing(isEditing, animated: animated)
    }
  }

  public func willTransition(to state: TableViewCell.StateMask) {
    if override(.willTransition, state.name) == nil { subject.willTransition(to: state) }
  }

  public func didTransition(to state: TableViewCell.StateMask) {
    if override(.didTransition, state.name) == nil { subject.didTransition(to: state) }
  }
}

extension Perform where Subject: TableViewHeaderFooterView {
  public func prepareForReuse() {
    if !run(.prepareForReuse) { subject.prepareForReuse() }
  }
}
