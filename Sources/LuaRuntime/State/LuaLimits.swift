import CLuaSupport

/// What each entry into a script may use: the call of the host that began it, with all that
/// happens inside. Nil is no limit.
///
/// A limit that is exceeded cannot be outlived by `pcall`, coroutines or `__close`: every further
/// instruction raises, until control is back in the host. After that the script can be called
/// again.
public struct LuaLimits: Sendable, Equatable {
  /// Bytes of Lua, and of the Swift side of the objects that scripts can reach.
  public var bytes: Int?
  /// Seconds of the thread's processor time. Looked after by a thread and a signal.
  public var seconds: Double?
  /// Lua's instructions, in whatever coroutine: exact and repeatable, but scripts run at a fifth of
  /// their speed.
  public var instructions: Int?
  /// Host objects that scripts can reach at once.
  public var objects: Int?

  public init(
    bytes: Int? = nil, seconds: Double? = nil, instructions: Int? = nil, objects: Int? = nil
  ) {
    self.bytes = bytes
    self.seconds = seconds
    self.instructions = instructions
    self.objects = objects
  }
}

extension LuaState {
  /// Sets what each entry may use from now on.
  public func setLimits(_ limits: LuaLimits) {
    var record = ln_limits()
    record.bytes = max(0, limits.bytes ?? 0)
    record.seconds = max(0, limits.seconds ?? 0)
    record.instructions = UInt64(max(0, limits.instructions ?? 0))
    record.objects = max(0, limits.objects ?? 0)
    ln_set_limits(host, &record)
  }

  /// Does something that has to be done to its end: nothing of it is limited.
  public func withoutLimits<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var limits = host.pointee.limits
    defer { ln_set_limits(host, &limits) }
    setLimits(LuaLimits())
    return try body()
  }
}
