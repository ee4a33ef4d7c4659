/// The names of the files of snapshots.
enum SnapshotName {
  /// What the folder of all snapshots beside files of specs is called.
  static let folderName = "__snapshots__"

  /// The folder of the snapshots of a file of specs: `spec/__snapshots__/login_spec`.
  static func folder(of file: String) -> String {
    let slash = file.lastIndex(of: "/")
    let folder = slash.map { String(file[...$0]) } ?? ""
    var name = slash.map { String(file[file.index(after: $0)...]) } ?? file
    if name.hasSuffix(".lua") { name.removeLast(4) }
    return folder + folderName + "/" + name
  }

  /// A file's name without its extension. What file systems do not take is replaced, and long names
  /// are cut; a number then tells apart what came out the same.
  static func file(_ name: String) -> String {
    let text = cleaned(name)
    return text == name ? name : text + " " + hash(name)
  }

  /// What the names of all files of a test begin with.
  static func cleaned(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      let isPlain =
        scalar.value >= 0x20 && scalar.value != 0x7F && !"/\\:*?\"<>|".contains(Character(scalar))
      text.unicodeScalars.append(isPlain ? scalar : "_")
    }
    if text.hasPrefix(".") { text = "_" + text.dropFirst() }
    while text.utf8.count > longest { text.removeLast() }
    return text
  }

  /// In bytes; file systems take 255.
  private static let longest = 180

  /// FNV-1a, in eight digits.
  private static func hash(_ text: String) -> String {
    var value: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { value = (value ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
