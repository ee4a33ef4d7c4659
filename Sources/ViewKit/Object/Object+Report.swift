extension Object {
  /// Records what went wrong where no caller can be told: with the application of the object, or
  /// of its script when it is in no window.
  final func report(_ report: Report) {
    let application = (self as? Responder)?.application ?? script?.application
    application?.record(report)
  }
}
