/// Whether a gradient goes on before its beginning and after its end, `CGGradientDrawingOptions`.
public struct GradientOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = GradientOptions(rawValue: 1)
  public static let drawsAfterEndLocation = GradientOptions(rawValue: 2)
}
