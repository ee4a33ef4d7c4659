// Writes a Swift file that has some Lua files in it, compiled, as parsing them takes longer than
// most runs do:
//
//   EmbedLua OUTPUT FOLDER FILE…
//
// Each is a module, named after its path in the folder: `busted/core.lua` is `busted.core`, and
// `busted/init.lua` is `busted`. Each seven bytes of one are eight characters of a string, with seven
// bits each: so they are those of the string in UTF-8, and quickly taken out of it.

import CLua

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

/// What Lua compiles a text to, with the names and lines that messages show.
func compiled(_ text: String, name: String) -> [UInt8] {
  guard let state = luaL_newstate() else { fail("there is no memory") }
  defer { lua_close(state) }
  let status = luaL_loadbufferx(state, text, text.utf8.count, "@" + name, "t")
  guard status == LUA_OK else {
    fail(lua_tolstring(state, -1, nil).map { String(cString: $0) } ?? name)
  }
  var bytes: [UInt8] = []
  let write: lua_Writer = { _, start, count, bytes in
    let chunk = UnsafeRawBufferPointer(start: start, count: count)
    bytes?.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: chunk)
    return 0
  }
  _ = withUnsafeMutablePointer(to: &bytes) { lua_dump(state, write, $0, 0) }
  return bytes
}

/// A literal whose characters have seven bits of some bytes each; zeros fill the last ones.
func literal(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var text: [UInt8] = []
  for start in stride(from: 0, to: bytes.count, by: 7) {
    var bits: UInt64 = 0
    for (position, byte) in bytes[start...].prefix(7).enumerated() {
      bits |= UInt64(byte) << (8 * UInt64(position))
    }
    for position in 0..<8 as Range<UInt64> {
      let byte = UInt8(truncatingIfNeeded: bits >> (7 * position)) & 0x7F
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
      case 0: text += Array("\\0".utf8)
      case 0x20..<0x7F: text.append(byte)
      default:
        text += Array("\\u{".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)], 0x7D]
      }
    }
  }
  return "\"" + String(decoding: text, as: UTF8.self) + "\""
}

let words = CommandLine.arguments
guard words.count >= 3 else { fail("usage: EmbedLua OUTPUT FOLDER FILE…") }
var lines = [
  "/// The Lua files of this target, by the names of their modules.",
  "enum EmbeddedLua {",
  "  static let files: [(name: StaticString, path: StaticString, code: StaticString)] = [",
]
for path in words.dropFirst(3) {
  let name = moduleName(path, in: words[2])
  let short = path.dropFirst(words[2].count + (words[2].hasSuffix("/") ? 0 : 1))
  let code = compiled(read(path), name: "lunette:\(short)")
  lines.append("(\"\(name)\", \"\(short)\",\n\(literal(code))),")
}
lines += ["  ]", "}", ""]
guard let output = fopen(words[1], "wb") else { fail("\(words[1]) cannot be written") }
fputs(lines.joined(separator: "\n"), output)
fclose(output)
