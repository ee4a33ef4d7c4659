/// A call of an asynchronous Swift function for which a coroutine waits.
public final class LuaPendingCall {
  /// What comes of it.
  public typealias Outcome = Result<any LuaPushable & Sendable, any Error>

  private let body: @Sendable () async throws -> any LuaPushable & Sendable

  init(_ body: @escaping @Sendable () async throws -> any LuaPushable & Sendable) {
    self.body = body
  }

  /// Runs the function, wherever Swift runs it; the state that waits for it must not be touched
  /// there.
  public var work: @Sendable () async -> Outcome {
    { [body] in
      do {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
  }
}
