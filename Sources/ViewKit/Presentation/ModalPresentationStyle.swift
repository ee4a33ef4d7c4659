/// How a presented controller lies on the screen, as `UIModalPresentationStyle`.
public enum ModalPresentationStyle: String, CaseIterable, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, none

  /// Whether the view of the presenter leaves the window once it is covered. On a phone sheets and
  /// popovers fill the screen.
  var coversPresenter: Bool {
    switch self {
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .popover, .none: true
    case .custom, .overFullScreen, .overCurrentContext: false
    }
  }

  /// Whether it lies over the nearest controller that defines a context, not over the whole screen.
  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented controller comes and goes, as `UIModalTransitionStyle`.
public enum ModalTransitionStyle: String, CaseIterable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl

  /// Seconds that it takes.
  var duration: Double {
    switch self {
    case .coverVertical: Metrics.coverDuration
    case .flipHorizontal: Metrics.flipDuration
    case .crossDissolve: Metrics.dissolveDuration
    case .partialCurl: Metrics.curlDuration
    }
  }
}
