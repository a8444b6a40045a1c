internal import MaquetteControls

/// A minute interval divides an hour.
enum MinuteIntervalRule: LintRule {
  static let id = "L-minute-interval"
  static let summary = "The minute interval of a date picker divides 60."
  static let reason = "With another one the last step of the hour would be shorter than the others."
  static let remedy = "use 1, 2, 3, 4, 5, 6, 10, 12, 15, 20 or 30"
  static let severity = LintSeverity.error
  static let example = LintExample(
    bad: "date-picker: { mode: time, style: wheels, minute-interval: 7 }",
    good: "date-picker: { mode: time, style: wheels, minute-interval: 5 }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(DatePicker.self).compactMap { picker in
      let interval = picker.element.minuteInterval
      guard picker.element.mode != .date, interval <= 0 || 60 % interval != 0 else { return nil }
      return LintViolation(
        picker.node, "minute interval", measured: "\(interval)", asked: "a divisor of 60")
    }
  }
}
