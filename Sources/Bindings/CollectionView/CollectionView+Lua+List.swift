import LuaRuntime
import ViewKit

// The items of a list.
extension CollectionView {
  static func addList(to list: inout MemberList) {
    list.initArgument(
      "cellClass", RegisteredClass<CollectionReusableView>.self,
      doc: "The class of the cells of a list: that which is registered for \"cell\".",
      set: { thread, object in
        CollectionView.at(object) { view in
          take(thread, RegisteredClass<CollectionReusableView>.self) { type in
            view.registerListCells(try type.gridCellMaker())
          }
        }
      })
    list.property(
      "cell", (HandlerFunction?).self, objc: "",
      doc: "Fills the cell of an element of the list: called with the cell, the element and its "
        + "index path. Without one a cell shows its element as text.",
      get: { thread, object in CollectionView.at(object) { give(thread, $0.fillFunction) } },
      set: { thread, object in
        CollectionView.at(object) { view in
          take(thread, (HandlerFunction?).self) {
            view.fillFunction = $0?.object
            view.reloadData()
          }
        }
      })
    list.property(
      "list", (List?).self, objc: "",
      doc: "A list whose elements are the items, in the place of a data source's. What changes in "
        + "it is seen to change.",
      get: { thread, object in CollectionView.at(object) { give(thread, $0.list) } },
      set: { thread, object in
        CollectionView.at(object) { view in
          take(thread, (List?).self) {
            weak let library = UILibrary.of(LuaStack(thread))
            view.cellFiller = { grid, cell, path in
              library.flatMap { $0.fill(cell, path, of: grid) { cell.show(text: $0) } }
            }
            view.list = $0
          }
        }
      })
  }
}

extension CollectionViewCell {
  /// Shows a text in the only label that it has then.
  fileprivate func show(text: String) {
    var label = contentView.subviews.lazy.compactMap { $0 as? Label }.first
    if label == nil {
      let new = Label(frame: contentView.bounds)
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      new.textAlignment = .center
      try? contentView.addSubview(new)
      label = new
    }
    label?.text = text
  }
}
