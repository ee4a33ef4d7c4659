/// How often the lines and the functions of a chunk were run.
public struct ChunkCounts: Sendable {
  /// As messages show it, without a mark.
  public var name: String
  /// By the numbers of lines; the first is for none. The last line of a function is left out: see
  /// ``Function/ends``.
  public var lines: [UInt64]
  public var functions: [Function]

  /// The functions that look the same, which are one unless several stand on one line.
  public struct Function: Sendable {
    public var shape: FunctionShape
    public var calls: UInt64
    /// How often its last line was run by itself.
    public var ends: UInt64
  }
}

/// By what the function of a call is told from others.
public struct FunctionShape: Hashable, Sendable {
  /// Lines of the text; both are 0 for the chunk itself.
  public var first: Int
  public var last: Int
  public var parameters: UInt8
  public var upvalues: UInt8
  public var isVariadic: Bool

  public init(first: Int, last: Int, parameters: UInt8, upvalues: UInt8, isVariadic: Bool) {
    self.first = first
    self.last = last
    self.parameters = parameters
    self.upvalues = upvalues
    self.isVariadic = isVariadic
  }
}
