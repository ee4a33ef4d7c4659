import LuaRuntime
import ViewKit

/// `os.time`, `os.date` and `os.clock` on the application's clock and in its time zone.
enum DateFunctions {
  static var all: [(name: String, entry: FreeEntry)] {
    [("time", time), ("date", date), ("clock", clock)]
  }

  private static let clock: FreeEntry = { thread in
    invoke(thread) { arguments throws -> Double in
      Host.of(arguments.stack)?.application.clock.time ?? 0
    }
  }

  private static let time: FreeEntry = { thread in
    invoke(thread) { arguments throws -> Int in
      guard let host = Host.of(arguments.stack) else { return 0 }
      let stack = arguments.stack
      if stack.isNil(1) { return Int(host.application.clock.now.rounded(.down)) }
      guard stack.type(1) == .table else { throw LuaFailure.mismatch(stack, 1, DateTable.self) }
      let table = try DateTable(stack)
      let local = CivilTime.seconds(
        year: table.year, month: table.month, day: table.day, hour: table.hour,
        minute: table.minute, second: table.second)
      let zone = host.timeZone
      // The offset depends on the moment, which depends on the offset: twice is enough.
      let guess = local - zone.offset(at: Double(local))
      let moment = local - zone.offset(at: Double(guess))
      // C's mktime says −1 when it fails, which Lua cannot tell from the moment before 1970.
      guard let civil = CivilTime(moment: moment, offset: zone.offset(at: Double(moment))),
        moment != -1
      else {
        throw LuaFailure("time result cannot be represented in this installation")
      }
      // Lua gives the fields their normal values: the 32nd of January is the first of February.
      civil.setFields(of: stack, 1)
      return moment
    }
  }

  private static let date: FreeEntry = { thread in
    let stack = LuaStack(thread)
    return invoke(thread) { arguments throws -> DateResult in
      guard let host = Host.of(stack) else { return .text([]) }
      // Checked as a text, and read as bytes: a format may hold any.
      _ = try arguments.value(1, String?.self)
      var format = stack.withBytes(1) { Array($0)[...] } ?? DateFunctions.standardFormat
      let now = Int(host.application.clock.now.rounded(.down))
      var moment = now
      if !stack.isNil(2) {
        guard let given = stack.convertedInteger(2) else {
          throw LuaFailure.mismatch(stack, 2, Int.self)
        }
        moment = given
      }
      var zone = host.timeZone
      var name = host.application.timeZoneIdentifier
      if format.first == UInt8(ascii: "!") {
        format.removeFirst()
        (zone, name) = (.utc, "GMT")
      }
      let offset = zone.offset(at: Double(moment))
      guard let civil = CivilTime(moment: moment, offset: offset) else {
        throw LuaFailure("date result cannot be represented in this installation")
      }
      if format.elementsEqual("*t".utf8) { return .table(civil) }
      switch DateFormat(time: civil, offset: offset, zone: name).text(format) {
      case .success(let text): return .text(text)
      case .failure(let unknown):
        throw LuaFailure("invalid conversion specifier '\(unknown.text)'")
      }
    }
  }

  private static let standardFormat = Array("%c".utf8)[...]
}

/// What `os.date` gives: a text, or for `*t` a table.
private enum DateResult: LuaPushable {
  case text([UInt8])
  case table(CivilTime)

  func push(_ stack: LuaStack) {
    switch self {
    case .text(let text): text.withUnsafeBufferPointer { stack.pushBytes($0) }
    case .table(let time):
      stack.newTable(fields: 9)
      time.setFields(of: stack, stack.top)
    }
  }
}

extension CivilTime {
  /// The local time of a moment; nil when its year is none that C's `struct tm` can hold.
  fileprivate init?(moment: Int, offset: Int) {
    let (seconds, overflow) = moment.addingReportingOverflow(offset)
    guard !overflow, CivilTime.representable.contains(seconds) else { return nil }
    self.init(seconds: seconds)
  }

  /// Sets the fields of a date table.
  fileprivate func setFields(of stack: LuaStack, _ table: Int32) {
    let fields = [
      ("year", year), ("month", month), ("day", day), ("hour", hour), ("min", minute),
      ("sec", second), ("wday", weekday + 1), ("yday", yearday + 1),
    ]
    for (name, value) in fields {
      stack.push(value)
      stack.rawSet(table, name)
    }
    stack.push(false)
    stack.rawSet(table, "isdst")
  }
}

/// The table that `os.time` takes, at stack index 1.
private struct DateTable: LuaReadable {
  var year = 0
  var month = 0
  var day = 0
  var hour = 12
  var minute = 0
  var second = 0

  static var luaName: String { "table" }

  static func read(_ stack: LuaStack, _ index: Int32) -> DateTable? { try? DateTable(stack) }

  init(_ stack: LuaStack) throws {
    // C counts years from 1900 and months from 0, which moves what its fields can hold.
    year = try DateTable.field("year", stack, standard: nil, base: 1900)
    month = try DateTable.field("month", stack, standard: nil, base: 1)
    day = try DateTable.field("day", stack, standard: nil)
    hour = try DateTable.field("hour", stack, standard: 12)
    minute = try DateTable.field("min", stack, standard: 0)
    second = try DateTable.field("sec", stack, standard: 0)
  }

  private static func field(
    _ name: String, _ stack: LuaStack, standard: Int?, base: Int = 0
  ) throws -> Int {
    defer { stack.pop() }
    if stack.rawGet(1, name) == .nil {
      guard let standard else { throw LuaFailure("field '\(name)' missing in date table") }
      return standard
    }
    guard let value = stack.convertedInteger(-1) else {
      throw LuaFailure("field '\(name)' is not an integer")
    }
    // As much as C's fields hold, so that no sum of them can overflow.
    guard (Int(Int32.min) + base...Int(Int32.max) + base).contains(value) else {
      throw LuaFailure("field '\(name)' is out-of-bound")
    }
    return value
  }
}
