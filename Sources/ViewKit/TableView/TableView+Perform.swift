// The call points of what a table's subclasses override.
extension Perform where Subject: TableView {
  public func setEditing(_ isEditing: Bool, animated: Bool) {
    if override(.setEditing, isEditing, animated) == nil {
      subject.setEditing(isEditing, animated: animated)
    }
  }
}
