import CLuaSupport

/// A Swift class as scripts see it: its name, its members, how an object is made.
///
/// Defined once per process and shared by all states.
public final class HostClass: @unchecked Sendable {
  // Immutable after init: only the unsafe pointers keep the compiler from seeing it.
  public let name: String
  /// The class in UIKit.
  public let objc: String?
  public let superclass: HostClass?
  public let doc: String
  public let since: Int
  public let type: AnyClass
  /// Whether equal objects are one value in Lua: the class is ``LuaInterned``.
  public let isInterned: Bool
  /// Answers for members that the class does not have: the object is at 1, the name at 2, and a
  /// new value at 3.
  let missing: FreeEntry?
  /// Of a class whose objects have elements: answers for a position that cannot be read, at 2, or
  /// for a new element, at 3.
  private let ownElements: FreeEntry?
  let descriptor: UnsafePointer<ln_class>
  // Most classes are never used by a script, so their members are made when they are.
  private let lists: LazyValue<(entries: [MemberList.Entry], members: [Member])>

  /// Makes the object from the options at stack index 2; retained, or nil with a message on top.
  public typealias Maker = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?

  /// - Parameters:
  ///   - isInterned: true for a class that is ``LuaInterned``. (Asking the type would search all
  ///     conformances of the program.)
  ///   - make: nil when only the host makes objects of the class.
  ///   - addChild: takes one value of the array part of a constructor (at index 3).
  ///   - missing: answers for names that are no members, in the place of an error.
  ///   - elements: for a class whose objects are lists, with elements at the positions of their
  ///     peers' fields: takes the new element at 3 for the position at 2, or refuses a position to
  ///     read. Then `addChild` is called once, with the number of elements at 3 that the options
  ///     have.
  ///   - define: adds the members.
  public init(
    _ name: String, of type: AnyClass, objc: String? = nil, superclass: HostClass?,
    since: Int = 1, isInterned: Bool = false, doc: String, make: Maker? = nil,
    addChild: ObjectEntry? = nil, missing: FreeEntry? = nil, elements: FreeEntry? = nil,
    _ define: @escaping (inout MemberList) -> Void
  ) {
    self.name = name
    self.type = type
    self.objc = objc
    self.superclass = superclass
    self.since = since
    self.doc = doc
    self.isInterned = isInterned
    self.missing = missing
    ownElements = elements
    let descriptor = UnsafeMutablePointer<ln_class>.allocate(capacity: 1)
    var new = ln_class()
    if let parent = superclass?.descriptor.pointee {
      new = parent
      new.depth = parent.depth + 1
    }
    new.name = copyCString(name)
    new.make = make
    if let addChild { new.add_child = addChild }
    new.is_value = isInterned
    if elements != nil { new.is_list = true }
    HostClass.display(&new)[Int(new.depth)] = UnsafePointer(descriptor)
    descriptor.initialize(to: new)
    self.descriptor = UnsafePointer(descriptor)
    let depth = new.depth
    lists = LazyValue {
      var list = MemberList(owner: UnsafeRawPointer(descriptor), depth: depth)
      define(&list)
      return (list.entries, list.entries.map(\.member))
    }
  }

  /// The members that this class adds, in declared order.
  public var members: [Member] { lists.value.members }

  var entries: [MemberList.Entry] { lists.value.entries }

  private static func display(
    _ descriptor: inout ln_class
  ) -> UnsafeMutablePointer<UnsafePointer<ln_class>?> {
    withUnsafeMutablePointer(to: &descriptor.display) {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: UnsafePointer<ln_class>?.self)
    }
  }

  /// What answers for elements; nil when objects have none.
  var elements: FreeEntry? { ownElements ?? superclass?.elements }

  /// This class and its superclasses, from this one up.
  public var lineage: [HostClass] {
    Array(sequence(first: self) { $0.superclass })
  }

  /// The member of this name, this class's own or inherited.
  public func member(named name: String) -> Member? {
    for ancestor in lineage {
      if let member = ancestor.members.first(where: { $0.name == name }) { return member }
    }
    return nil
  }
}
