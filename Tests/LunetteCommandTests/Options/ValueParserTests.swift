import ScriptHost
import Testing

@testable import LunetteCommand

@Suite struct ValueParserTests {
  /// The value, or nil when the text is refused.
  private func value<Value>(_ parser: ValueParser<Value>, _ text: String) -> Value? {
    do throws(InvalidValue) { return try parser.parse(text) } catch { return nil }
  }

  @Test(arguments: [("0", 0), ("1.5", 1.5), ("1e2", 100), ("+2", 2), (".5", 0.5)])
  func numbers(_ text: String, _ number: Double) {
    #expect(value(.nonnegative("x"), text) == number)
  }

  @Test(arguments: ["", " 1", "1 ", "x", "0x10", "nan", "inf", "1e999", "1,5", "-1", "٣"])
  func wrongNumbers(_ text: String) {
    #expect(value(ValueParser<Double>.nonnegative("x"), text) == nil)
    #expect(value(ValueParser<Double>.positive("x"), text) == nil)
  }

  @Test func zeroIsNotPositive() {
    #expect(value(ValueParser<Double>.positive("x"), "0") == nil)
    #expect(value(.positive("x"), "0.1") == 0.1)
  }

  @Test func integers() {
    #expect(value(.integer(), "-7") == -7)
    #expect(value(.integer(from: 1), "1") == 1)
    #expect(value(.integer(from: 1), "0") == nil)
    #expect(value(ValueParser<Int>.integer(), "1.5") == nil)
    #expect(value(ValueParser<Int>.integer(), "9223372036854775808") == nil)
  }

  @Test func bytes() {
    #expect(value(.bytes, "65536") == 65_536)
    #expect(value(.bytes, "64K") == 65_536)
    #expect(value(.bytes, "64m") == 67_108_864)
    #expect(value(.bytes, "2G") == 2_147_483_648)
    for text in ["", "K", "0", "-1", "1.5M", "64MB", "9999999999G", "64T"] {
      #expect(value(ValueParser<Int>.bytes, text) == nil)
    }
  }

  @Test func screenSizes() {
    #expect(value(.screenSize, "320x568") == ScreenSize(width: 320, height: 568, scale: 2))
    #expect(value(.screenSize, "414x736@3") == ScreenSize(width: 414, height: 736, scale: 3))
    #expect(value(.screenSize, "iphone-se") == ScreenSize(width: 320, height: 568, scale: 2))
    #expect(value(.screenSize, "iPhone-6-Plus") == ScreenSize(width: 414, height: 736, scale: 3))
    #expect(value(.screenSize, "1.5x10000")?.width == 1.5)
    for text in [
      "", "x", "320", "320x", "x568", "320x568x2", "0x568", "-1x5", "20000x5", "320x568@",
      "320x568@0", "320x568@9", "iphone",
    ] {
      #expect(value(ValueParser<ScreenSize>.screenSize, text) == nil, "\(text)")
    }
  }

  @Test func aDeviceNearlyNamedIsSuggested() {
    #expect {
      try ValueParser<ScreenSize>.screenSize.parse("iphone6")
    } throws: {
      ($0 as? InvalidValue)?.suggestion == "iphone-6"
    }
  }

  @Test func deviceNamesAreUnique() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Device.all.first { $0.name == "iphone-6" }?.screen == .standard)
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("2014-09-30", 1_412_035_200), ("2014-09-30T17:06:25Z", 1_412_096_785),
    ("2014-09-30T17:06:25", 1_412_096_785), ("2014-09-30 17:06", 1_412_096_760),
    ("2014-09-30T17:06:25+06:00", 1_412_075_185), ("2014-09-30T17:06:25-0330", 1_412_109_385),
    ("2014-09-30T17:06:25.5Z", 1_412_096_785.5), ("2000-02-29", 951_782_400),
    ("1969-12-31T23:59:59Z", -1), ("0001-01-01", -62_135_596_800), ("1412096785", 1_412_096_785),
    ("-1.5", -1.5),
  ]) func instants(_ text: String, _ seconds: Double) {
    #expect(value(.instant, text)?.seconds == seconds)
  }

  @Test(arguments: [
    "", "now", "2014", "2014-13-01", "2014-02-29", "1900-02-29", "2014-9-30", "2014-09-30T",
    "2014-09-30T24:00", "2014-09-30T17:60", "2014-09-30T17:06:60", "2014-09-30T17:06:25.",
    "2014-09-30T17:06:25Zx", "2014-09-30T17:06:25+15:00", "2014-09-30T17:06:25+6", "1e300",
    "２014-09-30",
  ]) func wrongInstants(_ text: String) {
    #expect(value(ValueParser<Instant>.instant, text) == nil)
  }

  @Test func choicesListTheWordsAndNameTheNearest() {
    do throws(InvalidValue) {
      _ = try ValueParser<RenderArguments.Format>.choice.parse("jsno")
      Issue.record("jsno should be refused")
    } catch {
      #expect(error.expected == "text, tree, json or svg")
      #expect(error.suggestion == "json")
    }
  }

  @Test func cells() {
    #expect(value(.cell, "5x11") == RenderArguments.Cell(width: 5, height: 11))
    #expect(value(.cell, "8x16") == RenderArguments.Cell(width: 8, height: 16))
    #expect(value(ValueParser<RenderArguments.Cell>.cell, "0x16") == nil)
    #expect(value(ValueParser<RenderArguments.Cell>.cell, "8") == nil)
  }
}
