import ViewKit

extension Host {
  /// Warns of siblings that have one identifier, by which neither a query nor saved state can tell
  /// them apart.
  func warnOfSharedIdentifiers() {
    var views: [View] = application.windows
    while let view = views.popLast() {
      let subviews = view.subviews
      views += subviews
      var seen: Set<String> = []
      for case let name? in subviews.lazy.map(\.accessibilityIdentifier)
      where !seen.insert(name).inserted {
        state.warn(
          "several subviews of \(view.pathName) have the id \"\(name)\"; give each its own")
      }
    }
  }
}
