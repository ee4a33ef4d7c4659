import CBaseline
import LuaRuntime

/// What is alive in a state when everything was collected that can be, for comparing many cycles
/// with the first ones.
struct Remains {
  private let objects: Int
  private let luaBytes: Int
  /// The most bytes that Lua had at once since the beginning.
  private let peak: Int
  /// What the process has allocated.
  private let bytes: Int

  init(of state: LuaState) {
    peak = state.peakByteCount
    state.collect()
    state.collect()
    objects = state.peerCount
    luaBytes = state.byteCount
    bytes = Int(cb_allocated_bytes())
  }

  /// What there is more than after the first cycles.
  ///
  /// - Parameters:
  ///   - cycles: how many there were in all.
  ///   - processBytes: how much more the process may have; nil when that is only told.
  func outcomes(_ name: String, since early: Remains, cycles: Int, processBytes: Double?)
    -> [Outcome]
  {
    func more(_ what: String, _ unit: Outcome.Unit, _ value: Int, limit: Double?) -> Outcome {
      Outcome(
        name: "\(name): \(what)", unit: unit, size: cycles, measured: Figure([Double(value)]),
        scaled: Double(value), limit: limit)
    }
    var most = more("peak of Lua", .bytes, peak, limit: nil)
    most.rival = Outcome.Rival(
      name: "at first", measured: Figure([Double(early.peak)]),
      ratio: Figure([Double(peak) / Double(max(1, early.peak))]), limit: 1.05)
    return [
      more("objects that stay", .count, abs(objects - early.objects), limit: 0),
      more("bytes of Lua that stay", .bytes, abs(luaBytes - early.luaBytes), limit: 0),
      more(
        "bytes of the process that stay", .bytes, max(0, bytes - early.bytes), limit: processBytes),
      most,
    ]
  }
}
