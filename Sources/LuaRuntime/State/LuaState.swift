import CLuaSupport

/// A Lua state with the host's classes in it.
///
/// Belongs to one thread, with all its objects.
public final class LuaState {
  @usableFromInline let host: UnsafeMutablePointer<ln_host>
  /// The layer above, which knows the objects. Set once, before any class is used.
  @exclusivity(unchecked)
  public unowned(unsafe) var bridge: (any LuaBridge)?
  public private(set) var isClosed = false
  /// Receives warnings (`backgroundColour` is a new field; did you mean …), each once.
  public var onWarning: (String) -> Void = { _ in }

  private var typesByClass: [ObjectIdentifier: LuaType] = [:]
  private(set) var hostClasses: [ObjectIdentifier: HostClass] = [:]
  private var warnings: Set<String> = []
  private var isCallingDeinits = false
  /// Names that no class can list among its properties.
  public var reservedNames: [String] = []
  /// Gives the names of callbacks that classes may have as methods, for hints.
  public var callbackNames: () -> [String] = { [] }
  /// Gives the same by what Objective-C's spelling makes of them:
  /// `tableView_cellForRowAtIndexPath`.
  public var callbackSpellings: () -> [String: String] = { [:] }
  /// What the references are that the host keeps, for reports of leaks.
  public var referenceNames: [Int32: String] = [
    LUA_RIDX_GLOBALS: "globals", Int32(LN_PINS): "host frames",
    Int32(LN_ENDED): "objects that wait for their deinit",
  ]
  /// The names of what was loaded.
  var chunks = ChunkNames()
  /// The error that the message handler saw last, until the call that failed takes it.
  var caughtError: LuaError?
  /// The calls of an error whose stack is gone, until it is raised again.
  var endedCalls: EndedCalls?
  /// The call for which the coroutine waits that is being suspended.
  var pendingCall: LuaPendingCall?
  /// What came of the call for which the coroutine waited that goes on now.
  var arrivedOutcome: LuaPendingCall.Outcome?
  /// How many lines a chunk has, when they are counted.
  var linesOfChunk: ((String) -> Int?)?

  /// Opens a state with the standard library in its global table.
  public init() throws {
    // The record must know this object, which is complete only when it has the record.
    var slowPaths = LuaState.slowPaths()
    guard let host = ln_open(nil, &slowPaths) else {
      throw LuaError(kind: .memory, message: "not enough memory for a Lua state")
    }
    self.host = host
    host.pointee.context = Unmanaged.passUnretained(self).toOpaque()
    guard ln_open_libraries(host) == LUA_OK else {
      throw LuaError(kind: .memory, message: "not enough memory for Lua's library")
    }
  }

  deinit {
    close()
    ln_free(host)
  }

  /// Ends the state: its values are gone, and what the host still holds of it does nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    ln_close(host)
    for type in typesByClass.values { type.end() }
  }

  /// The state that a stack belongs to.
  @inlinable
  public static func of(_ stack: LuaStack) -> LuaState {
    of(stack.host)
  }

  @usableFromInline
  static func of(_ host: UnsafeMutablePointer<ln_host>) -> LuaState {
    unretained(host).takeUnretainedValue()
  }

  static func unretained(_ host: UnsafeMutablePointer<ln_host>) -> Unmanaged<LuaState> {
    .fromOpaque(host.pointee.context)
  }

  /// The stack of the thread that runs, or ran last.
  public var stack: LuaStack { LuaStack(host.pointee.current) }

  // MARK: Classes

  /// Makes classes known; their tables are made when they are first used.
  public func register(_ classes: [HostClass]) {
    for hostClass in classes { hostClasses[ObjectIdentifier(hostClass.type)] = hostClass }
  }

  /// A class as this state knows it.
  public func type(for hostClass: HostClass) -> LuaType {
    if let type = typesByClass[ObjectIdentifier(hostClass)] { return type }
    let parent = hostClass.superclass.map(type(for:))
    let type = LuaType(hostClass, parent: parent, in: self)
    typesByClass[ObjectIdentifier(hostClass)] = type
    return type
  }

  /// The class of an object that the host made: its own, or the nearest superclass that scripts
  /// know.
  func type(of object: AnyObject) -> LuaType? {
    var candidate: AnyClass? = Swift.type(of: object)
    while let current = candidate {
      if let hostClass = hostClasses[ObjectIdentifier(current)] { return type(for: hostClass) }
      candidate = _getSuperclass(current)
    }
    return nil
  }

  /// The class of an object: the script's when it has a peer, else the host's.
  public func type(ofObject object: AnyObject) -> LuaType? {
    let stack = stack
    guard stack.pushKnown(object) else { return type(of: object) }
    defer { stack.pop() }
    return stack.objectType(-1) ?? type(of: object)
  }

  // MARK: Calls

  /// Compiles a chunk and pushes its function.
  ///
  /// - Parameter name: as messages show it, without a mark.
  public func load(_ text: [UInt8], name: String) throws(LuaError) {
    let stack = stack
    chunks.insert(name)
    let status = text.withUnsafeBytes { bytes in
      ln_load(
        stack.thread, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
        "@" + name)
    }
    guard status != LUA_OK else { return }
    let message = stack.string(-1) ?? ""
    stack.pop()
    if message.hasSuffix(LuaState.overflow) {
      throw LuaError(
        kind: .syntax,
        message: "too deep: Lua takes about 200 tables, calls, blocks or functions inside of each "
          + "other", source: name, line: lineOfOverflow(in: text))
    }
    if message.contains("attempt to load a binary chunk") {
      throw LuaError(
        kind: .syntax, message: "this is compiled Lua; only source text is loaded", source: name)
    }
    throw LuaError(kind: .syntax, positioned: message, chunks: chunks)
  }

  /// Pushes the function of a Lua file that was compiled when the program was built.
  ///
  /// - Parameter name: the name that the chunk has got then.
  public func load(embedded code: StaticString, name: String) throws(LuaError) {
    let stack = stack
    chunks.insert(name)
    let status = ln_load_embedded(
      stack.thread, code.utf8Start, code.utf8CodeUnitCount, "@" + name)
    guard status != LUA_OK else { return }
    let message = stack.string(-1) ?? ""
    stack.pop()
    throw LuaError(
      kind: status == LUA_ERRMEM ? .memory : .syntax,
      message: "Lunette internal error: \(message); please report it", source: name)
  }

  /// What the parser says, with no place, of what is nested too deeply.
  private static let overflow = "C stack overflow"

  /// The first line of a text up to which it is nested too deeply to be read.
  private func lineOfOverflow(in text: [UInt8]) -> Int {
    let ends = text.indices.filter { text[$0] == UInt8(ascii: "\n") } + [text.count]
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      let status = text[..<ends[middle]].withUnsafeBytes { bytes in
        ln_load(
          stack.thread, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, "=")
      }
      let isTooDeep =
        status != LUA_OK && stack.string(-1)?.hasSuffix(LuaState.overflow) == true
      stack.pop()
      if isTooDeep { high = middle } else { low = middle + 1 }
    }
    return low + 1
  }

  /// Calls the function below `count` arguments; pushes `results` values.
  ///
  /// - Parameters:
  ///   - hook: which callback this is, and `object` whose, for reports.
  public func call(
    arguments count: Int32, results: Int32, hook: UInt32 = 0, object: UnsafeRawPointer? = nil
  ) throws(LuaError) {
    let stack = stack
    var frame = ln_frame()
    frame.hook = hook
    frame.object = object
    let status = ln_call(stack.thread, &frame, count, results)
    if host.pointee.depth == 0 { endOutermostCall() }
    guard status != LUA_OK else { return }
    throw takeError(status, stack)
  }

  /// What waits for the end of the outermost call.
  @usableFromInline @inline(never)
  func endOutermostCall() {
    releaseObjects()
    callDeinits()
  }

  @usableFromInline @inline(never)
  func takeError(_ status: Int32, _ stack: LuaStack) -> LuaError {
    if status == LN_FAILED, let limit = exceededLimit { return limit }
    defer {
      stack.pop()
      caughtError = nil
    }
    if status == LUA_ERRMEM { return memoryError() }
    if let caughtError { return caughtError }
    return LuaError(kind: .runtime, positioned: errorText(stack, -1), chunks: chunks)
  }

  /// The text of an error value, without running any of the script's code.
  func errorText(_ stack: LuaStack, _ index: Int32) -> String {
    switch stack.type(index) {
    case .string, .number: stack.string(index) ?? ""
    case .table: "error value: " + stack.contents(index)
    case .nil: "error value: nil"
    default: "error value: \(stack.summary(index))"
    }
  }

  /// Ends a host frame that began when `pins` were in use: what Lua handed out since may go.
  public var pins: Int32 { host.pointee.pins }

  public func unpin(to pins: Int32) {
    if host.pointee.pins != pins { ln_unpin(host.pointee.current, pins) }
  }

  /// Lets go of the objects whose peers were collected.
  public func releaseObjects() {
    guard host.pointee.released_count > 0 else { return }
    LuaState.release(host)
  }

  /// Calls `deinit` of the objects that were collected, each with what is left of it.
  private func callDeinits() {
    guard host.pointee.ended > 0, !isCallingDeinits else { return }
    isCallingDeinits = true
    defer { isCallingDeinits = false }
    let stack = stack
    stack.rawGet(ln_registry_index(), at: Int(LN_ENDED))
    let list = stack.top
    // Only those of now: what they let go waits for the next time.
    let count = Int(host.pointee.ended)
    host.pointee.ended = 0
    stack.newTable()
    stack.rawSet(ln_registry_index(), at: Int(LN_ENDED))
    for position in 1..<(count + 1) {
      stack.rawGet(list, at: position)
      guard let type = stack.objectType(-1), type.push(member: "deinit", stack) == .function else {
        stack.top = list
        continue
      }
      stack.insert(-2)
      do {
        try call(arguments: 1, results: 0)
      } catch {
        bridge?.deinitFailed(error, type: type)
      }
    }
    stack.top = list - 1
  }

  static func release(_ host: UnsafeMutablePointer<ln_host>) {
    // A released object may free others whose peers wait here too; the list may grow meanwhile.
    while host.pointee.released_count > 0 {
      host.pointee.released_count -= 1
      guard let object = host.pointee.released[host.pointee.released_count] else { continue }
      Unmanaged<AnyObject>.fromOpaque(object).release()
    }
  }

  // MARK: Figures

  /// Bytes that Lua has allocated.
  public var byteCount: Int { Int(host.pointee.bytes) }

  /// The most bytes that Lua had allocated at once.
  public var peakByteCount: Int { Int(host.pointee.peak) }

  /// Host objects that scripts can reach now.
  public var peerCount: Int { Int(host.pointee.peers) }

  /// Runs a full collection, twice, so that what finalizers let go is gone too. Afterwards the
  /// state needs as little memory as it can.
  public func collect() {
    stack.collect()
    ln_compact(host.pointee.current)
    stack.collect()
  }

  /// Whether a full collection runs at every call between Lua and the host, to find objects that
  /// nothing keeps though it should. Very slow.
  public var collectsAtEveryCall: Bool {
    get { host.pointee.force_collect }
    set { host.pointee.force_collect = newValue }
  }

  /// Whether objects keep where a script made them, for reports: see ``creationSite(of:)``. Costs
  /// some hundredths of the time in which one is made.
  public var notesCreationSites: Bool {
    get { host.pointee.notes_sites }
    set { host.pointee.notes_sites = newValue }
  }

  /// Makes warnings that were given come again.
  public func forgetWarnings() { warnings = [] }

  /// Warns once per text.
  public func warn(_ text: String) {
    if warnings.insert(text).inserted { onWarning(text) }
  }
}

/// What the runtime asks the layer that knows the objects.
public protocol LuaBridge: AnyObject {
  /// An object got its first peer: a script made it, or the host handed it out.
  func objectGotPeer(_ object: AnyObject, type: LuaType, stack: LuaStack)

  /// A member of a Lua class was set, in it or in a class that it inherits from.
  func classChanged(_ type: LuaType, member: String, stack: LuaStack)

  /// The class to which a name belongs that it does not have yet, so that no field can have it.
  func owner(ofReserved name: String, in hostClass: HostClass) -> String?

  /// Whether a later version calls a member of this name, and this one does not.
  func isCalledLater(_ name: String, in hostClass: HostClass) -> Bool

  /// What to say of a name of UIKit's that this version does not have, of a class or, with
  /// `hostClass`, of one of its members; nil when it is none.
  func absence(of name: String, in hostClass: HostClass?) -> String?

  /// An object as messages name it (`Label #title`).
  func summary(of object: AnyObject, type: LuaType) -> String

  /// Whether the host asks the classes of scripts for a member of this name.
  func isHook(_ member: String) -> Bool

  /// How Lua spells a name that UIKit has: `'ui.Button'` for `UIButton`; nil when it knows none.
  func hint(forName name: String) -> String?

  /// The host's part of a traceback: a callback of an object.
  func describe(hook: UInt32, object: UnsafeRawPointer?) -> String?

  /// The `deinit` of a class failed.
  func deinitFailed(_ error: LuaError, type: LuaType)

  /// About how many bytes an object has, for the collector.
  func weight(of object: AnyObject) -> Int
}

/// An immutable object of which equal ones are one value in Lua (a colour, a font).
public protocol LuaInterned: AnyObject {
  /// Equal for equal values of the class.
  var internKey: String { get }
}
