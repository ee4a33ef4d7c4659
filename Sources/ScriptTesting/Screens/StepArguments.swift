import LuaRuntime

/// The arguments of a step method: `screen:type("#name", "Bob")`.
enum StepArguments {
  /// The step that a method call asks for. Arguments are counted from the right, as in the text of
  /// a step.
  ///
  /// - Parameters:
  ///   - first: the stack index of the first argument.
  ///   - query: the element that the method belongs to, which is no argument then.
  static func step(
    _ verb: Verb, _ stack: LuaStack, from first: Int32, query: Query? = nil
  ) throws -> Step {
    let signature = verb.signature
    let count = Int(stack.top - first + 1)
    var next = first
    var target = query
    if query == nil, takesQuery(signature, count: count) {
      target = try Query(luaValueAt: first, stack)
      next += 1
    }
    let parameters = signature.required + signature.optional
    var arguments: [Argument] = []
    while next <= stack.top {
      let parameter =
        parameters.indices.contains(arguments.count) ? parameters[arguments.count] : nil
      arguments.append(try argument(stack, next, parameter))
      next += 1
    }
    do throws(StepProblem) {
      return try Step(verb, target, arguments)
    } catch {
      throw LuaFailure("\(error)")
    }
  }

  private static func takesQuery(_ signature: Signature, count: Int) -> Bool {
    switch signature.query {
    case .none: false
    case .required: count > 0
    case .optional: count > signature.required.count
    }
  }

  private static func argument(
    _ stack: LuaStack, _ index: Int32, _ parameter: Parameter?
  ) throws -> Argument {
    switch stack.type(index) {
    case .number:
      // Parameters of strings take numbers, as those of Lua's own functions do.
      if case .string? = parameter?.kind { return .string(stack.string(index) ?? "") }
      return .number(stack.number(index) ?? 0)
    case .string:
      let text = stack.string(index) ?? ""
      if case .word? = parameter?.kind { return .word(text) }
      return .string(text)
    case .boolean where parameter?.kind == .value: return .word(stack.boolean(index) ? "on" : "off")
    default:
      let expected =
        parameter.map { "\($0.name): expected \($0.expectation)" } ?? "expected nothing"
      throw LuaFailure("\(expected), got \(stack.summary(index))")
    }
  }
}

extension Query {
  /// Reads the query at an index of the stack.
  init(luaValueAt index: Int32, _ stack: LuaStack) throws {
    guard stack.type(index) == .string, let text = stack.string(index) else {
      let got = stack.type(index) == .none ? "nothing" : stack.summary(index)
      throw LuaFailure("expected a query, as \"#name\" or 'Button\"OK\"', got \(got)")
    }
    do throws(StepSyntaxError) {
      self = try Query(parsing: text)
    } catch {
      throw LuaFailure("\(error)")
    }
  }
}
