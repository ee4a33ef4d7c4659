import LuaRuntime
import ViewKit

extension HostClass {
  static let urlRequest = HostClass(
    "URLRequest", of: URLRequest.self, objc: "NSURLRequest", superclass: .object,
    doc: "What a server is asked: `ui.URLRequest{ url = \"https://…\", httpMethod = \"POST\", "
      + "httpBody = ui.json.encode(t) }`.",
    make: { thread in
      make(thread) { options in
        guard let url = try options.read("url", String.self) else {
          throw LuaFailure("a request needs an address: ui.URLRequest{ url = \"https://…\" }")
        }
        return URLRequest(url: url)
      }
    }
  ) { list in
    list.property(
      "url", String.self, objc: "URL requestWithURL:", doc: "The address.",
      get: { thread, object in URLRequest.at(object) { give(thread, $0.url) } },
      set: { thread, object in
        URLRequest.at(object) { request in
          charging(thread, request) { take(thread) { request.url = $0 } }
        }
      })
    list.property(
      "httpMethod", Method.self, objc: "HTTPMethod", standard: "\"GET\"", doc: "What to do there.",
      get: { thread, object in URLRequest.at(object) { give(thread, $0.httpMethod) } },
      set: { thread, object in
        URLRequest.at(object) { request in
          take(thread, Method.self) { request.httpMethod = $0.text }
        }
      })
    list.property(
      "allHTTPHeaderFields", HTTPHeaders.self, standard: "{}",
      doc: "The header fields by their names, as a fresh table; setValue sets one.",
      get: { thread, object in URLRequest.at(object) { give(thread, $0.headers) } },
      set: { thread, object in
        URLRequest.at(object) { request in
          take(thread, (HTTPHeaders?).self) { request.headers = $0 ?? HTTPHeaders() }
        }
      })
    list.property(
      "httpBody", (String?).self, objc: "HTTPBody", doc: "What is sent, byte by byte.",
      get: { thread, object in
        URLRequest.at(object) { give(thread, $0.httpBody.map(LuaBytes.init(bytes:))) }
      },
      set: { thread, object in
        URLRequest.at(object) { request in
          charging(thread, request) {
            take(thread, (LuaBytes?).self) { request.httpBody = $0?.bytes }
          }
        }
      })
    list.property(
      "timeoutInterval", Double.self, standard: "60",
      doc: "So many seconds may pass without an answer, on the application's clock.",
      get: { thread, object in URLRequest.at(object) { give(thread, $0.timeoutInterval) } },
      set: { thread, object in
        URLRequest.at(object) { request in
          take(thread, Double.self) {
            guard $0 > 0 else { throw LuaFailure("expected seconds above 0, got \($0)") }
            request.timeoutInterval = $0
          }
        }
      })
    URLRequest.addFields(to: &list)
  }
}

extension URLRequest {
  fileprivate static func addFields(to list: inout MemberList) {
    let field = Member.Parameter("field", "string")
    list.method(
      "value", objc: "valueForHTTPHeaderField:", parameters: [field], returns: (String?).self,
      doc: "The value of a header field; case does not count.",
      call: { thread, object in
        invoke(thread) { arguments throws -> String? in
          let name = try arguments.value(2, FieldName.self).text
          return URLRequest.at(object) { $0.headers[name] }
        }
      })
    list.method(
      "setValue", objc: "setValue:forHTTPHeaderField:",
      parameters: [.init("value", "string?"), field],
      doc: "Sets a header field; nil takes it away.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.value(2, (FieldValue?).self)
          let name = try arguments.value(3, FieldName.self).text
          URLRequest.at(object) { $0.headers[name] = value?.text }
        }
      })
    list.method(
      "addValue", objc: "addValue:forHTTPHeaderField:",
      parameters: [.init("value", "string"), field],
      doc: "Adds a value to a header field, behind those that it has.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let value = try arguments.value(2, FieldValue.self).text
          let name = try arguments.value(3, FieldName.self).text
          URLRequest.at(object) { $0.headers.add(value, to: name) }
        }
      })
  }
}

/// A method of HTTP, in capital letters.
private struct Method: LuaReadable {
  let text: String

  static var luaName: String { "string" }

  static func read(_ stack: LuaStack, _ index: Int32) -> Method? {
    guard let text = String.read(stack, index), HTTPHeaders.isToken(text) else { return nil }
    return Method(text: text.uppercased())
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "a method of HTTP, as \"POST\""
  }
}
