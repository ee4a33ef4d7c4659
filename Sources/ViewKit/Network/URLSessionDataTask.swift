/// A request under way, as `URLSessionDataTask`.
///
/// Its end is told in a turn of the run loop, never inside of a call. It is no transition: steps do
/// not wait for it, so that a screen can be looked at while it waits.
public final class URLSessionDataTask: Object {
  /// Where a task stands, `URLSessionTask.State`.
  public enum State: String, CaseIterable, Sendable {
    case running, suspended, canceling, completed
  }

  public private(set) var state = State.suspended
  /// The number of the task in its session, from 1.
  public let taskIdentifier: Int
  private weak var session: URLSession?
  private var requestSlot = Owned<URLRequest>()
  private var responseSlot = Owned<HTTPURLResponse>()
  private var errorSlot = Owned<URLError>()
  private var targetSlot = Referred<Object>()
  /// Called at the end, where no script is.
  public var completion: ((NetworkAnswer) -> Void)?

  /// Whether it begins only when what runs now is there to stay.
  private(set) var isWithheld = false
  /// The call that sends it, or tells of its end.
  private var call: ScheduledCall?
  private var timeout: ScheduledCall?
  private var stopExchange: (() -> Void)?
  private var isSent = false
  /// What came while it was suspended.
  private var waitingAnswer: NetworkAnswer?

  init(_ session: URLSession, _ request: URLRequest, number: Int, target: Object?) {
    self.session = session
    taskIdentifier = number
    super.init()
    requestSlot.set(request, in: self)
    targetSlot.set(target, in: self)
  }

  /// What is asked.
  public var originalRequest: URLRequest? { requestSlot.value }
  /// What the server has answered.
  public var response: HTTPURLResponse? { responseSlot.value }
  /// Why it came to nothing.
  public var error: URLError? { errorSlot.value }
  /// The function of a script that is told of the end.
  public var target: Object? { targetSlot.value }

  // MARK: Starting and stopping

  /// Starts the task, or has it go on; does nothing to one that runs or is at its end.
  public func resume() {
    guard state == .suspended, let session, let application = session.runningApplication else {
      return
    }
    state = .running
    session.keep(self)
    isWithheld = !isSent && application.withheldEffects != nil
    if !isWithheld { start() }
  }

  /// Has the task stand still: no answer is told, and no time runs out.
  public func suspend() {
    guard state == .running else { return }
    state = .suspended
    isWithheld = false
    if !isSent { call?.cancel() }
    timeout?.cancel()
  }

  /// Ends the task: it fails with ``URLError/Code/cancelled`` in the next turn.
  public func cancel() {
    guard state == .running || state == .suspended else { return }
    stop()
    state = .canceling
    guard let session, let application = session.runningApplication else { return }
    session.keep(self)
    call = application.runLoop.schedule(after: 0) { [weak self] in
      self?.finish(.failure(.cancelled))
    }
  }

  /// Ends the task and tells nobody, for code that is taken away.
  public func withdraw() {
    guard state != .completed else { return }
    stop()
    state = .completed
    letGo()
  }

  /// What was held back may begin.
  func release() {
    guard isWithheld else { return }
    isWithheld = false
    start()
  }

  public override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let count = super.dropTargets(where: isGone)
    guard state != .completed, let target, isGone(target) else { return count }
    withdraw()
    return count + 1
  }

  // MARK: Under way

  private func start() {
    guard let application = session?.runningApplication else { return }
    if isSent {
      startTimeout(application)
      guard let waitingAnswer else { return }
      self.waitingAnswer = nil
      call = application.runLoop.schedule(after: 0) { [weak self] in self?.finish(waitingAnswer) }
      return
    }
    call = application.runLoop.schedule(after: 0) { [weak self] in self?.send() }
  }

  private func send() {
    guard state == .running, let request = originalRequest,
      let application = session?.runningApplication
    else { return }
    isSent = true
    guard let address = WebAddress(request.url) else { return finish(.failure(.badURL)) }
    guard ["http", "https"].contains(address.scheme) else {
      return finish(.failure(.unsupportedURL))
    }
    guard !address.host.isEmpty else { return finish(.failure(.badURL)) }
    guard let network = application.network else {
      application.onWarning(
        "\(request.httpMethod) \(request.url) was not asked: there is no network")
      return finish(.failure(.notConnectedToInternet))
    }
    startTimeout(application)
    // What answers at once is done before it could be ended.
    let stop = network.start(request, in: application) { [weak self] in self?.receive($0) }
    if state == .running || state == .suspended { stopExchange = stop }
  }

  private func startTimeout(_ application: Application) {
    guard let seconds = originalRequest?.timeoutInterval else { return }
    timeout = application.runLoop.schedule(after: seconds) { [weak self] in
      self?.finish(.failure(.timedOut))
    }
  }

  private func receive(_ answer: NetworkAnswer) {
    stopExchange = nil
    switch state {
    case .running: finish(answer)
    case .suspended: waitingAnswer = answer
    case .canceling, .completed: break
    }
  }

  private func stop() {
    call?.cancel()
    timeout?.cancel()
    stopExchange?()
    (call, timeout, stopExchange, waitingAnswer) = (nil, nil, nil, nil)
    isWithheld = false
  }

  private func finish(_ answer: NetworkAnswer) {
    guard state == .running || state == .canceling else { return }
    stop()
    state = .completed
    let target = target
    withExtendedLifetime(self) {
      var data: Bytes?
      switch answer {
      case .response(let response, let body):
        responseSlot.set(response, in: self)
        data = Bytes(body)
      case .failure(let code):
        errorSlot.set(URLError(code, url: originalRequest?.url ?? ""), in: self)
      }
      completion?(answer)
      _ = target?.callBack(.handler, data, response, error)
      letGo()
    }
  }

  /// Nobody is to be told any more.
  private func letGo() {
    completion = nil
    targetSlot.set(nil, in: self)
    session?.forget(self)
  }
}
