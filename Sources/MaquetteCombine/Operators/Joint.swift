extension Publishers {
  /// Several publishers that feed one subscriber: the machine of merging, combining and chaining.
  final class Joint<Output, Failure: Error> {
    private let lock = Lock()
    private var parts: [Int: AnyCancellable] = [:]
    private var lastPart = 0
    private var open = 0
    private var downstream: Connection<Output, Failure>?

    /// Gives the subscriber a subscription; `start` adds publishers when values are requested.
    @discardableResult
    init(_ subscriber: AnySubscriber<Output, Failure>, start: @escaping (Joint) -> Void) {
      let connection = Connection(
        subscriber, start: { _ in start(self) }, stop: { [weak self] in self?.cancelParts() })
      downstream = connection
      subscriber.receive(subscription: connection)
    }

    /// Passes a value on.
    func send(_ value: Output) { downstream?.send(value) }

    /// Ends at once.
    func send(completion: Subscribers.Completion<Failure>) {
      downstream?.send(completion: completion)
      cancelParts()
      downstream = nil
    }

    /// Adds a publisher whose values are passed on.
    func add<P: Publisher>(_ publisher: P, ends: Bool = true, then: @escaping () -> Void = {})
    where P.Output == Output, P.Failure == Failure {
      add(publisher, ends: ends, receive: { self.send($0) }, then: then)
    }

    /// Adds a publisher. Its error ends everything; when all that were added have finished, so does the whole.
    @discardableResult
    func add<P: Publisher>(
      _ publisher: P, ends: Bool = true, receive: @escaping (P.Output) -> Void,
      then: @escaping () -> Void = {}
    ) -> Int where P.Failure == Failure {
      let part = lock.run {
        lastPart += 1
        open += 1
        return lastPart
      }
      let cancellable = publisher.sink(
        receiveCompletion: { completion in
          if case .failure = completion { return self.send(completion: completion) }
          then()
          let isLast = self.lock.run {
            self.open -= 1
            self.parts[part] = nil
            return self.open == 0
          }
          if isLast { self.send(completion: .finished) }
        }, receiveValue: receive)
      lock.run { if downstream?.isOpen == true { parts[part] = cancellable } }
      return part
    }

    /// Drops a publisher that was added, as if it had finished.
    func drop(_ part: Int) {
      let cancellable = lock.run {
        if parts[part] != nil { open -= 1 }
        return parts.removeValue(forKey: part)
      }
      cancellable?.cancel()
    }

    private func cancelParts() {
      let parts = lock.run {
        defer { self.parts = [:] }
        return self.parts
      }
      for part in parts.values { part.cancel() }
    }
  }
}
