// Animations in the older style: changes between `beginAnimations` and `commitAnimations` move as
// the calls of `setAnimation…` before them say.
extension Application {
  /// Begins a block of changes that are seen to move, for ``commitAnimations()`` to end. Blocks lie
  /// inside each other, and inside functions of ``animate(_:changes:completion:)``; an inner one has
  /// the duration and the curve of the outer, unless it sets others.
  ///
  /// - Parameters:
  ///   - name: for messages.
  ///   - origin: where a script does this.
  public func beginAnimations(_ name: String? = nil, origin: String? = nil) {
    let parameters = AnimationParameters(duration: Metrics.animationDuration)
    let block = begin(.open, parameters)
    block.name = name
    block.origin = origin
  }

  /// Ends the block that was begun last: its changes move from now on.
  ///
  /// - Returns: false, with nothing done, when none was begun.
  @discardableResult
  public func commitAnimations() -> Bool {
    guard let block = animations.stack.last, block.kind == .open else { return false }
    if let willStart = block.willStart {
      let start = (block.parameters.start ?? clock.time) + block.parameters.delay
      runLoop.schedule(after: start - clock.time) { willStart() }
    }
    end(block, completion: block.didStop)
    return true
  }

  /// Changes how the changes are seen to move that are made from now on, between `beginAnimations`
  /// and `commitAnimations` or in the function of an animation. Those of key frames have the times
  /// of the whole.
  ///
  /// - Returns: false, with nothing done, outside of animations.
  @discardableResult
  public func setAnimation(_ change: (inout AnimationParameters) -> Void) -> Bool {
    guard let block = animations.stack.last else { return false }
    block.change(at: clock.time, change)
    return true
  }

  /// Has the animation begin at a date, which may have passed.
  @discardableResult
  public func setAnimationStart(_ date: Date) -> Bool {
    setAnimation { $0.start = date.timeIntervalSince1970 - clock.start }
  }

  /// Has a view be shown anew as a whole when the block ends.
  ///
  /// - Returns: false, with nothing done, outside of a block.
  @discardableResult
  public func setAnimationTransition(_ transition: AnimationTransition, for view: View) -> Bool {
    guard let block = animations.stack.last, block.kind == .open else { return false }
    block.show(view, by: transition)
    return true
  }

  /// What is called when the block that was begun last begins to move, and when it has ended.
  ///
  /// - Returns: false, with nothing done, outside of a block.
  @discardableResult
  public func setAnimationCallbacks(
    willStart: (() -> Void)?, didStop: ((_ finished: Bool) -> Void)?
  ) -> Bool {
    guard let block = animations.stack.last, block.kind == .open else { return false }
    block.willStart = willStart
    block.didStop = didStop
    return true
  }

  /// What a layer above keeps with the block that was begun last.
  public var animationBlockInfo: AnyObject? {
    get { animations.stack.last?.userInfo }
    set { animations.stack.last?.userInfo = newValue }
  }

  /// Ends the blocks that a script has left open, at the end of what it did, and says so.
  func closeAnimationBlocks() {
    while let block = animations.stack.last, block.kind == .open {
      commitAnimations()
      let name = block.name.map { "\"\($0)\"" } ?? ""
      let place = block.origin.map { " at \($0)" } ?? ""
      record(
        Report(
          .invalidUse,
          "beginAnimations(\(name))\(place) was not followed by commitAnimations(), so that its "
            + "changes began to move at the end of the turn"))
    }
  }
}
