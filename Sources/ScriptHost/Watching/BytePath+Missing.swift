import LuaRuntime
import Rendering

extension BytePath {
  /// What to say of a path that leads nowhere: with what has nearly its name in the same folder.
  public static func missing(_ path: String) -> String {
    let message = "\(TerminalText.line(path)): no such file or folder"
    let whole = BytePath(path).absolute
    let names = (whole.parent.names ?? []).compactMap { BytePath($0).text }.sorted()
    let name = BytePath(whole.name).description
    guard let near = Spelling.nearest(to: name, among: names, by: \.self), near != name else {
      return message
    }
    let folder =
      path.dropLast(path.hasSuffix("/") ? 1 : 0)
      .lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return "\(message); did you mean \(TerminalText.line(folder + near))?"
  }
}
