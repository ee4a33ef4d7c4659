import CLuaSupport

/// The calls of an error which have ended, kept until it is raised again on another stack or
/// further out: those of a coroutine, or of what an entry point called for the script.
struct EndedCalls {
  /// The error as the report shows it.
  let text: String
  let calls: [String]
  /// The thread that raises it again.
  let thread: OpaquePointer?
  /// Whether the calls of that thread are among them.
  let isWhole: Bool
  /// How many errors the script had caught: after one more this one is forgotten.
  let caught: UInt64
  /// What to add to the message, found while the coroutine had its variables.
  var hint: String?
}
