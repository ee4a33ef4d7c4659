/// How a picture was drawn.
final class DrawnPicture: Hashable, Sendable {
  let list: DisplayList

  init(_ list: DisplayList) { self.list = list }

  static func == (left: DrawnPicture, right: DrawnPicture) -> Bool {
    left === right || left.list == right.list
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(list.size)
    hasher.combine(list.items.count)
  }
}

extension Size {
  /// `320×320`, for names.
  var shortText: String {
    func text(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }
    return "\(text(width))×\(text(height))"
  }
}
