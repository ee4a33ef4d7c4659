import LuaRuntime

extension Catalogue {
  /// What a grid asks its data source.
  static let collectionViewDataSourceCallbacks: [CallbackDescription] = [
    callback(
      "DataSource", "collectionView_numberOfItemsInSection",
      objc: "collectionView:numberOfItemsInSection:",
      doc: "Return how many items a section has.",
      [.init("section", "integer")]),
    callback(
      "DataSource", "collectionView_cellForItemAt",
      objc: "collectionView:cellForItemAtIndexPath:",
      doc: "Return the cell of an item: `collectionView:dequeueReusableCell(\"id\", indexPath)`.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "DataSource", "numberOfSections_in",
      objc: "numberOfSectionsInCollectionView:",
      doc: "Return how many sections there are; 1 without this function."),
    callback(
      "DataSource", "collectionView_viewForSupplementaryElementOfKind_at",
      objc: "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
      doc: "Return the view of a kind, such as a header, from dequeueReusableSupplementaryView.",
      [.init("kind", "string"), .init("indexPath", "IndexPath")]),
  ]

  /// What a grid asks and tells its delegate.
  static let collectionViewDelegateCallbacks: [CallbackDescription] = [
    callback(
      "Delegate", "collectionView_shouldHighlightItemAt",
      objc: "collectionView:shouldHighlightItemAtIndexPath:",
      doc: "Return false for an item that a finger neither highlights nor selects.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "Delegate", "collectionView_didHighlightItemAt",
      objc: "collectionView:didHighlightItemAtIndexPath:",
      doc: "Called when a finger has highlighted an item.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "Delegate", "collectionView_didUnhighlightItemAt",
      objc: "collectionView:didUnhighlightItemAtIndexPath:",
      doc: "Called when the finger has left an item.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "Delegate", "collectionView_shouldSelectItemAt",
      objc: "collectionView:shouldSelectItemAtIndexPath:",
      doc: "Return false for an item that cannot be selected.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "Delegate", "collectionView_didSelectItemAt",
      objc: "collectionView:didSelectItemAtIndexPath:",
      doc: "Called when a person has selected an item.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "Delegate", "collectionView_shouldDeselectItemAt",
      objc: "collectionView:shouldDeselectItemAtIndexPath:",
      doc: "Return false for an item that stays selected when it is tapped again.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "Delegate", "collectionView_didDeselectItemAt",
      objc: "collectionView:didDeselectItemAtIndexPath:",
      doc: "Called when a person has deselected an item.",
      [.init("indexPath", "IndexPath")]),
    callback(
      "Delegate", "collectionView_willDisplay_forItemAt",
      objc: "collectionView:willDisplayCell:forItemAtIndexPath:",
      doc: "Called before a cell is seen.",
      [.init("cell", "CollectionViewCell"), .init("indexPath", "IndexPath")]),
    callback(
      "Delegate", "collectionView_didEndDisplaying_forItemAt",
      objc: "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
      doc: "Called when a cell was taken out, with the item that it had.",
      [.init("cell", "CollectionViewCell"), .init("indexPath", "IndexPath")]),
    callback(
      "Delegate", "collectionView_willDisplaySupplementaryView_forElementKind_at",
      objc: "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
      doc: "Called before a header or its like is seen.",
      [
        .init("view", "CollectionReusableView"), .init("kind", "string"),
        .init("indexPath", "IndexPath"),
      ]),
    callback(
      "Delegate", "collectionView_didEndDisplayingSupplementaryView_forElementOfKind_at",
      objc: "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
      doc: "Called when a header or its like was taken out.",
      [
        .init("view", "CollectionReusableView"), .init("kind", "string"),
        .init("indexPath", "IndexPath"),
      ]),
  ]

  /// What a flow layout asks the delegate of its grid.
  static let collectionViewFlowCallbacks: [CallbackDescription] = [
    callback(
      "DelegateFlowLayout", "collectionView_layout_sizeForItemAt",
      objc: "collectionView:layout:sizeForItemAtIndexPath:",
      doc: "Return the size of an item.",
      [.init("layout", "CollectionViewLayout"), .init("indexPath", "IndexPath")]),
    callback(
      "DelegateFlowLayout", "collectionView_layout_insetForSectionAt",
      objc: "collectionView:layout:insetForSectionAtIndex:",
      doc: "Return the margins around the items of a section.",
      [.init("layout", "CollectionViewLayout"), .init("section", "integer")]),
    callback(
      "DelegateFlowLayout", "collectionView_layout_minimumLineSpacingForSectionAt",
      objc: "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
      doc: "Return the least room between the lines of a section.",
      [.init("layout", "CollectionViewLayout"), .init("section", "integer")]),
    callback(
      "DelegateFlowLayout", "collectionView_layout_minimumInteritemSpacingForSectionAt",
      objc: "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
      doc: "Return the least room between the items of a line.",
      [.init("layout", "CollectionViewLayout"), .init("section", "integer")]),
    callback(
      "DelegateFlowLayout", "collectionView_layout_referenceSizeForHeaderInSection",
      objc: "collectionView:layout:referenceSizeForHeaderInSection:",
      doc: "Return the size of the header of a section; of no height there is none.",
      [.init("layout", "CollectionViewLayout"), .init("section", "integer")]),
    callback(
      "DelegateFlowLayout", "collectionView_layout_referenceSizeForFooterInSection",
      objc: "collectionView:layout:referenceSizeForFooterInSection:",
      doc: "Return the size of the footer of a section; of no height there is none.",
      [.init("layout", "CollectionViewLayout"), .init("section", "integer")]),
  ]

  private static func callback(
    _ protocolName: String, _ name: String, objc: String, doc: String,
    _ more: [Member.Parameter] = []
  ) -> CallbackDescription {
    CallbackDescription(
      protocol: "CollectionView\(protocolName)", name: name,
      objc: "UICollectionView\(protocolName) \(objc)", doc: doc,
      parameters: [.init("collectionView", "CollectionView")] + more)
  }
}
