import LuaRuntime
import ViewKit

extension HostClass {
  static let collectionReusableView = HostClass(
    "CollectionReusableView", of: CollectionReusableView.self, objc: "UICollectionReusableView",
    superclass: .view,
    doc: "A view of a grid that is used for one element after the other: a header, a footer, a "
      + "decoration; a grid makes it of a registered class.",
    make: { thread in make(thread) { _ in CollectionReusableView() } }
  ) { list in
    list.property(
      "reuseIdentifier", (String?).self,
      doc:
        "By this name a grid finds a view that can be used again; nil for one that no grid made.",
      get: { thread, object in
        CollectionReusableView.at(object) { give(thread, $0.reuseIdentifier) }
      })
    list.method(
      "prepareForReuse", objc: "prepareForReuse", isOverridable: true,
      doc: "Called before the view is used for another element; what is in it is still there.",
      call: { thread, object in
        invoke(thread) { _ in CollectionReusableView.at(object) { $0.prepareForReuse() } }
      })
    list.method(
      "apply", objc: "applyLayoutAttributes:",
      parameters: [.init("layoutAttributes", "CollectionViewLayoutAttributes")],
      isOverridable: true,
      doc: "Called when the view has taken over what the layout says of its element.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let attributes = try arguments.value(2, CollectionViewLayoutAttributes.self)
          CollectionReusableView.at(object) { $0.apply(attributes) }
        }
      })
  }

  static let collectionViewCell = HostClass(
    "CollectionViewCell", of: CollectionViewCell.self, objc: "UICollectionViewCell",
    superclass: .collectionReusableView,
    doc: "The view of an item of a grid, without labels of its own: views belong into its "
      + "contentView, as do those of its constructor.",
    make: { thread in make(thread) { _ in CollectionViewCell() } },
    addChild: { thread, object in
      take(thread, View.self) { child in
        try CollectionViewCell.at(object) { try $0.contentView.addSubview(child) }
      }
    }
  ) { list in
    list.property(
      "contentView", View.self, doc: "Holds the content; views of your own belong there.",
      get: { thread, object in CollectionViewCell.at(object) { give(thread, $0.contentView) } })
    list.property(
      "isSelected", Bool.self, objc: "selected", standard: "false", isOverridable: true,
      doc: "Whether the item is chosen.",
      get: { thread, object in CollectionViewCell.at(object) { give(thread, $0.isSelected) } },
      set: { thread, object in
        CollectionViewCell.at(object) { cell in take(thread) { cell.isSelected = $0 } }
      })
    list.property(
      "isHighlighted", Bool.self, objc: "highlighted", standard: "false", isOverridable: true,
      doc: "Whether a finger is on the item.",
      get: { thread, object in CollectionViewCell.at(object) { give(thread, $0.isHighlighted) } },
      set: { thread, object in
        CollectionViewCell.at(object) { cell in take(thread) { cell.isHighlighted = $0 } }
      })
    list.property(
      "backgroundView", (View?).self, doc: "The view behind all else, as large as the cell.",
      get: { thread, object in CollectionViewCell.at(object) { give(thread, $0.backgroundView) } },
      set: { thread, object in
        CollectionViewCell.at(object) { cell in take(thread) { try cell.setBackgroundView($0) } }
      })
    list.property(
      "selectedBackgroundView", (View?).self,
      doc: "The view in front of the backgroundView while the cell is selected or highlighted.",
      get: { thread, object in
        CollectionViewCell.at(object) { give(thread, $0.selectedBackgroundView) }
      },
      set: { thread, object in
        CollectionViewCell.at(object) { cell in
          take(thread) { try cell.setSelectedBackgroundView($0) }
        }
      })
  }
}
