import Testing

@testable import ScriptHost

@Suite struct MissingPathTests {
  @Test func `The name that was probably meant is named, with its folder as it was written`() throws
  {
    let folder = try WatchedFolder(["screens/main.lua", "screens/other.lua"])
    let start = "\(folder.path)/screens/../screens/"
    #expect(
      BytePath.missing(start + "mian.lua")
        == "\(start)mian.lua: no such file or folder; did you mean \(start)main.lua?")
    #expect(
      BytePath.missing("\(folder.path)/screen/")
        == "\(folder.path)/screen/: no such file or folder; did you mean \(folder.path)/screens?")
  }

  @Test func `Nothing is named where nothing is near, or the folder is missing too`() throws {
    let folder = try WatchedFolder(["main.lua"])
    for path in ["\(folder.path)/contacts", "\(folder.path)/none/main.lua", "", "/"] {
      #expect(BytePath.missing(path) == "\(path): no such file or folder")
    }
  }
}
