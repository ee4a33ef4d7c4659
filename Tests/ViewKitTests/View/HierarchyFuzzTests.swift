import Testing

@testable import ViewKit

/// Random moves of views, some made from inside the callbacks of others.
@Suite struct HierarchyFuzzTests {
  /// A small generator, so that a failure can be repeated.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  final class Actor: View {
    var act: () -> Void = {}

    override func willMove(toSuperview newSuperview: View?) { act() }
    override func didMoveToSuperview() { act() }
    override func willMove(toWindow newWindow: Window?) { act() }
    override func didMoveToWindow() { act() }
    override func didAddSubview(_ subview: View) { act() }
    override func willRemoveSubview(_ subview: View) { act() }
    override func layoutSubviews() { act() }
  }

  final class World {
    let application = Application()
    let windows: [Window]
    let views: [Actor]
    var random: Generator
    /// How many more operations callbacks may make.
    var budget = 0

    init(seed: UInt64) {
      random = Generator(state: seed)
      windows = [application.makeWindow(), application.makeWindow()]
      views = (0..<30).map { _ in Actor() }
      for view in views {
        view.act = { [unowned self] in
          guard budget > 0, Int.random(in: 0..<4, using: &random) == 0 else { return }
          budget -= 1
          operate()
        }
      }
    }

    func operate() {
      let any: [View] = views + windows
      guard let target = any.randomElement(using: &random),
        let view = views.randomElement(using: &random)
      else { return }
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2: try? target.addSubview(view)
      case 3: try? target.insertSubview(view, at: Int.random(in: 0..<4, using: &random))
      case 4: view.removeFromSuperview()
      case 5: view.superview?.bringSubviewToFront(view)
      case 6: view.superview?.sendSubviewToBack(view)
      case 7: view.setNeedsLayout()
      case 8: view.frame.size.width += 1
      default: view.layoutIfNeeded()
      }
    }

    /// What is wrong with the hierarchy; nil when all is well.
    func fault() -> String? {
      for view in (views as [View]) + windows {
        let subviews = view.subviews
        for (index, subview) in subviews.enumerated() {
          if subview.superview !== view { return "superview" }
          if view.position(of: subview) != index { return "position" }
          if subview.heightBound >= view.heightBound { return "height" }
          if subview.window !== view.window { return "window" }
          var work = view.layoutWork
          if subview.layoutWork.isNeeded, !work.takeSubviews(of: view).contains(subview) {
            return "marked and not known"
          }
        }
        if let superview = view.superview, !superview.subviews.contains(view) { return "lost" }
        if view.superview == nil, !(view is Window), view.window != nil { return "stale window" }
      }
      return nil
    }
  }

  @Test(arguments: 1...40) func theHierarchyStaysSound(seed: Int) {
    let world = World(seed: UInt64(seed))
    for _ in 0..<300 {
      world.budget = 3
      world.operate()
      if let fault = world.fault() {
        Issue.record("\(fault), seed \(seed)")
        return
      }
    }
    world.budget = 0
    world.application.settle()
    #expect(world.fault() == nil)
    for window in world.windows {
      #expect(!window.subtree().contains { $0.layoutWork.isNeeded })
    }
    #expect(world.application.errors.filter { $0.kind == .endless } == [])
  }
}
