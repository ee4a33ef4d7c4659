import LuaRuntime
import ViewKit

extension HostClass {
  static let collectionView = HostClass(
    "CollectionView", of: CollectionView.self, objc: "UICollectionView", superclass: .scrollView,
    doc: "A grid of items, which a data source gives and a layout puts in their places: "
      + "`ui.CollectionView{ collectionViewLayout = ui.CollectionViewFlowLayout{}, "
      + "dataSource = self, delegate = self }`.",
    make: { thread in
      make(thread) { options in
        try CollectionView.checkLayout(options)
        // The one that is given becomes the view's with the other properties: until then nobody would
        // hold what a script has of it.
        return CollectionView(collectionViewLayout: CollectionViewFlowLayout())
      }
    }
  ) { list in
    CollectionView.addKinds(to: &list)
    CollectionView.addData(to: &list)
    CollectionView.addList(to: &list)
    CollectionView.addLayouts(to: &list)
    CollectionView.addSelection(to: &list)
    CollectionView.addReuse(to: &list)
    CollectionView.addPlaces(to: &list)
    CollectionView.addChanges(to: &list)
  }
}

extension CollectionView.ScrollPosition: LuaOptionSet {
  public static let table = LuaOptionTable<CollectionView.ScrollPosition>(
    "CollectionViewScrollPosition", objc: "UICollectionViewScrollPosition", empty: "none",
    emptyObjc: "UICollectionViewScrollPositionNone",
    names.map {
      ($0.name, $0.member, objc: "UICollectionViewScrollPosition" + $0.name.capitalizedFirst)
    })
}

extension CollectionView {
  /// Refuses a constructor without a layout. What shows a list flows unless it is told otherwise.
  static func checkLayout(_ options: LuaOptions) throws {
    if try options.read("collectionViewLayout", CollectionViewLayout.self) != nil { return }
    if try options.read("list", List.self) != nil { return }
    throw LuaFailure(
      "UICollectionView must be initialized with a non-nil layout parameter: "
        + "ui.CollectionView{ collectionViewLayout = ui.CollectionViewFlowLayout{} }")
  }

  fileprivate static func addKinds(to list: inout MemberList) {
    list.classProperty(
      "elementKindSectionHeader", String.self, objc: "UICollectionElementKindSectionHeader",
      doc: "The kind of the headers of a flow layout.",
      get: { thread in give(thread, CollectionView.elementKindSectionHeader) })
    list.classProperty(
      "elementKindSectionFooter", String.self, objc: "UICollectionElementKindSectionFooter",
      doc: "The kind of the footers of a flow layout.",
      get: { thread in give(thread, CollectionView.elementKindSectionFooter) })
  }

  fileprivate static func addData(to list: inout MemberList) {
    list.property(
      "dataSource", (Object?).self, doc: "Who has the items: an object, or a table of functions.",
      get: { thread, object in CollectionView.at(object) { give(thread, $0.dataSource) } },
      set: { thread, object in
        CollectionView.at(object) { view in
          take(thread, (ScriptDelegate?).self) { view.dataSource = $0?.object }
        }
      })
    list.property(
      "numberOfSections", Int.self, doc: "How many sections there are.",
      get: { thread, object in CollectionView.at(object) { give(thread, $0.numberOfSections) } })
    list.method(
      "numberOfItems", objc: "numberOfItemsInSection:", parameters: [.init("section", "integer")],
      returns: Int.self, doc: "How many items a section has.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Int in
          let section = try arguments.value(2, LuaIndex.self).position
          return CollectionView.at(object) { $0.numberOfItems(inSection: section) }
        }
      })
    list.method(
      "reloadData", objc: "reloadData",
      doc: "Asks the data source for all anew, with the next layout.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in CollectionView.at(object) { $0.reloadData() } }
      })
    list.property(
      "backgroundView", (View?).self, doc: "The view behind the items, as large as the grid.",
      get: { thread, object in CollectionView.at(object) { give(thread, $0.backgroundView) } },
      set: { thread, object in
        CollectionView.at(object) { view in
          take(thread, (View?).self) {
            if let back = $0 { try view.checkRoom(forBackground: back) }
            view.backgroundView = $0
          }
        }
      })
  }

  fileprivate static func addLayouts(to list: inout MemberList) {
    list.property(
      "collectionViewLayout", CollectionViewLayout.self,
      objc: "collectionViewLayout initWithFrame:collectionViewLayout:",
      doc: "What puts the items in their places; another one takes effect at once.",
      get: { thread, object in
        CollectionView.at(object) { give(thread, $0.collectionViewLayout) }
      },
      set: { thread, object in
        CollectionView.at(object) { view in
          take(thread, CollectionViewLayout.self) {
            view.setCollectionViewLayout($0, animated: false)
          }
        }
      })
    list.method(
      "setCollectionViewLayout", objc: "setCollectionViewLayout:animated:",
      "setCollectionViewLayout:animated:completion:",
      parameters: [
        .init("layout", "CollectionViewLayout"), .init("animated", "boolean", standard: "false"),
        .init("completion", "function?"),
      ],
      doc: "Takes another layout; animated has the items be seen to go to their new places.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let layout = try arguments.value(2, CollectionViewLayout.self)
          let isAnimated = try arguments.value(3, Bool.self, default: false)
          let completion = try arguments.value(4, (KeptFunction?).self)
          CollectionView.at(object) { view in
            view.setCollectionViewLayout(layout, animated: isAnimated) { [weak view] isFinished in
              completion?.call(isFinished, as: "completion of setCollectionViewLayout", of: view)
            }
          }
        }
      })
  }

  fileprivate static func addSelection(to list: inout MemberList) {
    list.property(
      "allowsSelection", Bool.self, standard: "true", doc: "Whether a person can select items.",
      get: { thread, object in CollectionView.at(object) { give(thread, $0.allowsSelection) } },
      set: { thread, object in
        CollectionView.at(object) { view in take(thread, Bool.self) { view.allowsSelection = $0 } }
      })
    list.property(
      "allowsMultipleSelection", Bool.self, standard: "false",
      doc: "Whether a person can select several items.",
      get: { thread, object in
        CollectionView.at(object) { give(thread, $0.allowsMultipleSelection) }
      },
      set: { thread, object in
        CollectionView.at(object) { view in
          take(thread, Bool.self) { view.allowsMultipleSelection = $0 }
        }
      })
    list.property(
      "indexPathsForSelectedItems", [IndexPath].self, doc: "The selected items, in their order.",
      get: { thread, object in
        CollectionView.at(object) { give(thread, $0.indexPathsForSelectedItems) }
      })
    list.method(
      "selectItem", objc: "selectItemAtIndexPath:animated:scrollPosition:",
      parameters: [
        .init("indexPath", "IndexPath?"), .init("animated", "boolean", standard: "false"),
        .init("scrollPosition", "CollectionViewScrollPosition", standard: "\"none\""),
      ], doc: "Selects an item without a word to the delegate; nil selects none.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let path = try arguments.value(2, (IndexPath?).self)
          let isAnimated = try arguments.value(3, Bool.self, default: false)
          let position = try arguments.value(4, ScrollPosition.self, default: [])
          try CollectionView.at(object) {
            try $0.selectItem(at: path, animated: isAnimated, scrollPosition: position)
          }
        }
      })
    list.method(
      "deselectItem", objc: "deselectItemAtIndexPath:animated:",
      parameters: [
        .init("indexPath", "IndexPath"), .init("animated", "boolean", standard: "false"),
      ], doc: "Deselects an item without a word to the delegate.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let path = try arguments.value(2, IndexPath.self)
          let isAnimated = try arguments.value(3, Bool.self, default: false)
          CollectionView.at(object) { $0.deselectItem(at: path, animated: isAnimated) }
        }
      })
  }
}
