/// Which way up the screen is, as `UIInterfaceOrientation`.
public enum InterfaceOrientation: String, CaseIterable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
