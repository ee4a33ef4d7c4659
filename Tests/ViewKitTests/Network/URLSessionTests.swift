import Testing

@testable import ViewKit

@Suite struct URLSessionTests {
  private let application = Application()

  private func task(_ url: String, _ log: CallLog) -> URLSessionDataTask {
    let task = application.urlSession.dataTask(with: URLRequest(url: url), target: nil)
    task.completion = { answer in
      switch answer {
      case .response(let response, _): log.add("\(response.statusCode)")
      case .failure(let code): log.add("\(code)")
      }
    }
    return task
  }

  @Test func `Without a network a request fails, and the warning says so`() {
    let log = CallLog()
    application.onWarning = { log.add($0) }
    task("https://a/", log).resume()
    #expect(log.take() == [])
    application.settle()
    #expect(
      log.take() == [
        "GET https://a/ was not asked: there is no network", "notConnectedToInternet",
      ])
    #expect(application.urlSession.tasks.isEmpty)
  }

  @Test func `What is withdrawn, and what an application leaves at its end, is told nobody`() {
    let log = CallLog()
    let withdrawn = task("https://a/", log)
    let left = task("https://b/", log)
    withdrawn.resume()
    left.resume()
    withdrawn.withdraw()
    #expect(withdrawn.state == .completed && application.urlSession.tasks.count == 1)
    application.end()
    application.settle()
    #expect(left.state == .completed && log.take() == [])
    left.resume()
    task("https://c/", log).resume()
    application.advance(by: 100)
    #expect(log.take() == [])
  }

  @Test func `A task that is cancelled in the function of another one fails`() {
    let log = CallLog()
    application.onWarning = { _ in }
    let second = task("https://b/", log)
    let first = task("https://a/", log)
    first.completion = { _ in
      log.add("first")
      second.cancel()
      first.cancel()
    }
    first.resume()
    second.resume()
    application.settle()
    #expect(log.take() == ["first", "cancelled"])
  }
}
