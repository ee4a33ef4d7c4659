import ViewKit

extension ViewPicture {
  /// Progress: a line with round ends, of which a part is coloured; in bars its ends are square.
  static let progressView = ViewPicture(ProgressView.self) { view, context in
    let bounds = view.bounds.standardized
    let isBar = view.progressViewStyle == .bar
    let radius = isBar ? 0 : bounds.height / 2
    var done = bounds
    done.size.width *= view.progress
    if let image = view.trackImage {
      context.draw(image, in: bounds)
    } else {
      let track = view.trackTintColor ?? (isBar ? .clear : DeviceLook.track)
      context.fill(Path(roundedRect: bounds, cornerRadius: radius), track)
    }
    if let image = view.progressImage {
      context.draw(image, in: done)
    } else if done.width > 0 {
      context.fill(Path(roundedRect: done, cornerRadius: radius), view.currentColor ?? .defaultTint)
    }
  }
}
