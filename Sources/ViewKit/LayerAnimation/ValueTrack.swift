/// How an animation moves one property of a layer.
struct ValueTrack {
  let keyPath: LayerKeyPath
  let values: Values
  let isAdditive: Bool
  let isCumulative: Bool

  enum Values {
    case change(from: LayerValue?, to: LayerValue?, by: LayerValue?)
    case keyframes(KeyframeTrack)
  }

  /// Moves the property of a picture of the layer.
  ///
  /// - Parameters:
  ///   - part: the part of the way that is done.
  ///   - run: how many runs there were before.
  func apply(to layer: Layer, part: Double, run: Double) {
    let underlying = keyPath.value(of: layer)
    let base = isAdditive ? underlying.nothing : underlying
    guard var value = value(over: base, part) else { return }
    if isCumulative, run > 0, let end = self.value(over: base, 1) {
      value = value.adding(end.multiplied(by: run))
    }
    keyPath.set(isAdditive ? value.adding(underlying) : value, of: layer)
  }

  private func value(over base: LayerValue, _ part: Double) -> LayerValue? {
    switch values {
    case .keyframes(let track): track.value(at: part)
    case .change(let from?, let to?, _): from.interpolated(to: to, part)
    case .change(let from?, nil, let by?): from.interpolated(to: from.adding(by), part)
    case .change(nil, let to?, let by?): to.subtracting(by).interpolated(to: to, part)
    case .change(let from?, nil, nil): from.interpolated(to: base, part)
    case .change(nil, let to?, nil): base.interpolated(to: to, part)
    case .change(nil, nil, let by?): base.interpolated(to: base.adding(by), part)
    case .change(nil, nil, nil): nil
    }
  }
}
