public import Foundation

extension Timer {
  /// A publisher of the time, again and again, while its run loop runs. A still picture is drawn before its first value.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the time, again and again.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// The seconds between two values.
    public let interval: TimeInterval
    /// The allowed inaccuracy in seconds.
    public let tolerance: TimeInterval?
    /// The loop that it runs in.
    public let runLoop: RunLoop
    /// The mode of the loop.
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    /// A publisher that has not begun.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let subject = subject
      let timer = Timer(timeInterval: interval, repeats: true) { subject.send($0.fireDate) }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

extension NotificationCenter {
  /// A publisher of the notifications with a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: MaquetteCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// The center that posts them.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; nil is anybody.
    public let object: AnyObject?

    /// A publisher of the notifications with a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let downstream = AnySubscriber(subscriber)
      let observer = Observer(center: center)
      let connection = Connection(
        downstream,
        start: { connection in
          let work = NotificationWork(run: connection.send(_:))
          observer.token = center.addObserver(forName: name, object: object, queue: nil) { work.run($0) }
        }, stop: { observer.remove() })
      subscriber.receive(subscription: connection)
    }
  }
}

/// Removes an observation from its center.
private final class Observer {
  let center: NotificationCenter
  var token: (any NSObjectProtocol)?

  init(center: NotificationCenter) { self.center = center }

  func remove() { token.map(center.removeObserver(_:)) }
}

/// Carries a closure to the thread that posts. Combine's publishers have no requirement of `Sendable`, so its caller answers for it.
private struct NotificationWork: @unchecked Sendable {
  let run: (Notification) -> Void
}
