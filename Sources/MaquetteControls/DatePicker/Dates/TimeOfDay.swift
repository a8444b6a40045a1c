public import MaquetteElements

/// A time of day, or a length of time below a day, to the minute.
public struct TimeOfDay: Hashable, Sendable {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int

  /// Creates a time; nil if no clock shows it.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// Creates a time from minutes since midnight, modulo a day.
  init(minutes: Int) {
    let minutes = ((minutes % 1440) + 1440) % 1440
    hour = minutes / 60
    minute = minutes % 60
  }

  /// Returns the time rounded down to its interval, as a picker with a minute step shows it.
  func roundedDown(toMinutes interval: Int) -> TimeOfDay {
    TimeOfDay(minutes: hour * 60 + minute - minute % Swift.max(1, interval))
  }
}

extension TimeOfDay: AttributeDecodable {
  public static var attributeType: AttributeType { .time }

  /// Decodes hours and minutes in ISO 8601 format, from `00:00` to `23:59`; a leading zero may be omitted: `9:41`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, _) = value else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.joined().utf8.allSatisfy({ (48...57).contains($0) }), let hour = Int(parts[0]),
      let minute = Int(parts[1]), let time = TimeOfDay(hour: hour, minute: minute)
    else { throw AttributeError(expected: Self.attributeType.description, found: value) }
    self = time
  }
}

/// The number of hours in a clock's cycle; raw values are the names in sheets.
public enum HourCycle: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Twice twelve hours, distinguished by words for the halves of a day.
  case twelve = "12"
  /// Twenty-four hours.
  case twentyFour = "24"
}
