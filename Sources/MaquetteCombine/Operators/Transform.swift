extension Publisher {
  /// A publisher that passes this one's values through a closure, which may send any number of values.
  func step<T>(
    _ receive: @escaping (Output, AnySubscriber<T, Failure>) -> Void
  ) -> Publishers.Step<T, Failure> {
    Publishers.Step { downstream in
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: downstream.receive(subscription:),
          receiveValue: {
            receive($0, downstream)
            return .unlimited
          }, receiveCompletion: downstream.receive(completion:)))
    }
  }

  /// A publisher that passes values through a closure that may throw, which ends it.
  func attempt<T>(
    _ receive: @escaping (Output, AnySubscriber<T, any Error>) throws -> Void
  ) -> Publishers.Step<T, any Error> {
    Publishers.Step { downstream in
      var connection: (any Subscription)?
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: {
            connection = $0
            downstream.receive(subscription: $0)
          },
          receiveValue: { value in
            do { try receive(value, downstream) } catch {
              connection?.cancel()
              downstream.receive(completion: .failure(error))
            }
            return .unlimited
          }, receiveCompletion: { downstream.receive(completion: $0.mapError { $0 }) }))
    }
  }

  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Step<T, Failure> {
    step { _ = $1.receive(transform($0)) }
  }

  /// A property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Step<T, Failure> {
    step { _ = $1.receive($0[keyPath: keyPath]) }
  }

  /// Transforms each value; an error ends the publisher.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.Step<T, any Error> {
    attempt { _ = $1.receive(try transform($0)) }
  }

  /// Transforms each value, without those that become nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Step<T, Failure> {
    step { value, downstream in
      if let value = transform(value) { _ = downstream.receive(value) }
    }
  }

  /// The values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Step<Output, Failure> {
    step { if isIncluded($0) { _ = $1.receive($0) } }
  }

  /// Each nil replaced by a value.
  public func replaceNil<T>(with output: T) -> Publishers.Step<T, Failure> where Output == T? {
    step { _ = $1.receive($0 ?? output) }
  }

  /// The values without any that equals its predecessor.
  public func removeDuplicates() -> Publishers.Step<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  /// The values without any that is as its predecessor.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Step<Output, Failure> {
    stateful {
      var last: Output?
      return { value, downstream in
        if let last, predicate(last, value) { return }
        last = value
        _ = downstream.receive(value)
      }
    }
  }

  /// The results of combining each value with the result before it.
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> Publishers.Step<T, Failure> {
    stateful {
      var result = initial
      return { value, downstream in
        result = next(result, value)
        _ = downstream.receive(result)
      }
    }
  }

  /// The values after the first `count`.
  public func dropFirst(_ count: Int = 1) -> Publishers.Step<Output, Failure> {
    stateful {
      var left = count
      return { value, downstream in
        if left > 0 { left -= 1 } else { _ = downstream.receive(value) }
      }
    }
  }

  /// A step with state of its own for each subscriber.
  func stateful<T>(
    _ make: @escaping () -> (Output, AnySubscriber<T, Failure>) -> Void
  ) -> Publishers.Step<T, Failure> {
    Publishers.Step { downstream in self.step(make()).receive(subscriber: downstream) }
  }
}

extension Subscribers.Completion {
  /// The same end with another error.
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
