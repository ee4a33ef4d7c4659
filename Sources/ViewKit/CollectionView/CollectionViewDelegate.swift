/// What a grid asks and tells its delegate, as `UICollectionViewDelegate`; for delegates in Swift.
/// What returns an optional may say nil: then UIKit's default holds. Index paths are zero-based.
public protocol CollectionViewDelegate: ScrollViewDelegate {
  func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt path: IndexPath)
    -> Bool?
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt path: IndexPath)
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt path: IndexPath)
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool?
  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: IndexPath)
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt path: IndexPath)
    -> Bool?
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: IndexPath)

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt path: IndexPath)
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt path: IndexPath)
}

extension CollectionViewDelegate {
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt path: IndexPath
  ) -> Bool? { nil }
  public func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt path: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt path: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt path: IndexPath
  ) -> Bool? { nil }
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt path: IndexPath) {}
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt path: IndexPath
  ) -> Bool? { nil }
  public func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: IndexPath) {
  }
  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt path: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt path: IndexPath
  ) {}
}

/// What a flow layout asks the delegate of its grid, as `UICollectionViewDelegateFlowLayout`.
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// Whether the sizes of items are asked for one by one.
  var givesItemSizes: Bool { get }
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> Size?
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> EdgeInsets?
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Double?
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double?
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size?
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size?
}

extension CollectionViewDelegateFlowLayout {
  public var givesItemSizes: Bool { false }
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> Size? { nil }
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> EdgeInsets? { nil }
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Double? { nil }
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double? { nil }
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size? { nil }
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size? { nil }
}
