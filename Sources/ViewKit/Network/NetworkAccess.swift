/// What answers the requests of an application: a fake of a test, or the network itself.
public protocol NetworkAccess: AnyObject {
  /// Begins a request.
  ///
  /// - Parameters:
  ///   - request: what is asked; its address has a scheme of the web and a host.
  ///   - application: who asks; its run loop says what time it is.
  ///   - answer: to be called once, at once or later, on the application's thread.
  /// - Returns: what ends the request when nobody wants its answer any more; nil when there is
  ///   nothing to end.
  func start(
    _ request: URLRequest, in application: Application,
    answer: @escaping (NetworkAnswer) -> Void
  ) -> (() -> Void)?
}

/// What has become of a request.
public enum NetworkAnswer {
  case response(HTTPURLResponse, body: [UInt8])
  case failure(URLError.Code)
}
