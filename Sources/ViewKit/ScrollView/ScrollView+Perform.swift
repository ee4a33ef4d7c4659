// The call points of ``ScrollView``; see ``Perform``.
extension Perform where Subject: ScrollView {
  public func touchesShouldBegin(_ touches: [Touch], with event: Event?, in view: View) -> Bool {
    if case .bool(let answer) = override(.touchesShouldBegin, touches, event, view) {
      return answer
    }
    return subject.touchesShouldBegin(touches, with: event, in: view)
  }

  public func touchesShouldCancel(in view: View) -> Bool {
    if case .bool(let answer) = override(.touchesShouldCancel, view) { return answer }
    return subject.touchesShouldCancel(in: view)
  }
}
