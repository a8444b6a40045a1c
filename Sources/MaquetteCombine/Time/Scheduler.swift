public import Foundation

/// Where and when work runs.
public protocol Scheduler<SchedulerTimeType> {
  /// An instant.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What the scheduler can be told about work.
  associatedtype SchedulerOptions

  /// The time now.
  var now: SchedulerTimeType { get }
  /// The least inaccuracy.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs work soon; see `receive(on:)` for when that is at once.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs work at an instant.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
}

/// A length of time that is made of units.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ seconds: Int) -> Self
  static func seconds(_ seconds: Double) -> Self
  static func milliseconds(_ milliseconds: Int) -> Self
  static func microseconds(_ microseconds: Int) -> Self
  static func nanoseconds(_ nanoseconds: Int) -> Self
}

/// A length of time, in seconds.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
  Sendable,
  ExpressibleByFloatLiteral
{
  /// The length in seconds.
  public var timeInterval: TimeInterval

  /// A length in seconds.
  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  public init(floatLiteral value: Double) { timeInterval = value }
  public init?<T: BinaryInteger>(exactly source: T) { timeInterval = Double(source) }

  public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1e3) }
  public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1e6) }
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1e9) }

  public var magnitude: TimeInterval { timeInterval.magnitude }
  public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
  public static func + (left: Self, right: Self) -> Self { Self(left.timeInterval + right.timeInterval) }
  public static func - (left: Self, right: Self) -> Self { Self(left.timeInterval - right.timeInterval) }
  public static func * (left: Self, right: Self) -> Self { Self(left.timeInterval * right.timeInterval) }
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// An instant of the schedulers of Dispatch and Foundation.
public struct SchedulerInstant: Strideable, Hashable, Sendable {
  public typealias Stride = SchedulerInterval
  /// The instant.
  public var date: Date

  /// An instant.
  public init(_ date: Date) { self.date = date }

  public func distance(to other: Self) -> SchedulerInterval {
    SchedulerInterval(other.date.timeIntervalSince(date))
  }
  public func advanced(by interval: SchedulerInterval) -> Self {
    Self(date.addingTimeInterval(interval.timeInterval))
  }
}

extension Scheduler where SchedulerTimeType == SchedulerInstant {
  public var now: SchedulerInstant { SchedulerInstant(Date()) }
  public var minimumTolerance: SchedulerInterval { 0 }
}

extension Scheduler {
  /// Runs work soon.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs work at an instant.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// Carries a closure to another thread. Combine's publishers have no requirement of `Sendable`, so its caller answers for it.
struct Work: @unchecked Sendable {
  let run: () -> Void
}
