#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread with the stack that Lua's nested calls need.
public final class Worker {
  private var thread: pthread_t?
  private static let stackSize = 16 << 20

  /// Runs a function; nil when the system has no thread to give.
  public init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Worker.stackSize)
    let box = Unmanaged.passRetained(Body(run: body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, &attributes, { Worker.run($0) }, box.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes, { $0.flatMap { Worker.run($0) } }, box.toOpaque())
    #endif
    guard status == 0 else {
      box.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the function has returned.
  public func join() {
    guard let thread else { return }
    pthread_join(thread, nil)
    self.thread = nil
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func run(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    return nil
  }
}
