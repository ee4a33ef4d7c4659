/// What a person can ask for while `lunette test --watch` waits.
enum WatchKey: CaseIterable {
  case all, failed, again, update, path, name, clear, help, quit

  init?(_ key: Key) {
    switch key {
    case .enter: self = .all
    case .end: self = .quit
    case .character(let character):
      guard let found = WatchKey.allCases.first(where: { $0.character == character }) else {
        return nil
      }
      self = found
    default: return nil
    }
  }

  var character: Character {
    switch self {
    case .all: "a"
    case .failed: "f"
    case .again: "r"
    case .update: "u"
    case .path: "p"
    case .name: "t"
    case .clear: "c"
    case .help: "h"
    case .quit: "q"
    }
  }

  var meaning: String {
    switch self {
    case .all: "run all tests, as Enter does"
    case .failed: "run the tests that failed"
    case .again: "run again what ran last"
    case .update: "run again what ran last, and write its snapshots anew"
    case .path: "only spec files with a text in their path"
    case .name: "only tests with a text in their name"
    case .clear: "forget these texts"
    case .help: "show this"
    case .quit: "leave"
    }
  }

  static var helpText: String {
    allCases.map { "  \($0.character)  \($0.meaning)\n" }.joined()
  }
}
