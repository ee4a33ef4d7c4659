/// What a table asks the object that has its data, as `UITableViewDataSource`; for data sources in
/// Swift. What returns an optional may say nil: then UIKit's default holds. Index paths are
/// zero-based.
public protocol TableViewDataSource: Object {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  func numberOfSections(in tableView: TableView) -> Int?
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int?
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool?
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool?
  /// Whether ``tableView(_:commit:forRowAt:)`` does anything: without it no row can be edited.
  var editsRows: Bool { get }
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Whether ``tableView(_:moveRowAt:to:)`` does anything: without it no row can be moved.
  var movesRows: Bool { get }
  func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath)
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int? { nil }
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? { nil }
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool? { nil }
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool? { nil }
  public var editsRows: Bool { false }
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  public var movesRows: Bool { false }
  public func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}
}
