import FoundationEssentials

/// The offsets of a time zone, as the time zone database of the system has them.
///
/// Foundation's own needs ICU, which is slow to start.
public struct TimeZoneRules: Sendable {
  /// The moments at which the offset changes, in seconds since 1970, ascending.
  private let transitions: [Int]
  /// The offsets after these moments, in seconds east of UTC.
  private let offsets: [Int]
  private let firstOffset: Int
  /// What holds after the last moment.
  private let rule: TimeZoneRule?

  /// Where the system keeps its database.
  static let folder = "/usr/share/zoneinfo/"

  /// No offset at all.
  public static let utc = TimeZoneRules(offset: 0)

  private init(offset: Int) {
    transitions = []
    offsets = []
    firstOffset = offset
    rule = nil
  }

  /// The rules of a zone such as `Europe/Lisbon`; nil when the system does not know it.
  public init?(identifier: String) {
    if identifier == "UTC" || identifier == "GMT" {
      self = .utc
      return
    }
    let isName = identifier.utf8.allSatisfy { byte in
      byte < 0x80
        && (Character(Unicode.Scalar(byte)).isLetter || "0123456789_+-/".utf8.contains(byte))
    }
    guard isName, let first = identifier.first, first.isLetter,
      let data = FileManager.default.contents(atPath: TimeZoneRules.folder + identifier)
    else { return nil }
    self.init(contents: [UInt8](data))
  }

  /// Seconds east of UTC at a moment, given in seconds since 1970.
  public func offset(at moment: Double) -> Int {
    // Beyond, no rule means anything: the last offset before, or the first.
    guard moment.isFinite, abs(moment) < 1e14 else {
      return moment > 0 ? offsets.last ?? firstOffset : firstOffset
    }
    let moment = Int(moment.rounded(.down))
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    if low == transitions.count, let rule { return rule.offset(at: moment) }
    return low == 0 ? firstOffset : offsets[low - 1]
  }

  /// The time of day at a moment, as a status bar shows it: `09:41`.
  public func timeOfDay(at moment: Double) -> String {
    let second = moment.isFinite && abs(moment) < 1e14 ? Int(moment.rounded(.down)) : 0
    let minutes = ((second + offset(at: moment)) % 86_400 + 86_400) % 86_400 / 60
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return (hour < 10 ? "0" : "") + "\(hour)" + (minute < 10 ? ":0" : ":") + "\(minute)"
  }

  // MARK: - Files

  /// The contents of a file in the format TZif of RFC 8536, of version 2 or later.
  init?(contents bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let old = reader.header(), old.version >= 2 else { return nil }
    reader.position += old.length(timeSize: 4)
    guard let header = reader.header() else { return nil }
    let end = reader.position + header.length(timeSize: 8)
    guard end <= bytes.count, header.types > 0 else { return nil }

    transitions = (0..<header.times).map { _ in reader.integer(8) }
    let kinds = (0..<header.times).map { _ in reader.integer(1) & 0xFF }
    let types = (0..<header.types).map { _ in
      let offset = reader.integer(4)
      reader.position += 2
      return offset
    }
    guard kinds.allSatisfy(types.indices.contains) else { return nil }
    offsets = kinds.map { types[$0] }
    firstOffset = types[0]
    let footer = bytes[end...].dropFirst().prefix { $0 != UInt8(ascii: "\n") }
    rule = TimeZoneRule(String(decoding: footer, as: UTF8.self))
  }

  private struct Header {
    var version: Int
    var isUTCCount, isStandardCount, leaps, times, types, characters: Int

    /// The bytes of the block that follows.
    func length(timeSize: Int) -> Int {
      times * (timeSize + 1) + types * 6 + characters + leaps * (timeSize + 4) + isStandardCount
        + isUTCCount
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    /// A big-endian number with a sign; 0 beyond the end.
    mutating func integer(_ size: Int) -> Int {
      guard position + size <= bytes.count else { return 0 }
      var value = Int(Int8(bitPattern: bytes[position]))
      for byte in bytes[(position + 1)..<(position + size)] { value = value << 8 | Int(byte) }
      position += size
      return value
    }

    mutating func header() -> Header? {
      guard position + 44 <= bytes.count,
        bytes[position..<(position + 4)].elementsEqual("TZif".utf8)
      else { return nil }
      let version = bytes[position + 4]
      position += 20
      let counts = (0..<6).map { _ in integer(4) }
      guard counts.allSatisfy({ 0..<1_000_000 ~= $0 }) else { return nil }
      return Header(
        version: version >= UInt8(ascii: "0") ? Int(version - UInt8(ascii: "0")) : 1,
        isUTCCount: counts[0], isStandardCount: counts[1], leaps: counts[2], times: counts[3],
        types: counts[4], characters: counts[5])
    }
  }
}
