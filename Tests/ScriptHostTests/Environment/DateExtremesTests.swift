import ScriptHost
import Testing

/// `os.date` and `os.time` with what no person writes: the answers are those of `lua5.4` with
/// glibc, or its errors.
@Suite struct DateExtremesTests {
  /// Values that overflow something somewhere, as Lua writes them.
  private static let extremes = [
    "math.mininteger", "math.mininteger + 1", "math.maxinteger", "math.maxinteger - 1", "0", "-1",
    "2^31", "2^31 - 1", "-2^31", "-2^31 - 1", "2^32", "2^53", "-2^53", "1e14", "-1e14", "1e17",
    "67768036191676799", "67768036191676800", "-67768040609740800", "-67768040609740801",
    "2147485547", "2147485548", "-2147481748", "-2147481749", "1.5", "1e300", "-1e300", "1/0",
    "-1/0", "0/0", "-0.0", "'7'", "'x'", "{}", "true", "print",
  ]

  private func printed(_ script: String, zone: String = "UTC") throws -> [String] {
    var options = HostOptions()
    options.timeZoneIdentifier = zone
    let host = try open(script + "\nreturn require('lunette').View{}", options)
    #expect(host.errors == [])
    return host.printed
  }

  @Test(arguments: ["UTC", "Europe/Lisbon", "Asia/Kathmandu", "America/New_York"])
  func `Every extreme in every place gives an answer or an error`(zone: String) throws {
    let lines = try printed(
      """
      local extremes = { \(Self.extremes.joined(separator: ", ")) }
      local formats = { "!%c %C %g %G %V %U %W %j %z", "%c %x %X %s", "*t", "!*t" }
      local fields = { "year", "month", "day", "hour", "min", "sec", "isdst" }
      local function try(f, ...)
        local ok, result = pcall(f, ...)
        assert(ok and result ~= nil or not ok and type(result) == "string" and #result > 10)
        tried = (tried or 0) + 1
      end
      for _, value in ipairs(extremes) do
        try(os.time, value)
        for _, format in ipairs(formats) do try(os.date, format, value) end
        for _, field in ipairs(fields) do
          try(os.time, { year = 2000, month = 1, day = 1, [field] = value })
          for _, other in ipairs(fields) do
            try(os.time, { year = -1, month = 1, day = 1, [field] = value, [other] = value })
          end
        end
      end
      print(tried)
      """, zone: zone)
    #expect(lines == ["\(Self.extremes.count * (1 + 4 + 7 * 8))"])
  }

  @Test(
    arguments: [
      ("os.date('!%c', 67768036191676799)", "Wed Dec 31 23:59:59 2147485547"),
      ("os.date('!%c', -67768040609740800)", "Thu Jan  1 00:00:00 -2147481748"),
      ("os.date('!%Y %C %y %G %g', -62167219201)", "-1 -1 99 -1 99"),
      ("os.date('!%Y %C %y %j', -2^53)", "-285424812 -2854249 88 051"),
      ("os.date('!*t', 1e14).year", "3170843"),
      ("os.date('!%c', '100')", "Thu Jan  1 00:01:40 1970"),
      ("os.date('*tx', 0)", "*tx"), ("os.date('!a\\xff%y', 0) == 'a\\xff70'", "true"),
      ("#os.date('!a\\0%Y', 0)", "6"),
      ("os.time{ year = '2000', month = '01', day = 1 }", "946728000"),
      ("os.time{ year = 2147485547, month = 12, day = 31, hour = 23 }", "67768036191673200"),
      ("os.time{ year = -2147481748, month = 1, day = 1, hour = 0 }", "-67768040609740800"),
      ("os.time{ year = 2000, month = -2147483647, day = 1 }", "-5647335586776000"),
    ] as [(String, String)])
  func `An answer is that of Lua`(call: String, answer: String) throws {
    #expect(try printed("print(\(call))") == [answer])
  }

  @Test(
    arguments: [
      ("os.date, '!%c', math.mininteger", "date result cannot be represented in this installation"),
      ("os.date, '!%c', 67768036191676800", "date result cannot be represented"),
      ("os.date, '!%c', 1e300", "expected a whole number"),
      ("os.date, '!%Ea'", "invalid conversion specifier '%Ea'"),
      ("os.time, { year = math.mininteger, month = 1, day = 1 }", "field 'year' is out-of-bound"),
      ("os.time, { year = 2147485548, month = 1, day = 1 }", "field 'year' is out-of-bound"),
      ("os.time, { year = 2147485547, month = 13, day = 1 }", "time result cannot be represented"),
      ("os.time, { year = 2000, month = 1, day = 2^31 }", "field 'day' is out-of-bound"),
      ("os.time, { year = 2000, month = 1.5, day = 1 }", "field 'month' is not an integer"),
      ("os.time, { year = 2000, month = 1 }", "field 'day' missing in date table"),
      (
        "os.time, { year = 1969, month = 12, day = 31, hour = 23, min = 59, sec = 59 }",
        "time result cannot be represented"
      ),
    ] as [(String, String)])
  func `What Lua refuses is refused`(call: String, part: String) throws {
    let lines = try printed("print(select(2, pcall(\(call))))")
    #expect(lines.count == 1 && lines[0].contains(part), "\(lines)")
  }

  @Test func `os.time gives the fields of its table their normal values`() throws {
    let lines = try printed(
      """
      local t = { year = 2014, month = 14, day = -3, hour = 25, min = 61, sec = -1 }
      print(os.time(t))
      print(t.year, t.month, t.day, t.hour, t.min, t.sec, t.wday, t.yday, t.isdst)
      """)
    #expect(lines == ["1422496859", "2015\t1\t29\t2\t0\t59\t5\t29\tfalse"])
  }
}
