public import MaquetteElements

/// A time of day, or a length of time below a day, to the minute or to the second.
public struct TimeOfDay: Hashable, Sendable {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59; nil for a time to the minute, which is shown without seconds.
  public let second: Int?

  /// Creates a time; nil if no clock shows it.
  public init?(hour: Int, minute: Int, second: Int? = nil) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second ?? 0) else {
      return nil
    }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Creates a time from minutes since midnight, modulo a day.
  package init(minutes: Int, second: Int? = nil) {
    let minutes = ((minutes % 1440) + 1440) % 1440
    hour = minutes / 60
    minute = minutes % 60
    self.second = second
  }

  /// Returns the time rounded down to its interval, as a picker with a minute step shows it.
  package func roundedDown(toMinutes interval: Int) -> TimeOfDay {
    guard interval > 1 else { return self }
    return TimeOfDay(minutes: hour * 60 + minute - minute % interval, second: second.map { _ in 0 })
  }

  /// The time without its second.
  package var toTheMinute: TimeOfDay { TimeOfDay(minutes: hour * 60 + minute) }
}

extension TimeOfDay: AttributeDecodable {
  public static var attributeType: AttributeType { .time }

  /// Decodes hours, minutes and optionally seconds in ISO 8601 format, from `00:00` to `23:59:59`; a leading zero of
  /// the hours may be omitted: `9:41`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, _) = value else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (1...2).contains(parts[0].utf8.count),
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 }),
      parts.joined().utf8.allSatisfy({ (48...57).contains($0) }), let hour = Int(parts[0]),
      let minute = Int(parts[1]),
      let time = TimeOfDay(hour: hour, minute: minute, second: parts.count == 3 ? Int(parts[2]) : nil)
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
