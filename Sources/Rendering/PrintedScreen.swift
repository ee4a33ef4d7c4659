import ViewKit

/// The text rendering of a screen, and where on it each view is printed.
public struct PrintedScreen {
  /// The rows of the screen, without the errors below it.
  public let lines: [String]
  /// The whole output: the screen, then the errors, with one newline at the end.
  public let text: String

  private let screen: ScreenText
  private let places: [ObjectIdentifier: Place]

  private struct Place {
    var frame: Rect
    var position: ScreenText.Position?
  }

  /// Prints what the application shows. Call `settle()` before.
  public init(
    _ application: Application, options: RenderOptions = RenderOptions(),
    complete: (inout RenderOptions) -> Void = { _ in }
  ) {
    var options = options
    let alphabet = options.isASCII ? Alphabet.ascii : .unicode
    let painter = ScreenPainter(application, showsKeys: options.showsKeys)
    let screen = ScreenText(
      painter.drawing, cell: options.cell, alphabet: alphabet, isColored: options.isColored)
    self.screen = screen
    lines = options.isColored ? screen.grid.coloredLines() : screen.grid.plainLines()
    complete(&options)
    let width = max(options.cell.column(application.screen.bounds.width), 20)
    let errors = ErrorBlock.lines(options.errors, width: width, alphabet: alphabet)
    text = (lines + errors).map { $0 + "\n" }.joined()

    // A view without cells of its own is where the first of its subviews is.
    var positions: [ScreenText.Position?] = painter.views.indices.map { screen.positions[$0] }
    for index in painter.views.indices.reversed() {
      guard let parent = painter.views[index].parent, let position = positions[index] else {
        continue
      }
      positions[parent] = positions[parent].map { min($0, position) } ?? position
    }
    var places: [ObjectIdentifier: Place] = [:]
    for (index, entry) in painter.views.enumerated() {
      places[entry.view] = Place(frame: entry.frame, position: positions[index])
    }
    self.places = places
  }

  /// The row and the column, from zero, at which a view is printed first: where it or one of its
  /// subviews has a character, else where its middle would be. A view that is a part of another
  /// one's shape, as a button's title, is where that is.
  ///
  /// Nil for a view that is in no visible window, or hidden.
  public func position(of view: View) -> (row: Int, column: Int)? {
    var candidate: View? = view
    while let current = candidate {
      if current.isHidden { return nil }
      if let place = places[ObjectIdentifier(current)] {
        let middle = Point(x: place.frame.minX, y: place.frame.midY)
        let position = place.position ?? screen.position(of: middle)
        return (position.row, position.column)
      }
      candidate = current.superview
    }
    return nil
  }
}
