/// Where a line stands whose font was shrunk to fit, as `UIBaselineAdjustment`.
public enum BaselineAdjustment: String, CaseIterable, Sendable {
  /// Its baseline is where that of the full size would be.
  case alignBaselines
  /// Its middle is where that of the full size would be.
  case alignCenters
  /// Its top is where that of the full size would be.
  case none
}
