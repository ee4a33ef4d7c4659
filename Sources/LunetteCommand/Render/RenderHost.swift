import ScriptTesting

/// What `lunette render` needs of the host: functions, so that tests can stand in for it.
struct RenderHost {
  /// Loads what a path names and shows it, first appearance done.
  ///
  /// Mistakes of a script are no error here: the session reports them, beside the screen as far as
  /// it came.
  ///
  /// - Parameters:
  ///   - options: the path, the screen, the clock, the limits.
  ///   - log: takes each line that the scripts print, as they do.
  /// - Throws: ``HostFailure`` when there is nothing to show.
  var open:
    (_ options: RenderArguments, _ log: @escaping (String) -> Void) throws(HostFailure) ->
      RenderSession
}

/// A screen of the host, ready to be driven and rendered.
struct RenderSession {
  /// Moves the clock, and settles.
  var advance: (_ seconds: Double) -> Void
  /// Does one step; throws what kept it from being done.
  var perform: (Step) throws(HostFailure) -> Void
  /// The errors of scripts since this was last called, each ready to print.
  var takeErrors: () -> [String]
  /// The screen as it is now, in the format of the options.
  var render: () -> [UInt8]
  /// Closes the screen; a line for each object that is alive all the same.
  var leaks: () -> [String]
}

/// Why the host could not do something, ready to print.
struct HostFailure: Error, Equatable {
  let message: String
}
