/// What is defined once and referred to by its number, such as gradients and clips.
struct SVGDefinitions {
  /// The elements, in the order of their numbers from 1 on.
  private(set) var elements: [Element] = []
  private var numbers: [Element: Int] = [:]

  /// An element with an id: what stands before the number, and what after it.
  struct Element: Hashable {
    var start: [UInt8]
    var rest: [UInt8]
  }

  /// The number of a definition; equal ones have one.
  ///
  /// - Parameters:
  ///   - name: the name of the element.
  ///   - rest: its attributes and all that follows.
  mutating func number(_ name: StaticString, _ rest: [UInt8]) -> Int {
    var start: [UInt8] = []
    start.append("<")
    start.append(name)
    let element = Element(start: start, rest: rest)
    if let number = numbers[element] { return number }
    elements.append(element)
    numbers[element] = elements.count
    return elements.count
  }

  /// A number for what is not known yet.
  mutating func reserve() -> Int {
    elements.append(Element(start: [], rest: []))
    return elements.count
  }

  /// Gives what has a number its element.
  mutating func define(_ number: Int, _ name: StaticString, _ rest: [UInt8]) {
    elements[number - 1].start.append("<")
    elements[number - 1].start.append(name)
    elements[number - 1].rest = rest
  }

  /// All of them, between `<defs>` and `</defs>`; nothing when there are none.
  func append(to bytes: inout [UInt8]) {
    if elements.isEmpty { return }
    bytes.append("<defs>\n")
    for (index, element) in elements.enumerated() where !element.start.isEmpty {
      bytes.append(contentsOf: element.start)
      bytes.append(" id=\"d")
      bytes.append(index + 1)
      bytes.append("\"")
      bytes.append(contentsOf: element.rest)
      bytes.append("\n")
    }
    bytes.append("</defs>\n")
  }
}
