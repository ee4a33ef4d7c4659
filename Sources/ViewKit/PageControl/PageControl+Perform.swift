// The call points of ``PageControl``; see ``Perform``.
extension Perform where Subject: PageControl {
  public func size(forNumberOfPages pageCount: Int) -> Size {
    if case .size(let size) = override(.sizeForNumberOfPages, pageCount) { return size }
    return subject.size(forNumberOfPages: pageCount)
  }
}
