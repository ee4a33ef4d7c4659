@testable import ViewKit

/// What was called, in order.
final class CallLog {
  private(set) var calls: [String] = []
  private var kept: [Object] = []

  func add(_ call: String) { calls.append(call) }

  /// Keeps a target, which its control does not, as long as the log lives.
  func keep<Target: Object>(_ target: Target) -> Target {
    kept.append(target)
    return target
  }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A view that tells what it is asked.
final class LoggingView: View {
  let name: String
  let log: CallLog
  var onLayout: (LoggingView) -> Void = { _ in }

  init(_ name: String, _ log: CallLog, frame: Rect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  override func willMove(toSuperview newSuperview: View?) {
    log.add("\(name).willMoveToSuperview \(newSuperview == nil ? "nil" : "view")")
  }
  override func didMoveToSuperview() { log.add("\(name).didMoveToSuperview") }
  override func willMove(toWindow newWindow: Window?) {
    log.add("\(name).willMoveToWindow \(newWindow == nil ? "nil" : "window")")
  }
  override func didMoveToWindow() { log.add("\(name).didMoveToWindow") }
  override func didAddSubview(_ subview: View) { log.add("\(name).didAddSubview") }
  override func willRemoveSubview(_ subview: View) { log.add("\(name).willRemoveSubview") }
  override func layoutSubviews() {
    log.add("\(name).layoutSubviews")
    onLayout(self)
  }
  override func draw(_ rect: Rect) { log.add("\(name).draw") }
  override func tintColorDidChange() { log.add("\(name).tintColorDidChange") }
}

/// A controller that tells what it is asked.
final class LoggingController: ViewController {
  let name: String
  let log: CallLog
  var onViewDidLoad: (LoggingController) -> Void = { _ in }

  init(_ name: String, _ log: CallLog, application: Application) {
    self.name = name
    self.log = log
    super.init(application: application)
  }

  override func loadView() {
    log.add("\(name).loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    log.add("\(name).viewDidLoad")
    onViewDidLoad(self)
  }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name).viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name).viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name).viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name).viewDidDisappear") }
  override func viewWillLayoutSubviews() { log.add("\(name).viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.add("\(name).viewDidLayoutSubviews") }
  override func willMove(toParent parent: ViewController?) {
    log.add("\(name).willMoveToParent \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: ViewController?) {
    log.add("\(name).didMoveToParent \(parent == nil ? "nil" : "parent")")
  }
}

extension Application {
  /// A visible window that fills the screen.
  func makeWindow() -> Window {
    let window = Window(application: self)
    window.makeKeyAndVisible()
    return window
  }
}
