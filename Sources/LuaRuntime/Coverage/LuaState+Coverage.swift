import CLuaSupport

// Coverage: how often the lines of chunks are run.
extension LuaState {
  /// Counts from now on which lines and functions run, in every coroutine. Limits stay in force.
  ///
  /// To be called once more when a script may have put a hook of its own over it.
  ///
  /// - Parameter lines: how many lines the file of a chunk has; nil for one that does not count.
  ///   Asked once for each name, while the script runs: it must not use this state.
  /// - Returns: false when memory is short.
  @discardableResult
  public func startCoverage(lines: @escaping (_ chunk: String) -> Int?) -> Bool {
    linesOfChunk = lines
    return ln_start_coverage(host) { context, name in
      let state = Unmanaged<LuaState>.fromOpaque(context).takeUnretainedValue()
      let count = state.linesOfChunk?(String(cString: name)) ?? -1
      return Int32(clamping: count)
    }
  }

  /// Puts the hook that counts back where a script has put one of its own over it.
  public func resumeCoverage() {
    if linesOfChunk != nil { ln_arm(host.pointee.current) }
  }

  /// What was counted so far, of the chunks that count.
  public var coverage: [ChunkCounts] {
    var result: [ChunkCounts] = []
    var next = ln_first_chunk(host)
    while let chunk = next?.pointee {
      next = UnsafePointer(chunk.next)
      guard chunk.line_count >= 0, let lines = chunk.lines, let functions = chunk.functions,
        let name = chunk.name
      else { continue }
      let count = Int(chunk.line_count) + 1
      result.append(
        ChunkCounts(
          name: String(cString: name + 1),
          lines: Array(UnsafeBufferPointer(start: lines, count: count)),
          functions: (0..<count).flatMap { LuaState.counts(functions[$0]) }))
    }
    return result
  }

  private static func counts(
    _ first: UnsafeMutablePointer<ln_function_counts>?
  ) -> [ChunkCounts.Function] {
    var result: [ChunkCounts.Function] = []
    var next = first
    while let function = next?.pointee {
      next = function.next
      result.append(
        ChunkCounts.Function(
          shape: FunctionShape(
            first: Int(function.first), last: Int(function.last),
            parameters: function.parameters, upvalues: function.upvalues,
            isVariadic: function.is_vararg), calls: function.calls, ends: function.ends))
    }
    return result
  }
}
