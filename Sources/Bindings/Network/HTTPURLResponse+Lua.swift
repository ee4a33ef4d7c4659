import LuaRuntime
import ViewKit

extension HostClass {
  static let httpURLResponse = HostClass(
    "HTTPURLResponse", of: HTTPURLResponse.self, objc: "NSHTTPURLResponse", superclass: .object,
    doc: "What a server has answered, without the data."
  ) { list in
    list.property(
      "url", String.self, objc: "URL", doc: "The address that has answered in the end.",
      get: { thread, object in HTTPURLResponse.at(object) { give(thread, $0.url) } })
    list.property(
      "statusCode", Int.self, doc: "200 where all is well.",
      get: { thread, object in HTTPURLResponse.at(object) { give(thread, $0.statusCode) } })
    list.property(
      "allHeaderFields", HTTPHeaders.self, doc: "The header fields by their names.",
      get: { thread, object in HTTPURLResponse.at(object) { give(thread, $0.headers) } })
    list.property(
      "mimeType", (String?).self, objc: "MIMEType",
      doc: "The kind of the data, as \"text/html\"; nil when the server has not said.",
      get: { thread, object in HTTPURLResponse.at(object) { give(thread, $0.mimeType) } })
    list.property(
      "textEncodingName", (String?).self,
      doc: "The encoding of a text, as \"utf-8\"; nil when the server has not said.",
      get: { thread, object in HTTPURLResponse.at(object) { give(thread, $0.textEncodingName) } })
    list.property(
      "expectedContentLength", (Int?).self,
      doc: "The bytes of the data, as the server has announced them; nil when it has not.",
      get: { thread, object in
        HTTPURLResponse.at(object) { give(thread, $0.expectedContentLength) }
      })
    list.method(
      "value", objc: "valueForHTTPHeaderField:", parameters: [.init("field", "string")],
      returns: (String?).self, doc: "The value of a header field; case does not count.",
      call: { thread, object in
        invoke(thread) { arguments throws -> String? in
          let name = try arguments.value(2, FieldName.self).text
          return HTTPURLResponse.at(object) { $0.headers[name] }
        }
      })
  }
}
