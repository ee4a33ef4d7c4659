/// A half of a ``Stepper``, named as UIKit's own is.
public final class StepperButton: ControlPart {
  init(_ title: String, label: String) {
    super.init()
    self.title = title
    accessibilityLabel = label
  }
}
