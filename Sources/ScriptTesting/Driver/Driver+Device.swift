import ViewKit

// What the device does to an application.
extension Driver {
  func changeDevice(_ step: Step) throws(StepFailure) {
    switch step.verb {
    case .memoryWarning: application.receiveMemoryWarning()
    case .shake: application.shake()
    case .open:
      // The first time it is launched.
      application.finishLaunching()
      application.enterForeground()
    case .home:
      finger = nil
      application.enterBackground()
    case .kill:
      finger = nil
      application.terminate()
    case .rotate: throw .unavailable(step.verb, waitsFor: "rotation")
    default: throw .unavailable(step.verb, waitsFor: "saved state")
    }
  }

  /// In the background only the home screen and the clock can be used.
  func checkState(for verb: Verb) throws(StepFailure) {
    guard application.isAsleep else { return }
    switch verb {
    case .advance, .home, .kill, .relaunch: return
    case .open where !application.isTerminated: return
    default: throw .asleep(verb, isTerminated: application.isTerminated)
    }
  }
}
