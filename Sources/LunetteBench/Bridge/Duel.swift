/// A piece of work of the bridge beside the same work done by the rival in C.
///
/// Both run the same Lua code where Lua calls the host. What the model takes without Lua (the
/// Swift setter itself, the C setter itself) is measured too and taken off, and so is the empty
/// loop around.
struct Duel {
  /// The works that are measured.
  enum Side: String, CaseIterable {
    case bridge, model, rival, rivalModel = "rival-model", loop
  }

  let name: String
  /// The most that the ratio should be.
  let limit: Double
  /// Whether Lua drives the loop; otherwise the host does.
  let isLoopInLua: Bool
  let prepare: () throws -> Contestants

  /// What fights, ready to run.
  struct Contestants {
    let bridge: Work
    let model: Work?
    let rival: Work
    let rivalModel: Work?

    func work(_ side: Side, _ calibration: Calibration) -> Work? {
      switch side {
      case .bridge: bridge
      case .model: model
      case .rival: rival
      case .rivalModel: rivalModel
      case .loop: calibration.loop
      }
    }
  }

  var benchmark: Benchmark { Benchmark(name: name) { [try measure($0)] } }

  /// One side alone, for the instruction counter.
  func run(_ side: Side, count: Int) throws {
    try prepare().work(side, Calibration())?.run(count)
  }

  private func measure(_ context: BenchContext) throws -> Outcome {
    let contestants = try prepare()
    let nothing = Work { _ in }
    let works = Side.allCases.map { contestants.work($0, context.calibration) ?? nothing }
    let present = Side.allCases.map { contestants.work($0, context.calibration) != nil }
    let measured = Rounds.measure(zip(works, present).filter(\.1).map(\.0), context.effort)
    var samples: [Side: [Double]] = [:]
    for (side, times) in zip(zip(Side.allCases, present).filter(\.1).map(\.0), measured) {
      samples[side] = times
    }
    let bridge = net(samples, .bridge, .model)
    let rival = net(samples, .rival, .rivalModel)
    let loop = Figure(samples[.loop] ?? [])
    let figure = Figure(bridge)
    var outcome = Outcome(
      name: name, unit: .nanoseconds, measured: figure,
      scaled: context.scaled(figure.median, calibration: loop.median),
      rival: Outcome.Rival(
        name: "C", measured: Figure(rival), ratio: Figure(zip(bridge, rival).map { $0 / $1 }),
        limit: limit),
      subtracted: Outcome.Subtracted(
        model: Figure(samples[.model] ?? []).median,
        rivalModel: Figure(samples[.rivalModel] ?? []).median,
        loop: isLoopInLua ? loop.median : 0))
    if let counter = context.instructions {
      outcome.instructions = try countInstructions(counter, contestants, context.calibration)
    }
    return outcome
  }

  /// The times of one side, round by round, without its model and the loop.
  private func net(_ samples: [Side: [Double]], _ side: Side, _ model: Side) -> [Double] {
    var times = samples[side] ?? []
    for index in times.indices {
      if let model = samples[model] { times[index] -= model[index] }
      if isLoopInLua, let loop = samples[.loop] { times[index] -= loop[index] }
    }
    return times
  }

  private func countInstructions(
    _ counter: InstructionCounter, _ contestants: Contestants, _ calibration: Calibration
  ) throws -> Outcome.Instructions {
    func count(_ side: Side) throws -> Double {
      guard contestants.work(side, calibration) != nil else { return 0 }
      return try counter.count(name, side)
    }
    let loop = isLoopInLua ? try count(.loop) : 0
    return Outcome.Instructions(
      measured: try count(.bridge) - count(.model) - loop,
      rival: try count(.rival) - count(.rivalModel) - loop)
  }
}
