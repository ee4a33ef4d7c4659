import CLuaSupport

// Which host objects scripts still hold, and how.
extension LuaState {
  /// An object that is alive.
  public struct Survivor: Sendable {
    /// The object as messages name it.
    public var name: String
    /// Where a script made it; nil for what the host made.
    public var site: String?
    /// The references from a root to it: `registry → module 'city' → .cache → [3]`.
    public var path: String
  }

  /// The host objects that are alive after a full collection, in the order in which the search
  /// from the roots finds them. Slow: it walks everything that scripts can reach.
  public func survivors() -> [Survivor] {
    collect()
    var search = ReferenceSearch(stack, names: referenceNames)
    search.run()
    return search.found.map { found in
      Survivor(
        name: bridge?.summary(of: found.object, type: found.type) ?? found.type.name,
        site: creationSite(of: found.object), path: search.path(to: found.node))
    }
  }
}

/// A walk through all values that a state can reach, breadth first, so that each is found by one
/// of its shortest paths.
private struct ReferenceSearch {
  struct Found {
    var object: AnyObject
    var type: LuaType
    var node: Int
  }

  private struct Node {
    var parent: Int
    var label: String
  }

  private let stack: LuaStack
  /// What the entries of the registry are.
  private let names: [Int32: String]
  /// The stack index of a table with the values of the nodes.
  private let values: Int32
  private var nodes: [Node] = []
  private var seen: Set<UnsafeRawPointer> = []
  private(set) var found: [Found] = []

  init(_ stack: LuaStack, names: [Int32: String]) {
    self.stack = stack
    self.names = names
    stack.newTable()
    values = stack.top
  }

  mutating func run() {
    // The bookkeeping of the bridge is no reference, and neither is this search.
    for key in [LN_IDENTITY, LN_HOLDERS, LN_INTERNED, LN_NUMBERS, LN_SOURCES, LN_TASKS] {
      stack.rawGet(ln_registry_index(), at: Int(key))
      if let pointer = stack.pointer(-1) { seen.insert(pointer) }
      stack.pop()
    }
    if let pointer = stack.pointer(values) { seen.insert(pointer) }
    stack.rawGet(ln_registry_index(), at: Int(LUA_RIDX_MAINTHREAD))
    if let pointer = stack.pointer(-1) { seen.insert(pointer) }
    stack.pop()
    addRoots()
    var current = 0
    while current < nodes.count {
      stack.rawGet(values, at: current + 1)
      visit(current)
      stack.top = values
      current += 1
    }
    stack.pop()
  }

  /// The entries of the registry are the roots.
  private mutating func addRoots() {
    stack.copy(ln_registry_index())
    let registry = stack.top
    stack.pushNil()
    while stack.next(registry) {
      let number = stack.integer(-2).flatMap(Int32.init(exactly:))
      add(parent: -1, label: number.flatMap { names[$0] } ?? "registry\(keyLabel(-2))")
    }
    stack.pop()
  }

  func path(to node: Int) -> String {
    var labels: [String] = []
    var current = node
    while current >= 0 {
      labels.append(nodes[current].label)
      current = nodes[current].parent
    }
    return labels.reversed().joined(separator: " → ")
  }

  /// Pops a value and queues it, unless it holds nothing or was seen.
  private mutating func add(parent: Int, label: String) {
    switch stack.type(-1) {
    case .table, .userdata, .function, .thread:
      guard let pointer = stack.pointer(-1), seen.insert(pointer).inserted else { break }
      nodes.append(Node(parent: parent, label: label))
      stack.copy(-1)
      stack.rawSet(values, at: nodes.count)
    default: break
    }
    stack.pop()
  }

  /// Queues what the value on top refers to.
  private mutating func visit(_ node: Int) {
    guard stack.reserve(16) else { return }
    let index = stack.top
    switch stack.type(index) {
    case .table: visitTable(index, node)
    case .userdata: visitUserdata(index, node)
    case .function:
      var number: Int32 = 1
      while let name = stack.upvalue(index, number) {
        add(parent: node, label: name.isEmpty ? "upvalue \(number)" : "upvalue '\(name)'")
        number += 1
      }
    case .thread: visitThread(index, node)
    default: break
    }
  }

  private mutating func visitTable(_ index: Int32, _ node: Int) {
    var holdsKeys = true
    var holdsValues = true
    if stack.pushMetatable(index) {
      if stack.rawGet(-1, "__mode") == .string, let mode = stack.string(-1) {
        holdsKeys = !mode.contains("k")
        holdsValues = !mode.contains("v")
      }
      stack.pop()
      add(parent: node, label: "metatable")
    }
    stack.pushNil()
    while stack.next(index) {
      let label = keyLabel(-2)
      if holdsValues { add(parent: node, label: label) } else { stack.pop() }
      if holdsKeys {
        stack.copy(-1)
        add(parent: node, label: "key")
      }
    }
  }

  private func keyLabel(_ index: Int32) -> String {
    switch stack.type(index) {
    case .string: ".\(stack.string(index) ?? "?")"
    case .number: "[\(LuaStack.text(of: stack.number(index) ?? 0))]"
    default: "[\(stack.summary(index))]"
    }
  }

  private mutating func visitUserdata(_ index: Int32, _ node: Int) {
    if let object = stack.object(index), let type = stack.objectType(index) {
      found.append(Found(object: object, type: type, node: node))
      nodes[node].label += " (\(stack.summary(index)))"
    }
    for number in Int32(1)...2 {
      guard stack.userValue(index, number) == .table else {
        stack.pop()
        continue
      }
      let table = stack.top
      stack.pushNil()
      while stack.next(table) {
        // Fields are values under names; edges are counts under the objects they lead to.
        if number == 1 {
          add(parent: node, label: keyLabel(-2))
        } else {
          stack.pop()
          stack.copy(-1)
          add(parent: node, label: "owns")
        }
      }
      stack.pop()
    }
  }

  /// A coroutine holds the functions that it is in, with what these have on the stack.
  private mutating func visitThread(_ index: Int32, _ node: Int) {
    guard let other = stack.thread(index), other.thread != stack.thread, other.reserve(2) else {
      return
    }
    guard other.hasFrames else {
      // It has not begun: its function and the arguments lie on its stack.
      for position in 1..<(other.top + 1) {
        other.copy(position)
        other.move(1, to: stack)
        add(parent: node, label: "coroutine's value")
      }
      return
    }
    var level: Int32 = 0
    while other.pushFunction(ofFrame: level) {
      other.move(1, to: stack)
      add(parent: node, label: "coroutine's function")
      // Variable arguments have negative numbers.
      for step in [1, -1] as [Int32] {
        var number = step
        while let name = other.pushLocal(number, ofFrame: level) {
          other.move(1, to: stack)
          let isNamed = !name.hasPrefix("(")
          add(parent: node, label: isNamed ? "coroutine's local '\(name)'" : "coroutine's value")
          number += step
        }
      }
      level += 1
    }
  }
}
