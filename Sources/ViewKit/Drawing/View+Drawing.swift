// What a view has drawn of itself.
extension View {
  /// What ``draw(_:)`` has drawn, in the coordinates of the view's box at that time, whose top left
  /// corner is (0, 0); nil when that is nothing.
  public final var displayList: DisplayList? { rare?.displayList }

  /// From the coordinates of ``displayList`` to the view's own: what was drawn for another size is
  /// moved or stretched, as ``contentMode`` says.
  public final var displayTransform: AffineTransform {
    guard let size = displayList?.size else { return .identity }
    let place = contentMode.rect(of: size, in: bounds)
    let scale = AffineTransform(
      scaleX: size.width > 0 ? place.width / size.width : 1,
      y: size.height > 0 ? place.height / size.height : 1)
    return scale.concatenating(AffineTransform(translationX: place.minX, y: place.minY))
  }

  /// Draws the view now.
  final func drawNow() {
    drawingWillBegin()
    if bounds.isEmpty {
      keep(nil)
    } else if let application = application ?? script?.application {
      application.draw(self)
    } else {
      perform.draw(bounds)
    }
  }

  final func keep(_ list: DisplayList?) {
    if list != nil || rare?.displayList != nil { rareState.displayList = list }
  }
}
