import LuaRuntime
import ScriptHost
import Testing

@testable import Bindings
@testable import ScriptTesting

/// The specs of members and of what scripts see pass with a full collection at every call between
/// Lua and the host, and leave nothing behind.
@Suite struct MemberLedgerTests {
  @Test(arguments: MemberSpec.files.map { MemberSpec.folder + "/" + $0 } + MemberSpec.users)
  func `Nothing is left behind`(file: String) throws {
    var options = TestOptions()
    options.luaPath = MemberSpec.folder + "/?.lua"
    options.limits = LuaLimits()
    // The first run makes what is made once; what the second leaves, the third leaves, no more.
    options.repeats = 3
    var runs: Set<Int> = []
    var problems: [String] = []
    let state = try SpecState(plugin: nil, options: options) { run in
      runs.insert(run).inserted ? file : nil
    } send: { event in
      switch event {
      case .testEnded(let result):
        problems += result.problems.map { "\(result.test.full): \($0.report.text)" }
      case .problem(let problem): problems.append("\(problem.subject): \(problem.report.text)")
      default: break
      }
    }
    let allowsWarnings = MemberSpec.users.contains(file)
    state.events.extensions.append(LedgerKeeper(state.host, allowsWarnings: allowsWarnings))
    state.host.state.collectsAtEveryCall = true
    state.run()
    #expect(problems == [])
    #expect(runs == [1, 2, 3] && state.events.summary.passed > 0)
  }
}

/// Counts after each test what the state holds, once the application is gone.
private final class LedgerKeeper: TestExtension {
  private let host: ScriptHost.Host
  /// Whether the specs themselves look at the warnings.
  private let allowsWarnings: Bool
  private var ledgers: [String: [[String: Int]]] = [:]
  /// What had peers at the end of the test before, whose objects the specs' variables may hold.
  private var earlier: [WeakObject] = []

  init(_ host: ScriptHost.Host, allowsWarnings: Bool) {
    self.host = host
    self.allowsWarnings = allowsWarnings
  }

  func testDidEnd(_ test: TestName, passed: Bool) -> [String] {
    var problems = host.log.map(\.message).filter {
      !allowsWarnings && $0.hasPrefix("warning: ")
    }
    let living = host.state.objectsWithPeers.filter { !($0 is ScreenClock) }
      .map { WeakObject(object: $0) }
    do throws(HostError) {
      try host.restart(host.currentOptions)
    } catch {
      problems.append("\(error)")
    }
    host.state.collect()
    host.state.collect()
    problems += earlier.compactMap(\.object).map { "\($0) is still alive" }
    earlier = living
    let ledger = [
      "peers": host.state.peerCount, "pins": Int(host.state.pins),
      "references": host.state.referenceCount - host.library.overrideCount,
    ]
    ledgers[test.full, default: []].append(ledger)
    if let all = ledgers[test.full], all.count == 3, all[1] != all[2] {
      problems.append("it leaves behind: \(all[2]), before \(all[1])")
    }
    return problems
  }
}

private struct WeakObject {
  weak var object: AnyObject?
}
