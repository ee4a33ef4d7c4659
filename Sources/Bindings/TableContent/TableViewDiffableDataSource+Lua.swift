import LuaRuntime
import ViewKit

extension HostClass {
  static let tableViewDiffableDataSource = HostClass(
    "TableViewDiffableDataSource", of: TableViewDiffableDataSource.self,
    objc: "UITableViewDiffableDataSource", superclass: .object,
    doc: "Shows snapshots in a table, each by what differs from the one before: "
      + "`ui.TableViewDiffableDataSource{ tableView = table, cellProvider = function(tableView, "
      + "indexPath, item) … end }`.",
    make: { thread in
      make(thread) { options in
        guard let table = try options.read("tableView", TableView.self) else {
          throw LuaFailure(
            "TableViewDiffableDataSource needs the table that it is for: { tableView = … }")
        }
        return TableViewDiffableDataSource(tableView: table)
      }
    }
  ) { list in
    list.fixedProperty(
      "tableView", (TableView?).self,
      objc: "tableView initWithTableView:cellProvider:",
      doc: "The table that it is for, from its making on.",
      get: { thread, object in
        TableViewDiffableDataSource.at(object) { give(thread, $0.tableView) }
      },
      set: { thread, object in
        TableViewDiffableDataSource.at(object) { source in
          take(thread, (TableView?).self) {
            if $0 === source.tableView { return }
            throw LuaFailure("is given when the data source is made, and stays")
          }
        }
      })
    TableViewDiffableDataSource.addProviders(to: &list)
    TableViewDiffableDataSource.addSnapshots(to: &list)
    TableViewDiffableDataSource.addPlaces(to: &list)
  }
}

extension TableViewDiffableDataSource {
  fileprivate static func addProviders(to list: inout MemberList) {
    list.property(
      "cellProvider", HandlerFunction.self, objc: "",
      doc: "Called with the table, the index path and the item; returns the cell.",
      get: { thread, object in
        TableViewDiffableDataSource.at(object) { give(thread, $0.cellFunction) }
      },
      set: { thread, object in
        TableViewDiffableDataSource.at(object) { source in
          take(thread, HandlerFunction.self) { source.setCellFunction($0.object, LuaStack(thread)) }
        }
      })
    list.property(
      "titleForHeader", (HandlerFunction?).self, objc: "",
      doc: "Called with the table and a section's identifier; returns the text above it, or nil.",
      get: { thread, object in
        TableViewDiffableDataSource.at(object) { give(thread, $0.headerFunction) }
      },
      set: { thread, object in
        TableViewDiffableDataSource.at(object) { source in
          take(thread, (HandlerFunction?).self) {
            source.setHeaderFunction($0?.object, LuaStack(thread))
          }
        }
      })
    list.property(
      "titleForFooter", (HandlerFunction?).self, objc: "",
      doc: "Called with the table and a section's identifier; returns the text below it, or nil.",
      get: { thread, object in
        TableViewDiffableDataSource.at(object) { give(thread, $0.footerFunction) }
      },
      set: { thread, object in
        TableViewDiffableDataSource.at(object) { source in
          take(thread, (HandlerFunction?).self) {
            source.setFooterFunction($0?.object, LuaStack(thread))
          }
        }
      })
    list.property(
      "defaultRowAnimation", RowAnimation.self, standard: "\"automatic\"",
      doc: "How rows come and go.",
      get: { thread, object in
        TableViewDiffableDataSource.at(object) { give(thread, $0.defaultRowAnimation) }
      },
      set: { thread, object in
        TableViewDiffableDataSource.at(object) { source in
          take(thread) { source.defaultRowAnimation = $0 }
        }
      })
  }

  fileprivate static func addSnapshots(to list: inout MemberList) {
    list.method(
      "apply", objc: "applySnapshot:animatingDifferences:completion:",
      parameters: [
        .init("snapshot", "DiffableDataSourceSnapshot"),
        .init("animatingDifferences", "boolean", standard: "true"),
        .init("completion", "function?"),
      ],
      doc: "Shows a snapshot, by what differs; without animation all cells are asked for anew.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          guard let snapshot = SnapshotObject.read(arguments.stack, 2) else {
            throw LuaFailure(
              "expected a DiffableDataSourceSnapshot, got \(arguments.stack.summary(2))")
          }
          let isAnimated = try arguments.value(3, Bool.self, default: true)
          let completion = try arguments.value(4, (KeptFunction?).self)
          try TableViewDiffableDataSource.at(object) { source in
            let stack = arguments.stack
            guard stack.reserve(32) else { throw LuaFailure("there is no room on the stack") }
            let copy = snapshot.pushCopy(stack)
            let old = source.shown(inNumbersOf: copy, stack)
            let new = copy.snapshot
            copy.snapshot.forgetReloads()
            try source.apply(new, from: old, keeper: copy, animated: isAnimated) {
              [weak source] in completion?.call(as: "completion of apply", of: source)
            }
          }
        }
      })
    list.method(
      "snapshot", objc: "snapshot", typeName: "DiffableDataSourceSnapshot",
      doc: "A copy of the snapshot that is shown, to change and apply.",
      call: { thread, object in
        invoke(thread) { arguments throws -> SnapshotObject in
          TableViewDiffableDataSource.at(object) { source in
            guard arguments.stack.reserve(32), let shown = source.keeper as? SnapshotObject else {
              return SnapshotObject()
            }
            return shown.pushCopy(arguments.stack)
          }
        }
      })
  }

  fileprivate static func addPlaces(to list: inout MemberList) {
    list.method(
      "itemIdentifier", objc: "itemIdentifierForIndexPath:",
      parameters: [.init("indexPath", "IndexPath")], typeName: "any",
      doc: "The item of a row; nil for a row that is not there.",
      call: { thread, object in
        invoke(thread) { arguments throws -> SnapshotResult? in
          let path = try arguments.value(2, IndexPath.self)
          return TableViewDiffableDataSource.at(object) { source in
            source.current.itemIdentifier(at: path).flatMap(source.result)
          }
        }
      })
    list.method(
      "sectionIdentifier", objc: "sectionIdentifierForIndex:",
      parameters: [.init("index", "integer")], typeName: "any",
      doc: "The identifier of the section at a place; nil for one that is not there.",
      call: { thread, object in
        invoke(thread) { arguments throws -> SnapshotResult? in
          let index = try arguments.value(2, LuaIndex.self).position
          return TableViewDiffableDataSource.at(object) { source in
            let sections = source.current.sectionIdentifiers
            return sections.indices.contains(index) ? source.result(of: sections[index]) : nil
          }
        }
      })
    list.method(
      "indexPath", objc: "indexPathForItemIdentifier:", parameters: [.init("item", "any")],
      returns: (IndexPath?).self, doc: "The row of an item; nil for what is none.",
      call: { thread, object in
        invoke(thread) { arguments throws -> IndexPath? in
          let stack = arguments.stack
          return TableViewDiffableDataSource.at(object) { source in
            guard stack.reserve(16), let keeper = source.keeper as? SnapshotObject else {
              return nil
            }
            stack.top = 2
            keeper.push(stack)
            return SnapshotValues(keeper, stack, peer: 3).number(2)
              .flatMap(source.current.indexPath(of:))
          }
        }
      })
  }

  private func result(of number: Int) -> SnapshotResult? {
    (keeper as? SnapshotObject).map {
      SnapshotResult(object: $0, numbers: [number], isOne: true)
    }
  }

  /// The snapshot that is shown in the numbers of another; what only the old one has gets numbers
  /// below 0. The peer of the other one is on top of the stack.
  private func shown(inNumbersOf new: SnapshotObject, _ stack: LuaStack) -> Snapshot {
    guard let keeper = keeper as? SnapshotObject else { return Snapshot() }
    let top = stack.top
    defer { stack.top = top }
    let target = SnapshotValues(new, stack, peer: top)
    keeper.push(stack)
    let source = SnapshotValues(keeper, stack, peer: stack.top)
    func other(_ number: Int) -> Int {
      source.push(number)
      defer { stack.pop() }
      return target.number(stack.top) ?? -number
    }
    return current.mapped(sections: other, items: other)
  }
}
