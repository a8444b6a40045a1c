/// A publisher that values can be sent into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Ends the subject.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the subscription of a publisher that feeds the subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value.
  public func send() { send(()) }
}

extension Subject {
  /// Requests everything from a publisher that feeds the subject.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// The subscribers of a subject and how it ended.
final class SubscriberList<Output, Failure: Error> {
  private let lock = Lock()
  private var connections: [(key: Int, connection: Connection<Output, Failure>)] = []
  private var lastKey = 0
  private var completion: Subscribers.Completion<Failure>?

  /// Connects a subscriber; `first` is what it receives when it requests values.
  func add(_ subscriber: AnySubscriber<Output, Failure>, first: @escaping () -> Output? = { nil }) {
    let key = lock.run {
      lastKey += 1
      return lastKey
    }
    let connection = Connection(
      subscriber, start: { connection in first().map(connection.send(_:)) },
      stop: { [weak self] in self?.remove(key) })
    let completion = lock.run {
      if self.completion == nil { connections.append((key, connection)) }
      return self.completion
    }
    subscriber.receive(subscription: connection)
    if let completion { connection.send(completion: completion) }
  }

  /// Sends a value to all, in the order of their subscription.
  func send(_ value: Output) {
    for (_, connection) in lock.run({ connections }) { connection.send(value) }
  }

  /// Ends once; later values and ends have no effect.
  func send(completion: Subscribers.Completion<Failure>) {
    let all = lock.run {
      defer {
        self.completion = self.completion ?? completion
        connections = []
      }
      return connections
    }
    for (_, connection) in all { connection.send(completion: completion) }
  }

  /// Whether an end was sent.
  var isOver: Bool { lock.run { completion != nil } }

  private func remove(_ key: Int) {
    lock.run { connections.removeAll { $0.key == key } }
  }
}
