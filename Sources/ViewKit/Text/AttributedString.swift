/// A text of which parts look different, as `NSAttributedString`.
///
/// It never changes. Neighbouring runs differ in their attributes, and none is empty; the empty
/// text has no run.
public final class AttributedString: Sendable {
  /// A part of the text that looks alike.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var attributes: TextAttributes

    public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The parts in order.
  public let runs: [Run]
  /// The text alone.
  public let string: String

  /// A text that looks alike from end to end, as `NSAttributedString(string:attributes:)`.
  public convenience init(_ string: String, attributes: TextAttributes = TextAttributes()) {
    self.init(runs: [Run(string, attributes)])
  }

  /// A text from its parts.
  public init(runs: [Run]) {
    var merged: [Run] = []
    for run in runs where !run.text.isEmpty {
      if let last = merged.last, last.attributes == run.attributes {
        merged[merged.count - 1].text += run.text
      } else {
        merged.append(run)
      }
    }
    self.runs = merged
    string = merged.count == 1 ? merged[0].text : merged.map(\.text).joined()
  }

  /// The length in UTF-16 units, as UIKit counts it.
  public var length: Int { string.utf16.count }

  /// The same text with other attributes.
  public func withAttributes(_ change: (inout TextAttributes) -> Void) -> AttributedString {
    AttributedString(
      runs: runs.map { run in
        var run = run
        change(&run.attributes)
        return run
      })
  }
}

extension AttributedString: Hashable {
  public static func == (left: AttributedString, right: AttributedString) -> Bool {
    left === right || left.runs == right.runs
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(runs) }
}

extension AttributedString: CustomStringConvertible {
  public var description: String { string }
}
