import Testing
import ViewKit

@testable import ScriptHost

/// Edits of the code while a person uses a table.
@Suite struct TableReloadTests {
  private static func main(footer: String) -> String {
    """
    local ui = require "lunette"
    local Screen = ui.TableViewController:subclass "Screen"

    function Screen:init(options)
      Screen.super.init(self, options)
      self.refreshControl = ui.RefreshControl{}
      self.cities = self.cities or ui.List{ "Lisbon", "Porto", "Faro" }
    end

    function Screen:viewDidLoad()
      Screen.super.viewDidLoad(self)
      self.tableView.id = "table"
      self.tableView.list = self.cities
      self.tableView.tableFooterView = ui.Label{
        id = "label", frame = { 0, 0, 100, 20 }, text = "\(footer)",
      }
    end

    return Screen
    """
  }

  @Test func `What is selected, refreshed and edited stays, and the list with its elements`() throws
  {
    let app = try LiveApp(["main.lua": Self.main(footer: "Old")])
    let old = try #require(app.view("table") as? TableView)
    let controller = try #require(old.viewController as? TableViewController)
    try old.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    controller.refreshControl?.beginRefreshing()
    old.contentOffset = Point(x: 0, y: -60)
    let report = try app.edit(["main.lua": Self.main(footer: "New")])
    #expect(report.outcome == .reloaded, "\(report)")
    let new = try #require(app.view("table") as? TableView)
    #expect(new !== old && new.viewController === controller)
    #expect(new.delegate === controller)
    #expect(app.labels.contains("New") && app.labels.contains("Porto"))
    #expect(new.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(new.refreshControl === controller.refreshControl)
    #expect(new.refreshControl?.isRefreshing == true)
    #expect(new.contentInset.top == 60 && new.contentOffset.y == -60)
    new.list.map { #expect($0.count == 3) }
    controller.setEditing(true, animated: false)
    try app.edit(["main.lua": Self.main(footer: "Newer")])
    let newest = try #require(app.view("table") as? TableView)
    #expect(newest.isEditing && controller.isEditing)
    #expect(app.host.errors.isEmpty)
  }
}
