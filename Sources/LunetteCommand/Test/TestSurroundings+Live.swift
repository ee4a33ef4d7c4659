import ScriptHost
import ScriptTesting

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
      keepOutputToItself: {
        if output.value == STDOUT_FILENO { output.value = StandardStreams.divertOutput() }
      },
      log: { StandardStreams.writeError($0 + "\n") },
      ci: getenv("CI").map { String(cString: $0) },
      exists: SourceFile.exists,
      readRecord: {
        recordPath().flatMap { try? SourceFile.read($0) }.map {
          String(decoding: $0, as: UTF8.self)
        }
      },
      writeRecord: { text in
        // Without it the next run knows less, and that is all.
        if let path = recordPath() { try? FileWriter.write(text, to: path) }
      },
      changedFiles: Git.changedFiles,
      openKeyboard: { takesPipe in
        Keyboard(
          isSeen: isatty(STDOUT_FILENO) == 1 || isatty(output.value) == 1, takesPipe: takesPipe)
      },
      outputPipe: {
        var record = stat()
        let isPipe = fstat(output.value, &record) == 0 && record.st_mode & S_IFMT == S_IFIFO
        return isPipe ? output.value : nil
      },
      randomSeed: { Int.random(in: 1...99_999) })
  }

  /// Where the record of the working folder is kept: in the folder of caches, so that projects stay
  /// clean and may be read-only. Nil on a machine that nobody sits at, and without a home.
  private static func recordPath() -> String? {
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } }
    guard SnapshotPolicy.standard(ci: variable("CI")) != .none else { return nil }
    let folder: String
    if let caches = variable("XDG_CACHE_HOME"), caches.hasPrefix("/") {
      folder = caches
    } else if let home = variable("HOME"), home.hasPrefix("/") {
      folder = home + "/.cache"
    } else {
      return nil
    }
    // FNV-1a: the same in each process, which Swift's own hashes are not.
    let hash = BytePath(".").absolute.bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return "\(folder)/lunette/tests/\(String(hash, radix: 16))"
  }

  private static func systemReason() -> String {
    strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
  }

  private final class OutputDescriptor {
    var value = STDOUT_FILENO
  }
}
