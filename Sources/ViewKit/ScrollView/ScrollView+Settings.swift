// The kinds of settings of a scroll view.
extension ScrollView {
  /// The part of its speed that content keeps in a millisecond, as `UIScrollView.DecelerationRate`.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: Double

    public init(rawValue: Double) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: Metrics.normalDecelerationRate)
    public static let fast = DecelerationRate(rawValue: Metrics.fastDecelerationRate)
  }

  /// The colour of indicators, as `UIScrollView.IndicatorStyle`.
  public enum IndicatorStyle: String, CaseIterable, Sendable {
    /// Dark, with a light rim on the device.
    case `default`
    case black, white
  }

  /// What a drag does to the keyboard, as `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: String, CaseIterable, Sendable {
    case none
    /// A drag takes it away as it begins.
    case onDrag
    /// A finger that comes down upon it takes it away as it is lifted.
    case interactive
  }
}
