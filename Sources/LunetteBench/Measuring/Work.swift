/// Something that is done `count` times in a row.
struct Work {
  let run: (_ count: Int) -> Void

  init(_ run: @escaping (_ count: Int) -> Void) { self.run = run }

  /// The same work that leaves out how often it is done: once for each count.
  static func each(_ body: @escaping () -> Void) -> Work {
    Work { count in
      for _ in 0..<count { body() }
    }
  }
}
