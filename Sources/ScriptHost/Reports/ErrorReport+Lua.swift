import Bindings
import LuaRuntime
import Rendering
import ViewKit

extension ErrorReport {
  /// The report of a script's error, with the line it happened in.
  ///
  /// - Parameter mistake: the byte of the source that the error is about, where it is known.
  init(
    _ error: LuaError, callback: Callback?, plugin: String?, createdAt: String?,
    sources: [String: SourceText], mistake: Int? = nil
  ) {
    var line = error.line
    var excerpt: Excerpt?
    if let number = line, let source = error.source.flatMap({ sources[$0] }) {
      let offset =
        mistake ?? FailingWord.offset(in: source, line: number, message: error.message)
      let place = offset.map(source.place(of:))
      line = place?.line ?? number
      excerpt = source.excerpt(
        line: line ?? number, caretAt: offset ?? source.firstWord(ofLine: number))
    }
    self.init(
      kind: error.kind.rawValue, message: MessageHint.complete(error.message), file: error.source,
      line: line,
      excerpt: excerpt?.text, caret: excerpt?.caret, traceback: error.traceback, plugin: plugin,
      handler: callback?.description, viewPath: (callback?.object as? View)?.path,
      createdAt: createdAt)
  }
}

extension SourceText {
  /// The first byte of a line that is no blank.
  fileprivate func firstWord(ofLine number: Int) -> Int? {
    line(number).flatMap { range in
      range.first { bytes[$0] != 0x20 && bytes[$0] != 0x09 }
    }
  }
}
