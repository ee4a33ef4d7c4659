import LuaRuntime
import ViewKit

/// The height of a row, header or footer: from 0 on, or ``TableView/automaticDimension``.
struct RowHeight: LuaConvertible {
  let points: Double

  static var luaName: String { Double.luaName }

  func push(_ stack: LuaStack) { stack.push(points) }

  static func read(_ stack: LuaStack, _ index: Int32) -> RowHeight? {
    guard let value = Double.read(stack, index),
      value >= 0 || value == TableView.automaticDimension, value <= Metrics.maximumRowHeight
    else { return nil }
    return RowHeight(points: value)
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    Double.read(stack, index) == nil
      ? Double.expectation(stack, index)
      : "a height from 0 to \(Int(Metrics.maximumRowHeight)), or ui.TableView.automaticDimension"
  }
}

extension TableView {
  static func addLooks(to list: inout MemberList) {
    list.property(
      "rowHeight", RowHeight.self, standard: "ui.TableView.automaticDimension",
      doc: "The height of each row that the delegate gives none.",
      get: { thread, object in
        TableView.at(object) { give(thread, RowHeight(points: $0.rowHeight)) }
      },
      set: { thread, object in
        TableView.at(object) { view in take(thread, RowHeight.self) { view.rowHeight = $0.points } }
      })
    list.property(
      "sectionHeaderHeight", RowHeight.self, standard: "ui.TableView.automaticDimension",
      doc: "The height of headers that the delegate gives none.",
      get: { thread, object in
        TableView.at(object) { give(thread, RowHeight(points: $0.sectionHeaderHeight)) }
      },
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, RowHeight.self) { view.sectionHeaderHeight = $0.points }
        }
      })
    list.property(
      "sectionFooterHeight", RowHeight.self, standard: "ui.TableView.automaticDimension",
      doc: "The height of footers that the delegate gives none.",
      get: { thread, object in
        TableView.at(object) { give(thread, RowHeight(points: $0.sectionFooterHeight)) }
      },
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, RowHeight.self) { view.sectionFooterHeight = $0.points }
        }
      })
    list.property(
      "estimatedRowHeight", RowHeight.self, standard: "0",
      doc:
        "About the height of a row, for tables that find out heights as rows come into sight; 0 for none.",
      get: { thread, object in
        TableView.at(object) { give(thread, RowHeight(points: $0.estimatedRowHeight)) }
      },
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, RowHeight.self) { view.estimatedRowHeight = $0.points }
        }
      })
    list.classProperty(
      "automaticDimension", Double.self, objc: "UITableViewAutomaticDimension",
      doc: "For heights: what suits the content.",
      get: { thread in give(thread, TableView.automaticDimension) })
    list.property(
      "separatorStyle", TableViewCell.SeparatorStyle.self, standard: "\"singleLine\"",
      doc: "What divides the rows.",
      get: { thread, object in TableView.at(object) { give(thread, $0.separatorStyle) } },
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, TableViewCell.SeparatorStyle.self) { view.separatorStyle = $0 }
        }
      })
    list.property(
      "separatorColor", (Color?).self, doc: "The colour of what divides the rows; nil is grey.",
      get: { thread, object in TableView.at(object) { give(thread, $0.separatorColor) } },
      set: { thread, object in
        TableView.at(object) { view in take(thread, (Color?).self) { view.separatorColor = $0 } }
      })
    list.property(
      "separatorInset", EdgeInsets.self, standard: "{ 0, 15, 0, 0 }",
      doc: "How far the lines between rows stay off the sides.",
      get: { thread, object in TableView.at(object) { give(thread, $0.separatorInset) } },
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, Placed<EdgeInsets>.self) { view.separatorInset = $0.value }
        }
      })
    list.property(
      "tableHeaderView", (View?).self,
      doc:
        "The view above all rows. Its height is read when it is given; give it again after a change.",
      get: { thread, object in TableView.at(object) { give(thread, $0.tableHeaderView) } },
      set: { thread, object in
        TableView.at(object) { view in take(thread, (View?).self) { view.tableHeaderView = $0 } }
      })
    list.property(
      "tableFooterView", (View?).self,
      doc: "The view below all rows; likewise. One without height hides the lines of empty rows.",
      get: { thread, object in TableView.at(object) { give(thread, $0.tableFooterView) } },
      set: { thread, object in
        TableView.at(object) { view in take(thread, (View?).self) { view.tableFooterView = $0 } }
      })
    list.property(
      "backgroundView", (View?).self, doc: "The view behind the rows.",
      get: { thread, object in TableView.at(object) { give(thread, $0.backgroundView) } },
      set: { thread, object in
        TableView.at(object) { view in take(thread, (View?).self) { view.backgroundView = $0 } }
      })
    addIndexLooks(to: &list)
  }

  private static func addIndexLooks(to list: inout MemberList) {
    list.property(
      "sectionIndexMinimumDisplayRowCount", Int.self, standard: "0",
      doc: "The least number of rows for which the index is seen.",
      get: { thread, object in
        TableView.at(object) { give(thread, $0.sectionIndexMinimumDisplayRowCount) }
      },
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, Int.self) { view.sectionIndexMinimumDisplayRowCount = $0 }
        }
      })
    list.property(
      "sectionIndexColor", (Color?).self, doc: "The colour of the index; nil is the tint colour.",
      get: { thread, object in TableView.at(object) { give(thread, $0.sectionIndexColor) } },
      set: { thread, object in
        TableView.at(object) { view in take(thread, (Color?).self) { view.sectionIndexColor = $0 } }
      })
    list.property(
      "sectionIndexBackgroundColor", (Color?).self, doc: "The colour behind the index.",
      get: { thread, object in TableView.at(object) { give(thread, $0.sectionIndexBackgroundColor) }
      },
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, (Color?).self) { view.sectionIndexBackgroundColor = $0 }
        }
      })
    list.property(
      "sectionIndexTrackingBackgroundColor", (Color?).self,
      doc: "The colour behind the index under a finger.",
      get: { thread, object in
        TableView.at(object) { give(thread, $0.sectionIndexTrackingBackgroundColor) }
      },
      set: { thread, object in
        TableView.at(object) { view in
          take(thread, (Color?).self) { view.sectionIndexTrackingBackgroundColor = $0 }
        }
      })
  }
}
