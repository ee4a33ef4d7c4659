import CLua
import CLuaSupport

/// A thread of a Lua state, seen as its stack: the one place that calls Lua's C functions.
///
/// Only functions that cannot raise stand here (memory is never refused while Swift runs, so
/// that what may raise a memory error alone cannot raise either). Whatever respects metamethods
/// belongs in CLuaSupport, behind a protected call. Indices are Lua's: 1 is the first value, −1
/// the top.
public struct LuaStack {
  public let thread: OpaquePointer

  @inlinable
  public init(_ thread: OpaquePointer) { self.thread = thread }

  /// The host's record of the state that the thread belongs to.
  @inlinable
  public var host: UnsafeMutablePointer<ln_host> { ln_host_of(thread) }

  // MARK: The stack

  /// The index of the top value, which is the number of values.
  @inlinable
  public var top: Int32 {
    get { lua_gettop(thread) }
    nonmutating set { lua_settop(thread, newValue) }
  }

  @inlinable
  public func pop(_ count: Int32 = 1) { ln_pop(thread, count) }

  /// Pushes a copy of the value at `index`.
  @inlinable
  public func copy(_ index: Int32) { lua_pushvalue(thread, index) }

  /// Moves the top value into position `index`, shifting up what is above.
  @inlinable
  public func insert(_ index: Int32) { lua_rotate(thread, index, 1) }

  @inlinable
  public func remove(_ index: Int32) {
    lua_rotate(thread, index, -1)
    ln_pop(thread, 1)
  }

  @inlinable
  public func absolute(_ index: Int32) -> Int32 { lua_absindex(thread, index) }

  /// Makes room for `count` more values; false when the stack is at its limit.
  @inlinable
  public func reserve(_ count: Int32) -> Bool { lua_checkstack(thread, count) != 0 }

  // MARK: Types

  @inlinable
  public func type(_ index: Int32) -> LuaKind {
    LuaKind(rawValue: lua_type(thread, index)) ?? .none
  }

  @inlinable
  public func isNil(_ index: Int32) -> Bool { lua_type(thread, index) <= 0 }

  @inlinable
  public func isInteger(_ index: Int32) -> Bool { lua_isinteger(thread, index) != 0 }

  @inlinable
  public func isCFunction(_ index: Int32) -> Bool { lua_iscfunction(thread, index) != 0 }

  @inlinable
  public func rawEqual(_ first: Int32, _ second: Int32) -> Bool {
    lua_rawequal(thread, first, second) != 0
  }

  /// The address of the object at `index`, for identity alone.
  @inlinable
  public func pointer(_ index: Int32) -> UnsafeRawPointer? { lua_topointer(thread, index) }

  // MARK: Reading

  @inlinable
  public func boolean(_ index: Int32) -> Bool { lua_toboolean(thread, index) != 0 }

  /// The number at `index`; nil when the value is no number (strings are not converted).
  @inlinable
  public func number(_ index: Int32) -> Double? {
    lua_type(thread, index) == LUA_TNUMBER ? lua_tonumberx(thread, index, nil) : nil
  }

  /// The integer at `index`, also of a float that is whole; nil otherwise.
  @inlinable
  public func integer(_ index: Int32) -> Int? {
    guard lua_type(thread, index) == LUA_TNUMBER else { return nil }
    var isInteger: Int32 = 0
    let value = lua_tointegerx(thread, index, &isInteger)
    return isInteger != 0 ? Int(value) : nil
  }

  /// The integer at `index`, also of a float or of a text that is one, as Lua converts them.
  public func convertedInteger(_ index: Int32) -> Int? {
    var isInteger: Int32 = 0
    let value = lua_tointegerx(thread, index, &isInteger)
    return isInteger != 0 ? Int(value) : nil
  }

  /// Calls `body` with the bytes of the string or number at `index`; nil for other values. A
  /// number becomes a string in place, so never use this on a key while a table is traversed.
  @inlinable
  public func withBytes<R>(_ index: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R? {
    let type = lua_type(thread, index)
    if type == LUA_TNUMBER { nameNaN(index) }
    guard type == LUA_TSTRING || type == LUA_TNUMBER else { return nil }
    var length = 0
    guard let text = lua_tolstring(thread, index, &length) else { return nil }
    return text.withMemoryRebound(to: UInt8.self, capacity: length) {
      body(UnsafeBufferPointer(start: $0, count: length))
    }
  }

  /// Makes a number that is none the text that `tostring` gives, whatever its sign bit.
  @usableFromInline @inline(never)
  func nameNaN(_ index: Int32) {
    guard lua_tonumberx(thread, index, nil).isNaN else { return }
    let index = lua_absindex(thread, index)
    lua_pushstring(thread, "nan")
    lua_copy(thread, -1, index)
    pop()
  }

  /// The string (or number) at `index`; bytes that are no UTF-8 become U+FFFD.
  @inlinable
  public func string(_ index: Int32) -> String? {
    withBytes(index) { String(decoding: $0, as: UTF8.self) }
  }

  @inlinable
  public func length(_ index: Int32) -> Int { Int(lua_rawlen(thread, index)) }

  @inlinable
  public func lightPointer(_ index: Int32) -> UnsafeMutableRawPointer? {
    lua_touserdata(thread, index)
  }

  // MARK: Pushing

  @inlinable
  public func pushNil() { lua_pushnil(thread) }

  @inlinable
  public func push(_ value: Bool) { lua_pushboolean(thread, value ? 1 : 0) }

  @inlinable
  public func push(_ value: Int) { lua_pushinteger(thread, lua_Integer(value)) }

  /// Pushes a number: an integer when it is whole and below 2^53.
  @inlinable
  public func push(_ value: Double) { ln_push_number(thread, value) }

  @inlinable
  public func push(_ value: String) {
    if host.pointee.has_raw_text {
      pushRaw(value)
      return
    }
    var value = value
    value.withUTF8 { pushBytes($0) }
  }

  /// Pushes a C string that never changes: Lua finds it again by its address.
  @inlinable
  public func push(_ constant: UnsafePointer<CChar>) { lua_pushstring(thread, constant) }

  @inlinable
  public func pushBytes(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else {
      lua_pushlstring(thread, "", 0)
      return
    }
    _ = start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
      lua_pushlstring(thread, $0, bytes.count)
    }
  }

  @inlinable
  public func push(light pointer: UnsafeRawPointer) {
    lua_pushlightuserdata(thread, UnsafeMutableRawPointer(mutating: pointer))
  }

  // MARK: Tables, without metamethods

  @inlinable
  public func newTable(array: Int32 = 0, fields: Int32 = 0) {
    lua_createtable(thread, array, fields)
  }

  /// Pops a key and pushes its value.
  @inlinable
  @discardableResult
  public func rawGet(_ table: Int32) -> LuaKind {
    LuaKind(rawValue: lua_rawget(thread, table)) ?? .none
  }

  /// Pops a value and the key below it and stores them.
  @inlinable
  public func rawSet(_ table: Int32) { lua_rawset(thread, table) }

  @inlinable
  @discardableResult
  public func rawGet(_ table: Int32, at position: Int) -> LuaKind {
    LuaKind(rawValue: lua_rawgeti(thread, table, lua_Integer(position))) ?? .none
  }

  /// Pops a value and stores it.
  @inlinable
  public func rawSet(_ table: Int32, at position: Int) {
    lua_rawseti(thread, table, lua_Integer(position))
  }

  /// Pushes the value of a name.
  @discardableResult
  public func rawGet(_ table: Int32, _ name: String) -> LuaKind {
    let table = absolute(table)
    push(name)
    return rawGet(table)
  }

  /// Pops a value and stores it under a name.
  public func rawSet(_ table: Int32, _ name: String) {
    let table = absolute(table)
    push(name)
    insert(-2)
    rawSet(table)
  }

  /// Pops a key; pushes the next key and value, or nothing at the end. The key must have come
  /// from this traversal, and no key may be added meanwhile.
  public func next(_ table: Int32) -> Bool { lua_next(thread, table) != 0 }

  /// Pushes the metatable of the value at `index`; false, and nothing, when it has none.
  func pushMetatable(_ index: Int32) -> Bool { lua_getmetatable(thread, index) != 0 }

  /// Pushes an upvalue of a function and returns its name; nil, and nothing, after the last.
  func upvalue(_ function: Int32, _ number: Int32) -> String? {
    lua_getupvalue(thread, function, number).map { String(cString: $0) }
  }

  /// The stack of the coroutine at `index`.
  func thread(_ index: Int32) -> LuaStack? { lua_tothread(thread, index).map { LuaStack($0) } }

  /// Moves the `count` top values to another thread of the state.
  func move(_ count: Int32, to other: LuaStack) { lua_xmove(thread, other.thread, count) }

  /// Pops a table and makes it the metatable of the value at `index`.
  public func setMetatable(_ index: Int32) { lua_setmetatable(thread, index) }

  /// Pushes a user value of a userdata.
  @discardableResult
  public func userValue(_ index: Int32, _ number: Int32) -> LuaKind {
    LuaKind(rawValue: lua_getiuservalue(thread, index, number)) ?? .none
  }

  /// Pops a value and stores it as a user value of a userdata.
  public func setUserValue(_ index: Int32, _ number: Int32) {
    lua_setiuservalue(thread, index, number)
  }

  // MARK: The registry

  /// Pops a value and keeps it in the registry.
  public func reference() -> Int32 { luaL_ref(thread, ln_registry_index()) }

  @inlinable
  @discardableResult
  public func push(reference: Int32) -> LuaKind {
    LuaKind(rawValue: lua_rawgeti(thread, ln_registry_index(), lua_Integer(reference))) ?? .none
  }

  public func release(reference: Int32) { luaL_unref(thread, ln_registry_index(), reference) }

  // MARK: Functions

  /// Sets an upvalue from the top value and pops it (the environment of a chunk is its first).
  public func setUpvalue(_ function: Int32, _ number: Int32) {
    if lua_setupvalue(thread, function, number) == nil { pop() }
  }

  /// The frame `level` calls above the running function.
  func frame(_ level: Int32) -> LuaFrame? {
    var record = lua_Debug()
    guard lua_getstack(thread, level, &record) != 0,
      lua_getinfo(thread, "nSltf", &record) != 0
    else { return nil }
    defer { pop() }
    return LuaFrame(
      record, isHostEntry: ln_is_entry(thread, -1), isOverride: ln_is_override(thread, -1))
  }

  /// Asks `answer` of each variable that the function `level` calls up has, with its value on top:
  /// its locals, what it has at hand without a name, and its upvalues.
  func firstVariable<Answer>(of level: Int32, _ answer: (String) -> Answer?) -> Answer? {
    var record = lua_Debug()
    guard reserve(8), lua_getstack(thread, level, &record) != 0 else { return nil }
    let start = top
    defer { top = start }
    var number: Int32 = 1
    while number < 250, let name = lua_getlocal(thread, &record, number) {
      if let found = answer(String(cString: name)) { return found }
      top = start
      number += 1
    }
    lua_getinfo(thread, "f", &record)
    number = 1
    while let name = lua_getupvalue(thread, -1, number) {
      if let found = answer(String(cString: name)) { return found }
      pop()
      number += 1
    }
    return nil
  }

  /// Whether a function runs or is suspended on the thread.
  var hasFrames: Bool {
    var record = lua_Debug()
    return lua_getstack(thread, 0, &record) != 0
  }

  /// Pushes the function that is `level` calls above the innermost; false, and nothing, beyond the
  /// last.
  func pushFunction(ofFrame level: Int32) -> Bool {
    var record = lua_Debug()
    return lua_getstack(thread, level, &record) != 0 && lua_getinfo(thread, "f", &record) != 0
  }

  /// Pushes a local or an unnamed value of a frame and returns its name; nil, and nothing, after
  /// the last. Negative numbers are variable arguments.
  func pushLocal(_ number: Int32, ofFrame level: Int32) -> String? {
    var record = lua_Debug()
    guard lua_getstack(thread, level, &record) != 0 else { return nil }
    return lua_getlocal(thread, &record, number).map { String(cString: $0) }
  }

  /// Where the Lua function at `index` begins; nil for other values.
  public func place(ofFunctionAt index: Int32) -> (source: String, line: Int)? {
    guard type(index) == .function else { return nil }
    var record = lua_Debug()
    copy(index)
    guard lua_getinfo(thread, ">S", &record) != 0, record.linedefined > 0,
      let source = record.source
    else { return nil }
    return (LuaFrame.displayName(ofChunk: String(cString: source)), Int(record.linedefined))
  }

  /// The Lua function on top as bytes, as `string.dump` gives them.
  func dump() -> [UInt8] {
    var bytes: [UInt8] = []
    withUnsafeMutablePointer(to: &bytes) { bytes in
      _ = lua_dump(
        thread,
        { _, part, count, bytes in
          let part = UnsafeRawBufferPointer(start: part, count: count)
          bytes?.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: part)
          return 0
        }, bytes, 0)
    }
    return bytes
  }

  /// How many calls are on the stack of the thread.
  var depth: Int32 { ln_depth(thread) }

  /// Runs a full collection.
  public func collect() { ln_collect(thread) }
}

/// The types of Lua values.
public enum LuaKind: Int32, Sendable {
  case none = -1
  case `nil` = 0
  case boolean, lightUserdata, number, string, table, function, userdata, thread

  /// The name as Lua's `type` gives it.
  public var name: String {
    switch self {
    case .none: "no value"
    case .nil: "nil"
    case .lightUserdata: "userdata"
    default: String(describing: self)
    }
  }
}

// What the layer above does with objects that both sides know.
extension LuaStack {
  /// Pushes an empty userdata with so many user values.
  public func newUserdata(values: Int32 = 0) { lua_newuserdatauv(thread, 0, values) }

  /// Pushes a C function that runs a Swift entry point.
  public func push(function: FreeEntry) { ln_push_free_function(thread, function, nil) }

  /// Pushes the functions that `reload.lua` takes.
  public func pushReloadFunctions() { ln_push_reload_functions(thread) }

  /// Lets scripts not set the fields of the object at `index` that the table on top names; with nil
  /// there, all can be set again. Pops it.
  public func guardFields(_ index: Int32) { ln_guard_fields(thread, index) }

  /// Pushes the peer of an object; false, and nothing, when it has none.
  public func pushKnown(_ object: AnyObject) -> Bool {
    ln_push_known(thread, Unmanaged.passUnretained(object).toOpaque())
  }

  /// The object that stands for the table or function at `index`.
  public func held(_ index: Int32) -> AnyObject? {
    ln_held(thread, index).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Makes an object stand for the table or function at `index`, which becomes its peer.
  public func hold(_ object: AnyObject, _ index: Int32) {
    ln_hold(thread, index, Unmanaged.passRetained(object).toOpaque())
  }

  /// Changes the number of references from one object's peer to another's.
  public func changeEdge(from owner: AnyObject, to child: AnyObject, by change: Int32) {
    ln_edge(
      thread, Unmanaged.passUnretained(owner).toOpaque(),
      Unmanaged.passUnretained(child).toOpaque(), change)
  }

  /// Keeps which line of a script runs as the one that made the object at `index`, for reports.
  public func noteSite(_ index: Int32) { ln_note_site(thread, index) }

  /// Tells the limit of memory that the Swift side of the object at `index` has grown, or shrunk.
  public func reweigh(_ index: Int32, by bytes: Int) { ln_reweigh(thread, index, bytes) }

  /// Keeps the value at `index` alive until the present host frame returns.
  public func pin(_ index: Int32) { ln_pin(thread, index) }
}

extension LuaState {
  /// For ``call(arguments:results:hook:object:)``: as many results as the function returns.
  public static let allResults: Int32 = LUA_MULTRET
}

// What entry points ask of objects and classes.
extension LuaStack {
  /// The member that runs, which is the first upvalue; for the entry points of methods alone.
  public var calledMethod: Member? {
    guard let record = lua_touserdata(thread, ln_registry_index() - 1) else { return nil }
    return record.assumingMemoryBound(to: ln_member.self).pointee.info.map {
      Unmanaged<Member>.fromOpaque(UnsafeMutableRawPointer(mutating: $0)).takeUnretainedValue()
    }
  }

  /// The host object of the peer at `index`, of whatever class.
  public func object(_ index: Int32) -> AnyObject? {
    guard let peer = ln_to_peer(thread, index), let object = peer.pointee.object else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
  }

  /// The class of the object at `index`.
  public func objectType(_ index: Int32) -> LuaType? {
    ln_to_peer(thread, index).map { LuaType.of($0.pointee.type) }
  }

  /// The class at `index`.
  public func classType(_ index: Int32) -> LuaType? {
    ln_to_class(thread, index).map { LuaType.of($0) }
  }
}

extension LuaStack {
  /// Pushes a function that reads a member as a script does: `(object, name)`.
  public func pushGetter() { ln_push_reader(thread) }

  /// Pushes a function that sets a member as a script does: `(object, name, value)`.
  public func pushSetter() { ln_push_writer(thread) }
}
