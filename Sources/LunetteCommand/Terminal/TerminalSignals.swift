import ScriptHost
import ScriptTesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets signals end or stop the process as ever, and puts the terminal back before.
///
/// They are waited for on a thread of their own: no handler, and nothing global that one would need.
enum TerminalSignals {
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Begins; threads that were started before may still be hit by signals.
  ///
  /// - Parameter resumed: signalled when the process goes on after a stop, at its terminal.
  static func restore(_ mode: TerminalMode, _ resumed: WakeUp?) {
    let signals = set(ending + [SIGTSTP, SIGCONT])
    // Blocked, this one lets a process in the background put the terminal back.
    var blocked = set(ending + [SIGTSTP, SIGCONT, SIGTTOU])
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
    _ = Worker {
      while true {
        var signals = signals
        var number: Int32 = 0
        guard sigwait(&signals, &number) == 0 else { continue }
        switch number {
        case SIGCONT: if mode.enter() { resumed?.signal() }
        case SIGTSTP:
          mode.restore()
          kill(getpid(), SIGSTOP)
        default: end(by: number, mode)
        }
      }
    }
  }

  /// Lets signals end the process where no terminal is to be put back: who has started it may have
  /// blocked them for itself.
  static func allowEnding() {
    var signals = set(ending)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func end(by number: Int32, _ mode: TerminalMode) {
    mode.restore()
    signal(number, SIG_DFL)
    var signals = set([number])
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
  }

  private static func set(_ numbers: [Int32]) -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    return signals
  }
}
