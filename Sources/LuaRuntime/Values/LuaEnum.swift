import CLuaSupport

/// A Swift enum that is a string in Lua, named by its cases.
public protocol LuaEnum: RawRepresentable<String>, CaseIterable, LuaConvertible, Sendable {
  /// The names of the cases and their description.
  static var table: LuaEnumTable<Self> { get }
}

/// The cases of an enum, ready to be compared with Lua strings without making Swift ones.
public final class LuaEnumTable<Enum: LuaEnum>: @unchecked Sendable {
  // Immutable after init: only the unsafe pointer keeps the compiler from seeing it.
  public let description: EnumDescription
  @usableFromInline let names: UnsafePointer<UnsafePointer<CChar>?>
  @usableFromInline let cases: [Enum]
  /// The names again, by the byte that stands for a case in memory: all that an enum without
  /// associated values and with at most 256 cases has.
  @usableFromInline let namesByByte: UnsafePointer<UnsafePointer<CChar>?>

  /// - Parameters:
  ///   - name: what the metadata calls the enum (`ControlState`).
  ///   - objc: the enum's name in UIKit (`UIControlState`).
  ///   - prefix: what stands before a case's name in UIKit (`UIControlState` + `Normal`).
  ///   - spellings: the cases whose spelling in UIKit differs from prefix and name, or that have
  ///     several, with blanks between.
  public init(
    _ name: String, objc: String, prefix: String? = nil, spellings: [Enum: String] = [:]
  ) where Enum: Hashable {
    cases = Array(Enum.allCases)
    let copies = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: cases.count)
    for (index, value) in cases.enumerated() {
      (copies + index).initialize(to: copyCString(value.rawValue))
    }
    names = UnsafePointer(copies)
    let byByte = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 256)
    byByte.initialize(repeating: nil, count: 256)
    for (index, value) in cases.enumerated() { byByte[Self.byte(of: value)] = copies[index] }
    namesByByte = UnsafePointer(byByte)
    description = EnumDescription(
      name: name, objc: objc, isOptionSet: false,
      cases: cases.map {
        ($0.rawValue, spellings[$0] ?? (prefix ?? objc) + $0.rawValue.capitalizedFirst)
      })
  }

  // A table is made once per process and type, so its C strings need no end.

  @inlinable @inline(__always)
  static func byte(of value: Enum) -> Int {
    withUnsafeBytes(of: value) { $0.isEmpty ? 0 : Int($0[0]) }
  }

  /// Pushes the name of a case.
  @inlinable
  public func push(_ value: Enum, _ stack: LuaStack) {
    if MemoryLayout<Enum>.size <= 1, let name = namesByByte[Self.byte(of: value)] {
      stack.push(name)
    } else {
      stack.push(value.rawValue)
    }
  }

  /// The case named by the string at `index`.
  @inlinable
  public func read(_ stack: LuaStack, _ index: Int32) -> Enum? {
    let position = ln_find_name(stack.thread, index, names, Int32(truncatingIfNeeded: cases.count))
    return position >= 0 ? cases[Int(position)] : nil
  }
}

extension LuaEnum {
  public static var luaName: String { table.description.name }

  @inlinable
  public func push(_ stack: LuaStack) { Self.table.push(self, stack) }

  @inlinable
  public static func read(_ stack: LuaStack, _ index: Int32) -> Self? {
    table.read(stack, index)
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    table.description.expectation("one of", stack, index)
  }
}

/// An option set that is a string in Lua: one name, or several joined by `|`.
public protocol LuaOptionSet: OptionSet, LuaConvertible, Sendable
where RawValue: FixedWidthInteger {
  static var table: LuaOptionTable<Self> { get }
}

/// The names of an option set.
public final class LuaOptionTable<Options: LuaOptionSet>: Sendable {
  public let description: EnumDescription
  let names: [(name: String, value: Options)]
  let empty: String

  /// - Parameters:
  ///   - names: the options in declared order with their spelling in UIKit.
  ///   - empty: the name of the empty set (`normal`, `none`), or "".
  public init(
    _ name: String, objc: String, empty: String = "", emptyObjc: String? = nil,
    _ names: [(String, Options, objc: String)]
  ) {
    self.names = names.map { ($0.0, $0.1) }
    self.empty = empty
    let none = emptyObjc.map { [(empty, $0)] } ?? []
    description = EnumDescription(
      name: name, objc: objc, isOptionSet: true, cases: none + names.map { ($0.0, $0.objc) })
  }

  func name(of options: Options) -> String {
    // A name that stands for several bits (`allTouchEvents`) wins when it is exactly meant.
    if let exact = names.first(where: { $0.value == options }) { return exact.name }
    let single = names.filter {
      $0.value.rawValue.nonzeroBitCount == 1 && options.isSuperset(of: $0.value)
    }
    return single.isEmpty ? empty : single.map(\.name).joined(separator: "|")
  }

  func value(of name: Substring) -> Options? {
    if name == empty { return [] }
    return names.first { $0.name == name }?.value
  }
}

extension LuaOptionSet {
  public static var luaName: String { table.description.name }

  public func push(_ stack: LuaStack) { stack.push(Self.table.name(of: self)) }

  public static func read(_ stack: LuaStack, _ index: Int32) -> Self? {
    if stack.type(index) == .string, let text = stack.string(index) {
      var options: Self = []
      let names = text.split(separator: "|", omittingEmptySubsequences: false)
      for name in names {
        guard !name.isEmpty || names.count == 1, let value = table.value(of: name) else {
          return nil
        }
        options.formUnion(value)
      }
      return options
    }
    guard stack.type(index) == .table, let names = [String].read(stack, index) else { return nil }
    var options: Self = []
    for name in names {
      guard let value = table.value(of: Substring(name)) else { return nil }
      options.formUnion(value)
    }
    return options
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    let names = table.description.expectation("one or more of", stack, index)
    return names
      + stack.problem(inList: index) { element in
        stack.string(element).flatMap { Self.table.value(of: Substring($0)) } != nil
      } + hint(forList: stack, index)
  }
}

extension LuaOptionSet {
  /// What the first wrong name of a list probably means, in brackets.
  private static func hint(forList stack: LuaStack, _ index: Int32) -> String {
    guard let names = stack.type(index) == .table ? [String].read(stack, index) : nil,
      let wrong = names.first(where: { table.value(of: Substring($0)) == nil }),
      let meant = table.description.suggestion(for: wrong)
    else { return "" }
    return " (did you mean \"\(meant)\"?)"
  }
}

/// What the metadata says of an enum or option set.
public struct EnumDescription: Sendable {
  public var name: String
  public var objc: String
  public var isOptionSet: Bool
  public var cases: [(name: String, objc: String)]

  /// The legal names, with the one that a wrong name probably means.
  func expectation(_ quantity: String, _ stack: LuaStack, _ index: Int32) -> String {
    let all = legalNames.map { "\"\($0)\"" }.joined(separator: " ")
    guard stack.type(index) == .string, let wrong = stack.string(index) else {
      return "\(quantity) \(all)"
    }
    return "\(quantity) \(all)" + (isOptionSet ? faultyPart(of: wrong) : meant(by: wrong))
  }

  private var legalNames: [String] { cases.map(\.name).filter { !$0.isEmpty } }

  /// The part of a joined name that is none of the set, in brackets.
  private func faultyPart(of text: String) -> String {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let names = cases.map(\.name)
    guard let wrong = parts.first(where: { !names.contains($0) || $0.isEmpty }) else { return "" }
    let words = text.split { " |,+&".contains($0) }.map(String.init)
    if !words.isEmpty, words.allSatisfy(names.contains) {
      return " (write \"\(words.joined(separator: "|"))\")"
    }
    if parts.count == 1 { return meant(by: wrong) }
    let hint = suggestion(for: wrong).map { "; did you mean \"\($0)\"?" } ?? ""
    return " (\"\(wrong)\" is none of them\(hint))"
  }

  private func meant(by wrong: String) -> String {
    suggestion(for: wrong).map { " (did you mean \"\($0)\"?)" } ?? ""
  }

  /// The case that a wrong name means: by its name in UIKit, now or once (`UITextAlignmentCenter`),
  /// or as Swift writes it (`.center`), else the nearest.
  func suggestion(for wrong: String) -> String? {
    if let exact = cases.first(where: { $0.objc.split(separator: " ").contains(wrong[...]) }) {
      return exact.name
    }
    let ending = legalNames.filter {
      wrong.hasSuffix($0.capitalizedFirst) || wrong.hasSuffix("." + $0)
    }
    return ending.max { $0.utf8.count < $1.utf8.count }
      ?? Spelling.nearest(to: wrong, among: legalNames, by: { $0 })
  }
}

extension String {
  /// The same with a capital as first letter.
  public var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
