/// One change of items or sections, as a layout is told of it: `UICollectionViewUpdateItem`.
public final class CollectionViewUpdateItem: Object {
  /// What happens to the item, `UICollectionUpdateAction`.
  public enum Action: String, CaseIterable, Sendable {
    case insert, delete, reload, move, none
  }

  public let updateAction: Action
  /// Where the item was; nil for one that comes.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item is; nil for one that goes.
  public let indexPathAfterUpdate: IndexPath?

  /// The item of a path that means a whole section, in the place of `NSNotFound`.
  public static let wholeSection = Metrics.maximumRows

  init(_ action: Action, from old: IndexPath? = nil, to new: IndexPath? = nil) {
    updateAction = action
    indexPathBeforeUpdate = old
    indexPathAfterUpdate = new
    super.init()
  }

  /// The changes of a plan, sections first.
  static func items(of plan: UpdatePlan) -> [CollectionViewUpdateItem] {
    func section(_ section: Int) -> IndexPath { IndexPath(row: wholeSection, section: section) }
    return plan.deletedSections.map { .init(.delete, from: section($0.section)) }
      + plan.insertedSections.map { .init(.insert, to: section($0.section)) }
      + plan.reloadedSections.map { .init(.reload, from: section($0.old), to: section($0.new)) }
      + plan.movedSections.map { .init(.move, from: section($0.from), to: section($0.to)) }
      + plan.deletedRows.map { .init(.delete, from: $0.path) }
      + plan.insertedRows.map { .init(.insert, to: $0.path) }
      + plan.reloadedRows.map { .init(.reload, from: $0.old, to: $0.new) }
      + plan.movedRows.map { .init(.move, from: $0.from, to: $0.to) }
  }
}
