/// What the return key says, as `UIReturnKeyType`.
public enum ReturnKeyType: String, CaseIterable, Sendable {
  case `default`
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall

  /// The label of the key.
  public var title: String {
    switch self {
    case .default: "return"
    case .go: "Go"
    case .google: "Google"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .search: "Search"
    case .send: "Send"
    case .yahoo: "Yahoo"
    case .done: "Done"
    case .emergencyCall: "Emergency Call"
    }
  }

  /// The colour of the key: that of `default` is grey, the others are blue.
  public var color: Color { self == .default ? .lightGray : .defaultTint }
}
