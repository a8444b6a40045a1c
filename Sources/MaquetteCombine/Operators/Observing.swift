extension Publisher {
  /// Calls closures on the way, and passes everything on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.Step<Output, Failure> {
    Publishers.Step { downstream in
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            receiveSubscription?(subscription)
            downstream.receive(
              subscription: Connection<Output, Failure>(
                downstream,
                start: { _ in
                  receiveRequest?(.unlimited)
                  subscription.request(.unlimited)
                },
                stop: {
                  receiveCancel?()
                  subscription.cancel()
                }))
          },
          receiveValue: {
            receiveOutput?($0)
            return downstream.receive($0)
          },
          receiveCompletion: {
            receiveCompletion?($0)
            downstream.receive(completion: $0)
          }))
    }
  }

  /// Prints each value and the end.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> Publishers.Step<Output, Failure>
  {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive completion: (\($0))") })
  }

  /// One subscription to this publisher for all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Values that are sent into a subject, which subscribers see once `connect` is called.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers {
  /// One subscription to a publisher for all subscribers; the first one starts it.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private let lock = Lock()
    private var connection: AnyCancellable?
    private var isStarted = false

    init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
      let isFirst = lock.run {
        defer { isStarted = true }
        return !isStarted
      }
      if isFirst { connection = upstream.subscribe(subject) }
    }
  }

  /// A publisher that starts when it is connected.
  public final class MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()

    init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A connectable publisher that the first subscriber connects.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
    public let upstream: Upstream
    private let lock = Lock()
    private var connection: (any Cancellable)?
    private var subscribers = 0

    init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.handleEvents(
        receiveCompletion: { _ in self.leave() }, receiveCancel: { self.leave() }
      ).receive(subscriber: subscriber)
      let isFirst = lock.run {
        subscribers += 1
        return subscribers == 1
      }
      if isFirst { connection = upstream.connect() }
    }

    private func leave() {
      let last = lock.run { () -> (any Cancellable)? in
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      last?.cancel()
    }
  }
}

/// A publisher that starts when `connect` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Starts with the first subscriber and stops with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
