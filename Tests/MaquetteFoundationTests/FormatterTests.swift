import Foundation
import MaquetteFoundation
import Testing

@Suite struct FormatterTests {
  private let noon = Date(timeIntervalSinceReferenceDate: 43_200)

  @Test func instantsAreRelativeToEachOther() {
    let formatter = RelativeDateTimeFormatter()
    #expect(
      formatter.localizedString(for: noon.addingTimeInterval(-7_200), relativeTo: noon) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 60) == "in 1 minute")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "gestern")
  }

  @Test func lengthsOfTimeAreWrittenInUnits() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: 3_725) == "1:02:05")
    #expect(formatter.string(from: 65) == "1:05")
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 3_725) == "62:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    #expect(formatter.string(from: -5) == "-00:05")
    formatter.zeroFormattingBehavior = .default
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3_720) == "1h 2m")
    #expect(formatter.string(from: 7_200) == "2h")
    #expect(formatter.string(from: 0) == "0m")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3_720) == "1 hour, 2 minutes")
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 3_720) == "1 hr, 2 min")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3_720) == "1 hr")
    #expect(formatter.string(from: .infinity) == nil)
    #expect(formatter.string(from: DateComponents(hour: 3)) == "3 hr")
  }

  @Test func listsAreJoined() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(ListFormatter().string(from: [1, 2]) == "1 and 2")
  }

  @Test func measurementsFollowTheRegion() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(way.formatted() == "3.1 mi")
    #expect(way.formatted(.measurement(width: .wide).locale(Locale(identifier: "en_GB"))) == "5 kilometers")
    #expect(way.formatted(.measurement(width: .narrow, usage: .asProvided)) == "5km")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted() == "68°F")
    #expect(warm.formatted(.measurement(width: .narrow, usage: .weather)) == "68°")
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "20°C")
    let style = Measurement<UnitMass>.FormatStyle(
      width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(Measurement(value: 1, unit: UnitMass.kilograms).formatted(style) == "1.00 kg")
  }
}
