import ViewKit

/// Renders the screen of an application. The same screen gives the same bytes.
///
/// ```swift
/// application.settle()
/// print(Renderer.string(application, as: .text))
/// ```
public enum Renderer {
  /// The screen in a format, as UTF-8, with one newline at the end.
  ///
  /// It shows what was laid out: call `settle()` before.
  ///
  /// - Parameter complete: adds the log and the errors to the options, once the screen was rendered:
  ///   what is rendered may ask scripts, which may fail.
  public static func render(
    _ application: Application, as format: RenderFormat, options: RenderOptions = RenderOptions(),
    complete: (inout RenderOptions) -> Void = { _ in }
  ) -> [UInt8] {
    switch format {
    case .text: Array(PrintedScreen(application, options: options, complete: complete).text.utf8)
    case .tree: TreeWriter.tree(application, options, complete)
    case .json: DocumentWriter.document(application, options, complete)
    case .svg: SVGDocument.document(application, options, complete)
    }
  }

  /// The same as a string.
  public static func string(
    _ application: Application, as format: RenderFormat, options: RenderOptions = RenderOptions()
  ) -> String {
    String(decoding: render(application, as: format, options: options), as: UTF8.self)
  }
}
