/// The place of a row in a list with sections: UIKit's `NSIndexPath`. Both numbers begin at 0; in
/// Lua, and in texts for those who write it, at 1.
public struct IndexPath: Hashable, Comparable, Sendable {
  public var section: Int
  public var row: Int

  public init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }

  /// The row, as collection views call it.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }
}

extension IndexPath: CustomStringConvertible {
  /// As messages show it: section and row, from 1.
  public var description: String { "[\(section + 1), \(row + 1)]" }
}
