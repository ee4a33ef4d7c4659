/// How a picture was drawn.
final class DrawnPicture: Hashable, Sendable {
  let list: DisplayList
  /// The pixels of a point.
  let scale: Double

  init(_ list: DisplayList, scale: Double) {
    self.list = list
    self.scale = scale
  }

  static func == (left: DrawnPicture, right: DrawnPicture) -> Bool {
    left === right || (left.scale == right.scale && left.list == right.list)
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
