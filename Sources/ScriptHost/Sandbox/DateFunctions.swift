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
      return local - zone.offset(at: Double(guess))
    }
  }

  private static let date: FreeEntry = { thread in
    let stack = LuaStack(thread)
    return invoke(thread) { arguments throws -> DateResult in
      guard let host = Host.of(stack) else { return .text("") }
      var format = try arguments.value(1, String?.self) ?? "%c"
      let now = Int(host.application.clock.now.rounded(.down))
      let moment = try arguments.value(2, Int?.self) ?? now
      guard abs(moment) < 60_000_000_000 * 1000 else {
        throw LuaFailure("date result cannot be represented in this installation")
      }
      var zone = host.timeZone
      var name = host.application.timeZoneIdentifier
      if format.hasPrefix("!") {
        format.removeFirst()
        (zone, name) = (.utc, "GMT")
      }
      let offset = zone.offset(at: Double(moment))
      let civil = CivilTime(seconds: moment + offset)
      if format.hasPrefix("*t") { return .table(civil) }
      switch DateFormat(time: civil, offset: offset, zone: name).text(format) {
      case .success(let text): return .text(text)
      case .failure(let unknown):
        throw LuaFailure("invalid conversion specifier '\(unknown.text)'")
      }
    }
  }
}

/// What `os.date` gives: a text, or for `*t` a table.
private enum DateResult: LuaPushable {
  case text(String)
  case table(CivilTime)

  func push(_ stack: LuaStack) {
    switch self {
    case .text(let text): stack.push(text)
    case .table(let time):
      stack.newTable(fields: 9)
      let fields = [
        ("year", time.year), ("month", time.month), ("day", time.day), ("hour", time.hour),
        ("min", time.minute), ("sec", time.second), ("wday", time.weekday + 1),
        ("yday", time.yearday + 1),
      ]
      for (name, value) in fields {
        stack.push(value)
        stack.rawSet(-2, name)
      }
      stack.push(false)
      stack.rawSet(-2, "isdst")
    }
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
    year = try DateTable.field("year", stack, standard: nil)
    month = try DateTable.field("month", stack, standard: nil)
    day = try DateTable.field("day", stack, standard: nil)
    hour = try DateTable.field("hour", stack, standard: 12)
    minute = try DateTable.field("min", stack, standard: 0)
    second = try DateTable.field("sec", stack, standard: 0)
  }

  private static func field(_ name: String, _ stack: LuaStack, standard: Int?) throws -> Int {
    defer { stack.pop() }
    if stack.rawGet(1, name) == .nil {
      guard let standard else { throw LuaFailure("field '\(name)' missing in date table") }
      return standard
    }
    guard let value = stack.integer(-1) else {
      throw LuaFailure("field '\(name)' is not an integer")
    }
    // As much as C's fields hold, so that no sum of them can overflow.
    guard abs(value) < 1 << 31 else { throw LuaFailure("field '\(name)' is out-of-bound") }
    return value
  }
}
