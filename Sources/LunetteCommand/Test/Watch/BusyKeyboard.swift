import ScriptHost
import ScriptTesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes the keys that are typed while tests run: a test may hang until its limit ends it, and who
/// wants to leave does so at once.
///
/// One thread alone uses the keyboard at a time: that of this object until ``end()``.
final class BusyKeyboard: @unchecked Sendable {
  private let keyboard: Keyboard
  private let wake: WakeUp
  private var worker: Worker?
  private var keys: [Key] = []

  /// Begins to listen; nil where the system has nothing to listen with.
  init?(_ keyboard: Keyboard) {
    self.keyboard = keyboard
    do throws(FileFailure) { wake = try WakeUp() } catch { return nil }
    guard let worker = Worker({ [unowned self] in listen() }) else { return nil }
    self.worker = worker
  }

  /// Ends it; the keys that are to be taken now.
  func end() -> [Key] {
    wake.signal()
    worker?.join()
    return keys
  }

  private func listen() {
    while keys.last != .end {
      let ready = Waiting.readable([wake.descriptor, keyboard.descriptor], seconds: nil)
      if ready.contains(wake.descriptor) { return }
      guard ready.contains(keyboard.descriptor) else { continue }
      for key in keyboard.read() {
        if WatchKey(key) == .quit, key != .end, isNext { leave() }
        keys.append(key)
      }
    }
  }

  /// Whether no other key waits to be taken before; of a program, lines mean nothing themselves.
  private var isNext: Bool { keys.allSatisfy { $0 == .enter && !keyboard.isTerminal } }

  /// The tests have not come to their end.
  private func leave() {
    keyboard.close()
    _exit(ExitCode.failure.rawValue)
  }
}
