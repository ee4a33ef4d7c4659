/// Something in a text that can be tapped.
public struct DetectedData: Hashable, Sendable {
  /// Where it is, in bytes.
  public var range: Range<Int>
  public var type: DataDetectorTypes
  /// What is opened.
  public var url: String
}
