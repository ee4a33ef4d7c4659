import LuaRuntime
public import ViewKit

/// The files that a script may touch: `ui.files`. UIKit has nothing like it.
///
/// The layer above says which they are: by itself there are none. Paths are those of a script; what
/// fails throws what a person is to read.
open class Files: Object {
  public override init() { super.init() }

  open func read(_ path: String) throws -> [UInt8] { throw Files.nothing }

  open func write(_ bytes: [UInt8], to path: String) throws { throw Files.nothing }

  open func exists(_ path: String) throws -> Bool { throw Files.nothing }

  /// The names in a folder, in byte order; those of folders end with `/`.
  open func list(_ path: String) throws -> [String] { throw Files.nothing }

  open func remove(_ path: String) throws { throw Files.nothing }

  private static let nothing = LuaFailure("there are no files here")
}
