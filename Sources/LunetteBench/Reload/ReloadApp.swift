#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An app of many modules in a folder of its own, of which one is edited; gone when nobody needs it.
final class ReloadApp {
  let folder: String
  let modules: Int

  /// The file that is run first.
  var main: String { "\(folder)/main.lua" }
  /// The module that is edited: one in the middle.
  var edited: String { "\(folder)/part\(modules / 2 + 1).lua" }

  init(modules: Int) throws(BenchError) {
    self.modules = modules
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(place)/lunette-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .cannotRun("mkdtemp", String(cString: strerror(errno)))
    }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for number in 1...modules {
      try write(ReloadApp.module(number, words: "Part"), to: "\(folder)/part\(number).lua")
    }
    try write(mainText, to: main)
  }

  deinit {
    for number in 1...modules { unlink("\(folder)/part\(number).lua") }
    unlink(main)
    rmdir(folder)
  }

  /// Saves the module that is edited, with another text on the screen.
  func edit(_ words: String) throws(BenchError) {
    try write(ReloadApp.module(modules / 2 + 1, words: words), to: edited)
  }

  private func write(_ text: String, to path: String) throws(BenchError) {
    guard let file = fopen(path, "w") else {
      throw .cannotRun(path, String(cString: strerror(errno)))
    }
    fputs(text, file)
    fclose(file)
  }

  /// A screen with a line for each of its parts.
  private var mainText: String {
    """
    local ui = require "lunette"
    local parts = {}
    for number = 1, \(modules) do parts[number] = require("part" .. number) end

    local Home = ui.ViewController:subclass "Home"

    function Home:viewDidLoad()
      self.count = 0
      for number, part in ipairs(parts) do
        self.view:addSubview(ui.Label{
          frame = { 10 + (number - 1) % 2 * 180, 20 + number // 2 * 6, 170, 20 }, text = part.title(),
        })
      end
      self.view:addSubview(ui.Button{ id = "add", title = "Add", frame = { 10, 630, 100, 30 },
        onTouchUpInside = function() self.count = self.count + 1 end })
    end

    return Home
    """
  }

  /// A module as people write them: state, helpers, a class, what it gives others.
  private static func module(_ number: Int, words: String) -> String {
    """
    local ui = require "lunette"

    local part = { name = "\(words) \(number)", entries = { "one", "two", "three" } }
    local visits = 0
    local limits <const> = { first = 1, last = \(number) }

    local function clamp(value)
      if value < limits.first then return limits.first end
      if value > limits.last then return limits.last end
      return value
    end

    local function join(list, separator)
      local text = ""
      for index, entry in ipairs(list) do
        text = index == 1 and entry or text .. separator .. entry
      end
      return text
    end

    local Badge = ui.View:subclass "Badge\(number)"

    function Badge:init() self.backgroundColor = "white" end

    function Badge:layoutSubviews()
      Badge.super.layoutSubviews(self)
      for _, view in ipairs(self.subviews) do view.frame = self.bounds end
    end

    function part.visit(count)
      visits = visits + clamp(count)
      return visits
    end

    function part.title() return part.name .. ": " .. #part.entries end
    function part.summary() return join(part.entries, ", ") end
    function part.badge() return Badge{} end

    return part
    """
  }
}
