import LuaRuntime
import ViewKit

/// The functions of `ui` that have to do with addresses.
let addressFunctions: [HostFunction] = [
  HostFunction(
    "url", objc: "+[NSURL URLWithString:]", parameters: [.init("text", "string")],
    returns: (String?).self,
    doc: "An address, which is a string; nil for a text that is none.",
    call: { thread in
      invoke(thread) { arguments throws -> String? in
        let text = try arguments.value(1, String.self)
        return WebAddress(text) == nil ? nil : text
      }
    }),
  HostFunction(
    "addingPercentEncoding", objc: "stringByAddingPercentEncodingWithAllowedCharacters:",
    "stringByAddingPercentEscapesUsingEncoding:",
    parameters: [.init("text", "string")], returns: String.self,
    doc: "A text as it stands in an address: %20 for a blank; letters, digits and - . _ ~ stay.",
    call: { thread in
      invoke(thread) { arguments throws -> LuaBytes in
        LuaBytes(bytes: WebAddress.escaped(try arguments.value(1, LuaBytes.self).bytes))
      }
    }),
  HostFunction(
    "removingPercentEncoding", objc: "stringByRemovingPercentEncoding",
    "stringByReplacingPercentEscapesUsingEncoding:",
    parameters: [.init("text", "string")], returns: (String?).self,
    doc: "The text that stands in an address; nil where a % has no two digits behind it.",
    call: { thread in
      invoke(thread) { arguments throws -> LuaBytes? in
        WebAddress.unescaped(try arguments.value(1, LuaBytes.self).bytes).map(LuaBytes.init(bytes:))
      }
    }),
]
