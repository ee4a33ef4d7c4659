// Reads the command line, runs the command, and is the only place that prints and exits.

import Rendering
import ScriptHost
import ScriptTesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

StandardStreams.ignoreBrokenPipes()

let tool = Tool(
  environment: Environment(
    readFile: { (path) throws(FileFailure) in try SourceFile.read(path) },
    readStandardInput: StandardStreams.readStandardInput,
    log: { StandardStreams.writeError($0 + "\n") }),
  host: .live,
  schema: { DocumentSchema.text },
  api: { String(decoding: APIDocument.json(modules: [TestModule.description]), as: UTF8.self) })
let words = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
  CommandLine.unsafeArgv[index].map { word in
    Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
  }
}
let outcome = tool.run(words)
let problem = StandardStreams.writeOutput(outcome.output)
StandardStreams.writeError(outcome.diagnostics)
if let problem {
  StandardStreams.writeError("lunette: standard output cannot be written: \(problem)\n")
}
exit(problem == nil ? outcome.exitCode.rawValue : ExitCode.failure.rawValue)
