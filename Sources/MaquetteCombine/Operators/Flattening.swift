extension Publisher {
  /// The values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Step<P.Output, Failure> where P.Failure == Failure {
    Publishers.Step { downstream in
      Publishers.Joint(downstream) { joint in
        joint.add(self, receive: { joint.add(transform($0)) })
      }
    }
  }

  /// Publishes the values of the publishers that a closure makes from each value. None of them may fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Step<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// The values of the last publisher that this one sent.
  public func switchToLatest() -> Publishers.Step<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    Publishers.Step { downstream in
      Publishers.Joint(downstream) { joint in
        var latest: Int?
        joint.add(
          self,
          receive: { publisher in
            latest.map(joint.drop)
            latest = joint.add(publisher, receive: { joint.send($0) })
          })
      }
    }
  }

  /// Another publisher in place of an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Step<Output, P.Failure> where P.Output == Output {
    Publishers.Step { downstream in
      Publishers.Joint<Output, P.Failure>(downstream) { joint in
        let safe = Publishers.Step<Output, P.Failure> { inner in
          self.receive(
            subscriber: AnySubscriber<Output, Failure>(
              receiveSubscription: inner.receive(subscription:), receiveValue: inner.receive(_:),
              receiveCompletion: {
                if case .failure(let error) = $0 { joint.add(handler(error)) }
                inner.receive(completion: .finished)
              }))
        }
        joint.add(safe)
      }
    }
  }

  /// A value in place of an error.
  public func replaceError(with output: Output) -> Publishers.Step<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Subscribes again after an error, up to a number of times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    retries > 0
      ? self.catch { _ in self.retry(retries - 1) }.eraseToAnyPublisher() : eraseToAnyPublisher()
  }

  /// Transforms the error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.Step<Output, E> {
    Publishers.Step { downstream in
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: downstream.receive(subscription:), receiveValue: downstream.receive(_:),
          receiveCompletion: { downstream.receive(completion: $0.mapError(transform)) }))
    }
  }
}

extension Publisher where Failure == Never {
  /// The same values, with a type of error that never comes.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Step<Output, E> {
    Publishers.Step { downstream in
      self.receive(
        subscriber: AnySubscriber<Output, Never>(
          receiveSubscription: downstream.receive(subscription:), receiveValue: downstream.receive(_:),
          receiveCompletion: { _ in downstream.receive(completion: .finished) }))
    }
  }
}
