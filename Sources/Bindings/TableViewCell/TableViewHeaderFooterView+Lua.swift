import LuaRuntime
import ViewKit

extension HostClass {
  static let tableViewHeaderFooterView = HostClass(
    "TableViewHeaderFooterView", of: TableViewHeaderFooterView.self,
    objc: "UITableViewHeaderFooterView", superclass: .view,
    doc: "The header or footer of a section: `ui.TableViewHeaderFooterView{ reuseIdentifier = "
      + "\"head\" }`.",
    make: { thread in
      make(thread) { options in
        TableViewHeaderFooterView(
          reuseIdentifier: try options.read("reuseIdentifier", String.self))
      }
    },
    addChild: { thread, object in
      take(thread, View.self) { child in
        try TableViewHeaderFooterView.at(object) { try $0.contentView.addSubview(child) }
      }
    }
  ) { list in
    list.fixedProperty(
      "reuseIdentifier", (String?).self, objc: "reuseIdentifier initWithReuseIdentifier:",
      doc: "By this name a table finds a view that can be used again; given when it is made.",
      get: { thread, object in
        TableViewHeaderFooterView.at(object) { give(thread, $0.reuseIdentifier) }
      },
      set: { thread, object in
        TableViewHeaderFooterView.at(object) { view in
          take(thread, (String?).self) {
            try refuseNewIdentifier($0, of: view, view.reuseIdentifier)
          }
        }
      })
    list.method(
      "prepareForReuse", objc: "prepareForReuse", isOverridable: true,
      doc: "Called before the view is used for another section; what is in it is still there.",
      call: { thread, object in
        invoke(thread) { _ in TableViewHeaderFooterView.at(object) { $0.prepareForReuse() } }
      })
    list.property(
      "contentView", View.self, doc: "Holds the content; views of your own belong there.",
      get: { thread, object in
        TableViewHeaderFooterView.at(object) { give(thread, $0.contentView) }
      })
    list.property(
      "textLabel", Label.self, doc: "The label of the title.",
      get: { thread, object in
        TableViewHeaderFooterView.at(object) { give(thread, $0.textLabel) }
      })
    list.property(
      "detailTextLabel", Label.self, doc: "The label of the details, which grouped tables show.",
      get: { thread, object in
        TableViewHeaderFooterView.at(object) { give(thread, $0.detailTextLabel) }
      })
    list.property(
      "backgroundView", (View?).self,
      doc: "The view behind the content, in the place of the grey bar.",
      get: { thread, object in
        TableViewHeaderFooterView.at(object) { give(thread, $0.backgroundView) }
      },
      set: { thread, object in
        TableViewHeaderFooterView.at(object) { view in
          take(thread) { try view.setBackgroundView($0) }
        }
      })
  }
}
