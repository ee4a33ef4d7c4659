extension BarButtonItem {
  /// The items that the system has ready, as `UIBarButtonSystemItem`.
  public enum SystemItem: String, CaseIterable, Sendable {
    case done, cancel, edit, save, add
    /// Takes what room is left; several share it.
    case flexibleSpace
    /// Takes as much room as its width says.
    case fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    case play, pause, rewind, fastForward, undo, redo, pageCurl

    /// The word that the item shows; nil for one that shows a picture, or nothing.
    public var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// What a screen reader says, as UIKit's pictures have it; nil for spaces and for words.
    public var label: String? {
      switch self {
      case .add: "Add"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .pageCurl: "Page Curl"
      default: nil
      }
    }

    /// Whether it is room, and no button.
    public var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
  }
}
