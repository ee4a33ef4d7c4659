import ViewKit

// What the device does to an application.
extension Driver {
  /// Tells every controller of the windows, a parent before its children, that memory is short.
  func warnOfMemory() {
    var controllers = application.windows.compactMap(\.rootViewController)
    while !controllers.isEmpty {
      for controller in controllers { controller.perform.didReceiveMemoryWarning() }
      controllers = controllers.flatMap(\.children)
    }
  }
}
