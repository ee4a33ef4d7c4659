// The call points of ``CollectionReusableView`` and ``CollectionViewCell``; see ``Perform``.
extension Perform where Subject: CollectionReusableView {
  public func prepareForReuse() {
    if !run(.prepareForReuse) { subject.prepareForReuse() }
  }

  public func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
    if override(.apply, layoutAttributes) == nil { subject.apply(layoutAttributes) }
  }
}

extension Perform where Subject: CollectionViewCell {
  public func setSelected(_ isSelected: Bool) {
    if override(.set_isSelected, isSelected) == nil { subject.isSelected = isSelected }
  }

  public func setHighlighted(_ isHighlighted: Bool) {
    if override(.set_isHighlighted, isHighlighted) == nil { subject.isHighlighted = isHighlighted }
  }
}
