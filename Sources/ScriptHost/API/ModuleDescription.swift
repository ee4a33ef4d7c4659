public import LuaRuntime

/// A module that scripts require beside `lunette`, for the description of all that they see.
public struct ModuleDescription: Sendable {
  public let name: String
  public let doc: String
  public let functions: [Member]
  /// What else it has.
  public let values: [Member]
  /// The classes of the objects that it gives.
  public let classes: [HostClass]

  public init(
    name: String, doc: String, functions: [Member], values: [Member], classes: [HostClass]
  ) {
    self.name = name
    self.doc = doc
    self.functions = functions
    self.values = values
    self.classes = classes
  }
}
