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
    if change != 0 {
      object.isCharged = true
      LuaStack(thread).reweigh(1, by: change)
    }
  }
  return try body()
}

/// Sets a text of the object at index 1, and charges the script for it.
@inline(__always)
func takeText(
  _ thread: OpaquePointer, _ object: Object, _ set: (String?) -> Void
) -> Int32 {
  take(thread) { (text: String?) in
    // Most texts are short, and replace one that is.
    if (text?.utf8.count ?? 0) < smallestHeldText, !object.isCharged {
      set(text)
    } else {
      charging(thread, object) { set(text) }
    }
  }
}
