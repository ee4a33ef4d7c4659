import Bindings
import Rendering
import ScriptHost
import ViewKit

/// A screen full of labels that a script makes.
final class LabelScreen {
  let host: Host
  private let file: TemporaryFile

  /// How many labels stand side by side.
  private static let columns = 3

  /// Starts a host for a screen that is as high as the labels need.
  ///
  /// - Parameter isTall: otherwise the screen has its usual size, and labels lie over each other.
  init(labels count: Int, isTall: Bool = false) throws {
    let rows = (count + Self.columns - 1) / Self.columns
    var options = HostOptions()
    if isTall { options.screenSize.height = Double(20 + rows * 22) }
    host = try Host(options: options)
    file = TemporaryFile(ending: ".lua", Self.script(count, rows: isTall ? rows : 29))
  }

  private static func script(_ count: Int, rows: Int) -> String {
    """
    local ui = require "lunette"
    local screen = ui.View{ frame = ui.Screen.main.bounds, backgroundColor = "white" }
    for i = 0, \(count - 1) do
      local column, row = i % \(columns), i // \(columns) % \(rows)
      screen:addSubview(ui.Label{
        text = "Label " .. i, tag = i + 1,
        frame = { column * 125, 20 + row * 22, 125, 22 },
      })
    end
    return screen
    """
  }

  /// Runs the script, and lays out and displays what it shows.
  func open() throws {
    try host.open(file.path)
    if let error = host.errors.first { throw BenchError.scriptFailed(error.message) }
  }

  func render(_ format: RenderFormat) -> Int {
    Renderer.render(host.application, as: format).count
  }

  /// The label in the middle.
  func label(_ tag: Int) throws -> Label {
    guard let label = host.application.keyWindow?.viewWithTag(tag) as? Label else {
      throw BenchError.scriptFailed("there is no label \(tag)")
    }
    return label
  }
}
