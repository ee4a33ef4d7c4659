#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The mode of a terminal in which each key comes at once and is not shown, and the one before it.
///
/// Ctrl-C and the like stay signals.
final class TerminalMode: Sendable {
  let descriptor: Int32
  private let before: termios
  private let keys: termios

  /// Nil where the descriptor is no terminal.
  init?(_ descriptor: Int32 = STDIN_FILENO) {
    var mode = termios()
    guard tcgetattr(descriptor, &mode) == 0 else { return nil }
    self.descriptor = descriptor
    before = mode
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    keys = mode
  }

  /// Takes the terminal, unless it is another's: false then.
  @discardableResult
  func enter() -> Bool {
    // The terminal belongs to whom the shell gave it, where there is a shell.
    let owner = tcgetpgrp(descriptor)
    guard owner < 0 || owner == getpgrp() else { return false }
    var mode = keys
    tcsetattr(descriptor, TCSANOW, &mode)
    return true
  }

  /// Leaves the terminal as it was found.
  func restore() {
    var mode = before
    tcsetattr(descriptor, TCSANOW, &mode)
  }
}
