import Rendering
import ScriptHost
import ScriptTesting

/// Steps that cannot be read.
enum StepInputFailure: Error {
  case commandLine(String)
  case file(String)

  var message: String {
    switch self {
    case .commandLine(let message), .file(let message): message
    }
  }
}

/// Reads the steps of a command line, and of the files that it names.
struct StepReader {
  private let environment: Environment

  init(_ environment: Environment) { self.environment = environment }

  func entries(
    of inputs: [RenderArguments.StepInput]
  ) throws(StepInputFailure) -> [StepScript.Entry] {
    var entries: [StepScript.Entry] = []
    for input in inputs {
      switch input {
      case .text(let text):
        do throws(StepSyntaxError) {
          entries += try StepScript(parsing: text, name: "--do").entries
        } catch {
          throw .commandLine("\(error)")
        }
      case .file(let path):
        let name = path == "-" ? "standard input" : TerminalText.line(path)
        let text = try read(path, name)
        do throws(StepSyntaxError) {
          entries += try StepScript(parsing: text, name: name).entries
        } catch {
          throw .file("\(error)")
        }
      }
    }
    return entries
  }

  private func read(_ path: String, _ name: String) throws(StepInputFailure) -> String {
    do throws(FileFailure) {
      let bytes =
        path == "-" ? try environment.readStandardInput() : try environment.readFile(path)
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      throw .file("\(name): the steps cannot be read: \(error.reason)")
    }
  }
}

extension StepScript.Entry {
  /// What to tell when it could not be done.
  func report(of message: String) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }
    return "\(place): \(step)\n" + lines.joined(separator: "\n")
  }
}
