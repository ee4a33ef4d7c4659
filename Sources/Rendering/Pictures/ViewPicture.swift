import ViewKit

/// How the views of one class look on the device.
///
/// To add a class, write a file `NamePicture.swift` with its picture as a static member, and put it
/// into ``all``. Background, border, corners and subviews are the painter's.
struct ViewPicture: Sendable {
  /// Whether a view is of the class.
  let applies: @Sendable (View) -> Bool
  /// Draws what the view shows of itself, in its own coordinates.
  let draw: @Sendable (View, CGContext) -> Void
  /// Whether a subview is part of what the view itself draws.
  let includes: @Sendable (View, View) -> Bool

  /// - Parameters:
  ///   - type: the class; subclasses look alike unless they have a picture of their own.
  ///   - draw: draws what a view shows of itself, in its own coordinates.
  ///   - includes: whether a subview is drawn by `draw`.
  init<Subject: View>(
    _ type: Subject.Type, draw: @escaping @Sendable (Subject, CGContext) -> Void,
    includes: @escaping @Sendable (Subject, View) -> Bool = { _, _ in false }
  ) {
    applies = { $0 is Subject }
    self.draw = { view, context in
      if let view = view as? Subject { draw(view, context) }
    }
    self.includes = { view, subview in
      (view as? Subject).map { includes($0, subview) } ?? false
    }
  }

  /// A view without a class of its own draws nothing.
  static let view = ViewPicture(View.self) { _, _ in }

  /// The pictures, subclasses before their superclasses.
  static let all: [ViewPicture] = [
    .keyboard, .key, .menu, .menuButton, .textField, .textView, .backButton, .barButton, .button,
    .label, .imageView,
    .switch, .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
    .pageControl, .refreshControl, .tableView, .tableIndexView, .tableViewCell,
    .tableViewHeaderFooterView,
    .cellMark, .cellEditControl,
    .cellReorderControl, .bar, .view,
  ]
}
