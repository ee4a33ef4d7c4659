/// Whether an image is shown in its own colours, as `UIImage.RenderingMode`.
public enum ImageRenderingMode: String, CaseIterable, Sendable {
  /// As it is usual where it is shown: bars take images as stencils, image views do not.
  case automatic
  /// In its own colours.
  case alwaysOriginal
  /// As a stencil for the tint.
  case alwaysTemplate
}
