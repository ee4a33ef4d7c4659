import Bindings
import LuaRuntime

/// The code that an application delegate runs at the start alone: a reload does not run it again.
struct LaunchCode {
  /// The words of each callback, and of the functions of its file that it calls by local names.
  private var words: [String: [String]] = [:]

  /// The code as it is now; empty where the app has no delegate.
  init(_ host: Host) {
    guard let keeper = host.keeper, let delegate = host.application.delegate else { return }
    let stack = host.state.stack
    let top = stack.top
    defer { stack.top = top }
    guard stack.pushKnown(delegate) else { return }
    for name in Host.launchCallbacks {
      stack.top = top + 1
      guard host.library.pushMethod(name, of: top + 1),
        let text = stack.place(ofFunctionAt: -1).flatMap({ keeper.chunks[$0.source]?.text })
      else { continue }
      do throws(LuaError) {
        try keeper.call("lines", arguments: 1, results: 1)
      } catch {
        continue
      }
      let lines = [Int].read(stack, -1) ?? []
      words[name] = stride(from: 0, to: lines.count - 1, by: 2).flatMap { index in
        (lines[index]...max(lines[index], lines[index + 1])).flatMap { line in
          text.tokens[text.tokens(ofLine: line)].map(\.text)
        }
      }
    }
  }

  /// The callbacks that are not as they were.
  func changes(since former: LaunchCode) -> [String] {
    Host.launchCallbacks.filter { words[$0] != nil && words[$0] != former.words[$0] }
  }
}
