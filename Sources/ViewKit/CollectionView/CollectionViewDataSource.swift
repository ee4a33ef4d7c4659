/// What a grid asks the object that has its data, as `UICollectionViewDataSource`; for data sources
/// in Swift. What returns an optional may say nil: then UIKit's default holds. Index paths are
/// zero-based.
public protocol CollectionViewDataSource: Object {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell?
  func numberOfSections(in collectionView: CollectionView) -> Int?
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView?
}

extension CollectionViewDataSource {
  public func numberOfSections(in collectionView: CollectionView) -> Int? { nil }

  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView? { nil }
}
