import CLuaSupport

/// The description of one member that a script sees: the source of argument checks, error hints,
/// `lunette api` and the coverage of the requirements.
public final class Member: @unchecked Sendable {
  // Immutable; a metatype is not known to be Sendable, that is all.
  public enum Kind: String, Sendable {
    case property, method, classProperty, classMethod, constructorKey, event, function
  }

  /// One parameter of a method or callback.
  public struct Parameter: Sendable {
    public var name: String
    public var type: String
    /// What stands for it when it is left out, in Lua; nil: it must be given.
    public var standard: String?

    public init(_ name: String, _ type: String, standard: String? = nil) {
      self.name = name
      self.type = type
      self.standard = standard
    }
  }

  public let kind: Kind
  /// As a script spells it.
  public let name: String
  /// As Objective-C spells it (`setTitle:forState:`, `hidden`); several where a member stands for
  /// several of UIKit's.
  public let objc: [String]
  /// The type of the property, or of the result; nil: none. Its name is asked for late, since the
  /// type's own description may have this member.
  let valueType: (any LuaReadable.Type)?
  private let typeName: String?
  /// The default in Lua (`1`, `"natural"`), where it is worth saying.
  public let standard: String?
  public let readOnly: Bool
  /// The version of the host's API that first had it.
  public let since: Int
  public let doc: String
  public let parameters: [Parameter]
  /// Whether a Lua class may override it.
  public let isOverridable: Bool
  /// What a free function is a member of, as scripts mostly call it.
  public let module: String

  public init(
    _ kind: Kind, _ name: String, objc: [String] = [], type: (any LuaReadable.Type)? = nil,
    typeName: String? = nil, standard: String? = nil, readOnly: Bool = false, since: Int = 1,
    doc: String,
    parameters: [Parameter] = [], isOverridable: Bool = false, module: String = "ui"
  ) {
    self.kind = kind
    self.name = name
    self.objc = objc
    valueType = type
    self.typeName = typeName
    self.standard = standard
    self.readOnly = readOnly
    self.since = since
    self.doc = doc
    self.parameters = parameters
    self.isOverridable = isOverridable
    self.module = module
  }

  /// The name of the type of the property, or of the result; nil: none.
  public var type: String? { typeName ?? valueType?.luaName }

  /// How many values a call of it takes, with the object or class.
  func most(receivers: Int) -> UInt32 {
    let isBounded = kind == .method || kind == .classMethod || kind == .function
    guard isBounded, !parameters.contains(where: { $0.name == "…" }) else {
      return UInt32(LN_ANY_COUNT)
    }
    return UInt32(parameters.count + receivers)
  }

  /// The member that a record describes.
  static func of(_ record: UnsafePointer<ln_member>) -> Member? {
    record.pointee.info.map {
      Unmanaged<Member>.fromOpaque(UnsafeMutableRawPointer(mutating: $0)).takeUnretainedValue()
    }
  }
}
