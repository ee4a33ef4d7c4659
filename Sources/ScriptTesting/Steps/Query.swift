/// Which element a step means: compounds, each to be found somewhere inside the one before.
public struct Query: Hashable, Sendable, CustomStringConvertible {
  /// At least one.
  public let compounds: [Compound]

  init(compounds: [Compound]) { self.compounds = compounds }

  /// The query as a script types it.
  public var description: String {
    compounds.map(\.description).joined(separator: " ")
  }
}

/// Conditions that one element meets, written without a blank: `Button"Add":enabled[2]`.
public struct Compound: Hashable, Sendable, CustomStringConvertible {
  public var head: Head?
  public var parts: [Part]
  public var index: Index?

  public init(head: Head? = nil, parts: [Part] = [], index: Index? = nil) {
    self.head = head
    self.parts = parts
    self.index = index
  }

  /// The class that an element has to be of.
  public enum Head: Hashable, Sendable {
    /// `*`: of any class.
    case any
    /// A class or, unless `exactly`, one of its subclasses; `plugin` says whose class it is when
    /// two plugins have one of this name.
    case type(String, plugin: String?, exactly: Bool)
  }

  /// One condition.
  public enum Part: Hashable, Sendable {
    /// `#word`: the identifier.
    case identifier(String)
    /// `"text"`: one of the element's texts, whole; `~"text"`: part of one.
    case text(String, contained: Bool)
    /// `:state`.
    case state(ElementState)
  }

  /// Which of several matches is meant, in the order in which they are printed.
  public enum Index: Hashable, Sendable {
    /// `[n]`, one-based.
    case position(Int)
    case last
  }

  public var description: String {
    (head.map(\.description) ?? "") + parts.map(\.description).joined()
      + (index.map(\.description) ?? "")
  }

  /// Whether the compound asks for a state.
  func asks(for state: ElementState) -> Bool { parts.contains(.state(state)) }
}

/// What a query can ask of an element beside its class and texts.
public enum ElementState: String, CaseIterable, Hashable, Sendable {
  case enabled, disabled, selected, highlighted, focused, on, off, hidden, covered
}

extension Compound.Head: CustomStringConvertible {
  public var description: String {
    switch self {
    case .any: "*"
    case .type(let name, let plugin, let exactly):
      (plugin.map { $0 + "." } ?? "") + name + (exactly ? "!" : "")
    }
  }
}

extension Compound.Part: CustomStringConvertible {
  public var description: String {
    switch self {
    case .identifier(let name): "#" + (isWord(name) ? name : quoted(name))
    case .text(let text, let contained): (contained ? "~" : "") + quoted(text)
    case .state(let state): ":" + state.rawValue
    }
  }
}

extension Compound.Index: CustomStringConvertible {
  public var description: String {
    switch self {
    case .position(let position): "[\(position)]"
    case .last: "[last]"
    }
  }
}
