extension Subscribers {
  /// A subscriber that calls closures, and that can be cancelled.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private let onValue: (Input) -> Void
    private let onCompletion: (Completion<Failure>) -> Void

    /// Calls `receiveValue` with each value and `receiveCompletion` with the end.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      let isOver = lock.run {
        if !self.isOver { self.subscription = subscription }
        return self.isOver
      }
      if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
    }

    public func receive(_ input: Input) -> Demand {
      if !lock.run({ isOver }) { onValue(input) }
      return .unlimited
    }

    public func receive(completion: Completion<Failure>) {
      if !finish().wasOver { onCompletion(completion) }
    }

    public func cancel() { finish().subscription?.cancel() }

    private func finish() -> (wasOver: Bool, subscription: (any Subscription)?) {
      lock.run {
        defer {
          isOver = true
          subscription = nil
        }
        return (isOver, subscription)
      }
    }
  }
}

extension Publisher {
  /// Calls closures with each value and the end, as long as the result is held.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, as long as the result is held.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property, as long as the result is held.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a published property, as long as the property's object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.keep(sink { [weak storage] in storage?.send($0) })
  }
}
