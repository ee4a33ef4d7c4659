import LuaRuntime
import Rendering
import ScriptHost
import ViewKit

/// A screen that a spec has launched.
final class TestScreen: LuaObject {
  private weak var screens: TestScreens?
  private var liveDriver: Driver?
  private let rendering: RenderOptions

  private let network: FakeNetwork

  init(
    _ screens: TestScreens, _ driver: Driver, _ rendering: RenderOptions, _ network: FakeNetwork
  ) {
    self.screens = screens
    self.network = network
    liveDriver = driver
    self.rendering = rendering
  }

  private var recorder: TouchRecorder?

  /// Notes what fingers do from now on.
  func record() throws {
    let driver = try driver()
    recorder = TouchRecorder(driver.application, order: driver.printOrder)
  }

  /// The steps that do what was noted.
  func recorded() throws -> [String] {
    guard let recorder else {
      throw LuaFailure("nothing was recorded: call record() before the touches")
    }
    self.recorder = nil
    return recorder.stop().steps
  }

  /// Another screen has taken its place.
  func end() { liveDriver = nil }

  /// What drives the screen; fails once another one was launched.
  func driver() throws -> Driver {
    guard let liveDriver else {
      throw LuaFailure("this screen has ended: another application has started since")
    }
    return liveDriver
  }

  func host() throws -> Host {
    guard liveDriver != nil, let screens else {
      throw LuaFailure("this screen has ended: another application has started since")
    }
    return screens.host
  }

  // MARK: Elements

  func find(_ query: Query) throws -> ElementHandle {
    let driver = try driver()
    do throws(QueryFailure) {
      return ElementHandle(try driver.find(query).view, query, self)
    } catch {
      throw TestFailure("\(error)")
    }
  }

  func all(_ query: Query) throws -> [ElementHandle] {
    try driver().all(query).enumerated().map { position, match in
      ElementHandle(match.view, query.picking(position), self)
    }
  }

  // MARK: Steps

  func perform(_ step: Step, on view: View? = nil, at place: String? = nil) throws {
    let driver = try driver()
    // What the spec has let go of is gone, as it is between two events of an application.
    try host().state.releaseObjects()
    do throws(StepFailure) {
      try driver.perform(step, on: view)
    } catch {
      let text = "\(step)\n\(error)".split(separator: "\n", omittingEmptySubsequences: false)
      throw TestFailure((place.map { "\($0): " } ?? "") + text.joined(separator: "\n  "))
    }
  }

  /// Does the steps of a file.
  func run(_ path: String) throws {
    let text: [UInt8]
    try host().onRead(path)
    do throws(FileFailure) {
      text = try SourceFile.read(path)
    } catch {
      throw LuaFailure("\(path): the steps cannot be read: \(error.reason)")
    }
    let script: StepScript
    do throws(StepSyntaxError) {
      script = try StepScript(parsing: String(decoding: text, as: UTF8.self), name: path)
    } catch {
      throw LuaFailure("\(error)")
    }
    for entry in script.entries { try perform(entry.step, at: entry.place) }
  }

  // MARK: Renderings

  /// The screen as it is now; without options as it was launched.
  func rendering(_ format: RenderFormat, _ options: RenderOptions? = nil) throws -> String {
    String(
      decoding: try host().render(
        as: format, options: options ?? rendering, showsReports: false), as: UTF8.self)
  }

  /// What a table of options says, and else the launch.
  func options(reading table: OptionTable) throws -> RenderOptions {
    try RenderOptions(reading: table, standard: rendering)
  }

  // MARK: Requests

  /// What was asked since the launch, in order.
  func requests() throws -> [LuaRequest] {
    // What is due now may ask for more.
    try driver().application.settle()
    return network.requests.map(LuaRequest.init)
  }

  // MARK: Errors

  /// The errors of scripts that the test has not taken yet.
  func errors() throws -> [ErrorReport] {
    let host = try host()
    host.collectApplicationErrors()
    return host.errors
  }

  /// Takes out the first error whose message has a text in it; fails when there is none.
  func expectError(_ text: String) throws -> ErrorReport {
    let host = try host()
    // What is due now may be what fails.
    host.application.settle()
    var isFound = false
    let taken = host.takeErrors { report in
      if isFound || !report.message.contains(text) { return false }
      isFound = true
      return true
    }
    if let report = taken.first { return report }
    let others = host.errors.map { "\n  " + $0.message }.joined()
    throw TestFailure(
      "no script failed with \"\(text)\"" + (others.isEmpty ? "" : "; these failed:" + others))
  }
}

extension Query {
  /// The query that picks one of several matches.
  func picking(_ position: Int) -> Query {
    guard var last = compounds.last, last.index == nil else { return self }
    last.index = .position(position + 1)
    return Query(compounds: compounds.dropLast() + [last])
  }
}
