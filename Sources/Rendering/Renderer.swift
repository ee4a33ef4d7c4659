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
  public static func render(
    _ application: Application, as format: RenderFormat, options: RenderOptions = RenderOptions()
  ) -> [UInt8] {
    switch format {
    case .text: Array(PrintedScreen(application, options: options).text.utf8)
    case .tree: TreeWriter.tree(application, options)
    case .json: DocumentWriter.document(application, options)
    }
  }

  /// The same as a string.
  public static func string(
    _ application: Application, as format: RenderFormat, options: RenderOptions = RenderOptions()
  ) -> String {
    String(decoding: render(application, as: format, options: options), as: UTF8.self)
  }
}
