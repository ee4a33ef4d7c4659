/// What an animation is told: how long, when, how.
public struct AnimationParameters: Sendable {
  /// Seconds that it takes.
  public var duration: Double
  /// Seconds before it begins.
  public var delay: Double
  public var options: AnimationOptions
  /// 1 comes to rest without swinging, less swings; nil is no spring.
  public var springDamping: Double?
  /// At the start, in ways per second.
  public var springVelocity: Double
  /// How often it runs; nil is once, or without end by the option `repeat`.
  public var repeatCount: Double?
  /// The time from which the delay counts, in seconds since the application's start; nil is now.
  var start: Double?

  public init(
    duration: Double, delay: Double = 0, options: AnimationOptions = [],
    springDamping: Double? = nil, springVelocity: Double = 0
  ) {
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.delay = delay.isFinite ? delay : 0
    self.options = options
    self.springDamping = springDamping
    self.springVelocity = springVelocity
  }

  /// How often it runs.
  var cycles: Double {
    guard let repeatCount else { return options.contains(.repeat) ? .infinity : 1 }
    return repeatCount > 0 ? repeatCount : 1
  }

  public var curve: AnimationCurve {
    get {
      if options.contains(.curveLinear) { return .linear }
      if options.contains(.curveEaseIn) { return .easeIn }
      return options.contains(.curveEaseOut) ? .easeOut : .easeInOut
    }
    set {
      options.subtract([.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear])
      switch newValue {
      case .easeInOut: options.insert(.curveEaseInOut)
      case .easeIn: options.insert(.curveEaseIn)
      case .easeOut: options.insert(.curveEaseOut)
      case .linear: options.insert(.curveLinear)
      }
    }
  }

  /// What an animation inside another one takes over, unless its options say otherwise.
  func inheriting(from outer: AnimationParameters?) -> AnimationParameters {
    guard let outer else { return self }
    var result = self
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { result.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      result.options.formUnion(outer.options.intersection([.repeat, .autoreverse]))
      if repeatCount == nil { result.repeatCount = outer.repeatCount }
    }
    return result
  }
}
