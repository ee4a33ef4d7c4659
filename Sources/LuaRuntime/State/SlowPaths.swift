import CLuaSupport

// What C asks for off the fast path. Each function gets what it needs on the stack and returns a
// number of results, or LN_FAILED with a message on top.

extension LuaState {
  static func slowPaths() -> ln_slow_paths {
    ln_slow_paths(
      read: { thread, type in LuaState.answer(thread, type) { $0.readMissing($1, $2) } },
      write: { thread, type in LuaState.answer(thread, type) { $0.writeSpecial($1, $2) } },
      class_read: { thread, type in LuaState.answer(thread, type) { $0.readClass($1, $2) } },
      class_write: { thread, type in LuaState.answer(thread, type) { $0.writeClass($1, $2) } },
      explain: { thread, member in LuaState.answer(thread) { $0.explain($1, member) } },
      made: { thread, type, object in
        guard let thread, let type, let object else { return }
        let stack = LuaStack(thread)
        // For each object that is made: nothing is retained on the way.
        LuaState.unretained(stack.host)._withUnsafeGuaranteedRef { state in
          LuaType.unretained(type)._withUnsafeGuaranteedRef { type in
            Unmanaged<AnyObject>.fromOpaque(object)._withUnsafeGuaranteedRef { object in
              state.bridge?.objectGotPeer(object, type: type, stack: stack)
            }
          }
        }
      },
      adopt: { thread, object in
        guard let thread, let object else { return }
        let stack = LuaStack(thread)
        LuaState.of(stack).adopt(
          Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue(), stack)
      },
      unknown_key: { thread, type in LuaState.answer(thread, type) { $0.checkKey($1, $2) } },
      handle: { thread in LuaState.answer(thread) { $0.handle($1) } },
      release: { host in if let host { LuaState.release(host) } },
      value_read: { thread, kind in LuaState.answer(thread) { $0.readValue($1, kind) } },
      value_write: { thread, kind in LuaState.answer(thread) { $0.writeValue($1, kind) } },
      describe: { thread in LuaState.answer(thread) { $0.describe($1) } },
      bad_self: { thread, member in LuaState.answer(thread) { $0.badSelf($1, member) } },
      call_closure: { thread, closure in LuaClosure.call(thread, closure) },
      coroutine_failed: { thread, resumer in
        LuaState.answer(thread) { $0.noteCoroutine($1, resumer: resumer) }
      },
      begin_async: { thread, closure in LuaAsyncClosure.begin(thread, closure) },
      finish_async: { thread, _ in LuaAsyncClosure.finish(thread) },
      convert: { thread, member, hasResult in
        LuaState.answer(thread) { $0.convert($1, member, hasResult: hasResult) }
      },
      limit_passes: { thread in LuaState.answer(thread) { $0.noteLimit($1) } })
  }

  private static func answer(
    _ thread: OpaquePointer?, _ body: (LuaState, LuaStack) -> Int32
  ) -> Int32 {
    guard let thread else { return LN_FAILED }
    let stack = LuaStack(thread)
    return body(of(stack), stack)
  }

  private static func answer(
    _ thread: OpaquePointer?, _ type: UnsafeMutablePointer<ln_type>?,
    _ body: (LuaState, LuaStack, LuaType) -> Int32
  ) -> Int32 {
    guard let thread, let type else { return LN_FAILED }
    let stack = LuaStack(thread)
    return body(of(stack), stack, LuaType.of(type))
  }

  func fail(_ stack: LuaStack, _ message: String) -> Int32 {
    stack.push(message)
    return LN_FAILED
  }

  // MARK: Peers

  /// Pushes a new peer for an object that has none, or the peer of an equal value.
  func adopt(_ object: AnyObject, _ stack: LuaStack) {
    guard let type = type(of: object) else {
      stack.pushNil()
      return
    }
    if type.hostClass.isInterned, let value = object as? any LuaInterned {
      pushInterned(object, key: value.internKey, type: type, stack)
      return
    }
    let retained = Unmanaged.passRetained(object).toOpaque()
    ln_new_peer(stack.thread, type.record, retained, bridge?.weight(of: object) ?? 256)
    ln_pin(stack.thread, -1)
    bridge?.objectGotPeer(object, type: type, stack: stack)
  }

  /// Equal values share one peer, so that `==`, `rawequal` and table keys see one value. The
  /// table of them is weak, like that of identities.
  private func pushInterned(
    _ value: AnyObject, key: String, type: LuaType, _ stack: LuaStack
  ) {
    stack.rawGet(ln_registry_index(), at: Int(LN_INTERNED))
    stack.push(type.name + "\0" + key)
    stack.copy(-1)
    if stack.rawGet(-3) == .nil {
      stack.pop()
      let retained = Unmanaged.passRetained(value).toOpaque()
      ln_new_peer(stack.thread, type.record, retained, 64)
      stack.copy(-1)
      stack.insert(-4)
      stack.rawSet(-3)
      stack.pop()
    } else {
      stack.remove(-2)
      stack.remove(-2)
    }
  }

  /// The text of the userdata at 1, for `tostring`.
  func describe(_ stack: LuaStack) -> Int32 {
    if let peer = ln_to_peer(stack.thread, 1) {
      let type = LuaType.of(peer.pointee.type)
      guard let object = peer.pointee.object else {
        stack.push("<\(type.name)>")
        return 1
      }
      let value = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
      stack.push("<\(bridge?.summary(of: value, type: type) ?? type.name)>")
    } else if let type = ln_to_class(stack.thread, 1) {
      stack.push("class \(LuaType.of(type).name)")
    } else if let (kind, _) = stack.value(1), kind.pointee.is_place || kind.pointee.is_packed {
      stack.push(stack.valueText(1))
    } else {
      stack.push(stack.summary(1))
    }
    return 1
  }

  // MARK: Messages

  /// A method was called with what is not its object as first argument.
  private func misuse(_ member: Member, _ stack: LuaStack) -> String? {
    let name = member.name
    if member.kind == .property {
      // The host's accessor, which an override calls.
      return "write Class.super.get_\(name)(self), or Class.super.set_\(name)(self, value)"
    }
    guard let type = ln_to_class(stack.thread, 1).map({ LuaType.of($0) }) else { return nil }
    if let object = objectName(of: type) { return "write \(object):\(name)(…)" }
    return
      "what a class overrides is called with a dot and the object: Class.super.\(name)(self, …)"
  }

  /// Completes the message on top with the name of the member, and of the argument it is about.
  func explain(_ stack: LuaStack, _ record: UnsafePointer<ln_member>?) -> Int32 {
    guard stack.type(-1) == .string, let text = stack.string(-1) else { return 1 }
    // An error of a script's own, which has its place already.
    if text.hasPrefix("\u{2}") { return 1 }
    var message = text
    var argument: Int?
    if text.hasPrefix("\u{1}") {
      let parts = text.split(separator: "\u{1}", maxSplits: 1)
      argument = Int(parts[0])
      message = String(parts[1])
    }
    if let record, let member = Member.of(record) {
      let place: String
      switch member.kind {
      case .method:
        place = "\(ownerName(record, stack)):\(member.name)"
      case .classMethod:
        place = "\(ln_to_class(stack.thread, 1).map { LuaType.of($0).name } ?? "ui"):\(member.name)"
      case .function: place = "\(member.module).\(member.name)"
      default: place = "\(ownerName(record, stack)).\(member.name)"
      }
      if let argument,
        member.kind == .function
          || argument > 1 && member.kind != .property
            && member.kind != .event && member.kind != .constructorKey
      {
        let position = member.kind == .function ? argument - 1 : argument - 2
        let name =
          member.parameters.indices.contains(position)
          ? " (\(member.parameters[position].name))" : ""
        message = "\(place): argument \(position + 1)\(name): \(message)"
        if member.kind == .method, message.hasSuffix("got nothing"), !stack.isColonCall {
          message += "; a method is called with a colon: object:\(member.name)(…)"
        }
      } else {
        message = "\(place): \(message)"
      }
      message = wrongSign(stack, member, record) ?? message
    } else if argument == 3, let peer = ln_to_peer(stack.thread, 1) {
      let name = LuaType.of(peer.pointee.type).name
      message = "\(name){…}: a value without a key is a subview: \(message)"
    }
    stack.pop()
    stack.push(message)
    return 1
  }

  /// What to say when a function was called with a dot in the place of a colon, or the reverse.
  private func wrongSign(
    _ stack: LuaStack, _ member: Member, _ record: UnsafePointer<ln_member>
  ) -> String? {
    switch member.kind {
    case .function:
      let isModule =
        stack.type(1) == .userdata && ln_to_peer(stack.thread, 1) == nil
        && ln_to_class(stack.thread, 1) == nil && ln_to_value(stack.thread, 1) == nil
      return isModule
        ? "\(member.name) is called with a dot: \(member.module).\(member.name)(…), got a colon"
        : nil
    case .classMethod:
      guard ln_to_class(stack.thread, 1) == nil, let owner = record.pointee.owner else {
        return nil
      }
      let name = String(cString: owner.pointee.name)
      return "\(member.name) is called with a colon: ui.\(name):\(member.name)(…), got a dot"
    default: return nil
    }
  }

  /// The class that a message names: the script's when the object is one of its own.
  private func ownerName(_ record: UnsafePointer<ln_member>, _ stack: LuaStack) -> String {
    if let peer = ln_to_peer(stack.thread, 1) { return LuaType.of(peer.pointee.type).name }
    if let (kind, _) = stack.value(1) { return String(cString: kind.pointee.name) }
    return record.pointee.owner.map { String(cString: $0.pointee.name) } ?? "?"
  }

  /// The receiver at 1 is not one of the member's class.
  func badSelf(_ stack: LuaStack, _ record: UnsafePointer<ln_member>?) -> Int32 {
    let got = stack.type(1) == .none ? "nothing" : stack.summary(1)
    guard let record, let owner = record.pointee.owner else {
      return fail(stack, "expected a host object as receiver, got \(got)")
    }
    let name = String(cString: record.pointee.name)
    let ownerName = String(cString: owner.pointee.name)
    if let peer = ln_to_peer(stack.thread, 1), ln_inherits(peer.pointee.native, owner) {
      let member = "\(LuaType.of(peer.pointee.type).name):\(name)"
      return fail(
        stack,
        peer.pointee.hasEnded
          ? "\(member) was called on an object that has ended; \(LuaState.endedAdvice)"
          : "\(member) was called before super.init(self, options)")
    }
    let advice =
      Member.of(record).flatMap { misuse($0, stack) }
      ?? "a method is called with a colon: object:\(name)(…)"
    return fail(
      stack,
      "\(ownerName):\(name) expects \(ownerName) as receiver, got \(got); \(advice)")
  }

  /// What a script can do with the object that a deinit gets.
  static let endedAdvice = "deinit(self) has the fields of the class alone"
}

extension ln_peer {
  /// Whether the peer stands for an object that was collected.
  var hasEnded: Bool { flags & UInt32(LN_ENDED_OBJECT) != 0 }
}
