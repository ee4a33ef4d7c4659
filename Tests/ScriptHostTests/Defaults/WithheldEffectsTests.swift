import ScriptHost
import Testing
import ViewKit

/// What new code does to user defaults and asks of servers takes effect when it is there to stay.
@Suite struct WithheldEffectsTests {
  /// Counts what was asked.
  private final class Counter: NetworkAccess {
    var urls: [String] = []
    var answers = true

    func start(
      _ request: URLRequest, in application: Application,
      answer: @escaping (NetworkAnswer) -> Void
    ) -> (() -> Void)? {
      urls.append(request.url)
      guard answers else { return {} }
      let response = HTTPURLResponse(
        url: request.url, statusCode: 200, headers: HTTPHeaders())
      answer(.response(response, body: Array(request.url.utf8)))
      return nil
    }
  }

  private static func code(_ version: Int, ending: String = "") -> String {
    """
    local ui = require "lunette"
    local Home = ui.ViewController:subclass "Home"
    ui.UserDefaults.standard:set(\(version), "version")
    function Home:viewDidLoad()
      local label = ui.Label{ frame = { 0, 40, 300, 20 }, text = "-" }
      self.view:addSubview(label)
      ui.URLSession.shared:dataTask("https://a/\(version)", function(data)
        label.text = data .. " \(version)"
      end):resume()
      \(ending)
    end
    return Home
    """
  }

  private func live(_ network: Counter) throws -> LiveApp {
    let app = try LiveApp(["main.lua": "return require \"lunette\".View{}"])
    app.host.application.network = network
    try app.edit(["main.lua": Self.code(1)])
    app.host.application.settle()
    return app
  }

  @Test func `A reload that stays asks once, and stores`() throws {
    let network = Counter()
    let app = try live(network)
    #expect(app.labels == ["https://a/1 1"])
    var stored: [[String: PlainValue]] = []
    app.host.application.userDefaults.store = { values in
      stored.append(values)
      return true
    }
    let report = try app.edit(["main.lua": Self.code(2)])
    #expect(report.outcome == .reloaded)
    app.host.application.settle()
    app.host.saveDefaults()
    #expect(network.urls == ["https://a/1", "https://a/2"])
    #expect(app.labels == ["https://a/2 2"])
    #expect(stored == [["version": .integer(2)]])
  }

  @Test func `A reload that fails has asked and stored nothing`() throws {
    let network = Counter()
    let app = try live(network)
    let failing = "ui.UserDefaults.standard:synchronize() error \"no\""
    app.host.application.userDefaults.store = { _ in
      Issue.record("stored")
      return true
    }
    app.host.application.userDefaults.set(.bool(true), forKey: "mine")
    let report = try app.edit(["main.lua": Self.code(3, ending: failing)])
    #expect(report.outcome == .failed)
    app.host.application.settle()
    #expect(network.urls == ["https://a/1"])
    #expect(app.labels == ["https://a/1 1"])
    let defaults = app.host.application.userDefaults
    #expect(defaults.values == ["version": .integer(1), "mine": .bool(true)])
    #expect(app.host.application.urlSession.tasks.isEmpty)
  }

  @Test func `A request that the replaced code waits for is not told any more`() throws {
    let network = Counter()
    network.answers = false
    let app = try live(network)
    #expect(app.host.application.urlSession.tasks.count == 1)
    network.answers = true
    try app.edit(["main.lua": Self.code(2)])
    app.host.application.settle()
    #expect(app.host.application.urlSession.tasks.isEmpty)
    app.host.application.advance(by: 100)
    #expect(app.labels == ["https://a/2 2"])
  }

  @Test func `Defaults that a failed reload has made are gone`() throws {
    let app = try LiveApp(["main.lua": "return require \"lunette\".View{}"])
    app.host.application.savedDefaults = ["old": .integer(1)]
    try app.edit(["main.lua": Self.code(1, ending: "error \"no\"")])
    #expect(app.host.application.userDefaults.values == ["old": .integer(1)])
    #expect(!app.host.application.userDefaults.hasChanges)
  }
}
