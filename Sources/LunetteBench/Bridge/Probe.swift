import ViewKit

/// A view for what no member of a real class shows without work of its own.
final class Probe: View {
  /// Does nothing much with three arguments.
  @inline(never)
  func add(_ first: Int, _ second: Int, _ third: Int) -> Int { tag &+ first &+ second &+ third }
}
