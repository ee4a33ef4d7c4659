/// A target made of a Swift closure.
public final class ClosureTarget: Object {
  /// The one action that it performs.
  public static let action: Selector = "invoke"

  private let closure: (_ sender: Object?, _ event: Event?) -> Void

  public init(_ closure: @escaping (_ sender: Object?, _ event: Event?) -> Void) {
    self.closure = closure
    super.init()
  }

  public override func handles(_ action: Selector) -> Bool { action == Self.action }

  public override func handle(_ action: Selector, sender: Object?, event: Event?) {
    if action == Self.action { closure(sender, event) }
  }
}
