import ScriptHost

/// What a command reads, and where what scripts print goes: functions, so that tests need no
/// files.
struct Environment {
  /// The bytes of a file.
  var readFile: (_ path: String) throws(FileFailure) -> [UInt8]
  var readStandardInput: () throws(FileFailure) -> [UInt8]
  /// Takes a line for standard error at once.
  var log: (String) -> Void
}
