import LuaRuntime
import ViewKit

extension HostClass {
  static let urlSession = HostClass(
    "URLSession", of: URLSession.self, objc: "NSURLSession", superclass: .object,
    doc: "Asks servers: `ui.URLSession.shared:dataTask(url, fn):resume()`."
  ) { list in
    list.classProperty(
      "shared", URLSession.self, objc: "sharedSession", doc: "The application's session.",
      get: { thread in give(thread, UILibrary.of(LuaStack(thread))?.application.urlSession) })
    list.method(
      "dataTask", objc: "dataTaskWithURL:", "dataTaskWithRequest:",
      "dataTaskWithURL:completionHandler:", "dataTaskWithRequest:completionHandler:",
      parameters: [
        .init("request", "string or URLRequest"),
        .init("completionHandler", "function?", standard: "nil"),
      ], returns: URLSessionDataTask.self,
      doc: "A task that asks what a request says, or for an address, once resume() is called. The "
        + "function gets the data, the response and the error, of which some are nil.",
      call: { thread, object in
        invoke(thread) { arguments throws -> URLSessionDataTask in
          let request = try request(at: 2, arguments)
          let handler = try arguments.value(3, (HandlerFunction?).self)
          return URLSession.at(object) { session in
            let task = session.dataTask(with: request, target: handler?.object)
            task.originalRequest?.origin = arguments.stack.callerChunk
            task.push(arguments.stack)
            arguments.stack.noteSite(-1)
            UILibrary.of(arguments.stack)?.run?.note { [weak task] in task?.withdraw() }
            return task
          }
        }
      })
  }

  static let urlSessionDataTask = HostClass(
    "URLSessionDataTask", of: URLSessionDataTask.self, objc: "NSURLSessionDataTask",
    superclass: .object,
    doc: "A request. Its end is told in a turn of the run loop, never inside of a call."
  ) { list in
    list.property(
      "state", URLSessionDataTask.State.self, doc: "Where it stands; suspended until resume().",
      get: { thread, object in URLSessionDataTask.at(object) { give(thread, $0.state) } })
    list.property(
      "taskIdentifier", Int.self, doc: "Its number in the session.",
      get: { thread, object in URLSessionDataTask.at(object) { give(thread, $0.taskIdentifier) } })
    list.property(
      "originalRequest", (URLRequest?).self, doc: "What is asked: a copy of what was given.",
      get: { thread, object in URLSessionDataTask.at(object) { give(thread, $0.originalRequest) } })
    list.property(
      "response", (HTTPURLResponse?).self, doc: "What the server has answered.",
      get: { thread, object in URLSessionDataTask.at(object) { give(thread, $0.response) } })
    list.property(
      "error", (ErrorObject?).self, doc: "Why it came to nothing.",
      get: { thread, object in
        URLSessionDataTask.at(object) { give(thread, $0.error as ErrorObject?) }
      })
    list.method(
      "resume", objc: "resume", doc: "Starts the task, or has it go on.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in URLSessionDataTask.at(object) { $0.resume() } }
      })
    list.method(
      "suspend", objc: "suspend", doc: "Has it stand still until resume(): no time runs out.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in URLSessionDataTask.at(object) { $0.suspend() } }
      })
    list.method(
      "cancel", objc: "cancel", doc: "Ends the task; its function is told of an error, later.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in URLSessionDataTask.at(object) { $0.cancel() } }
      })
  }
}

/// The request at an index, or one for the address there.
private func request(at index: Int32, _ arguments: LuaArguments) throws -> URLRequest {
  let stack = arguments.stack
  if stack.type(index) == .string { return URLRequest(url: try arguments.value(index)) }
  if let request = URLRequest.read(stack, index) { return request }
  let got = stack.type(index) == .none ? "nothing" : stack.summary(index)
  throw LuaFailure("expected an address or a URLRequest, got \(got)")
}

extension URLSessionDataTask.State: LuaEnum {
  public static let table = LuaEnumTable<URLSessionDataTask.State>(
    "URLSessionTaskState", objc: "NSURLSessionTaskState", prefix: "NSURLSessionTaskState")
}
