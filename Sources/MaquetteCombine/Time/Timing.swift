extension Publisher {
  /// Delivers on a scheduler: at once if the caller is already there, because a still picture has no run loop.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Step<Output, Failure> {
    events { event, deliver in scheduler.schedule(options: options) { deliver(event) } }
  }

  /// Subscribes on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Step<Output, Failure> {
    Publishers.Step { downstream in
      scheduler.schedule(options: options) { self.receive(subscriber: downstream) }
    }
  }

  /// Delivers later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Step<Output, Failure> {
    events { event, deliver in
      scheduler.schedule(after: scheduler.now.advanced(by: interval)) { deliver(event) }
    }
  }

  /// Delivers a value when no other followed for a while. The end delivers the last value at once.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Step<Output, Failure> {
    Publishers.Step { downstream in
      let latest = Latest<Output>()
      self.events { event, deliver in
        switch event {
        case .value(let value):
          let turn = latest.set(value)
          scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
            if let value = latest.take(turn) { deliver(.value(value)) }
          }
        case .completion:
          if let value = latest.take(nil) { deliver(.value(value)) }
          deliver(event)
        }
      }.receive(subscriber: downstream)
    }
  }

  /// Delivers the first value of each interval, or the latest at its end.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Step<Output, Failure> {
    Publishers.Step { downstream in
      let waiting = Latest<Output>()
      var next: S.SchedulerTimeType?
      self.events { event, deliver in
        guard case .value(let value) = event else { return deliver(event) }
        if next.map({ $0 <= scheduler.now }) ?? true {
          next = scheduler.now.advanced(by: interval)
          deliver(event)
        } else if let due = next, latest || waiting.isEmpty {
          let turn = waiting.set(value)
          scheduler.schedule(after: due) {
            if let value = waiting.take(turn) { deliver(.value(value)) }
          }
        }
      }.receive(subscriber: downstream)
    }
  }

  private func events(
    _ handle: @escaping (Event<Output, Failure>, @escaping (Event<Output, Failure>) -> Void) -> Void
  ) -> Publishers.Step<Output, Failure> {
    Publishers.Step { downstream in
      var connection: Connection<Output, Failure>?
      let deliver: (Event<Output, Failure>) -> Void = { event in
        switch event {
        case .value(let value): connection?.send(value)
        case .completion(let completion): connection?.send(completion: completion)
        }
      }
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            let own = Connection(
              downstream, start: { _ in subscription.request(.unlimited) }, stop: { subscription.cancel() })
            connection = own
            downstream.receive(subscription: own)
          },
          receiveValue: {
            handle(.value($0), deliver)
            return .unlimited
          }, receiveCompletion: { handle(.completion($0), deliver) }))
    }
  }
}

/// A value or the end.
private enum Event<Output, Failure: Error> {
  case value(Output)
  case completion(Subscribers.Completion<Failure>)
}

/// The value that waits to be delivered, with the number of its turn.
private final class Latest<Output> {
  private let lock = Lock()
  private var value: Output?
  private var turn = 0

  var isEmpty: Bool { lock.run { value == nil } }

  func set(_ value: Output) -> Int {
    lock.run {
      self.value = value
      turn += 1
      return turn
    }
  }

  /// Takes the value, if it is still that of the turn; nil takes any.
  func take(_ turn: Int?) -> Output? {
    lock.run {
      guard turn == nil || turn == self.turn else { return nil }
      defer { value = nil }
      return value
    }
  }
}
