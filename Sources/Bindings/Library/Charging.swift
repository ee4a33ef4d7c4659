import LuaRuntime
import ViewKit

/// Runs `body`, which gives the object at index 1 something to hold, and charges the script for
/// what that is: its limit of memory is about Swift's bytes, too.
@inline(__always)
func charging<Result>(
  _ thread: OpaquePointer, _ object: Object, _ body: () throws -> Result
) rethrows -> Result {
  let before = object.heldBytes
  defer {
    let change = object.heldBytes - before
    if change != 0 { LuaStack(thread).reweigh(1, by: change) }
  }
  return try body()
}
