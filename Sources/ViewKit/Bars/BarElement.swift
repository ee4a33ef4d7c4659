/// What stands in a bar for an item.
struct BarElement {
  enum Kind {
    case button, custom
    /// Room of a width, which may be negative.
    case space(Double)
    /// Room of what width is left.
    case spring
  }

  let kind: Kind
  private(set) weak var view: View?

  init(_ kind: Kind, _ view: View? = nil) {
    self.kind = kind
    self.view = view
  }

  /// Whether it is seen, and not room between others.
  var isView: Bool {
    switch kind {
    case .button, .custom: true
    case .space, .spring: false
    }
  }
}
