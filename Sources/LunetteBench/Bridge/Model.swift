import ViewKit

/// What the members that duels use take in Swift alone.
///
/// Each step is a call that the compiler does not see through, as in the rival's model.
enum Model {
  /// Keeps results in use.
  private final class Sink {
    var sum = 0
  }

  /// Work on one object. The body is inlined: what is measured is the loop and the step in it.
  @inline(__always)
  private static func on<Subject: AnyObject>(
    _ subject: Subject, _ body: @escaping (Subject, Int) -> Int
  ) -> Work {
    let sink = Sink()
    return Work { count in
      var sum = 0
      for index in 0..<count { sum &+= body(subject, index) }
      sink.sum = sum
    }
  }

  static var getInteger: Work { on(View()) { view, _ in tag(view) } }

  @inline(never)
  private static func tag(_ view: View) -> Int { view.tag }

  static var setInteger: Work {
    on(View()) { view, index in
      setTag(view, index)
      return 0
    }
  }

  @inline(never)
  private static func setTag(_ view: View, _ tag: Int) { view.tag = tag }

  static var getNumber: Work {
    let owner = View()
    return on(owner.layer) { layer, _ in radius(layer) > 0 ? 1 : 0 }
  }

  @inline(never)
  private static func radius(_ layer: Layer) -> Double { layer.cornerRadius }

  static var setNumber: Work {
    let owner = View()
    return on(owner.layer) { layer, _ in
      setRadius(layer, 2.5)
      return 0
    }
  }

  @inline(never)
  private static func setRadius(_ layer: Layer, _ radius: Double) { layer.cornerRadius = radius }

  static var getBoolean: Work { on(View()) { view, _ in isMultipleTouch(view) ? 1 : 0 } }

  @inline(never)
  private static func isMultipleTouch(_ view: View) -> Bool { view.isMultipleTouchEnabled }

  static var setBoolean: Work {
    on(View()) { view, _ in
      setMultipleTouch(view, true)
      return 0
    }
  }

  @inline(never)
  private static func setMultipleTouch(_ view: View, _ isOn: Bool) {
    view.isMultipleTouchEnabled = isOn
  }

  static func getString(_ text: String) -> Work {
    let named = View()
    named.accessibilityIdentifier = text
    return on(named) { view, _ in identifier(view) == nil ? 0 : 1 }
  }

  @inline(never)
  private static func identifier(_ view: View) -> String? { view.accessibilityIdentifier }

  static func setString(_ text: String) -> Work {
    on(View()) { view, _ in
      setIdentifier(view, text)
      return 0
    }
  }

  @inline(never)
  private static func setIdentifier(_ view: View, _ text: String) {
    view.accessibilityIdentifier = text
  }

  static var getRect: Work {
    on(View(frame: Rect(x: 1, y: 2, width: 3, height: 4))) { view, _ in
      frame(view).size.width > 0 ? 1 : 0
    }
  }

  @inline(never)
  private static func frame(_ view: View) -> Rect { view.frame }

  static var setRect: Work {
    on(View()) { view, _ in
      setFrame(view, Rect(x: 1, y: 2, width: 3, height: 4))
      return 0
    }
  }

  @inline(never)
  private static func setFrame(_ view: View, _ frame: Rect) { view.frame = frame }

  static var getEnum: Work { on(View()) { view, _ in mode(view) == .center ? 1 : 0 } }

  @inline(never)
  private static func mode(_ view: View) -> ContentMode { view.contentMode }

  static var setEnum: Work {
    on(View()) { view, _ in
      setMode(view, .center)
      return 0
    }
  }

  @inline(never)
  private static func setMode(_ view: View, _ mode: ContentMode) { view.contentMode = mode }

  static var getObject: Work { on(View()) { view, _ in superview(view) == nil ? 0 : 1 } }

  @inline(never)
  private static func superview(_ view: View) -> View? { view.superview }

  static var callPlain: Work {
    on(View()) { view, _ in
      view.layoutSubviews()
      return 0
    }
  }

  static var callWithThree: Work { on(Probe()) { $0.add($1, 2, 3) } }

  static var make: Work {
    on(Sink()) { _, index in
      let view = View()
      view.tag = index
      view.alpha = 0.5
      view.isHidden = false
      view.contentMode = .center
      view.isMultipleTouchEnabled = true
      view.accessibilityIdentifier = "title"
      return view.tag
    }
  }
}
