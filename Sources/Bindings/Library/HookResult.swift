import LuaRuntime
import ViewKit

/// What a hook's override has to return.
enum HookResult {
  case none, bool, integer, number, size, rect, object, view
  /// Nil may be returned for the optional ones, and is `HookValue.none`.
  case optionalString, optionalStrings, optionalView
  case indexPath, optionalIndexPath, indexPaths
  /// A position, which a script counts from 1; nil is none.
  case optionalIndex
  /// How many there are of something.
  case count
  case cell, editingStyle, optionalRowActions, statusBarStyle, optionalController
  case insets, gridCell, gridView, optionalAttributes, attributes
  /// Another point in the place of one that was an argument; nothing need be returned.
  case newPoint

  /// - Parameter classes: those of values, which the caller has looked up.
  func read(_ stack: LuaStack, _ index: Int32, _ classes: GeometryClasses) -> HookValue? {
    switch self {
    case .none: HookValue.none
    case .bool:
      stack.isNil(index) ? .bool(false) : Bool.read(stack, index).map { .bool($0) }
    case .integer: Int.read(stack, index).map { .integer($0) }
    case .number: Finite.read(stack, index).map { .number($0.value) }
    case .size:
      Size.read(stack, index, as: classes.size).flatMap { $0.isPlaceable ? .size($0) : nil }
    case .rect:
      Rect.read(stack, index, as: classes.rect).flatMap { $0.isPlaceable ? .rect($0) : nil }
    case .newPoint: Point.read(stack, index).flatMap { $0.isPlaceable ? .point($0) : nil }
    case .object: (Object?).read(stack, index).map { .object($0) }
    case .view, .optionalView: (View?).read(stack, index).map { .object($0) }
    case .optionalString: optional(stack, index) { .string($0) }
    case .optionalStrings: optional(stack, index) { .strings($0) }
    case .indexPath: IndexPath.read(stack, index).map { .indexPath($0) }
    case .optionalIndexPath: optional(stack, index) { .indexPath($0) }
    case .indexPaths: [IndexPath].read(stack, index).map { .indexPaths($0) }
    case .optionalIndex: optional(stack, index) { (value: LuaIndex) in .integer(value.position) }
    case .count: Int.read(stack, index).flatMap { $0 >= 0 ? .integer($0) : nil }
    case .cell: TableViewCell.read(stack, index).map { .object($0) }
    case .editingStyle:
      TableViewCell.EditingStyle.read(stack, index).map { .string($0.rawValue) }
    case .optionalController: (ViewController?).read(stack, index).map { .object($0) }
    case .statusBarStyle: StatusBarStyle.read(stack, index).map { .string($0.rawValue) }
    case .optionalRowActions:
      optional(stack, index) { (list: [TableViewRowAction]) in
        .objects(list)
      }
    case .insets: EdgeInsets.read(stack, index).flatMap { $0.isPlaceable ? .insets($0) : nil }
    case .gridCell: CollectionViewCell.read(stack, index).map { .object($0) }
    case .gridView: CollectionReusableView.read(stack, index).map { .object($0) }
    case .optionalAttributes:
      (CollectionViewLayoutAttributes?).read(stack, index).map { .object($0) }
    case .attributes:
      optional(stack, index) { (list: [CollectionViewLayoutAttributes]) in .objects(list) }
    }
  }

  private func optional<Value: LuaReadable>(
    _ stack: LuaStack, _ index: Int32, _ make: (Value) -> HookValue
  ) -> HookValue? {
    Value?.read(stack, index).map { $0.map(make) ?? HookValue.none }
  }

  /// Whether a function that ends without `return` has answered: with nil. For others that is told,
  /// as it is a `return` that was forgotten.
  var mayBeNothing: Bool {
    switch self {
    case .optionalString, .optionalStrings, .optionalView, .optionalRowActions,
      .optionalAttributes, .optionalController:
      true
    default: false
    }
  }

  /// Whether UIKit does something of its own where nothing is answered; else an error is shown.
  var hasDefault: Bool {
    switch self {
    case .cell, .gridCell, .gridView: false
    default: true
    }
  }

  private func range(_ isRead: Bool) -> String {
    isRead ? " of numbers from \(Metrics.coordinateRange)" : ""
  }

  func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    switch self {
    case .none: "nothing"
    case .bool: "true or false"
    case .integer: Int.expectation(stack, index)
    case .number: Finite.expectation(stack, index)
    case .size: Size.expectation(stack, index) + range(Size.read(stack, index) != nil)
    case .rect: Rect.expectation(stack, index) + range(Rect.read(stack, index) != nil)
    case .newPoint: Point.expectation(stack, index) + range(Point.read(stack, index) != nil)
    case .object: "an object or nil"
    case .view, .optionalView: "a View or nil"
    case .optionalString: (String?).expectation(stack, index)
    case .optionalStrings: ([String]?).expectation(stack, index)
    case .indexPath: IndexPath.expectation(stack, index)
    case .optionalIndexPath: (IndexPath?).expectation(stack, index)
    case .indexPaths: [IndexPath].expectation(stack, index)
    case .optionalIndex: (LuaIndex?).expectation(stack, index)
    case .count:
      Int.read(stack, index) == nil ? Int.expectation(stack, index) : "a number from 0 on"
    case .cell: "a TableViewCell"
    case .editingStyle: TableViewCell.EditingStyle.expectation(stack, index)
    case .optionalRowActions: ([TableViewRowAction]?).expectation(stack, index)
    case .statusBarStyle: StatusBarStyle.expectation(stack, index)
    case .optionalController: (ViewController?).expectation(stack, index)
    case .insets:
      EdgeInsets.expectation(stack, index) + range(EdgeInsets.read(stack, index) != nil)
    case .gridCell: "a CollectionViewCell"
    case .gridView: "a CollectionReusableView"
    case .optionalAttributes: "CollectionViewLayoutAttributes or nil"
    case .attributes: "a list of CollectionViewLayoutAttributes"
    }
  }
}
