// Loading the view.
extension ViewController {
  /// The view when it is loaded.
  public final var viewIfLoaded: View? { viewSlot.value }

  /// Whether the view is loaded.
  public final var isViewLoaded: Bool { viewSlot.value != nil }

  /// Loads the view unless it is loaded.
  public final func loadViewIfNeeded() { _ = loadedView() }

  final func loadedView() -> View {
    if let view = viewSlot.value { return view }
    if isLoading {
      // UIKit would go round for ever.
      report(Report(.invalidUse, InvalidUse.viewUsedWhileLoading(by: className).description))
      return setDefaultView()
    }
    if let watch = application?.viewLoading {
      watch(self) { load() }
    } else {
      load()
    }
    return viewSlot.value ?? setDefaultView()
  }

  private func load() {
    isLoading = true
    perform.loadView()
    isLoading = false
    if viewSlot.value == nil {
      report(Report(.invalidUse, InvalidUse.noViewLoaded(by: className).description))
      setDefaultView()
    }
    perform.viewDidLoad()
  }

  /// Loads the view anew, and puts it where the old one is: what a reload of the code that makes it
  /// does, with the callbacks of an appearance.
  ///
  /// - Returns: the view that was there; nil when none was loaded, and nothing happens.
  @discardableResult
  public final func reloadView() -> View? {
    guard let old = viewSlot.value else { return nil }
    let superview = old.superview
    let position = superview?.subviews.firstIndex { $0 === old }
    old.viewController = nil
    viewSlot.set(nil, in: self)
    isReloading = true
    let view = loadedView()
    isReloading = false
    place(view, for: old, in: superview, at: position)
    return old
  }

  /// Brings back a view that ``reloadView()`` gave.
  public final func restoreView(_ old: View) {
    guard let view = viewSlot.value, view !== old else { return }
    let superview = view.superview
    let position = superview?.subviews.firstIndex { $0 === view }
    view.viewController = nil
    old.viewController = self
    viewSlot.set(old, in: self)
    viewDidChange(to: old)
    place(old, for: view, in: superview, at: position)
  }

  private func place(_ view: View, for old: View, in superview: View?, at position: Int?) {
    guard let superview, let position, view.superview == nil else { return }
    view.takeFrame(of: old)
    old.removeFromSuperview()
    let isSeen = superview.window != nil
    do throws(InvalidUse) {
      if isSeen { perform.viewWillAppear(false) }
      try superview.insertSubview(view, at: min(position, superview.subviews.count))
      guard isSeen else { return }
      view.layoutIfNeeded()
      perform.viewDidAppear(false)
    } catch {
      report(Report(.invalidUse, error.description))
    }
  }

  final func setView(_ view: View) {
    let old = viewSlot.value
    if view === old { return }
    do throws(InvalidUse) {
      try checkView(view)
    } catch {
      report(Report(.invalidUse, error.description))
      return
    }
    old?.viewController = nil
    view.viewController = self
    viewSlot.set(view, in: self)
    if let old { replace(old, by: view) }
    if viewSlot.value === view { viewDidChange(to: view) }
  }

  /// Puts a new view where the old one is, unless the old one lies inside it by now.
  private func replace(_ old: View, by view: View) {
    if let superview = old.superview, !old.isDescendant(of: view) {
      view.takeFrame(of: old)
      do throws(InvalidUse) {
        try superview.insertSubview(view, aboveSubview: old)
      } catch {
        report(Report(.invalidUse, error.description))
      }
      if old.superview === superview { old.removeFromSuperview() }
    } else if view.superview == nil, !isReloading {
      rootWindow?.showRootView()
    }
  }

  /// Fails when a view cannot be the new ``view``: a window, another controller's, or one that has
  /// no room where the old one is.
  public final func checkView(_ view: View) throws(InvalidUse) {
    if view is Window {
      throw .windowAsView(window: view.pathName, controller: className)
    }
    try checkKind(of: view)
    if let other = view.viewController, other !== self {
      throw .viewOfAnotherController(view: view.pathName, controller: other.className)
    }
    guard let old = viewSlot.value, let superview = old.superview else { return }
    if !old.isDescendant(of: view) { try superview.checkRoom(for: view) }
  }

  @discardableResult
  private func setDefaultView() -> View {
    let view = makeDefaultView()
    setView(view)
    return view
  }
}
