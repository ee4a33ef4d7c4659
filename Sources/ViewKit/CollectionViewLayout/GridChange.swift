/// A change of a grid that is being shown: of its items, its layout or its bounds.
struct GridChange {
  /// How the items change; nil where they are the same.
  private let plan: UpdatePlan?
  private let reloadedOld: Set<IndexPath>
  private let reloadedNew: Set<IndexPath>
  private let reloadedSectionsOld: Set<Int>
  private let reloadedSectionsNew: Set<Int>
  /// What was in sight, or near to it, and what is now.
  let old: [LayoutElement: Placement]
  var new: [LayoutElement: Placement] = [:]

  init(_ plan: UpdatePlan?, old: [LayoutElement: Placement]) {
    self.plan = plan
    self.old = old
    reloadedOld = Set(plan?.reloadedRows.map(\.old) ?? [])
    reloadedNew = Set(plan?.reloadedRows.map(\.new) ?? [])
    reloadedSectionsOld = Set(plan?.reloadedSections.map(\.old) ?? [])
    reloadedSectionsNew = Set(plan?.reloadedSections.map(\.new) ?? [])
  }

  /// What an element of before is now; nil for one that went or is made anew.
  func newElement(of element: LayoutElement) -> LayoutElement? {
    guard let plan else { return element }
    var element = element
    let path = element.path
    if element.category == .cell {
      guard !reloadedOld.contains(path), let new = plan.newPath(of: path) else { return nil }
      element.path = new
    } else {
      guard !reloadedSectionsOld.contains(path.section) else { return nil }
      guard let section = plan.newSection(of: path.section) else { return nil }
      element.path.section = section
    }
    return element
  }

  /// What an element was before; nil for one that came or is made anew.
  func oldElement(of element: LayoutElement) -> LayoutElement? {
    guard let plan else { return element }
    var element = element
    let path = element.path
    if element.category == .cell {
      guard !reloadedNew.contains(path), let old = plan.oldPath(of: path) else { return nil }
      element.path = old
    } else {
      guard !reloadedSectionsNew.contains(path.section) else { return nil }
      guard let section = plan.oldSection(of: path.section) else { return nil }
      element.path.section = section
    }
    return element
  }
}
