import CLuaSupport

/// A Swift entry point for an object: self at 1, arguments from 2, a new value at 3.
public typealias ObjectEntry = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Int32

/// A Swift entry point without an object.
public typealias FreeEntry = @convention(c) (OpaquePointer) -> Int32

/// Collects the members of a class while it is defined.
public struct MemberList {
  struct Entry {
    var member: Member
    var descriptor: UnsafeMutablePointer<ln_member>
    var free: FreeEntry?
  }

  private let owner: UnsafeRawPointer
  private let depth: UInt32
  var entries: [Entry] = []

  init(owner: UnsafeRawPointer, depth: UInt32 = 0) {
    self.owner = owner
    self.depth = depth
  }

  /// The groups in which constructor keys are applied.
  private enum Group: UInt32 {
    case initArgument = 0x1000_0000
    case property = 0x2000_0000
    case stateSetter = 0x3000_0000
    case event = 0x7000_0000
  }

  private mutating func add(
    _ member: Member, kind: Int, group: Group = .property, get: ObjectEntry? = nil,
    set: ObjectEntry? = nil, free: FreeEntry? = nil
  ) {
    let descriptor = UnsafeMutablePointer<ln_member>.allocate(capacity: 1)
    descriptor.initialize(
      to: ln_member(
        name: copyCString(member.name),
        owner: owner.assumingMemoryBound(to: ln_class.self), get: get, set: set,
        info: UnsafeRawPointer(Unmanaged.passUnretained(member).toOpaque()), kind: UInt32(kind),
        order: group.rawValue + depth << 12 + UInt32(entries.count),
        most: member.most(receivers: 1)))
    entries.append(Entry(member: member, descriptor: descriptor, free: free))
  }

  /// A property. Without `set` it is read-only.
  ///
  /// - Parameters:
  ///   - objc: the property in Objective-C, or several names with blanks between; nil when it has
  ///     the same name, "" when it has none.
  ///   - standard: the default as a script would write it.
  public mutating func property(
    _ name: String, _ type: any LuaReadable.Type, objc: String? = nil, standard: String? = nil,
    since: Int = 1, isOverridable: Bool = false, doc: String, get: ObjectEntry,
    set: ObjectEntry? = nil
  ) {
    add(
      Member(
        .property, name, objc: (objc ?? name).split(separator: " ").map(String.init), type: type,
        standard: standard,
        readOnly: set == nil, since: since, doc: doc, isOverridable: isOverridable),
      kind: LN_PROPERTY, get: get, set: set)
  }

  /// A property that is given at construction, where `make` reads it, and only read afterwards.
  ///
  /// - Parameter set: finds at 3 what is assigned, also that of the constructor, and refuses what
  ///   is not the value that the object has.
  public mutating func fixedProperty(
    _ name: String, _ type: any LuaReadable.Type, objc: String? = nil, since: Int = 1, doc: String,
    get: ObjectEntry, set: ObjectEntry
  ) {
    add(
      Member(
        .property, name, objc: (objc ?? name).split(separator: " ").map(String.init), type: type,
        readOnly: true, since: since, doc: doc),
      kind: LN_PROPERTY, group: .initArgument, get: get, set: set)
  }

  /// A method of an object.
  ///
  /// - Parameters:
  ///   - objc: the selector (`setTitle:forState:`), or several; "" when it has none.
  ///   - typeName: what it gives, where that is more than one value or one type.
  public mutating func method(
    _ name: String, objc: String..., parameters: [Member.Parameter] = [],
    returns: (any LuaReadable.Type)? = nil, typeName: String? = nil, since: Int = 1,
    isOverridable: Bool = false, doc: String, call: ObjectEntry
  ) {
    add(
      Member(
        .method, name, objc: objc.filter { !$0.isEmpty }, type: returns, typeName: typeName,
        since: since, doc: doc, parameters: parameters, isOverridable: isOverridable),
      kind: LN_METHOD, get: call)
  }

  /// A method of the class: the class at 1, arguments from 2.
  public mutating func classMethod(
    _ name: String, objc: String..., parameters: [Member.Parameter] = [],
    returns: (any LuaReadable.Type)? = nil, since: Int = 1, doc: String, call: FreeEntry
  ) {
    add(
      Member(
        .classMethod, name, objc: objc, type: returns, since: since, doc: doc,
        parameters: parameters),
      kind: LN_METHOD, free: call)
  }

  /// A read-only property of the class (`ui.Screen.main`).
  public mutating func classProperty(
    _ name: String, _ type: any LuaReadable.Type, objc: String? = nil, since: Int = 1,
    doc: String, get: FreeEntry
  ) {
    add(
      Member(
        .classProperty, name, objc: [objc ?? name], type: type, readOnly: true,
        since: since, doc: doc),
      kind: LN_PROPERTY, free: get)
  }

  /// A constructor key that is no property: the label of an initialiser, read by `make`; or by
  /// `set`, which runs when the object is there, and finds the value at 3 and all options at 2.
  public mutating func initArgument(
    _ name: String, _ type: any LuaReadable.Type, objc: String? = nil, since: Int = 1, doc: String,
    set: ObjectEntry? = nil
  ) {
    add(
      Member(
        .constructorKey, name, objc: objc.map { [$0] } ?? [], type: type, since: since,
        doc: doc),
      kind: LN_INIT_ARGUMENT, group: .initArgument, set: set)
  }

  /// The constructor key of a setter by state: one value for the normal state, or a table by
  /// state. `set` finds the value at 3.
  public mutating func stateSetter(
    _ name: String, _ type: any LuaReadable.Type, since: Int = 1, doc: String, set: ObjectEntry
  ) {
    add(
      Member(.constructorKey, name, type: type, since: since, doc: doc),
      kind: LN_STATE_SETTER, group: .stateSetter, set: set)
  }

  /// A handler property (`onTouchUpInside`): the last to be applied in a constructor.
  public mutating func event(
    _ name: String, since: Int = 1, doc: String, get: ObjectEntry, set: ObjectEntry
  ) {
    add(
      Member(.event, name, typeName: "function?", since: since, doc: doc), kind: LN_PROPERTY,
      group: .event, get: get, set: set)
  }
}
