#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that is made when it is first asked for, by whichever thread.
final class LazyValue<Value>: @unchecked Sendable {
  private enum Content {
    case waiting(make: () -> Value)
    case made(Value)
  }

  // Guarded by the mutex, which the compiler does not see.
  private var content: Content
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init(_ make: @escaping () -> Value) {
    content = .waiting(make: make)
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// The value. What makes it must not ask for it.
  var value: Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    switch content {
    case .made(let value): return value
    case .waiting(let make):
      let value = make()
      content = .made(value)
      return value
    }
  }
}
