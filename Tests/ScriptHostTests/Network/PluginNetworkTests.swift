import FoundationEssentials
import Testing
import ViewKit

@testable import ScriptHost

/// A stand-in for curl prints what servers answer and notes what it was asked.
@Suite struct PluginNetworkTests {
  /// Answers by address: the status and fields, then the data.
  private static let curl = """
    #!/bin/sh
    for word in "$@"; do url=$word; done
    printf '%s\\n' "$*" >> "$(dirname "$0")/asked"
    cat > "$(dirname "$0")/sent"
    case $url in
      https://a/moved) printf 'HTTP/1.1 302 Found\\r\\nLocation: ../there?x\\r\\n\\r\\n' ;;
      https://a/there*) printf 'HTTP/2 200 \\r\\nX-A: 1\\r\\nx-a: 2\\r\\n\\r\\nthere' ;;
      https://a/out) printf 'HTTP/1.1 307 x\\r\\nLocation: https://b/in\\r\\n\\r\\n' ;;
      https://a/round) printf 'HTTP/1.1 301 x\\nLocation: /round\\n\\n' ;;
      https://a/early) printf 'HTTP/1.1 103 Early\\r\\nA: b\\r\\n\\r\\nHTTP/1.1 204 No\\r\\n\\r\\n' ;;
      https://a/nonsense) printf 'hello' ;;
      https://a/lost) exit 6 ;;
      https://a/long) head -c 70000000 /dev/zero ;;
      *) printf 'HTTP/1.0 201 Made\\r\\n\\r\\n'; cat "$(dirname "$0")/sent" ;;
    esac
    """

  private let folder: Folder

  init() throws {
    folder = try Folder(["curl": Self.curl])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/curl")
  }

  /// What the log has after a plugin has asked for the addresses.
  private func log(
    _ urls: [String], manifest: String? = "\"network:a\"", grants: [String] = ["network:a"],
    request: String = "", program: String? = nil
  ) throws -> [String] {
    let list = urls.map { "\"\($0)\"" }.joined(separator: ", ")
    try folder.write(
      "app/main.lua",
      Array(
        """
        local ui = require "lunette"
        function ask(url)
          local request = ui.URLRequest{ url = url \(request) }
          ui.URLSession.shared:dataTask(request, function(data, response, error)
            print(error and error.code or response.statusCode .. " " .. response.url .. " " .. data
              .. (response:value "X-A" or ""))
          end):resume()
        end
        urls = { \(list) }
        return ui.View{}
        """.utf8))
    if let manifest {
      try folder.write(
        "app/plugin.json",
        Array(
          "{\"name\": \"app\", \"version\": \"1.0.0\", \"permissions\": [\(manifest)]}".utf8))
    }
    var options = HostOptions()
    options.grants = try grants.map { try PermissionGrant(parsing: $0) }
    let host = try Host(options: options)
    host.application.network = PluginNetwork(
      host, curl: CurlProgram(name: program ?? folder.path + "/curl"))
    try host.open(folder.path + (manifest == nil ? "/app/main.lua" : "/app"))
    host.pushEnvironment()
    let stack = host.state.stack
    for url in urls {
      stack.rawGet(-1, "ask")
      stack.push(url)
      try host.state.call(arguments: 1, results: 0)
      host.application.settle()
    }
    stack.pop()
    #expect(host.messages == [])
    return host.printed.map { $0.replacing(folder.path, with: "") }
  }

  private var asked: String {
    let bytes = (try? SourceFile.read(folder.path + "/asked")) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `A plugin asks the servers that it may ask`() throws {
    #expect(
      try log(
        ["https://a/", "https://a/moved", "https://a/early", "https://a:443/"],
        request:
          ", httpMethod = 'put', httpBody = 'x\\0y', allHTTPHeaderFields = { A = '', B = 'c' }")
        == [
          "201 https://a/ x\0y", "200 https://a/there?x there1,2", "204 https://a/early ",
          "201 https://a:443/ x\0y",
        ])
    let first = try #require(asked.split(separator: "\n").first)
    #expect(first.hasPrefix("--disable --silent --globoff --include "))
    #expect(first.contains(" --max-time 60.0 --request PUT --header A; --header B: c "))
    #expect(first.hasSuffix(" --data-binary @- --url https://a/"))
  }

  @Test func `What goes wrong is an error`() throws {
    #expect(
      try log([
        "https://a/nonsense", "https://a/lost", "https://a/round", "https://a/long",
      ]) == ["-1011", "-1003", "-1007", "-1011"])
  }

  @Test func `It follows nobody to a server that it may not ask`() throws {
    #expect(
      try log(["https://a/out"]) == [
        "warning: GET https://b/in was not asked: plugin \"app\" may not ask b: it does not ask for "
          + "that; add \"network:b\" to \"permissions\" in /app/plugin.json", "-1009",
      ])
    #expect(!asked.contains("https://b"))
  }

  @Test func `What tells one server who asks is not for another one`() throws {
    #expect(
      try log(
        ["https://a/out"], manifest: "\"network:a\", \"network:b\"",
        grants: ["network:a", "network:b"],
        request: ", allHTTPHeaderFields = { Authorization = 'secret', Accept = 'x' }")
        == ["201 https://b/in "])
    let lines = asked.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains("secret") && !lines[1].contains("secret"))
    #expect(lines[1].contains("Accept: x"))
  }

  @Test func `Nobody else asks anything`() throws {
    let start = "warning: GET https://a:8/ was not asked: plugin "
    #expect(
      try log(["https://a:8/"], manifest: nil, grants: []) == [
        start + "\"main\" may not ask a:8: a file alone has no permissions; a folder with a "
          + "plugin.json asks for them", "-1009",
      ])
    #expect(
      try log(["https://a:8/"], manifest: "\"network:a\", \"network:a:8\"", grants: []) == [
        start + "\"app\" may not ask a:8: that is not granted; --allow network:a:8 does, or "
          + "\"allow\" in a lunette.json beside the plugin that is opened", "-1009",
      ])
    #expect(asked == "")
  }

  @Test func `Without curl the log says what to install`() throws {
    #expect(
      try log(["https://a/"], program: "/none/curl") == [
        "warning: GET https://a/ was not asked: there is no program \"/none/curl\"; Debian's package "
          + "curl has it", "-1009",
      ])
  }
}
