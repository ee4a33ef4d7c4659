// Writes a Swift file that has some Lua files in it:
//
//   EmbedLua OUTPUT FOLDER FILE…
//
// Each is a module, named after its path in the folder: `busted/core.lua` is `busted.core`, and
// `busted/init.lua` is `busted`.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

func fail(_ message: String) -> Never {
  let line = "EmbedLua: \(message)\n"
  _ = line.withCString { write(2, $0, strlen($0)) }
  exit(1)
}

func read(_ path: String) -> String {
  guard let file = fopen(path, "rb") else { fail("\(path) cannot be read") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    if count == 0 { break }
    bytes += chunk[..<count]
  }
  guard let text = String(validating: bytes, as: UTF8.self) else { fail("\(path) is no UTF-8") }
  return text
}

/// The name by which `require` finds a file.
func moduleName(_ path: String, in folder: String) -> String {
  var name = String(path.dropFirst(folder.hasSuffix("/") ? folder.count : folder.count + 1))
  name = String(name.dropLast(".lua".count)).split(separator: "/").joined(separator: ".")
  return name.hasSuffix(".init") ? String(name.dropLast(".init".count)) : name
}

/// A literal of several lines in which nothing means anything but itself.
func literal(_ text: String) -> String {
  var marks = "#"
  while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
  return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
}

let words = CommandLine.arguments
guard words.count >= 3 else { fail("usage: EmbedLua OUTPUT FOLDER FILE…") }
var lines = [
  "/// The Lua files of this target, by the names of their modules.",
  "enum EmbeddedLua {",
  "  static let files: [(name: StaticString, path: StaticString, text: StaticString)] = [",
]
for path in words.dropFirst(3) {
  let name = moduleName(path, in: words[2])
  let short = path.dropFirst(words[2].count + (words[2].hasSuffix("/") ? 0 : 1))
  lines.append("(\"\(name)\", \"\(short)\",\n\(literal(read(path)))),")
}
lines += ["  ]", "}", ""]
guard let output = fopen(words[1], "wb") else { fail("\(words[1]) cannot be written") }
fputs(lines.joined(separator: "\n"), output)
fclose(output)
