import ViewKit

/// What fingers did to a screen, from the moment in which that was noted.
public struct TouchRecording: Equatable {
  /// What one finger did.
  public struct Contact: Equatable {
    /// Tells the fingers that are down apart, from 0 on.
    public var finger: Int
    public var phase: Touch.Phase
    /// Where, in points of the screen.
    public var place: Point
    /// Where it landed, as steps name that; nil for other phases, and where no element takes it.
    var target: Target?

    public static func == (left: Contact, right: Contact) -> Bool {
      (left.finger, left.phase, left.place) == (right.finger, right.phase, right.place)
    }
  }

  /// What fingers did at one moment, which is one event.
  public struct Moment: Equatable {
    /// In seconds since the beginning of the recording.
    public var time: Double
    public var contacts: [Contact]
  }

  /// The element that a finger landed on.
  struct Target {
    /// `#name`.
    var query: String
    /// The place from the element's upper left corner, where steps would not take it by
    /// themselves.
    var place: Point?
    /// The how many-th tap of a sequence it begins.
    var tapCount: Int
  }

  public internal(set) var moments: [Moment] = []

  /// Does the same again: the same events after the same times.
  public func replay(on application: Application) {
    let start = application.clock.time
    for moment in moments {
      application.advance(by: start + moment.time - application.clock.time)
      let moved = moment.contacts.filter { $0.phase == .moved }
      if !moved.isEmpty { application.touchesMove(moved.map { ($0.finger, $0.place) }) }
      for contact in moment.contacts {
        switch contact.phase {
        case .began: application.touchDown(at: contact.place, id: contact.finger)
        case .ended: application.touchUp(at: contact.place, id: contact.finger)
        case .cancelled: application.touchCancel(id: contact.finger)
        case .moved, .stationary: break
        }
      }
    }
  }
}
