#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Linux's own notice of changes: the few calls of it that are used here.
  final class Inotify {
    struct Event {
      let watch: Int32
      let mask: UInt32
      /// The name in the folder; empty when it is about the folder itself.
      let name: [UInt8]

      func has(_ flags: Int32...) -> Bool {
        flags.contains { mask & UInt32(bitPattern: $0) != 0 }
      }
    }

    /// Why a folder is not watched.
    enum Failure: Error {
      /// The system's limit of watches is reached.
      case exhausted
      /// It is no folder, is gone, or may not be read.
      case refused
    }

    let descriptor: Int32

    private static let mask: Int32 =
      IN_CREATE | IN_DELETE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR

    /// Nil where the system gives none.
    init?() {
      descriptor = inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK))
      if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Watches a folder; the same folder has the same watch.
    func add(_ path: BytePath) throws(Failure) -> Int32 {
      let mask = UInt32(bitPattern: Inotify.mask)
      let watch = path.withCString { inotify_add_watch(descriptor, $0, mask) }
      if watch >= 0 { return watch }
      throw errno == ENOSPC || errno == ENOMEM ? .exhausted : .refused
    }

    func remove(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

    /// What has happened; empty when nothing has.
    func read() -> [Event] {
      var events: [Event] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      // So much at once that somebody who writes without end stops nobody.
      for _ in 0..<64 {
        let count = systemRead(descriptor, &buffer, buffer.count)
        guard count > 0 else { break }
        buffer.withUnsafeBytes { bytes in
          var offset = 0
          while offset + 16 <= count {
            let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
            let name = bytes[(offset + 16)..<min(offset + 16 + length, count)]
            events.append(
              Event(
                watch: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self),
                mask: bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
                name: Array(name.prefix { $0 != 0 })))
            offset += 16 + length
          }
        }
      }
      return events
    }

    // `read` alone would name the method above.
    private func systemRead(
      _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int
    ) -> Int {
      #if canImport(Glibc)
        Glibc.read(descriptor, buffer, count)
      #else
        Musl.read(descriptor, buffer, count)
      #endif
    }
  }
#endif
