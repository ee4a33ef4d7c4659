/// What a plugin may provide for others.
public enum Provision: String, CaseIterable, Sendable {
  case screens, views, layouts, cells, dataSources
}
