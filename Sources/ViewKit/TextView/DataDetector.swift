/// Finds addresses of the web, numbers of telephones, addresses of houses, and dates in a text.
///
/// What Apple's detectors find is not published; these find what is written plainly in English. The
/// time is linear in the length of the text.
struct DataDetector {
  private let types: DataDetectorTypes
  /// The words between blanks, with their places, without the punctuation around them.
  private let words: [Word]

  private struct Word {
    let text: Substring
    let range: Range<Int>
    /// Whether it ends a sentence, or a part of one.
    let endsPhrase: Bool
  }

  /// The longest text that is looked at, in bytes.
  static let limit = 1_000_000

  init(_ types: DataDetectorTypes) {
    self.types = types
    words = []
  }

  private init(_ types: DataDetectorTypes, _ words: [Word]) {
    self.types = types
    self.words = words
  }

  /// What is in a text, in order. A text beyond ``limit`` is searched up to there.
  func find(in text: String) -> [DetectedData] {
    DataDetector(types, Self.words(of: text)).find()
  }

  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var start = 0
    for piece in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
      if start > limit { break }
      let separator =
        piece.endIndex < text.endIndex ? String(text[piece.endIndex]).utf8.count : 0
      let next = start + piece.utf8.count + separator
      var core = piece
      // The bracket of a number stays: (408).
      while let first = core.first, "([{<\"'“‘".contains(first),
        let second = core.dropFirst().first,
        first != "(" || !second.isNumber
      {
        core.removeFirst()
      }
      let head = piece.utf8.count - core.utf8.count
      var endsPhrase = false
      while let last = core.last, ".,;:!?)]}>\"'”’".contains(last),
        last != ")" || core.first != "("
      {
        endsPhrase = true
        core.removeLast()
      }
      if !core.isEmpty {
        words.append(
          Word(
            text: core, range: start + head..<start + head + core.utf8.count,
            endsPhrase: endsPhrase))
      }
      start = next
    }
    return words
  }

  private func find() -> [DetectedData] {
    var found: [DetectedData] = []
    var index = 0
    while index < words.count {
      if let (data, count) = data(at: index) {
        found.append(data)
        index += count
      } else {
        index += 1
      }
    }
    return found
  }

  /// What begins with a word, and how many words it has.
  private func data(at index: Int) -> (DetectedData, Int)? {
    if types.contains(.link), let url = Self.url(of: words[index].text) {
      return (data(index, 1, .link, url), 1)
    }
    if types.contains(.calendarEvent), let count = dateCount(at: index) {
      return (data(index, count, .calendarEvent, "x-apple-data-detectors://calendarEvent"), count)
    }
    if types.contains(.address), let count = addressCount(at: index) {
      let place = words[index..<index + count].map { String($0.text) }.joined(separator: "+")
      return (data(index, count, .address, "http://maps.apple.com/?q=\(place)"), count)
    }
    if types.contains(.phoneNumber), let (count, number) = phoneNumber(at: index) {
      return (data(index, count, .phoneNumber, "tel:\(number)"), count)
    }
    return nil
  }

  private func data(
    _ index: Int, _ count: Int, _ type: DataDetectorTypes, _ url: String
  ) -> DetectedData {
    let last = words[index + count - 1].range
    return DetectedData(
      range: words[index].range.lowerBound..<last.upperBound, type: type, url: url)
  }

  // MARK: The web

  private static let domains: Set<Substring> = [
    "com", "org", "net", "edu", "gov", "io", "info", "de", "uk", "fr", "cn", "jp", "ru", "eu", "pt",
    "es", "it", "nl", "ch", "at", "se", "us", "ca", "au", "br", "in", "app", "dev", "example",
  ]

  private static func url(of word: Substring) -> String? {
    for scheme in ["http://", "https://", "ftp://", "mailto:"] where word.hasPrefix(scheme) {
      return word.utf8.count > scheme.utf8.count ? String(word) : nil
    }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, isDomain(parts[1]) { return "mailto:\(word)" }
    let host = word.prefix { $0 != "/" && $0 != "?" && $0 != ":" }
    return parts.count == 1 && isDomain(host) ? "http://\(word)" : nil
  }

  private static func isDomain(_ host: Substring) -> Bool {
    let labels = host.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, domains.contains(last) else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
  }

  // MARK: Telephones

  /// The words of a number of seven to fifteen digits, and what is dialled.
  private func phoneNumber(at index: Int) -> (count: Int, number: String)? {
    var digits = ""
    var best: (Int, String)?
    for position in index..<min(index + 6, words.count) {
      let word = words[position].text
      guard word.allSatisfy({ $0.isASCII && ($0.isNumber || "+-()./".contains($0)) }),
        word.contains(where: \.isNumber)
      else { break }
      if position == index, word.hasPrefix("+") { digits = "+" }
      digits += word.filter(\.isNumber)
      let count = digits.filter(\.isNumber).count
      if count > 15 { break }
      if count >= 7 { best = (position - index + 1, digits) }
      if words[position].endsPhrase { break }
    }
    return best
  }

  // MARK: Dates

  private static let months: Set<String> = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
    "sept", "oct", "nov", "dec",
  ]
  private static let days: Set<String> = [
    "today", "tomorrow", "tonight", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday", "sunday",
  ]

  private func word(_ index: Int) -> String? {
    words.indices.contains(index) ? words[index].text.lowercased() : nil
  }

  /// The number of words of a date, with a time when one follows.
  private func dateCount(at index: Int) -> Int? {
    guard let first = word(index) else { return nil }
    var count: Int
    if Self.isNumericDate(first) || Self.days.contains(first) {
      count = 1
    } else if Self.months.contains(first), let day = word(index + 1), Self.isNumber(day, 1...31) {
      count = word(index + 2).map { Self.isNumber($0, 1000...2999) } == true ? 3 : 2
    } else if Self.isNumber(first, 1...31), let month = word(index + 1),
      Self.months.contains(month)
    {
      count = word(index + 2).map { Self.isNumber($0, 1000...2999) } == true ? 3 : 2
    } else {
      return Self.isTime(first) ? 1 : nil
    }
    if word(index + count) == "at", let time = word(index + count + 1), Self.isTime(time) {
      count += 2
    } else if let time = word(index + count), Self.isTime(time) {
      count += 1
    }
    return count
  }

  private static func isNumber(_ word: String, _ range: ClosedRange<Int>) -> Bool {
    var word = word[...]
    for ending in ["st", "nd", "rd", "th"] where word.hasSuffix(ending) { word = word.dropLast(2) }
    return Int(word).map(range.contains) ?? false
  }

  /// `2014-09-30`, `30.9.2014`, `9/30/14`.
  private static func isNumericDate(_ word: String) -> Bool {
    for separator in "-./" {
      let parts = word.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let numbers = parts.compactMap { part in part.count <= 4 ? Int(part) : nil }
      guard numbers.count == 3 else { return false }
      return parts[0].count == 4
        ? 1...12 ~= numbers[1] && 1...31 ~= numbers[2]
        : 1...31 ~= numbers[0] && 1...31 ~= numbers[1]
          && (parts[2].count == 2 || parts[2].count == 4)
    }
    return false
  }

  /// `17:30`, `5:30pm`, `5pm`.
  private static func isTime(_ word: String) -> Bool {
    let isHalf = word.hasSuffix("am") || word.hasSuffix("pm")
    let core = isHalf ? word.dropLast(2) : word[...]
    let parts = core.split(separator: ":", omittingEmptySubsequences: false)
    guard let hour = parts.first.flatMap({ Int($0) }), 0...23 ~= hour else { return false }
    if parts.count == 1 { return isHalf && 1...12 ~= hour }
    return parts.count <= 3
      && parts.dropFirst().allSatisfy { $0.count == 2 && (Int($0).map { 0...59 ~= $0 } ?? false) }
  }

  // MARK: Houses

  private static let streets: Set<String> = [
    "street", "st", "avenue", "ave", "road", "rd", "boulevard", "blvd", "lane", "ln", "drive", "dr",
    "way", "court", "ct", "square", "sq", "place", "pl", "loop", "terrace", "highway", "parkway",
  ]

  /// The number of words of `1 Infinite Loop, Cupertino, CA 95014`, as far as they are there.
  private func addressCount(at index: Int) -> Int? {
    guard let number = word(index), Self.isNumber(number, 1...99_999),
      !words[index].endsPhrase
    else { return nil }
    for position in index + 1..<max(min(index + 6, words.count), index + 1) {
      guard let name = word(position), words[position].text.first?.isUppercase == true else {
        return nil
      }
      if Self.streets.contains(name), position > index + 1 {
        return placeCount(from: index, street: position) - index
      }
      if words[position].endsPhrase { return nil }
    }
    return nil
  }

  /// The word behind the town, the state and the code that follow a street after a comma.
  private func placeCount(from index: Int, street: Int) -> Int {
    guard words[street].endsPhrase else { return street + 1 }
    var end = street + 1
    for position in end..<min(street + 6, words.count) {
      let text = words[position].text
      guard text.first?.isUppercase == true else { break }
      if text.count == 2, text.allSatisfy(\.isUppercase), let code = word(position + 1),
        Self.isNumber(code, 10_000...99_999)
      {
        end = position + 2
        break
      }
    }
    return end
  }
}
