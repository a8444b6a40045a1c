import Foundation

extension DateComponentsFormatter {
  /// A unit with the names that it has in the interfaces of Foundation.
  struct Unit {
    let component: Calendar.Component
    let old: NSCalendar.Unit
    let isDefault: Bool

    /// All units that can be formatted, from the largest.
    static let all = [
      Unit(component: .year, old: .year, isDefault: true),
      Unit(component: .month, old: .month, isDefault: true),
      Unit(component: .weekOfMonth, old: .weekOfMonth, isDefault: true),
      Unit(component: .day, old: .day, isDefault: true), Unit(component: .hour, old: .hour, isDefault: true),
      Unit(component: .minute, old: .minute, isDefault: true),
      Unit(component: .second, old: .second, isDefault: true),
    ]
  }

  /// Numbers between colons; all but the first have two digits. A single one of seconds begins with "0:" on request only.
  func positional(_ parts: [(unit: Unit, value: Int)]) -> String {
    parts.enumerated().map { index, part in
      let pads = index > 0 || zeroFormattingBehavior.contains(.pad)
      return pads && part.value < 10 ? "0\(part.value)" : "\(part.value)"
    }.joined(separator: ":")
  }

  /// Numbers with English units.
  func words(_ parts: [(unit: Unit, value: Int)]) -> String {
    let separator =
      switch unitsStyle {
      case .abbreviated, .brief: " "
      default: ", "
      }
    return parts.map { word($0.unit, $0.value) }.joined(separator: separator)
  }

  private func word(_ unit: Unit, _ value: Int) -> String {
    let names: (letter: String, brief: String, short: String, full: String) =
      switch unit.component {
      case .year: ("y", "yr", "yr", "year")
      case .month: ("mo", "mth", "mth", "month")
      case .weekOfMonth: ("w", "wk", "wk", "week")
      case .day: ("d", "day", "day", "day")
      case .hour: ("h", "hr", "hr", "hour")
      case .minute: ("m", "min", "min", "minute")
      default: ("s", "sec", "sec", "second")
      }
    let plural = value == 1 ? "" : "s"
    switch unitsStyle {
    case .positional, .abbreviated: return "\(value)\(names.letter)"
    case .brief: return "\(value)\(names.brief)\(names.brief == "day" ? plural : "")"
    case .short:
      return "\(value) \(names.short)\(["yr", "mth", "wk", "day"].contains(names.short) ? plural : "")"
    case .full: return "\(value) \(names.full)\(plural)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = Locale(identifier: "en_US")
      return "\(formatter.string(from: NSNumber(value: value)) ?? "\(value)") \(names.full)\(plural)"
    }
  }
}
