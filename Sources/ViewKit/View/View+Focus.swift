// Asking for the focus before it can be had.
extension View {
  /// Gives the focus to the view that has asked for it before its hierarchy was in a window, the
  /// last one of several. While the focus waits for a view to come back, nobody else gets it.
  static func grantFocus(among views: [View]) {
    var latest: View?
    for view in views where view.flags.contains(.wantsFocus) {
      view.flags.remove(.wantsFocus)
      latest = view
    }
    guard let latest, latest.windowReference != nil, latest.application?.isFocusWithoutPlace != true
    else { return }
    latest.perform.becomeFirstResponder()
  }

  /// Makes the first responder inside this view, or it itself, give up the focus.
  ///
  /// - Parameter force: takes the focus away even when the responder refuses.
  /// - Returns: whether no responder in here has the focus now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    flags.remove(.wantsFocus)
    guard let application, let first = application.firstResponder as? View,
      first.isDescendant(of: self)
    else { return true }
    if first.perform.resignFirstResponder() { return true }
    if force { application.dropFocus(of: first) }
    return force
  }
}
