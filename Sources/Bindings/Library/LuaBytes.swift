import LuaRuntime

/// The bytes of a string, which need not be UTF-8.
struct LuaBytes: LuaConvertible {
  var bytes: [UInt8]

  static var luaName: String { "string" }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func read(_ stack: LuaStack, _ index: Int32) -> LuaBytes? {
    stack.withBytes(index) { LuaBytes(bytes: Array($0)) }
  }

  func push(_ stack: LuaStack) { bytes.withUnsafeBufferPointer { stack.pushBytes($0) } }
}
