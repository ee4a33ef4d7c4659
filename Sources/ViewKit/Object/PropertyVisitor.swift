/// Walks the properties of an object: renderings read them, a reload writes them back.
///
/// A class lists its properties once, in ``Object/describe(_:)``. The list gives the tree, the
/// JSON and the restorable state.
open class PropertyVisitor {
  public init() {}

  /// Whether it sets properties: only then do ways to do so come with them.
  open var restores: Bool { false }

  /// Receives one property.
  ///
  /// - Parameters:
  ///   - name: the property as UIKit's Swift names it.
  ///   - value: its value now.
  ///   - isDefault: whether the value is the one a new object has; renderings leave it out.
  ///   - restore: sets the property, for what changes while a screen is used (a text, a selection,
  ///     what is hidden) and a reload therefore has to carry over; nil for what the script sets
  ///     again.
  open func visit(
    _ name: StaticString, _ value: @autoclosure () -> PropertyValue, isDefault: Bool,
    restore: ((PropertyValue) -> Void)?
  ) {}

  /// Receives one property that a script's class adds. It comes after those of the host.
  open func visit(
    scripted name: String, _ value: PropertyValue, restore: @escaping (PropertyValue) -> Void
  ) {}
}

extension PropertyVisitor {
  /// The names that the nodes of the JSON have for themselves, which no property can have.
  public static let reservedNames = ["class", "id", "frame", "controller", "children"]
}

/// The value of a described property.
public enum PropertyValue: Equatable {
  case none
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case insets(EdgeInsets)
  case transform(AffineTransform)
  case indexPath(IndexPath)
  case list([PropertyValue])
  /// A value with a short written form: a colour (`#ff0000`), a font (`Helvetica Neue 17`), …
  case text(String)
  /// An image, which renderings show by its name and what else is known of it.
  case image(Image)
  /// What was drawn, which renderings show by its commands.
  case drawing(DisplayList)
  /// Named values, in this order.
  case fields([Field])

  public struct Field: Equatable {
    public var name: String
    public var value: PropertyValue

    public init(_ name: String, _ value: PropertyValue) {
      self.name = name
      self.value = value
    }
  }
}

// How classes write their lists: one method per kind of value, with the default beside the value.
extension PropertyVisitor {
  public func bool(
    _ name: StaticString, _ value: Bool, default standard: Bool = false,
    restore: @autoclosure () -> ((Bool) -> Void)? = nil
  ) {
    visit(
      name, .bool(value), isDefault: value == standard,
      restore: !restores
        ? nil
        : restore().map { restore in
          { if case .bool(let value) = $0 { restore(value) } }
        })
  }

  public func integer(
    _ name: StaticString, _ value: Int, default standard: Int = 0,
    restore: @autoclosure () -> ((Int) -> Void)? = nil
  ) {
    visit(
      name, .integer(value), isDefault: value == standard,
      restore: !restores
        ? nil
        : restore().map { restore in
          { if case .integer(let value) = $0 { restore(value) } }
        })
  }

  public func number(
    _ name: StaticString, _ value: Double, default standard: Double = 0,
    restore: @autoclosure () -> ((Double) -> Void)? = nil
  ) {
    visit(
      name, .number(value), isDefault: value == standard,
      restore: !restores
        ? nil
        : restore().map { restore in
          { if case .number(let value) = $0 { restore(value) } }
        })
  }

  public func string(
    _ name: StaticString, _ value: String, default standard: String = "",
    restore: @autoclosure () -> ((String) -> Void)? = nil
  ) {
    visit(
      name, .string(value), isDefault: value == standard,
      restore: !restores
        ? nil
        : restore().map { restore in
          { if case .string(let value) = $0 { restore(value) } }
        })
  }

  public func point(
    _ name: StaticString, _ value: Point, default standard: Point = .zero,
    restore: @autoclosure () -> ((Point) -> Void)? = nil
  ) {
    visit(
      name, .point(value), isDefault: value == standard,
      restore: !restores
        ? nil
        : restore().map { restore in
          { if case .point(let value) = $0 { restore(value) } }
        })
  }

  public func size(
    _ name: StaticString, _ value: Size, default standard: Size = .zero,
    restore: @autoclosure () -> ((Size) -> Void)? = nil
  ) {
    visit(
      name, .size(value), isDefault: value == standard,
      restore: !restores
        ? nil
        : restore().map { restore in
          { if case .size(let value) = $0 { restore(value) } }
        })
  }

  public func rect(
    _ name: StaticString, _ value: Rect, default standard: Rect = .zero,
    restore: @autoclosure () -> ((Rect) -> Void)? = nil
  ) {
    visit(
      name, .rect(value), isDefault: value == standard,
      restore: !restores
        ? nil
        : restore().map { restore in
          { if case .rect(let value) = $0 { restore(value) } }
        })
  }

  public func insets(
    _ name: StaticString, _ value: EdgeInsets, default standard: EdgeInsets = .zero,
    restore: @autoclosure () -> ((EdgeInsets) -> Void)? = nil
  ) {
    visit(
      name, .insets(value), isDefault: value == standard,
      restore: !restores
        ? nil
        : restore().map { restore in
          { if case .insets(let value) = $0 { restore(value) } }
        })
  }

  public func transform(
    _ name: StaticString, _ value: AffineTransform, default standard: AffineTransform = .identity,
    restore: @autoclosure () -> ((AffineTransform) -> Void)? = nil
  ) {
    visit(
      name, .transform(value), isDefault: value == standard,
      restore: !restores
        ? nil
        : restore().map { restore in
          { if case .transform(let value) = $0 { restore(value) } }
        })
  }

  /// An enum case, or a value with a short written form (`#ff0000`).
  public func text(
    _ name: StaticString, _ value: @autoclosure () -> String, isDefault: Bool,
    restore: @autoclosure () -> ((String) -> Void)? = nil
  ) {
    visit(
      name, .text(value()), isDefault: isDefault,
      restore: !restores
        ? nil
        : restore().map { restore in
          { if case .text(let value) = $0 { restore(value) } }
        })
  }
}
