import ViewKit

extension ViewPicture {
  /// An image view: the image that is seen, where it is drawn.
  static let imageView = ViewPicture(ImageView.self) { view, context in
    guard let image = view.displayedImage, let rect = view.imageRect else { return }
    let isStencil = image.renderingMode == .alwaysTemplate
    context.draw(image, in: rect, stencil: isStencil ? view.tintColor ?? .black : nil)
  }
}
