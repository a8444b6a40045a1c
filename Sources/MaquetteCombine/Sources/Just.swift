/// A publisher of one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Publishes one value and ends.
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let output = output
    Publishers.Step<Output, Never>.once { .success(output) }.receive(subscriber: subscriber)
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Publishes nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Publishes nothing; the types help inference.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let ends = completeImmediately
    let connection = Connection<Output, Failure>(AnySubscriber(subscriber)) {
      if ends { $0.send(completion: .finished) }
    }
    subscriber.receive(subscription: connection)
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Fails with an error.
  public init(error: Failure) { self.error = error }

  /// Fails with an error; the type helps inference.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let error = error
    Publishers.Step<Output, Failure>.once { .failure(error) }.receive(subscriber: subscriber)
  }
}

/// A publisher that is made when somebody subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Publishers.Step {
  /// One value or an error, when it is requested.
  static func once(_ result: @escaping () -> Result<Output, Failure>) -> Self {
    Self { downstream in
      let connection = Connection(downstream) { connection in
        switch result() {
        case .success(let value):
          connection.send(value)
          connection.send(completion: .finished)
        case .failure(let error): connection.send(completion: .failure(error))
        }
      }
      downstream.receive(subscription: connection)
    }
  }
}

extension Result {
  /// The result as a publisher.
  public var publisher: Publishers.Step<Success, Failure> { .once { self } }
}

extension Optional {
  /// The value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    map { AnyPublisher(Just($0)) } ?? AnyPublisher(Empty())
  }
}

extension Sequence {
  /// The elements, one after the other.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
  /// The elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// Publishes elements and ends.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let sequence = sequence
      let connection = Connection<Output, Failure>(AnySubscriber(subscriber)) { connection in
        for element in sequence {
          guard connection.isOpen else { return }
          connection.send(element)
        }
        connection.send(completion: .finished)
      }
      subscriber.receive(subscription: connection)
    }
  }
}
