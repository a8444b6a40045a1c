extension Publisher {
  /// The first value, which ends the publisher.
  public func first() -> Publishers.Step<Output, Failure> { prefix(1) }

  /// The first value that satisfies a condition, which ends the publisher.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.Step<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// The first `count` values.
  public func prefix(_ count: Int) -> Publishers.Step<Output, Failure> {
    Publishers.Step { downstream in
      guard count > 0 else { return Empty().receive(subscriber: downstream) }
      var left = count
      var connection: (any Subscription)?
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: {
            connection = $0
            downstream.receive(subscription: $0)
          },
          receiveValue: { value in
            guard left > 0 else { return .none }
            left -= 1
            _ = downstream.receive(value)
            if left == 0 {
              connection?.cancel()
              downstream.receive(completion: .finished)
            }
            return .unlimited
          }, receiveCompletion: { if left > 0 { downstream.receive(completion: $0) } }))
    }
  }

  /// The last value.
  public func last() -> Publishers.Step<Output, Failure> {
    atEnd(nil as Output?, { $0 = $1 }) { last, downstream in
      if let last { _ = downstream.receive(last) }
    }
  }

  /// All values, in one array.
  public func collect() -> Publishers.Step<[Output], Failure> {
    atEnd([Output](), { $0.append($1) }) { _ = $1.receive($0) }
  }

  /// The result of combining all values.
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Step<T, Failure> {
    atEnd(initial, { $0 = next($0, $1) }) { _ = $1.receive($0) }
  }

  /// The number of values.
  public func count() -> Publishers.Step<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// No values, only the end.
  public func ignoreOutput() -> Publishers.Step<Never, Failure> { step { _, _ in } }

  /// A value in place of none.
  public func replaceEmpty(with output: Output) -> Publishers.Step<Output, Failure> {
    Publishers.Step { downstream in
      var isEmpty = true
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: downstream.receive(subscription:),
          receiveValue: {
            isEmpty = false
            return downstream.receive($0)
          },
          receiveCompletion: {
            if case .finished = $0, isEmpty { _ = downstream.receive(output) }
            downstream.receive(completion: $0)
          }))
    }
  }

  /// Values before this publisher's.
  public func prepend(_ elements: Output...) -> Publishers.Step<Output, Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: elements).append(self)
  }

  /// Values after this publisher's.
  public func append(_ elements: Output...) -> Publishers.Step<Output, Failure> {
    append(Publishers.Sequence<[Output], Failure>(sequence: elements))
  }

  /// Another publisher's values after this one's.
  public func append<P: Publisher>(_ next: P) -> Publishers.Step<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Step { downstream in
      Publishers.Joint(downstream) { joint in
        joint.add(self, ends: false, then: { joint.add(next) })
      }
    }
  }

  private func atEnd<State, T>(
    _ initial: State, _ update: @escaping (inout State, Output) -> Void,
    send: @escaping (State, AnySubscriber<T, Failure>) -> Void
  ) -> Publishers.Step<T, Failure> {
    Publishers.Step { downstream in
      var state = initial
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: downstream.receive(subscription:),
          receiveValue: {
            update(&state, $0)
            return .unlimited
          },
          receiveCompletion: {
            if case .finished = $0 { send(state, downstream) }
            downstream.receive(completion: $0)
          }))
    }
  }
}
