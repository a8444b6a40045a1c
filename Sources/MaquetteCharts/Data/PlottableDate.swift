public import MaquetteControlKit
public import MaquetteElements

/// A day of the Gregorian calendar, or a time of that day: wall-clock time, without a time zone.
public struct PlottableDate: Hashable, Sendable {
  /// The day.
  public let day: CivilDate
  /// The time of the day; nil for its beginning.
  public let time: TimeOfDay?

  /// Creates a day, or a time of it.
  public init(day: CivilDate, time: TimeOfDay? = nil) {
    self.day = day
    self.time = time
  }

  /// Creates the time that lies a number of seconds after 1 January 1970.
  init(seconds: Int) {
    let days = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
    let rest = seconds - days * 86_400
    day = CivilDate(dayNumber: days)
    time = rest == 0 ? nil : TimeOfDay(minutes: rest / 60, second: rest % 60 == 0 ? nil : rest % 60)
  }

  /// The number of seconds since 1 January 1970.
  var seconds: Int {
    let time = time.map { $0.hour * 3600 + $0.minute * 60 + ($0.second ?? 0) } ?? 0
    return day.dayNumber * 86_400 + time
  }
}

extension PlottableDate: AttributeDecodable {
  public static let attributeType = AttributeType.date

  /// Whether a text has the form of a date, so that a mistake in it is no word.
  static func isShapedLikeOne(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard (7...19).contains(bytes.count), bytes[4] == 45 else { return false }
    func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
    return bytes[..<4].allSatisfy(isDigit) && isDigit(bytes[5]) && isDigit(bytes[6])
      && (bytes.count == 7 || bytes[7] == 45)
  }

  /// Reads a date as `2026-06-01`, the first day of a month as `2026-06`, or a time as `2026-06-01T09:41`; nil for another text.
  init?(_ text: String) {
    try? self.init(attribute: .scalar(text, isQuoted: true))
  }

  /// Decodes a date or a time in ISO 8601 format, without a time zone.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, _) = value else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }
    let date = parts[0].utf8.count == 7 ? "\(parts[0])-01" : String(parts[0])
    day = try CivilDate(attribute: .scalar(date, isQuoted: true))
    time =
      parts.count > 1
      ? try TimeOfDay(attribute: .scalar(String(parts[1]), isQuoted: true)).toMidnightOrLater : nil
  }
}

extension TimeOfDay {
  /// The time; nil for midnight, at which a day begins.
  fileprivate var toMidnightOrLater: TimeOfDay? {
    hour == 0 && minute == 0 && (second ?? 0) == 0 ? nil : self
  }
}

extension PlottableDate {
  /// The date as a sheet writes it.
  var text: String {
    guard let time else { return day.attributeText }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let seconds = time.second.map { ":\(padded($0))" } ?? ""
    return "\(day.attributeText)T\(padded(time.hour)):\(padded(time.minute))\(seconds)"
  }
}
