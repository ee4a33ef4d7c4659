import ScriptHost

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// The system behind `lunette test`.
extension TestSurroundings {
  static var live: TestSurroundings {
    let output = OutputDescriptor()
    return TestSurroundings(
      isTerminal: isatty(STDOUT_FILENO) == 1 && getenv("CI") == nil,
      enter: { folder in chdir(folder) == 0 ? nil : systemReason() },
      readFile: { (path) throws(FileFailure) in try SourceFile.read(path) },
      openFile: { (path, appends) throws(FileFailure) in
        let mode = O_WRONLY | O_CREAT | O_CLOEXEC | (appends ? O_APPEND : O_TRUNC)
        let descriptor = open(path, mode, 0o644)
        guard descriptor >= 0 else { throw FileFailure(reason: systemReason()) }
        return { _ = StandardStreams.writeOutput(Array($0.utf8), to: descriptor) }
      },
      write: { _ = StandardStreams.writeOutput(Array($0.utf8), to: output.value) },
      keepOutputToItself: { output.value = StandardStreams.divertOutput() },
      log: { StandardStreams.writeError($0 + "\n") },
      ci: getenv("CI").map { String(cString: $0) },
      randomSeed: { Int.random(in: 1...99_999) })
  }

  private static func systemReason() -> String {
    strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
  }

  private final class OutputDescriptor {
    var value = STDOUT_FILENO
  }
}
