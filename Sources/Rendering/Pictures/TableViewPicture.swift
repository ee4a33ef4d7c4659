import ViewKit

extension ViewPicture {
  /// A table: the lines of the empty rows below the last one.
  static let tableView = ViewPicture(TableView.self) { table, context in
    let color = table.separatorColor ?? Metrics.separatorColor
    for line in table.emptyRowSeparators { context.fill(Path(line), color) }
  }

  /// The index of a table: its titles, one below the other, as many as have room.
  static let tableIndexView = ViewPicture(TableIndexView.self) { index, context in
    for (title, frame) in index.displayedTitles {
      context.draw(title, inMiddleOf: frame, DeviceLook.indexFont, index.displayedColor)
    }
  }
}
