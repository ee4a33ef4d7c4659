/// How the middle of an image is drawn larger, as `UIImage.ResizingMode`.
public enum ImageResizingMode: String, CaseIterable, Sendable {
  /// It is repeated.
  case tile
  /// It is stretched.
  case stretch
}
