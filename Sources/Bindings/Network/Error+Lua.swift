import LuaRuntime
import ViewKit

extension HostClass {
  static let error = HostClass(
    "Error", of: ErrorObject.self, objc: "NSError", superclass: .object,
    doc: "Why something was not done, as a value."
  ) { list in
    list.property(
      "domain", String.self, doc: "Whose error it is, as \"NSURLErrorDomain\".",
      get: { thread, object in ErrorObject.at(object) { give(thread, $0.domain) } })
    list.property(
      "code", Int.self, doc: "Which of its domain; those of requests are ui.URLError.timedOut ….",
      get: { thread, object in ErrorObject.at(object) { give(thread, $0.code) } })
    list.property(
      "localizedDescription", String.self, doc: "The error, for a person.",
      get: { thread, object in ErrorObject.at(object) { give(thread, $0.localizedDescription) } })
  }

  static let urlError = HostClass(
    "URLError", of: URLError.self, superclass: .error,
    doc: "Why a request came to nothing; the class has the codes: `error.code == "
      + "ui.URLError.timedOut`."
  ) { list in
    list.property(
      "failingURL", String.self, objc: "NSURLErrorFailingURLErrorKey",
      doc: "The address that was asked.",
      get: { thread, object in URLError.at(object) { give(thread, $0.failingURL) } })
    list.code("cancelled", "NSURLErrorCancelled") { give($0, .cancelled) }
    list.code("badURL", "NSURLErrorBadURL") { give($0, .badURL) }
    list.code("timedOut", "NSURLErrorTimedOut") { give($0, .timedOut) }
    list.code("unsupportedURL", "NSURLErrorUnsupportedURL") { give($0, .unsupportedURL) }
    list.code("cannotFindHost", "NSURLErrorCannotFindHost") { give($0, .cannotFindHost) }
    list.code("cannotConnectToHost", "NSURLErrorCannotConnectToHost") {
      give($0, .cannotConnectToHost)
    }
    list.code("networkConnectionLost", "NSURLErrorNetworkConnectionLost") {
      give($0, .networkConnectionLost)
    }
    list.code("httpTooManyRedirects", "NSURLErrorHTTPTooManyRedirects") {
      give($0, .httpTooManyRedirects)
    }
    list.code("notConnectedToInternet", "NSURLErrorNotConnectedToInternet") {
      give($0, .notConnectedToInternet)
    }
    list.code("badServerResponse", "NSURLErrorBadServerResponse") { give($0, .badServerResponse) }
    list.code("dataNotAllowed", "NSURLErrorDataNotAllowed") { give($0, .dataNotAllowed) }
    list.code("secureConnectionFailed", "NSURLErrorSecureConnectionFailed") {
      give($0, .secureConnectionFailed)
    }
  }
}

extension MemberList {
  fileprivate mutating func code(_ name: String, _ objc: String, get: FreeEntry) {
    classProperty(name, Int.self, objc: objc, doc: "The code of an error.", get: get)
  }
}

private func give(_ thread: OpaquePointer, _ code: URLError.Code) -> Int32 {
  give(thread, code.rawValue)
}
