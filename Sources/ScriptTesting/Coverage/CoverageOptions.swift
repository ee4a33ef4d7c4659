/// What is wanted of coverage.
public struct CoverageOptions: Sendable, Equatable {
  /// Whether it is measured.
  public var isOn = false
  /// Which files count; empty stands for those of the tested plugins, and the loaded ones below the
  /// working folder where specs belong to no plugin.
  public var included: [Glob] = []
  /// Which of them do not.
  public var excluded: [Glob] = []
  /// What the run fails without.
  public var thresholds: [CoverageThreshold] = []

  public init() {}
}
