public import Dispatch
public import Foundation

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerInstant
  /// Options of work on a queue; without effect.
  public struct SchedulerOptions: Sendable {
    /// The default options.
    public init() {}
  }

  /// Runs work on the queue: at once if it is the main queue and this the main thread, because a still picture has no run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if MainQueue.isMain(self), MainQueue.isCurrent { return action() }
    let work = Work(run: action)
    async { work.run() }
  }

  public func schedule(
    after date: SchedulerInstant, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(run: action)
    asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { work.run() }
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerInstant
  /// Options of work on a run loop; without effect.
  public struct SchedulerOptions: Sendable {
    /// The default options.
    public init() {}
  }

  /// Runs work in the loop: at once if the loop is this thread's.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self == RunLoop.current || (self == RunLoop.main && MainQueue.isCurrent) { return action() }
    let work = Work(run: action)
    perform { work.run() }
  }

  public func schedule(
    after date: SchedulerInstant, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(run: action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }
    add(timer, forMode: .common)
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerInstant
  /// Options of work on a queue; without effect.
  public struct SchedulerOptions: Sendable {
    /// The default options.
    public init() {}
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === OperationQueue.main, MainQueue.isCurrent { return action() }
    let work = Work(run: action)
    addOperation { work.run() }
  }

  public func schedule(
    after date: SchedulerInstant, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(run: action)
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
      self.addOperation { work.run() }
    }
  }
}

/// Runs all work at once, also work that is due later.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerInstant
  public typealias SchedulerOptions = Never
  /// The scheduler.
  public static let shared = ImmediateScheduler()

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerInstant, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }
}

/// Whether code runs on the main queue. On Linux another thread may serve that queue, once the main thread has ended.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether a queue is the main queue, whose objects are not identical on Linux.
  static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
