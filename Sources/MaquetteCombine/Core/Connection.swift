/// The subscription that this module's sources hand out: it starts with the first request and passes nothing after its end.
final class Connection<Output, Failure: Error>: Subscription {
  private enum State { case waiting, running, over }

  private let lock = Lock()
  private var state = State.waiting
  private var downstream: AnySubscriber<Output, Failure>?
  private var start: ((Connection) -> Void)?
  private var stop: (() -> Void)?

  /// A connection that calls `start` at the first request and `stop` once when it is cancelled.
  init(
    _ downstream: AnySubscriber<Output, Failure>, start: @escaping (Connection) -> Void = { _ in },
    stop: (() -> Void)? = nil
  ) {
    self.downstream = downstream
    self.start = start
    self.stop = stop
  }

  /// Whether values can still arrive.
  var isOpen: Bool { lock.run { state != .over } }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let start = lock.run {
      guard state == .waiting else { return nil as ((Connection) -> Void)? }
      state = .running
      defer { self.start = nil }
      return self.start
    }
    start?(self)
  }

  func cancel() {
    let stop = lock.run { end() }
    stop?()
  }

  /// Passes a value on, if values were requested.
  func send(_ value: Output) {
    let downstream = lock.run { state == .running ? self.downstream : nil }
    _ = downstream?.receive(value)
  }

  /// Passes the end on, once.
  func send(completion: Subscribers.Completion<Failure>) {
    let downstream = lock.run {
      let downstream = self.downstream
      _ = end()
      return downstream
    }
    downstream?.receive(completion: completion)
  }

  private func end() -> (() -> Void)? {
    let stop = self.stop
    state = .over
    downstream = nil
    start = nil
    self.stop = nil
    return stop
  }
}
