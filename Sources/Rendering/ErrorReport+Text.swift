extension ErrorReport {
  /// The error on one line: `login.lua:12: in Login.viewDidLoad: message (3 times)`.
  var summary: String {
    var text = position.map { "\($0): " } ?? ""
    if let handler { text += "in \(handler): " }
    text += message
    if count > 1 { text += " (\(count) times)" }
    return text
  }

  /// `login.lua:12`.
  private var position: String? {
    guard let file else { return nil }
    return line.map { "\(file):\($0)" } ?? file
  }
}
