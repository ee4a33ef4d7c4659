import ViewKit

/// Writes the picture of a screen as SVG, in points.
enum SVGDocument {
  /// The document, with one newline at the end. The same screen gives the same bytes.
  ///
  /// - Parameter complete: is called once all has been drawn: what is rendered may ask scripts.
  static func document(
    _ application: Application, _ options: RenderOptions,
    _ complete: (inout RenderOptions) -> Void
  ) -> [UInt8] {
    var options = options
    let picture = PicturePainter(application).picture
    var writer = SVGWriter(size: picture.size, imageFile: options.imageFile)
    writer.write(picture)
    complete(&options)
    return writer.document()
  }
}
