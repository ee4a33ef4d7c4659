/// Finds addresses of the web, numbers of telephones, addresses of houses, and dates in a text.
///
/// What Apple's detectors find is not published; these find what is written plainly in English. The
/// time is linear in the length of the text.
struct DataDetector {
  private let types: DataDetectorTypes
  /// The words between blanks, with their places, without the punctuation around them.
  let words: [Word]

  struct Word {
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
}
