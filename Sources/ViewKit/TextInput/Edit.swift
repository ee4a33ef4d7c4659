/// One change of a text in a ``TextEditor``: what was taken out of it, and what was put in its
/// place.
public struct Edit: Hashable, Sendable {
  /// Where it begins, in bytes of the text's UTF-8 form.
  public var start: Int
  public var removed: String
  public var inserted: String
  /// What was selected before.
  public var selection: Range<Int>

  /// What was replaced, in bytes of the text before.
  var replaced: Range<Int> { start..<start + removed.utf8.count }
}
