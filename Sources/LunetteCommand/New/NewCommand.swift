import LuaRuntime
import Rendering
import ScriptHost
import ScriptTesting

/// `lunette new`: writes an application, a library plugin or a spec that runs at once.
struct NewCommand {
  let files: NewFiles

  static let summary = "Write an app, a plugin or a spec to begin with."

  static var help: HelpPage {
    HelpPage(
      usage: "lunette new app|plugin|spec NAME",
      summary: summary + " What it writes runs, and passes its own test. Nothing that is there is "
        + "replaced.",
      rows: [
        ("app NAME", "A screen with a handler, and its spec, in the folder NAME."),
        ("plugin NAME", "A library that other plugins require, and its spec, in the folder NAME."),
        ("spec NAME", "A spec of the plugin in the working folder: spec/NAME_spec.lua."),
        ("--help", "Print this text."),
      ])
  }

  enum Kind: String, CaseIterable {
    case app, plugin, spec
  }

  private struct Arguments {
    var kind = ""
    var name = ""
  }

  func run(_ words: [String]) throws(UsageError) -> Outcome {
    var arguments = Arguments()
    let parser = OptionParser<Arguments>(
      options: [],
      arguments: [
        .init(placeholder: "app|plugin|spec") { $0.kind = $1 },
        .init(placeholder: "NAME") { $0.name = $1 },
      ])
    try parser.parse(words, into: &arguments)
    let kinds = Kind.allCases.map(\.rawValue)
    guard let kind = Kind(rawValue: arguments.kind) else {
      throw .invalidValue(
        option: "lunette new", value: arguments.kind, expected: alternatives(kinds),
        suggestion: Spelling.nearest(to: arguments.kind, among: kinds, by: { $0 }))
    }
    if let problem = NewName.problem(of: arguments.name, kind) {
      throw .invalidValue(
        option: "lunette new \(kind.rawValue)", value: arguments.name, expected: problem,
        suggestion: NewName.proposal(for: arguments.name, kind))
    }
    return write(NewTemplates.files(kind, named: arguments.name))
  }

  private func write(_ new: [(path: String, text: String)]) -> Outcome {
    let existing = new.map(\.path).filter(files.exists)
    guard existing.isEmpty else {
      let lines = existing.map {
        "lunette: \(TerminalText.line($0)) is there already; nothing was written\n"
      }
      return Outcome(diagnostics: lines.joined(), exitCode: .failure)
    }
    var written = ""
    for (path, text) in new {
      do throws(FileFailure) {
        try files.write(text, path)
      } catch {
        return Outcome(
          output: Array(written.utf8),
          diagnostics: "lunette: \(TerminalText.line(path)): cannot be written: \(error.reason)\n",
          exitCode: .failure)
      }
      written += TerminalText.line(path) + "\n"
    }
    return Outcome(printing: written)
  }
}
