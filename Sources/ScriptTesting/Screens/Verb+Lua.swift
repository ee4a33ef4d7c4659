import LuaRuntime

extension Verb {
  /// The parameters of the step method.
  ///
  /// - Parameter isOfElement: whether it is a method of an element, which needs no query.
  func parameters(ofElement isOfElement: Bool) -> [Member.Parameter] {
    var parameters: [Member.Parameter] = []
    if !isOfElement, signature.query != .none {
      let isOptional = signature.query == .optional
      parameters.append(.init("query", "string", standard: isOptional ? "nil" : nil))
    }
    parameters += signature.required.map { .init($0.name, $0.luaType) }
    parameters += signature.optional.map { .init($0.name, $0.luaType, standard: "nil") }
    return parameters
  }

  /// What the step does, for the documentation.
  var summary: String {
    switch self {
    case .tap: "Taps the middle of an element, or a place in it."
    case .doubleTap: "Taps an element twice in quick succession."
    case .longPress: "Holds a finger on an element."
    case .press: "Puts a finger down; move, release and cancel go on with it."
    case .move: "Moves the finger that press put down."
    case .release: "Lifts the finger that press put down."
    case .cancel: "Takes the touch of press away, as a phone call does."
    case .swipe: "Wipes over an element: left, right, up or down."
    case .drag: "Drags an element by so many points."
    case .scroll: "Scrolls by so many points down, and right."
    case .pinch: "Moves two fingers apart (above 1) or together."
    case .twist: "Turns two fingers clockwise by so many degrees."
    case .touch: "Does one thing with one finger at a place of the screen, some seconds later."
    case .type: "Types into an element, or where the caret is."
    case .clear: "Empties a text."
    case .enter: "Presses the return key."
    case .key: "Presses a key."
    case .selectText: "Selects the text from one byte to another."
    case .menu: "Chooses an item of the edit menu."
    case .select: "Shows a row and taps it."
    case .reveal: "Scrolls until a row is seen."
    case .delete: "Deletes a row by a swipe and its button."
    case .reorder: "Drags a row to another place."
    case .pull: "Pulls a list down, to refresh it."
    case .set: "Gives a slider, a stepper, a switch, segments or pages a value."
    case .pick: "Turns a wheel to a row."
    case .back: "Goes back by the bar's button."
    case .rotate: "Holds the device another way."
    case .home: "Presses the home button."
    case .open: "Opens the application: the first time, or again."
    case .kill: "Ends the application."
    case .relaunch: "Starts the application again, with what it has saved."
    case .memoryWarning: "Tells the application that memory is short."
    case .shake: "Shakes the device."
    case .advance: "Moves the clock on, and does what is due meanwhile."
    }
  }
}

extension Parameter {
  /// What a script gives for it.
  fileprivate var luaType: String {
    switch kind {
    case .string: "string"
    case .number: "number"
    case .integer: "integer"
    case .word(let words): words.map { "\"\($0)\"" }.joined(separator: " or ")
    case .value: "string, number or boolean"
    }
  }
}
