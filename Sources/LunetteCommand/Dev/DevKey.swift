/// What a person can ask for while `lunette dev` waits.
enum DevKey: CaseIterable {
  case reload, restart, step, help, quit

  init?(_ key: Key) {
    switch key {
    case .end: self = .quit
    case .character(let character):
      guard let found = DevKey(character) else { return nil }
      self = found
    default: return nil
    }
  }

  init?(_ character: Character) {
    guard let found = DevKey.allCases.first(where: { $0.character == character }) else {
      return nil
    }
    self = found
  }

  var character: Character {
    switch self {
    case .reload: "r"
    case .restart: "R"
    case .step: ":"
    case .help: "h"
    case .quit: "q"
    }
  }

  var meaning: String {
    switch self {
    case .reload: "reloads all files"
    case .restart: "restarts, and brings back the state"
    case .step: "takes steps, as tap \"Add\""
    case .help: "shows this"
    case .quit: "leaves"
    }
  }

  static var helpText: String {
    allCases.map { "  \($0.character)  \($0.meaning)\n" }.joined()
  }
}
