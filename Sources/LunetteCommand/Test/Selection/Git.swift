import ScriptHost

/// Why git does not tell what has changed.
struct GitFailure: Error, CustomStringConvertible {
  let description: String
}

/// Asks git which files have changed.
enum Git {
  /// The files that differ from a commit, those that are gone and those that git does not know yet
  /// among them.
  ///
  /// - Parameter reference: a commit as git names it; empty for what is committed last.
  static func changedFiles(since reference: String) throws(GitFailure) -> [String] {
    let root = try output(["rev-parse", "--show-toplevel"])
    let folder = String(decoding: root.prefix { $0 != 0x0A }, as: UTF8.self)
    if reference.hasPrefix("-") {
      throw GitFailure(description: "\(reference) is no name of a commit")
    }
    let commit = reference.isEmpty ? "HEAD" : reference
    let changed = try output(["-C", folder, "diff", "--name-only", "-z", commit, "--"])
    let new = try output(["-C", folder, "ls-files", "--others", "--exclude-standard", "-z"])
    return (changed + new).split(separator: 0).map {
      folder + "/" + String(decoding: $0, as: UTF8.self)
    }
  }

  /// What git prints.
  private static func output(_ words: [String]) throws(GitFailure) -> [UInt8] {
    let outcome: ChildProgram.Outcome
    do throws(ChildProgram.Failure) {
      outcome = try ChildProgram(name: "git").run(words)
    } catch {
      throw GitFailure(description: "git cannot be run: \(error.reason)")
    }
    guard outcome.exitCode == 0 else {
      let text = String(decoding: outcome.errors, as: UTF8.self)
        .split(separator: "\n").first { !$0.isEmpty }
      throw GitFailure(
        description: "git says: \(text.map(String.init) ?? "status \(outcome.exitCode)")")
    }
    return outcome.output
  }
}
