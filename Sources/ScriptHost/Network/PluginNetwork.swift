import Bindings
import LuaRuntime
import Rendering
import ViewKit

/// The network as plugins have it: each asks the servers that its manifest names and that a person
/// has granted.
///
/// A request is asked and answered at once; the application's clock stands still meanwhile.
final class PluginNetwork: NetworkAccess {
  private unowned let host: Host
  private let curl: CurlProgram

  private static let mostRedirects = 20

  init(_ host: Host, curl: CurlProgram = CurlProgram()) {
    self.host = host
    self.curl = curl
  }

  func start(
    _ request: URLRequest, in application: Application,
    answer: @escaping (NetworkAnswer) -> Void
  ) -> (() -> Void)? {
    answer(ask(request))
    return nil
  }

  private func ask(_ request: URLRequest) -> NetworkAnswer {
    var (url, method, body) = (request.url, request.httpMethod, request.httpBody)
    let request = URLRequest(copying: request)
    for _ in 0...Self.mostRedirects {
      guard let address = WebAddress(url) else { return .failure(.badURL) }
      if let refusal = refusal(of: address, to: request.origin) {
        host.state.warn("\(method) \(TerminalText.line(url)) was not asked: \(refusal)")
        return .failure(.notConnectedToInternet)
      }
      let message: HTTPMessage
      switch curl.ask(request, at: url, method: method, body: body) {
      case .message(let found): message = found
      case .failure(let code): return .failure(code)
      case .noProgram:
        host.state.warn(
          "\(method) \(TerminalText.line(url)) was not asked: there is no program \"\(curl.name)\"; "
            + "Debian's package curl has it")
        return .failure(.notConnectedToInternet)
      }
      guard [301, 302, 303, 307, 308].contains(message.status),
        let place = message.headers["Location"], let next = address.resolve(place)
      else {
        let response = HTTPURLResponse(
          url: url, statusCode: message.status, headers: message.headers)
        return .response(response, body: message.body)
      }
      // As NSURLSession does: what was posted is asked for, where the server does not say otherwise.
      if message.status < 307, method != "HEAD" { (method, body) = ("GET", nil) }
      // What tells one server who asks is not for another one.
      if WebAddress(next)?.host != address.host {
        for name in ["Authorization", "Cookie"] { request.headers[name] = nil }
      }
      url = next
    }
    return .failure(.httpTooManyRedirects)
  }

  /// Why a plugin may not ask a server; nil when it may.
  private func refusal(of address: WebAddress, to origin: String?) -> String? {
    let standard: UInt16 = address.scheme == "https" ? 443 : 80
    let port = address.port.flatMap { $0 == standard ? nil : ":\($0)" } ?? ""
    let server = TerminalText.line(address.host + port)
    let name = origin.flatMap { host.chunkOwners[$0] }
    guard let loaded = host.plugins.first(where: { $0.name == name }) else {
      return "only the code of plugins asks servers"
    }
    let refusal = "plugin \"\(loaded.name)\" may not ask \(server)"
    guard let manifest = loaded.plugin.manifest else {
      return
        "\(refusal): a file alone has no permissions; a folder with a plugin.json asks for them"
    }
    let wanted = Permission.network(host: address.host + port)
    guard manifest.permissions.contains(where: { $0.covers(wanted) }) else {
      return
        "\(refusal): it does not ask for that; add \"network:\(server)\" to \"permissions\" in "
        + manifest.path
    }
    if loaded.sandbox.grants.contains(where: { $0.covers(wanted) }) { return nil }
    let option = (loaded.isMain ? "" : loaded.name + "=") + "network:\(server)"
    return
      "\(refusal): that is not granted; --allow \(option) does, or \"allow\" in a lunette.json "
      + "beside the plugin that is opened"
  }
}
