/// A use of layers and their animations at which Core Animation would raise an exception, or do
/// nothing without a word.
///
/// The call that throws has changed nothing.
public enum InvalidLayerUse: Error, Equatable, CustomStringConvertible {
  /// A layer was added to itself or to what lies in it.
  case layerInsideItself(layer: String, in: String)
  /// Layers would lie in each other more than ``Metrics/maximumDepth`` levels deep.
  case layersTooDeep(layer: String, limit: Int)
  /// The layer of a view was moved without the view.
  case layerOfView(layer: String)
  case notASublayer(layer: String, of: String)
  /// A mask that lies somewhere else.
  case maskInUse(layer: String, by: String)
  /// A presentation was used as a layer.
  case presentationLayer(layer: String)

  case noKeyPath(animation: String)
  case unknownKeyPath(String, animation: String)
  /// A key path of layers of another class.
  case keyPathOfAnother(String, owner: String, layer: String)
  case wrongValue(member: String, keyPath: String, expected: String, got: String)
  case wrongKeyTimes(String)
  case groupInsideItself
  case tooManyAnimations(limit: Int)

  public var description: String {
    switch self {
    case .layerInsideItself(let layer, let other):
      "\(layer) cannot be added to \(other), which is the same or lies inside it"
    case .layersTooDeep(let layer, let limit):
      "\(layer) cannot be added here: at most \(limit) layers may lie in each other"
    case .layerOfView(let layer):
      "\(layer) goes where its view goes: add or remove the view"
    case .notASublayer(let layer, let other):
      "\(layer) is no sublayer of \(other)"
    case .maskInUse(let layer, let other):
      "\(layer) lies in \(other), or is its mask; take it out before it becomes a mask"
    case .presentationLayer(let layer):
      "presentation() is a picture of how the \(layer) was seen, and can only be read; "
        + "use the layer itself"
    case .noKeyPath(let animation):
      "\(animation) has no keyPath: say which property it moves, as in keyPath = \"position\""
    case .unknownKeyPath(let name, let animation):
      "\(animation).keyPath: \"\(name)\" is no property of layers that can be animated"
    case .keyPathOfAnother(let name, let owner, let layer):
      "\"\(name)\" is animated in a \(owner), and \(layer) is none"
    case .wrongValue(let member, let keyPath, let expected, let got):
      "\(member): \"\(keyPath)\" takes \(expected), got \(got)"
    case .wrongKeyTimes(let problem):
      "KeyframeAnimation.keyTimes: \(problem)"
    case .groupInsideItself:
      "an AnimationGroup cannot be one of its own animations, or lie in one of them"
    case .tooManyAnimations(let limit):
      "at most \(limit) animations may run together here"
    }
  }
}
