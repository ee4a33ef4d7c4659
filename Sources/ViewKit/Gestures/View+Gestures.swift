// The gesture recognisers of a view.
extension View {
  /// The recognisers of the view, in order of addition. Setting it replaces them all.
  public final var gestureRecognizers: [GestureRecognizer] {
    get { rare?.gestures.elements ?? [] }
    set {
      for recognizer in gestureRecognizers where !newValue.contains(where: { $0 === recognizer }) {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in newValue { addGestureRecognizer(recognizer) }
    }
  }

  /// Has a recogniser watch the touches of the view and of those inside it. It leaves the view
  /// that it watched before.
  public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    if recognizer.view === self { return }
    let state = rareState
    Object.keep([recognizer]) {
      recognizer.view?.removeGestureRecognizer(recognizer)
      recognizer.view = self
      state.gestures.append(recognizer, in: self)
    }
  }

  /// Takes a recogniser off; a gesture under way is cancelled.
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard let rare, let index = rare.gestures.elements.firstIndex(where: { $0 === recognizer })
    else { return }
    Object.keep([recognizer]) {
      recognizer.giveUp()
      application?.endGesture(recognizer)
      recognizer.view = nil
      // The targets may have changed the list.
      if rare.gestures.elements.indices.contains(index),
        rare.gestures.elements[index] === recognizer
      {
        rare.gestures.remove(at: index, in: self)
      } else if let index = rare.gestures.elements.firstIndex(where: { $0 === recognizer }) {
        rare.gestures.remove(at: index, in: self)
      }
    }
  }
}
