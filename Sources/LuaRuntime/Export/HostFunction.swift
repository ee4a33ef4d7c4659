import CLuaSupport

/// A free function that scripts see: a member of the module itself. Its arguments begin at 1.
public final class HostFunction: @unchecked Sendable {
  // Immutable after init: only the unsafe pointer keeps the compiler from seeing it.
  public let member: Member
  private let entry: FreeEntry
  private let descriptor: UnsafeMutablePointer<ln_member>

  /// - Parameter typeName: what it gives, where that is no type of a value.
  public init(
    _ name: String, of module: String = "ui", objc: String...,
    parameters: [Member.Parameter] = [], returns: (any LuaReadable.Type)? = nil,
    typeName: String? = nil, since: Int = 1, doc: String, call: @escaping FreeEntry
  ) {
    let member = Member(
      .function, name, objc: objc, type: returns, typeName: typeName, since: since, doc: doc,
      parameters: parameters, module: module)
    self.member = member
    entry = call
    descriptor = .allocate(capacity: 1)
    descriptor.initialize(to: ln_member())
    descriptor.pointee.name = copyCString(name)
    descriptor.pointee.most = member.most(receivers: 0)
    descriptor.pointee.info = UnsafeRawPointer(Unmanaged.passUnretained(member).toOpaque())
  }

  /// Pushes the function.
  public func push(_ stack: LuaStack) { ln_push_free_function(stack.thread, entry, descriptor) }
}
