/// A value that arrives later, once. The work starts when the future is made.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  // Safe to share: the result and who waits are read and written under the lock.
  /// What the work calls with its result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [Connection<Output, Failure>] = []

  /// Starts the work.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let connection = Connection<Output, Failure>(AnySubscriber(subscriber)) { connection in
      let result = self.lock.run {
        if self.result == nil { self.waiting.append(connection) }
        return self.result
      }
      if let result { Self.deliver(result, to: connection) }
    }
    subscriber.receive(subscription: connection)
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.run {
      guard self.result == nil else { return [] as [Connection<Output, Failure>] }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for connection in waiting { Self.deliver(result, to: connection) }
  }

  private static func deliver(_ result: Result<Output, Failure>, to connection: Connection<Output, Failure>) {
    switch result {
    case .success(let value):
      connection.send(value)
      connection.send(completion: .finished)
    case .failure(let error): connection.send(completion: .failure(error))
    }
  }
}
