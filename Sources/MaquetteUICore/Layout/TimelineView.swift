public import Foundation

/// The moments at which a view changes.
nonisolated public protocol TimelineSchedule {}

nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public init(from startDate: Date, by interval: TimeInterval) {}
}
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable { public init() {} }

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule()
  }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// A moment of a time line.
nonisolated public struct TimelineViewContext: Sendable {
  /// How often the view changes.
  nonisolated public enum Cadence: Hashable, Comparable, Sendable { case live, seconds, minutes }
  public let date: Date
  public var cadence: Cadence { .live }
}

/// A view that follows the time; a still picture shows the frozen date.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewContext
  private let content: (Context) -> Content

  /// Creates a view.
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }

  @MainActor public var body: some View {
    content(TimelineViewContext(date: Date(timeIntervalSince1970: 0)))
  }
}
