// The call points of ``ViewController``; see ``Perform``.
extension Perform where Subject: ViewController {
  public func loadView() {
    if !run(.loadView) { subject.loadView() }
  }

  public func viewDidLoad() {
    if !run(.viewDidLoad) { subject.viewDidLoad() }
  }

  public func viewWillAppear(_ animated: Bool) {
    if override(.viewWillAppear, animated) == nil {
      subject.viewWillAppear(animated)
    }
  }

  public func viewDidAppear(_ animated: Bool) {
    if override(.viewDidAppear, animated) == nil {
      subject.viewDidAppear(animated)
    }
  }

  public func viewWillDisappear(_ animated: Bool) {
    if override(.viewWillDisappear, animated) == nil {
      subject.viewWillDisappear(animated)
    }
  }

  public func viewDidDisappear(_ animated: Bool) {
    if override(.viewDidDisappear, animated) == nil {
      subject.viewDidDisappear(animated)
    }
  }

  public func viewWillLayoutSubviews() {
    if !run(.viewWillLayoutSubviews) { subject.viewWillLayoutSubviews() }
  }

  public func viewDidLayoutSubviews() {
    if !run(.viewDidLayoutSubviews) { subject.viewDidLayoutSubviews() }
  }

  public func willMove(toParent parent: ViewController?) {
    if override(.willMoveToParent, parent) == nil {
      subject.willMove(toParent: parent)
    }
  }

  public func didMove(toParent parent: ViewController?) {
    if override(.didMoveToParent, parent) == nil {
      subject.didMove(toParent: parent)
    }
  }

  public func didReceiveMemoryWarning() {
    if !run(.didReceiveMemoryWarning) { subject.didReceiveMemoryWarning() }
  }

  public var shouldAutomaticallyForwardAppearanceMethods: Bool {
    if case .bool(let result) = override(.get_shouldAutomaticallyForwardAppearanceMethods) {
      return result
    }
    return subject.shouldAutomaticallyForwardAppearanceMethods
  }

  public var preferredStatusBarStyle: StatusBarStyle {
    override(.get_preferredStatusBarStyle)?.string.flatMap(StatusBarStyle.init(rawValue:))
      ?? subject.preferredStatusBarStyle
  }

  public func setEditing(_ isEditing: Bool, animated: Bool) {
    if override(.setEditing, isEditing, animated) == nil {
      subject.setEditing(isEditing, animated: animated)
    }
  }
}
