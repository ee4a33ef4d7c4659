import ScriptHost

/// What the command line of `lunette render` asks for.
struct RenderArguments: Equatable {
  var path = ""
  var format = Format.text
  var screen = ScreenSize.standard
  /// What is done to the screen, in the order of the command line.
  var steps: [StepInput] = []
  /// Seconds by which the clock moves before the steps.
  var delay = 0.0
  var seed = 1
  var locale = "en_US_POSIX"
  var timeZone = "UTC"
  /// The moment at which the application starts; nil for the host's own.
  var now: Instant?
  var cell = Cell.standard
  var usesASCII = false
  var keyboard = KeyboardForm.strip
  var usesColor = false
  /// Whether a step lasts until its transitions are done.
  var waits = true
  var limits = Limits()
  /// What plugins may touch, and where those lie that others need.
  var grants: [PermissionGrant] = []
  var pluginFolders: [String] = []
  /// Where the user defaults are kept; nil keeps them in memory.
  var defaultsFile: String?
  /// The file that says what requests are answered.
  var responsesFile: String?
  /// Whether to print what is alive after the screen was closed.
  var showsLeaks = false
  /// Whether everything is collected at every call of the host.
  var collectsAlways = false

  /// How far the clock can be moved: more than thirty years.
  static let mostSeconds = 1_000_000_000

  enum Format: String, CaseIterable {
    case text, tree, json, svg
  }

  /// How the text form shows the keyboard.
  enum KeyboardForm: String, CaseIterable {
    case strip, full
  }

  /// Steps of the command line, or where to read some.
  enum StepInput: Equatable {
    case text(String)
    /// A file, `-` for standard input.
    case file(String)
  }

  /// The points that one character of the text form stands for.
  struct Cell: Equatable {
    var width: Double
    var height: Double

    static let standard = Cell(width: 5, height: 22)
    /// The most cells of a text: a hundred screens of an iPad Pro.
    static let mostOfText = 2_000_000.0

    /// How many cells a screen has, as points are rounded.
    func count(in screen: ScreenSize) -> Double {
      (screen.width / width).rounded(.up) * (screen.height / height).rounded(.up)
    }
  }

  /// What a script may use; nil is the host's own limit.
  struct Limits: Equatable {
    var bytes: Int?
    var seconds: Double?
    var instructions: Int?
  }
}

extension ValueParser where Value == RenderArguments.Cell {
  static var cell: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      guard let size = ScreenSize.pair(text), (1...1000).contains(size.0),
        (1...1000).contains(size.1)
      else {
        throw InvalidValue(expected: "WIDTHxHEIGHT in points, from 1x1 to 1000x1000")
      }
      return RenderArguments.Cell(width: size.0, height: size.1)
    }
  }
}

extension RenderArguments {
  /// Refuses what cannot be together.
  func check() throws(UsageError) {
    if path.isEmpty { throw .missingArgument("PATH") }
    if usesColor, format != .text {
      throw .uselessOption("--ansi", beside: "--format \(format.rawValue)")
    }
    let cells = cell.count(in: screen)
    if format == .text, cells > Cell.mostOfText {
      throw .tooManyCells(Int(cells), limit: Int(Cell.mostOfText))
    }
  }

  static var parser: OptionParser<RenderArguments> {
    OptionParser(
      options: options,
      arguments: [.init(placeholder: "PATH") { $0.path = $1 }])
  }

  static var options: [Option<RenderArguments>] {
    [
      .value(
        "--format", "text|tree|json|svg", .choice,
        help: "What to print: the screen as text (the default), one line per view, JSON, or a "
          + "picture as SVG."
      ) { $0.format = $1 },
      .value(
        "--size", "SIZE", .screenSize,
        help: "The screen: a device, or WIDTHxHEIGHT[@SCALE] in points; iphone-6 is the default."
      ) { $0.screen = $1 },
      .value(
        "--do", "STEPS", .text, repeatable: true,
        help: "Do this first, as 'tap \"Add\"'."
      ) { $0.steps.append(.text($1)) },
      .value(
        "--steps", "FILE", .nonempty("a file, or - for standard input"), repeatable: true,
        help: "Do the steps in a file first; - is standard input."
      ) { $0.steps.append(.file($1)) },
      .value(
        "--at", "SECONDS", .nonnegative("seconds", to: mostSeconds),
        help: "Move the clock so far before the steps."
      ) { $0.delay = $1 },
      .value("--seed", "NUMBER", .integer(), help: "The seed of math.random; 1 is the default.") {
        $0.seed = $1
      },
      .value(
        "--locale", "NAME", .locale,
        help: "The locale; en_US_POSIX is the default."
      ) { $0.locale = $1 },
      .value(
        "--time-zone", "NAME", .timeZone,
        help: "The time zone; UTC is the default."
      ) { $0.timeZone = $1 },
      .value(
        "--now", "MOMENT", .instant,
        help: "When the application starts, as 2014-09-30T17:06:25Z or in seconds since 1970."
      ) { $0.now = $1 },
      .value(
        "--cell", "WIDTHxHEIGHT", .cell,
        help: "The points for which a character of the text stands; 5x22 is the default."
      ) { $0.cell = $1 },
      .flag("--ascii", help: "Draw with ASCII only.") { $0.usesASCII = true },
      .value(
        "--keyboard", "strip|full", .choice,
        help: "How the text shows the keyboard: one row about it (the default), or its keys."
      ) { $0.keyboard = $1 },
      .flag("--ansi", help: "Colour and style the text for a terminal.") { $0.usesColor = true },
      .flag(
        "--leaks",
        help: "Close the screen at the end, and print on stderr what is alive all the same."
      ) { $0.showsLeaks = true },
      .flag(
        "--collect-always",
        help: "Collect all garbage at every call of the host: slow, for finding faults."
      ) { $0.collectsAlways = true },
      .flag("--no-wait", help: "End each step when the finger lifts, amid its transitions.") {
        $0.waits = false
      },
      .value(
        "--allow", "PERMISSION", .grant, repeatable: true,
        help: "Let the plugin touch this, as files:read:data, or another one: "
          + "kit=files:read:data."
      ) { $0.grants.append($1) },
      .value(
        "--plugins", "FOLDER", .nonempty("a folder"), repeatable: true,
        help: "Look here for the plugins that it needs, in the place of the folder around it."
      ) { $0.pluginFolders.append($1) },
      .value(
        "--defaults", "FILE", .nonempty("a file"),
        help: "Keep the user defaults in this file, from one run to the next."
      ) { $0.defaultsFile = $1 },
      .value(
        "--responses", "FILE", .nonempty("a file"),
        help: "Answer requests as this file says: { \"https://…\": { \"json\": … } }."
      ) { $0.responsesFile = $1 },
      .value(
        "--max-memory", "BYTES", .bytes, help: "The memory that the scripts may use, as 64M."
      ) { $0.limits.bytes = $1 },
      .value(
        "--max-time", "SECONDS", .positive("seconds"),
        help: "The processor time that a script may use for one event."
      ) { $0.limits.seconds = $1 },
      .value(
        "--max-instructions", "NUMBER", .integer(from: 1),
        help: "The Lua instructions that a script may use for one event."
      ) { $0.limits.instructions = $1 },
    ]
  }
}
