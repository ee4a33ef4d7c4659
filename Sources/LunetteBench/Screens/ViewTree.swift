import ViewKit

/// A tree of plain views in a window: each view that has subviews has ten, side by side.
final class ViewTree {
  let application = Application()
  let window: Window
  /// The views without subviews, in order.
  private(set) var leaves: [View] = []

  static let branches = 10

  init(views count: Int) throws {
    window = Window(application: application)
    window.makeKeyAndVisible()
    var level: [View] = [View(frame: window.bounds)]
    try window.addSubview(level[0])
    var made = 1
    while made < count {
      var next: [View] = []
      for view in level where made < count {
        let width = view.bounds.width / Double(Self.branches)
        for index in 0..<Self.branches where made < count {
          let frame = Rect(
            x: Double(index) * width, y: 0, width: width, height: view.bounds.height)
          let subview = View(frame: frame)
          try view.addSubview(subview)
          next.append(subview)
          made += 1
        }
      }
      level = next
    }
    leaves = level
  }

  var middle: View { leaves[leaves.count / 2] }
}
