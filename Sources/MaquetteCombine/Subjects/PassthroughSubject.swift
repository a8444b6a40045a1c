/// A subject that passes values on and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  // Safe to share: the list locks itself.
  private let subscribers = SubscriberList<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  public func send(_ value: Output) {
    if !subscribers.isOver { subscribers.send(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(AnySubscriber(subscriber))
  }
}

/// A subject with a value, which a new subscriber receives first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  // Safe to share: the value is read and written under the lock.
  private let lock = Lock()
  private var current: Output
  private let subscribers = SubscriberList<Output, Failure>()

  /// A subject with its first value.
  public init(_ value: Output) { current = value }

  /// The value. Setting it sends it.
  public var value: Output {
    get { lock.run { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard !subscribers.isOver else { return }
    lock.run { current = value }
    subscribers.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(AnySubscriber(subscriber)) { [weak self] in self?.value }
  }
}
