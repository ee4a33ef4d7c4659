import LuaRuntime
import ViewKit

extension Date: LuaValue {
  public init(numbers: UnsafePointer<Double>) { self.init(timeIntervalSince1970: numbers[0]) }

  public func write(to numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = timeIntervalSince1970
  }

  public static let valueClass = ValueClass(
    "Date", objc: "NSDate",
    doc: "A moment: dates are compared, date - date is seconds, date + seconds a date.",
    fields: [("timeIntervalSince1970", "timeIntervalSince1970")],
    place: .init { Date(timeIntervalSince1970: $0).iso8601 }
  ) { list in
    list.method(
      "timeIntervalSince", objc: "timeIntervalSinceDate:", parameters: [.init("date", "Date")],
      returns: Double.self, doc: "The seconds from another date to this one, as date - other.",
      call: { thread, pointer in
        invoke(thread) { Date(numbers: numbers(pointer)).timeIntervalSince(try $0.value(2)) }
      })
    list.method(
      "addingTimeInterval", objc: "dateByAddingTimeInterval:",
      parameters: [.init("seconds", "number")], returns: Date.self,
      doc: "The date so many seconds later, as date + seconds.",
      call: { thread, pointer in
        invoke(thread) {
          Date(numbers: numbers(pointer)).addingTimeInterval(
            try $0.value(2, Finite.self).value)
        }
      })
  }

  /// A date, or seconds since 1970.
  public static func read(_ stack: LuaStack, _ index: Int32) -> Date? {
    if let seconds = stack.number(index) {
      return seconds.isFinite ? Date(timeIntervalSince1970: seconds) : nil
    }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 1) { numbers in
      guard let start = numbers.baseAddress, stack.type(index) == .userdata,
        readValue(stack, index, into: start)
      else { return nil }
      return Date(numbers: start)
    }
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "a Date, as ui.date(\"2014-09-30T17:06:25+06:00\") makes it, or seconds since 1970"
  }
}

/// The functions of `ui` that make dates.
let dateFunctions: [HostFunction] = [
  HostFunction(
    "date", objc: "+[NSDate dateWithTimeIntervalSince1970:]",
    parameters: [.init("moment", "string, number or Date")], returns: Date.self,
    doc: "A date from ISO 8601 (UTC without an offset), or from seconds since 1970.",
    call: { thread in
      invoke(thread) { arguments throws -> Date in
        guard arguments.stack.type(1) == .string else { return try arguments.value(1) }
        let text = try arguments.value(1, String.self)
        if let date = Date(iso8601: text) { return date }
        throw LuaFailure(
          "expected a date of ISO 8601, as \"2014-09-30\" or \"2014-09-30T17:06:25+06:00\", got "
            + arguments.stack.summary(1))
      }
    }),
  HostFunction(
    "now", objc: "+[NSDate date]", returns: Date.self,
    doc: "The date that the application's clock shows.",
    call: { thread in
      invoke(thread) { arguments throws -> Date in
        guard let library = UILibrary.of(arguments.stack) else {
          throw LuaFailure("the host is gone")
        }
        return library.application.clock.date
      }
    }),
]
