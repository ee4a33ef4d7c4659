import CLuaSupport

/// A class in one state: a host class, or one that a script wrote.
public final class LuaType {
  public let name: String
  public let hostClass: HostClass
  public let parent: LuaType?
  public let isScripted: Bool
  /// What the layer above keeps for the class.
  public var attachment: AnyObject? {
    get { storedAttachment }
    set {
      storedAttachment = newValue
      storedUnretainedAttachment = newValue.map(Unmanaged.passUnretained)
    }
  }
  /// The same, for what is asked about each object that is made.
  public var unretainedAttachment: Unmanaged<AnyObject>? { storedUnretainedAttachment }

  // The compiler knows in this module alone that accesses are not checked.
  @exclusivity(unchecked) private var storedAttachment: AnyObject?
  @exclusivity(unchecked) private var storedUnretainedAttachment: Unmanaged<AnyObject>?
  let record: UnsafeMutablePointer<ln_type>
  unowned(unsafe) let state: LuaState
  private var children: [LuaType] = []
  /// The names that a Lua class defined itself, which are not overwritten from above.
  private(set) var ownNames: Set<String> = []
  /// What `Class.properties` lists, of this class alone.
  private(set) var ownProperties: [String] = []
  /// For the search of misspelt names, which is rare.
  private(set) lazy var membersByFoldedName: [String: [Member]] =
    isScripted ? parent?.membersByFoldedName ?? [:] : hostClass.membersByFoldedName()
  /// The properties that the class has accessors for, or had: C then finds no function. What a
  /// class above defines is here when this one gives it another place among the listed.
  private var accessors: [String: UnsafeMutablePointer<ln_member>] = [:]
  /// How many names the table of those that were found free may have.
  static let maximumKnownNames = 2000
  var knownNames = 0

  /// A host class.
  convenience init(_ hostClass: HostClass, parent: LuaType?, in state: LuaState) {
    self.init(hostClass.name, hostClass, parent: parent, isScripted: false, in: state)
  }

  /// A class that a script writes.
  convenience init(_ name: String, subclassing parent: LuaType, in state: LuaState) {
    self.init(name, parent.hostClass, parent: parent, isScripted: true, in: state)
    parent.children.append(self)
  }

  private init(
    _ name: String, _ hostClass: HostClass, parent: LuaType?, isScripted: Bool, in state: LuaState
  ) {
    self.name = name
    self.hostClass = hostClass
    self.parent = parent
    self.isScripted = isScripted
    self.state = state
    record = .allocate(capacity: 1)
    record.initialize(to: ln_type())
    record.pointee.name = copyCString(name)
    record.pointee.native = hostClass.descriptor
    record.pointee.parent = parent?.record
    record.pointee.host = state.host
    record.pointee.scripted = isScripted
    record.pointee.info = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    makeTables()
  }

  deinit {
    for accessor in accessors.values {
      accessor.pointee.name.map { UnsafeMutablePointer(mutating: $0).deallocate() }
      accessor.deallocate()
    }
    record.pointee.name.map { UnsafeMutablePointer(mutating: $0).deallocate() }
    ln_forget_keys(record)
    record.deallocate()
  }

  /// Lets go of what may hold the class: its state has ended.
  func end() {
    let ended = children
    children = []
    attachment = nil
    for child in ended { child.end() }
  }

  static func of(_ record: UnsafePointer<ln_type>) -> LuaType {
    unretained(record).takeUnretainedValue()
  }

  static func unretained(_ record: UnsafePointer<ln_type>) -> Unmanaged<LuaType> {
    .fromOpaque(UnsafeMutableRawPointer(mutating: record.pointee.info))
  }

  private func makeTables() {
    let stack = state.stack
    record.pointee.members = makeTable(stack, copyOf: parent?.record.pointee.members)
    record.pointee.keys = makeTable(stack, copyOf: parent?.record.pointee.keys)
    record.pointee.known = makeTable(stack, copyOf: nil)
    record.pointee.statics = makeTable(stack, copyOf: parent?.record.pointee.statics)
    if !isScripted { addHostMembers(stack) }
    if let parent {
      stack.push(reference: record.pointee.statics)
      stack.push(reference: parent.record.pointee.proxy)
      stack.rawSet(-2, "super")
      stack.pop()
    }
    ln_finish_type(stack.thread, record, name)
    for reference in [
      record.pointee.members, record.pointee.keys, record.pointee.known, record.pointee.statics,
      record.pointee.metatable, record.pointee.proxy,
    ] { state.referenceNames[reference] = "class \(name)" }
  }

  /// Makes a table with the pairs of another and returns its reference.
  private func makeTable(_ stack: LuaStack, copyOf source: Int32?) -> Int32 {
    stack.newTable()
    if let source {
      stack.push(reference: source)
      stack.pushNil()
      while stack.next(-2) {
        stack.copy(-2)
        stack.insert(-2)
        stack.rawSet(-5)
      }
      stack.pop()
    }
    return stack.reference()
  }

  private func addHostMembers(_ stack: LuaStack) {
    stack.push(reference: record.pointee.members)
    stack.push(reference: record.pointee.keys)
    stack.push(reference: record.pointee.statics)
    for entry in hostClass.entries {
      switch entry.member.kind {
      case .property, .event:
        stack.push(light: entry.descriptor)
        stack.rawSet(-4, entry.member.name)
      case .method:
        ln_push_method(stack.thread, entry.descriptor)
        stack.rawSet(-4, entry.member.name)
      case .constructorKey:
        stack.push(light: entry.descriptor)
        stack.rawSet(-3, entry.member.name)
      case .classMethod, .classProperty, .function:
        ln_push_free_function(stack.thread, entry.free, entry.descriptor)
        if entry.member.kind == .classProperty {
          // A getter, told from a method by the table that holds it.
          stack.newTable(array: 1)
          stack.insert(-2)
          stack.rawSet(-2, at: 1)
        }
        stack.rawSet(-2, entry.member.name)
      }
    }
    stack.pop(3)
  }

  // MARK: Members of a Lua class

  /// Stores the value on top under `name` in this class and in those below that do not define
  /// it themselves. Pops nothing.
  func define(_ name: String, _ stack: LuaStack) {
    if stack.isNil(-1) {
      undefine(name, stack)
      return
    }
    ownNames.insert(name)
    if let overridden = overridden(name), stack.type(-1) == .function {
      stack.copy(-1)
      ln_wrap_override(stack.thread, overridden)
      spread(name, stack)
      stack.pop()
    } else {
      spread(name, stack)
    }
    if let property = LuaType.accessedProperty(name) { defineAccessor(property, stack) }
  }

  /// The member of the host whose result a function of this name gives.
  private func overridden(_ name: String) -> UnsafePointer<ln_member>? {
    let property = name.hasPrefix("get_") ? String(name.dropFirst(4)) : nil
    return hostClass.lineage.lazy.flatMap(\.entries).first { entry in
      let member = entry.member
      guard member.valueType != nil else { return false }
      return member.kind == .property
        ? member.name == property : member.name == name && member.isOverridable
    }.map { UnsafePointer($0.descriptor) }
  }

  /// Takes away what this class has under `name`, so that it inherits again.
  private func undefine(_ name: String, _ stack: LuaStack) {
    guard ownNames.remove(name) != nil, let parent else { return }
    parent.push(member: name, stack)
    spread(name, stack)
    stack.pop()
  }

  private func spread(_ name: String, _ stack: LuaStack) {
    stack.push(reference: record.pointee.members)
    stack.copy(-2)
    stack.rawSet(-2, name)
    stack.pop()
    state.bridge?.classChanged(self, member: name, stack: stack)
    for child in children where !child.ownNames.contains(name) { child.spread(name, stack) }
  }

  /// `angle` for `get_angle` and `set_angle`.
  static func accessedProperty(_ name: String) -> String? {
    guard name.hasPrefix("get_") || name.hasPrefix("set_"), name.utf8.count > 4 else { return nil }
    return String(name.dropFirst(4))
  }

  /// Makes reads and writes of a property go through the class's accessors.
  private func defineAccessor(_ property: String, _ stack: LuaStack) {
    guard accessors[property] == nil else { return }
    let host = hostClass.lineage.lazy.flatMap(\.entries).first {
      $0.member.name == property && $0.member.kind == .property
    }
    let accessor = UnsafeMutablePointer<ln_member>.allocate(capacity: 1)
    accessor.initialize(
      to: ln_member(
        name: copyCString(property), owner: hostClass.descriptor, get: nil, set: nil,
        info: host.map { UnsafeRawPointer($0.descriptor) }, kind: UInt32(LN_SCRIPTED),
        order: host?.descriptor.pointee.order ?? order(ofProperty: property),
        most: UInt32(LN_ANY_COUNT)))
    accessors[property] = accessor
    setAccessor(accessor, of: property, stack)
  }

  private func setAccessor(
    _ accessor: UnsafeMutablePointer<ln_member>, of property: String, _ stack: LuaStack
  ) {
    stack.push(reference: record.pointee.members)
    stack.push(light: accessor)
    stack.rawSet(-2, property)
    stack.pop()
    for child in children where child.accessors[property] == nil {
      if child.isFirstToList(property) {
        child.defineAccessor(property, stack)
      } else {
        child.setAccessor(accessor, of: property, stack)
      }
    }
  }

  /// Whether this class lists a property that none above it does.
  private func isFirstToList(_ property: String) -> Bool {
    ownProperties.contains(property) && parent?.listedProperties.contains(property) != true
  }

  /// When a constructor sets a field; listed properties come before, in their order.
  private static let fieldOrder: UInt32 = 0x5000_0000
  private static let listedOrder: UInt32 = 0x4000_0000

  /// The properties that the class and those above it list, from the top down.
  public var listedProperties: [String] {
    (parent?.listedProperties ?? []) + ownProperties
  }

  /// Takes over `Class.properties`. What a class above has keeps its place there.
  func list(_ names: [String], _ stack: LuaStack) {
    ownProperties = names
    updateOrders(stack)
  }

  /// Puts the accessors of this class and of those below in the order that the lists have now.
  private func updateOrders(_ stack: LuaStack) {
    for name in ownProperties
    where isFirstToList(name) && LuaType.hasAccessor(of: name, self, stack) {
      defineAccessor(name, stack)
    }
    for (name, accessor) in accessors where accessor.pointee.info == nil {
      accessor.pointee.order = order(ofProperty: name)
    }
    for child in children { child.updateOrders(stack) }
  }

  private func order(ofProperty name: String) -> UInt32 {
    listedProperties.firstIndex(of: name).map { LuaType.listedOrder + UInt32($0) }
      ?? LuaType.fieldOrder
  }

  /// Pushes a member of the class as a script would find it on its objects.
  @discardableResult
  public func push(member name: String, _ stack: LuaStack) -> LuaKind {
    stack.push(reference: record.pointee.members)
    let kind = stack.rawGet(-1, name)
    stack.remove(-2)
    return kind
  }

  /// Pushes the function that this class has under a name as the script wrote it: as the host calls
  /// it, which checks the result itself.
  @discardableResult
  public func push(override name: String, _ stack: LuaStack) -> LuaKind {
    let kind = push(member: name, stack)
    ln_unwrap_override(stack.thread, -1)
    return kind
  }

  /// Pushes the class itself.
  public func push(_ stack: LuaStack) { stack.push(reference: record.pointee.proxy) }

  /// This class and those that it inherits from, from this one up.
  public var lineage: [LuaType] { Array(sequence(first: self) { $0.parent }) }

  /// Whether the function that this class has under a name is a script's, not the host's.
  public func isScripted(member name: String) -> Bool {
    lineage.contains { $0.ownNames.contains(name) }
  }
}
