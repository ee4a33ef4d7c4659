// Finite motions of a view's own making.
extension View {
  /// Begins the motion to a state that the model has already, such as a value that was set with an
  /// animation; a view that is not shown has none.
  final func move(_ what: StaticString, for seconds: Double = Metrics.valueMotion) {
    guard window != nil, let application else { return }
    application.beginTransition(named: "\(what) of \(pathName)", duration: seconds)
  }
}
