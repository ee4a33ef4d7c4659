// The only place that prints and exits.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

func write(_ text: String, to descriptor: Int32) {
  var text = text
  text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count <= 0 { return }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }
}

do {
  let command = BenchCommand(
    options: try BenchOptions(Array(CommandLine.arguments.dropFirst())),
    program: CommandLine.arguments.first ?? "lunette-bench",
    output: { write($0, to: STDOUT_FILENO) },
    progress: { write($0 + "\n", to: STDERR_FILENO) })
  exit(try command.run() ? 0 : 1)
} catch BenchError.usage(let message) {
  write("lunette-bench: \(message)\n", to: STDERR_FILENO)
  exit(2)
} catch {
  write("lunette-bench: \(error)\n", to: STDERR_FILENO)
  exit(1)
}
