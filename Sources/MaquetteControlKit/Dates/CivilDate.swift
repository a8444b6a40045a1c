// Days are counted with the two functions of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms"
// (https://howardhinnant.github.io/date_algorithms.html, days_from_civil and civil_from_days). Their years begin in
// March, so that the leap day is the last day, and repeat after an era of 400 years or 146,097 days: integers only,
// no tables, no loops. The calendar is always the Gregorian one (proleptic), and there is no time zone: a sheet
// states the date on the control.

public import MaquetteElements

/// A day of the Gregorian calendar.
public struct CivilDate: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, 1 for January.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day; nil if it does not exist in the years from 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.dayCount(year: year, month: month)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates a day from the number of days since 1 January 1970; the nearest supported day if it is out of bounds.
  public init(dayNumber: Int) {
    let shifted =
      Swift.min(Swift.max(dayNumber, Self.dayNumbers.lowerBound), Self.dayNumbers.upperBound) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days since 1 January 1970.
  public var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day of the week, 0 for Sunday: 1 January 1970 was a Thursday.
  public var weekday: Int { ((dayNumber + 4) % 7 + 7) % 7 }

  /// The number of days in a month.
  public static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Returns the day a number of days later; the last or first supported day if it is out of bounds.
  public func adding(days: Int) -> CivilDate {
    CivilDate(dayNumber: dayNumber + Swift.min(Swift.max(days, -4_000_000), 4_000_000))
  }

  /// From 1 January 1 to 31 December 9999.
  private static let dayNumbers = -719_162...2_932_896
}

extension CivilDate: Comparable, AttributeText {
  public static func < (first: CivilDate, second: CivilDate) -> Bool { first.dayNumber < second.dayNumber }

  /// The day in ISO 8601 format.
  public var attributeText: String {
    func padded(_ number: Int, to count: Int) -> String {
      String("000\(number)".suffix(count))
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

extension CivilDate: AttributeDecodable {
  public static var attributeType: AttributeType { .date }

  /// Decodes a day in ISO 8601 format: `2014-04-21`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, _) = value else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, zip(parts, [4, 2, 2]).allSatisfy({ $0.utf8.count == $1 }),
      parts.joined().utf8.allSatisfy({ (48...57).contains($0) }), let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { throw AttributeError(expected: Self.attributeType.description, found: value) }
    guard let date = CivilDate(year: year, month: month, day: day) else {
      let isMonth = (1...12).contains(month) && (1...9999).contains(year)
      throw AttributeError(
        expected: Self.attributeType.description, found: value,
        hint: isMonth ? "that month has \(Self.dayCount(year: year, month: month)) days" : nil)
    }
    self = date
  }
}
