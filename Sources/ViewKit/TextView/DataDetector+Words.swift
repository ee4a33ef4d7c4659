// What several words make: numbers of telephones, dates, addresses of houses.
extension DataDetector {
  // MARK: Telephones

  /// The words of a number of seven to fifteen digits, and what is dialled.
  func phoneNumber(at index: Int) -> (count: Int, number: String)? {
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
  func dateCount(at index: Int) -> Int? {
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
  func addressCount(at index: Int) -> Int? {
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
