/// The colour of the status bar's text, as `UIStatusBarStyle`.
public enum StatusBarStyle: String, CaseIterable, Sendable {
  case `default`, lightContent
}

/// How the status bar comes and goes, as `UIStatusBarAnimation`. It is not seen here.
public enum StatusBarAnimation: String, CaseIterable, Sendable {
  case none, fade, slide
}
