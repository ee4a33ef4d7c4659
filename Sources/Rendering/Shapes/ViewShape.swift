import ViewKit

/// How the views of one class look in the text grid.
///
/// To add a class, write a file `NameShape.swift` with its shape as a static member, and put it
/// into ``all``.
struct ViewShape: Sendable {
  /// Whether a view is of the class.
  let applies: @Sendable (View) -> Bool
  /// Draws what the view shows of itself; its subviews follow by themselves.
  let draw: @Sendable (View, inout Canvas) -> Void
  /// Whether a subview is part of the view's own shape, so that it is not drawn again.
  let includes: @Sendable (View, View) -> Bool

  /// - Parameters:
  ///   - type: the class; subclasses look alike unless they have a shape of their own.
  ///   - draw: draws what a view shows of itself, in its own coordinates.
  ///   - includes: whether a subview is drawn by `draw`.
  init<Subject: View>(
    _ type: Subject.Type, draw: @escaping @Sendable (Subject, inout Canvas) -> Void,
    includes: @escaping @Sendable (Subject, View) -> Bool = { _, _ in false }
  ) {
    applies = { $0 is Subject }
    self.draw = { view, canvas in
      if let view = view as? Subject { draw(view, &canvas) }
    }
    self.includes = { view, subview in
      (view as? Subject).map { includes($0, subview) } ?? false
    }
  }

  /// The shapes, subclasses before their superclasses.
  static let all: [ViewShape] = [
    .keyboard, .key, .menu, .menuButton, .textField, .textView, .barButton, .button, .label,
    .imageView,
    .switch, .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
    .pageControl, .refreshControl, .tableView, .tableIndexView, .tableViewCell,
    .tableViewHeaderFooterView,
    .cellContentView, .cellMark,
    .cellEditControl,
    .cellReorderControl, .bar, .view,
  ]
}
