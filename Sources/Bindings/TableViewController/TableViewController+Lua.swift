import LuaRuntime
import ViewKit

extension HostClass {
  static let tableViewController = HostClass(
    "TableViewController", of: TableViewController.self, objc: "UITableViewController",
    superclass: .viewController,
    doc: "A screen that is a table, whose data source and delegate it is: write "
      + "`function Cities:tableView_numberOfRowsInSection(tableView, section)` and the others.",
    make: { thread in
      make(thread) { options in
        guard let library = UILibrary.of(options.stack) else {
          throw LuaFailure("the host is gone")
        }
        return TableViewController(application: library.application)
      }
    }
  ) { list in
    list.initArgument(
      "style", TableViewStyle.self, objc: "initWithStyle:",
      doc: "How the sections of the table look.",
      set: { thread, object in
        TableViewController.at(object) { controller in take(thread) { controller.style = $0 } }
      })
    list.property(
      "tableView", TableView.self, doc: "The table, which is the view.",
      get: { thread, object in TableViewController.at(object) { give(thread, $0.tableView) } },
      set: { thread, object in
        TableViewController.at(object) { controller in
          take(thread, TableView.self) { table in
            try controller.checkView(table)
            controller.tableView = table
          }
        }
      })
    list.property(
      "refreshControl", (RefreshControl?).self,
      doc: "The control with which a person asks for new rows, by pulling the table down.",
      get: { thread, object in TableViewController.at(object) { give(thread, $0.refreshControl) } },
      set: { thread, object in
        TableViewController.at(object) { controller in
          take(thread) { controller.refreshControl = $0 }
        }
      })
    list.property(
      "clearsSelectionOnViewWillAppear", Bool.self, standard: "true",
      doc: "Whether no row is selected any more when the screen is about to be shown.",
      get: { thread, object in
        TableViewController.at(object) { give(thread, $0.clearsSelectionOnViewWillAppear) }
      },
      set: { thread, object in
        TableViewController.at(object) { controller in
          take(thread) { controller.clearsSelectionOnViewWillAppear = $0 }
        }
      })
  }
}
