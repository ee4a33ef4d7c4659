extension ContentMode {
  /// Where content of a size is drawn in bounds. What is unscaled, or fills, may reach beyond them.
  public func rect(of size: Size, in bounds: Rect) -> Rect {
    let bounds = bounds.standardized
    guard self != .scaleToFill, self != .redraw else { return bounds }
    let drawn = self.size(of: size, in: bounds.size)
    let spare = Size(width: bounds.width - drawn.width, height: bounds.height - drawn.height)
    return Rect(
      x: bounds.minX + spare.width * horizontalPart, y: bounds.minY + spare.height * verticalPart,
      width: drawn.width, height: drawn.height)
  }

  private func size(of size: Size, in room: Size) -> Size {
    guard self == .scaleAspectFit || self == .scaleAspectFill else { return size }
    guard size.width > 0, size.height > 0 else { return .zero }
    // The side that is filled is exactly that of the room, and 200×100 in 335×110 is 220 wide.
    let height = size.height * room.width / size.width
    let width = size.width * room.height / size.height
    return (self == .scaleAspectFit) == (height <= room.height)
      ? Size(width: room.width, height: height) : Size(width: width, height: room.height)
  }

  /// Which part of the room that is left lies before the content.
  private var horizontalPart: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  private var verticalPart: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
