import Testing

@testable import ViewKit

@Suite struct WebAddressTests {
  @Test func `An address has parts`() throws {
    let address = try #require(WebAddress("HTTPS://me@Example.COM:8080/a/b?c=d?#e"))
    #expect(address.scheme == "https" && address.host == "example.com" && address.port == 8080)
    #expect(address.path == "/a/b" && address.query == "c=d?")
    let bare = try #require(WebAddress("http://a"))
    #expect(bare.host == "a" && bare.port == nil && bare.path == "" && bare.query == nil)
    #expect(WebAddress("http://[::1]:80/")?.host == "[::1]")
    #expect(WebAddress("http://[::1]:80/")?.port == 80)
    #expect(WebAddress("http://[::1]/")?.port == nil)
    #expect(WebAddress("mailto:a@b")?.path == "a@b")
  }

  @Test(arguments: [
    "", ":", "a", "1a:b", "http://a:x", "http://a:70000", "http://a b", "h:%", "h:%4g",
    "http://[::1",
  ])
  func `Other texts are none`(text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test func `Escapes are undone`() {
    let bytes = Array(UInt8.min...UInt8.max)
    #expect(WebAddress.unescaped(WebAddress.escaped(bytes)) == bytes)
    #expect(WebAddress.unescaped(Array("%4".utf8)) == nil)
  }

  @Test(
    arguments: [
      ("c", "http://a:8/b/c"), ("../c?d#e", "http://a:8/c?d#e"), ("/c", "http://a:8/c"),
      ("?q", "http://a:8/b/x?q"), ("", "http://a:8/b/x?y"), ("//h/", "http://h/"),
      ("https://h", "https://h"), ("./", "http://a:8/b/"), ("../../..", "http://a:8/"),
      ("c d", nil), ("//h:x", nil),
    ] as [(String, String?)])
  func `An address is resolved against another one`(reference: String, expected: String?) throws {
    #expect(try #require(WebAddress("http://a:8/b/x?y#z")).resolve(reference) == expected)
  }
}
