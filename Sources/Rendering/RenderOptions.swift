/// How a screen is rendered, and what is shown with it.
public struct RenderOptions: Sendable {
  /// The size of a cell of the text grid.
  public var cell: CellSize
  /// Whether the text grid draws with ASCII alone.
  public var isASCII: Bool
  /// Whether the text grid has colours and styles, as escape sequences of terminals.
  public var isColored: Bool
  /// Whether the text grid shows each key of the keyboard; else it has one row that says which
  /// keyboard it is.
  public var showsKeys: Bool
  /// Reads an image file for the picture of a screen; nil for one that cannot be read, of which the
  /// picture shows the name.
  public var imageFile: @Sendable (_ path: String) -> ImageFile? = { _ in nil }
  /// What the scripts printed, oldest first.
  public var log: [LogEntry]
  /// What went wrong, oldest first.
  public var errors: [ErrorReport]

  public init(
    cell: CellSize = .standard, isASCII: Bool = false, isColored: Bool = false,
    showsKeys: Bool = false, log: [LogEntry] = [], errors: [ErrorReport] = []
  ) {
    self.cell = cell
    self.isASCII = isASCII
    self.isColored = isColored
    self.showsKeys = showsKeys
    self.log = log
    self.errors = errors
  }
}
