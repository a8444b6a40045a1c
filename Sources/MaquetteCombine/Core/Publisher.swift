/// A source of values over time, which ends at most once.
public protocol Publisher<Output, Failure> {
  /// The values.
  associatedtype Output
  /// The error that it may end with; `Never` for one that cannot fail.
  associatedtype Failure: Error

  /// Connects a subscriber, which must receive a subscription before any value.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything into a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
  }
}

/// A receiver of a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The values that it takes.
  associatedtype Input
  /// The error that it takes.
  associatedtype Failure: Error

  /// Takes the subscription, from which it requests values.
  func receive(subscription: any Subscription)
  /// Takes a value, and answers how many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values. The publishers of this module start with the first request that is not `.none`, and never hold values back.
  func request(_ demand: Subscribers.Demand)
}

/// An activity that can be stopped.
public protocol Cancellable {
  /// Stops the activity. A second call has no effect.
  func cancel()
}

/// The namespace of subscribers.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values a subscriber wants.
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    /// The number of values; nil is no limit.
    public let max: Int?

    /// Any number of values.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)
    /// At most `value` values.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    public static func < (left: Demand, right: Demand) -> Bool {
      (left.max ?? .max) < (right.max ?? .max)
    }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// The namespace of publishers that operators make.
public enum Publishers {}
