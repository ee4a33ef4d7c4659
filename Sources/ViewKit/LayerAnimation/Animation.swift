/// Something that moves layers, as `CAAnimation`. Its members are set before it is added to a layer;
/// what is set later counts when it is added again.
public class Animation: Object {
  public final var timing = MediaTiming()
  /// How its time is stretched; nil is evenly.
  public final var timingFunction: MediaTimingFunction? {
    get { timingFunctionSlot.value }
    set { timingFunctionSlot.set(newValue, in: self) }
  }
  private var timingFunctionSlot = Owned<MediaTimingFunction>()
  /// Whether it leaves the layer at its end; else it stays, and is seen by its fill mode.
  public final var isRemovedOnCompletion = true
  /// Who is told of its beginning and its end; held, as in Core Animation.
  public final var delegate: Object? {
    get { delegateSlot.value }
    set { delegateSlot.set(newValue, in: self) }
  }
  private var delegateSlot = Owned<Object>()

  /// Swift's classes make those that do something.
  override init() { super.init() }

  /// What it does to a layer.
  ///
  /// - Parameter duration: how long it takes when it does not say so.
  func program(for layer: Layer, duration: Double) throws(InvalidLayerUse) -> AnimationProgram {
    AnimationProgram(timing(duration), timingFunction, .nothing)
  }

  /// What renderings name it by, beside its class.
  var subject: String { "" }

  final func timing(_ duration: Double) -> MediaTiming {
    var timing = timing
    if timing.duration <= 0 { timing.duration = duration }
    return timing
  }

  public final override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    guard let delegate, isGone(delegate) else { return 0 }
    self.delegate = nil
    return 1
  }

  /// Tells the delegate.
  final func tellOfBeginning() {
    Object.keep([self]) {
      delegate?.hear(.animationDidStart, self) { (delegate: any AnimationDelegate) in
        delegate.animationDidStart(self)
      }
    }
  }

  final func tellOfEnd(_ finished: Bool) {
    Object.keep([self]) {
      guard let delegate else { return }
      if delegate.callBack(.animationDidStop_finished, self, finished) == nil,
        let delegate = delegate as? any AnimationDelegate
      {
        delegate.animationDidStop(self, finished: finished)
      }
    }
  }
}

/// Who is told of the beginning and the end of an animation, as `CAAnimationDelegate`.
public protocol AnimationDelegate: AnyObject {
  func animationDidStart(_ animation: Animation)
  func animationDidStop(_ animation: Animation, finished: Bool)
}
