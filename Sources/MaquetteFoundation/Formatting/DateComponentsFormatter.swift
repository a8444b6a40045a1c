public import Foundation

/// Formats a length of time, such as "1:05" or "1 hour, 5 minutes".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // `Formatter` is declared so, and a subclass has to repeat it. As there, the caller sets it up before it shares it.
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// Which zeros are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The units: of years to seconds; weeks are weeks of a month.
  open var allowedUnits: NSCalendar.Unit = []
  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// Which zeros are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The number of units, from the largest; 0 is no limit.
  open var maximumUnitCount = 0
  /// The calendar to count in.
  open var calendar: Calendar?
  /// Whether the text says "about"; without effect.
  open var includesApproximationPhrase = false
  /// Whether the text says "remaining".
  open var includesTimeRemainingPhrase = false
  /// Whether the largest unit takes all of the time; without effect.
  open var collapsesLargestUnit = false
  /// Where in a sentence the text stands; without effect.
  open var formattingContext = Formatter.Context.unknown

  /// A formatter of positions, such as "1:05".
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A number of seconds.
  open func string(from timeInterval: TimeInterval) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    guard timeInterval.isFinite, timeInterval.magnitude < 1e12 else { return nil }
    return string(from: start, to: start.addingTimeInterval(timeInterval))
  }

  /// Components, which are not carried into larger ones.
  open func string(from components: DateComponents) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return utc.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// The time between two instants.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Unit.all.filter { allowedUnits.isEmpty ? $0.isDefault : allowedUnits.contains($0.old) }
    let counted = utc.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    var parts = units.map { (unit: $0, value: counted.value(for: $0.component) ?? 0) }
    let isNegative = parts.contains { $0.value < 0 }
    for index in parts.indices { parts[index].value = abs(parts[index].value) }
    drop(&parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    guard !parts.isEmpty else { return nil }
    let text = unitsStyle == .positional ? positional(parts) : words(parts)
    return (isNegative ? "-" : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap(string(from:)) ?? (obj as? TimeInterval).flatMap(string(from:))
  }

  private var utc: Calendar {
    var calendar = self.calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func drop(_ parts: inout [(unit: Unit, value: Int)]) {
    let behavior = zeroFormattingBehavior
    // By default leading zeros go, and in words all zeros.
    let isDefault = behavior.contains(.default)
    let last = parts.last
    if isDefault || behavior.contains(.dropLeading) { parts = Array(parts.drop { $0.value == 0 }) }
    if behavior.contains(.dropTrailing) || (isDefault && unitsStyle != .positional) {
      while parts.last?.value == 0 { parts.removeLast() }
    }
    if behavior.contains(.dropMiddle) || (isDefault && unitsStyle != .positional) {
      parts.removeAll { $0.value == 0 }
    }
    if parts.isEmpty, let last { parts = [last] }
  }
}
