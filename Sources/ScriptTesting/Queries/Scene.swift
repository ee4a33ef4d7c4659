import ViewKit

/// The views of one window at one moment: where each is seen, and what is in front of it.
struct Scene {
  /// A view and what geometry says of it.
  struct Element {
    let view: View
    /// Its place in the order from back to front.
    let order: Int
    /// The place after its last descendant.
    var end: Int
    /// The part of it that no clip cuts off, in points of the screen; where it would be, when
    /// nothing of it is left.
    let visible: Rect
    /// Why it cannot be seen, whatever is in front of it; nil when it can.
    let absence: Absence?
  }

  /// Why a view is not on the screen.
  enum Absence {
    /// The view, or one around it, is hidden.
    case hidden(by: View)
    case transparent(View)
    /// Nothing of it is inside all clips; `by` is the view that clips, nil for the screen.
    case clipped(by: View?)
    case empty
  }

  let window: Window
  /// From back to front: each view before its subviews.
  private(set) var elements: [Element] = []
  /// What hides things, from back to front.
  private var covers: [Cover] = []

  private struct Cover {
    let rect: Rect
    let order: Int
  }

  /// What a subview has from the views around it.
  private struct Surroundings {
    var clip: Rect
    var clipper: View?
    var absence: Absence?
    var opacity = 1.0
  }

  init(_ window: Window) {
    self.window = window
    let screen = window.screen?.bounds ?? window.bounds
    let outside = Surroundings(clip: screen)
    var stack: [(view: View, surroundings: Surroundings)] = [(window, outside)]
    var open: [Int] = []
    while let (view, surroundings) = stack.popLast() {
      // The elements that this view is not inside are complete.
      while let last = open.last, elements[last].view !== view.superview {
        close(last)
        open.removeLast()
      }
      let inside = add(view, surroundings)
      open.append(elements.count - 1)
      for subview in view.subviews.reversed() { stack.append((subview, inside)) }
    }
    for last in open.reversed() { close(last) }
    covers.sort { $0.order < $1.order }
  }

  // MARK: Building

  private mutating func add(_ view: View, _ surroundings: Surroundings) -> Surroundings {
    var inside = surroundings
    let frame = view.convert(view.bounds, to: nil as View?)
    let rect = Rect(origin: window.convertToScreen(frame.origin), size: frame.size)
    let visible = rect.intersection(surroundings.clip)
    inside.opacity *= view.alpha
    if inside.absence == nil {
      if view.isHidden {
        inside.absence = .hidden(by: view)
      } else if inside.opacity < Metrics.minimumTouchableAlpha {
        inside.absence = .transparent(view)
      }
    }
    var absence = inside.absence
    if absence == nil {
      if rect.isEmpty {
        absence = .empty
      } else if visible.width < min(1, rect.width) || visible.height < min(1, rect.height) {
        absence = .clipped(by: surroundings.clipper)
      }
    }
    if view.clipsToBounds {
      // A view of which nothing is seen is not to blame for what is inside it.
      if visible != surroundings.clip, !visible.isEmpty { inside.clipper = view }
      inside.clip = visible.isNull ? .zero : visible
    }
    elements.append(
      Element(
        view: view, order: elements.count, end: elements.count + 1,
        visible: visible.isNull ? rect : visible, absence: absence))
    if absence == nil, isOpaque(view, inside.opacity) {
      covers.append(Cover(rect: visible, order: elements.count - 1))
    }
    return inside
  }

  private mutating func close(_ index: Int) {
    elements[index].end = elements.count
  }

  /// Whether a view hides what is behind it; what is turned does not count.
  private func isOpaque(_ view: View, _ opacity: Double) -> Bool {
    // What lies behind a presented controller cannot be touched, though it may be seen.
    if view is TransitionView { return true }
    guard let color = view.backgroundColor, color.alpha * opacity >= Self.opaque else {
      return false
    }
    let corners = [
      Point(x: view.bounds.minX, y: view.bounds.minY),
      Point(x: view.bounds.maxX, y: view.bounds.minY),
    ].map { view.convert($0, to: nil as View?) }
    return corners[0].y == corners[1].y
  }

  /// The opacity from which a background hides what is behind it, as in the text rendering.
  private static let opaque = 0.8

  // MARK: Asking

  /// Takes away from an area of the screen what this window's opaque views hide of it.
  ///
  /// - Parameters:
  ///   - area: the parts that are still seen.
  ///   - order: only views from this place on, towards the front, count.
  /// - Returns: the view that hid the last part; nil when something is left.
  func cover(_ area: inout [Rect], from order: Int = 0) -> View? {
    for cover in covers where cover.order >= order {
      area = area.flatMap { $0.without(cover.rect) }
      if area.isEmpty { return elements[cover.order].view }
    }
    return nil
  }

  /// The elements inside another one.
  func elements(inside element: Element) -> ArraySlice<Element> {
    elements[(element.order + 1)..<element.end]
  }
}

extension Rect {
  /// What is left of the rectangle without another: up to four parts.
  fileprivate func without(_ other: Rect) -> [Rect] {
    guard intersects(other) else { return [self] }
    let common = intersection(other)
    return [
      Rect(x: minX, y: minY, width: width, height: common.minY - minY),
      Rect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY),
      Rect(x: minX, y: common.minY, width: common.minX - minX, height: common.height),
      Rect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
