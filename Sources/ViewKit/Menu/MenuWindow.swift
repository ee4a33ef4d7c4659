/// The window in which the edit menu is shown, in front of all others. It is never the key window,
/// and no script sees it among the application's windows.
public final class MenuWindow: Window {
  private weak var menu: MenuController?
  /// The items by the pages on which they are.
  private var pages: [[MenuController.Entry]] = []
  private var page = 0
  private var target = Rect.zero
  private var direction = MenuController.ArrowDirection.default
  /// Where the bar itself is, without the arrow.
  public private(set) var body = Rect.zero

  init(_ menu: MenuController, application: Application) {
    self.menu = menu
    super.init(frame: .zero, application: application)
    windowLevel = Window.Level.alert + 1
  }

  public override var isOfSystem: Bool { true }

  /// It comes and goes without a word.
  override func visibilityDidChange() {
    guard let application else { return }
    if isHidden { application.hide(self) } else { application.show(self) }
  }

  /// The items that are seen, and the arrows to other pages.
  public var buttons: [MenuButton] { subviews.compactMap { $0 as? MenuButton } }

  /// Where its arrow points, in its own coordinates: beside the bar; nil where it lies over what it
  /// is about.
  public var arrowTip: Point? {
    let target = target.offset(dx: -frame.origin.x, dy: -frame.origin.y)
    let (bar, arrow) = (bounds, Metrics.menuArrowHeight)
    if target.minY >= bar.maxY { return Point(x: target.midX, y: bar.maxY + arrow) }
    if target.maxY <= bar.minY { return Point(x: target.midX, y: bar.minY - arrow) }
    if target.minX >= bar.maxX { return Point(x: bar.maxX + arrow, y: target.midY) }
    if target.maxX <= bar.minX { return Point(x: bar.minX - arrow, y: target.midY) }
    return nil
  }

  /// Whether an item is there, and on another page than what is seen.
  public func turnToPage(of title: String) {
    guard let page = pages.firstIndex(where: { $0.contains { $0.title == title } }) else { return }
    turn(to: page)
  }

  func show(
    _ entries: [MenuController.Entry], pointingAt target: Rect,
    _ direction: MenuController.ArrowDirection
  ) {
    self.target = target
    self.direction = direction
    pages = pages(of: entries)
    turn(to: 0)
    isHidden = false
  }

  func clear() {
    isHidden = true
    pages = []
    for view in subviews { view.removeFromSuperview() }
  }

  private func turn(to page: Int) {
    self.page = page
    for view in subviews { view.removeFromSuperview() }
    var x = 0.0
    func add(_ title: String, _ action: @escaping () -> Void) {
      let button = MenuButton(title, action)
      let width = Self.width(of: title)
      button.frame = Rect(x: x, y: 0, width: width, height: Metrics.menuHeight)
      try? addSubview(button)
      x += width
    }
    if page > 0 { add("◀") { [weak self] in self?.turn(to: page - 1) } }
    for entry in pages[page] { add(entry.title) { [weak menu] in menu?.choose(entry) } }
    if page + 1 < pages.count { add("▶") { [weak self] in self?.turn(to: page + 1) } }
    place(Size(width: x, height: Metrics.menuHeight))
  }

  /// Items that have no room beside each other stand on several pages.
  private func pages(of entries: [MenuController.Entry]) -> [[MenuController.Entry]] {
    let room = (screen?.bounds.width ?? 0) - 2 * Metrics.menuMargin
    let all = entries.reduce(0) { $0 + Self.width(of: $1.title) }
    if all <= room { return [entries] }
    let rest = room - Self.width(of: "◀") - Self.width(of: "▶")
    var pages: [[MenuController.Entry]] = [[]]
    var width = 0.0
    for entry in entries {
      let own = Self.width(of: entry.title)
      if width + own > rest, pages.last?.isEmpty == false {
        pages.append([])
        width = 0
      }
      pages[pages.count - 1].append(entry)
      width += own
    }
    return pages
  }

  private static func width(of title: String) -> Double {
    (Font(size: Metrics.menuFontSize).width(of: title) + 2 * Metrics.menuItemPadding).rounded(.up)
  }

  /// Above what it points at, or below where there is no room above.
  private func place(_ size: Size) {
    let room = (screen?.bounds ?? .zero).inset(dx: Metrics.menuMargin, dy: Metrics.statusBarHeight)
    let arrow = Metrics.menuArrowHeight
    var origin = Point(
      x: (target.midX - size.width / 2).rounded(), y: target.minY - arrow - size.height)
    switch direction {
    case .up: origin.y = target.maxY + arrow
    case .left:
      origin = Point(x: target.maxX + arrow, y: target.midY - size.height / 2)
    case .right:
      origin = Point(x: target.minX - arrow - size.width, y: target.midY - size.height / 2)
    case .default where origin.y < room.minY: origin.y = target.maxY + arrow
    case .default, .down: break
    }
    origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
    origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
    frame = Rect(origin: origin, size: size)
  }
}
