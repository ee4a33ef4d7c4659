/// Where the part of a controller's view begins or ends that no bar covers, as `UILayoutSupport`.
public final class LayoutGuide: Object {
  private weak var controller: ViewController?
  private let isTop: Bool

  init(of controller: ViewController, isTop: Bool) {
    self.controller = controller
    self.isTop = isTop
  }

  /// How many points of the view the bars cover, from its upper or lower edge on.
  public var length: Double {
    guard let lengths = controller?.layoutLengths else { return 0 }
    return isTop ? lengths.top : lengths.bottom
  }
}
