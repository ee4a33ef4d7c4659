/// The names of files that nobody means: what editors leave for moments, and what tools keep.
enum IgnoredNames {
  private static let folders: Set<String> = [
    ".git", ".hg", ".svn", ".jj", ".build", "node_modules", "__pycache__",
  ]
  private static let endings = [
    "~", ".swp", ".swo", ".swn", ".swx", ".swpx", ".kate-swp", "___jb_tmp___", "___jb_old___",
    ".part", ".crdownload",
  ]
  private static let beginnings = [".#", ".goutputstream-", ".~lock."]

  static func contains(_ bytes: [UInt8]) -> Bool {
    let name = String(decoding: bytes, as: UTF8.self)
    if folders.contains(name) || endings.contains(where: name.hasSuffix)
      || beginnings.contains(where: name.hasPrefix)
    {
      return true
    }
    // Emacs saves by itself to `#name#`. Vim tries whether it can write by 4913, then 123 further.
    if name.utf8.count > 1, name.hasPrefix("#"), name.hasSuffix("#") { return true }
    if let number = Int(name), number >= 4913, (number - 4913) % 123 == 0 { return true }
    return false
  }
}
