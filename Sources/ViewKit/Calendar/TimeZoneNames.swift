import FoundationEssentials

extension TimeZoneRules {
  /// The names of all time zones that the system knows; slow, for messages alone.
  public static var identifiers: [String] {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    // What begins in lower case are other forms of the database, and its tables.
    return files.filter { name in
      name.first?.isUppercase == true && !name.contains(".")
        && TimeZoneRules(identifier: name) != nil
    }.sorted()
  }
}
