/// Asks servers, as `URLSession`; the one of an application is `URLSession.shared`.
public final class URLSession: Object {
  private weak var host: Application?
  /// The tasks that somebody has started and that have no end yet; the session holds them.
  private var running = OwnedList<URLSessionDataTask>()
  private var count = 0

  init(_ application: Application) {
    host = application
    super.init()
  }

  /// The tasks that are under way, the oldest first.
  public var tasks: [URLSessionDataTask] { running.elements }

  /// Makes a task, which ``URLSessionDataTask/resume()`` starts.
  ///
  /// - Parameter target: is told of the end; nil where nobody wants to know.
  public func dataTask(with request: URLRequest, target: Object?) -> URLSessionDataTask {
    count += 1
    return URLSessionDataTask(
      self, URLRequest(copying: request), number: count, target: target)
  }

  /// The application, as long as it runs.
  var runningApplication: Application? { host?.isTerminated == false ? host : nil }

  func keep(_ task: URLSessionDataTask) {
    if !running.elements.contains(where: { $0 === task }) { running.append(task, in: self) }
  }

  func forget(_ task: URLSessionDataTask) {
    guard let index = running.elements.firstIndex(where: { $0 === task }) else { return }
    running.remove(at: index, in: self)
  }
}

extension Application {
  /// Asks servers, `URLSession.shared`.
  public var urlSession: URLSession {
    if let session = urlSessionIfMade { return session }
    let session = URLSession(self)
    urlSessionSlot.set(session, in: self)
    return session
  }
}
