internal import MaquetteControls

/// A countdown ends before a day is over.
enum CountdownRule: LintRule {
  static let id = "L-countdown"
  static let summary = "A countdown is at most 23 hours and 59 minutes long."
  static let reason =
    "The platform's countdown picker ends there. A date-picker cannot say more; a picker of hours can."
  static let remedy = "offer hours up to 23, or count in days"
  static let severity = LintSeverity.error
  static let example = LintExample(
    bad: """
      picker:
        - { values: [22, 23, 24, 25, 26], selected: 1, unit: hours }
        - { values: [0, 15, 30, 45], selected: 1, unit: min }
      """,
    good: """
      picker:
        - { values: [19, 20, 21, 22, 23], selected: 1, unit: hours }
        - { values: [0, 15, 30, 45], selected: 1, unit: min }
      """)

  private static let units: Set = ["h", "hr", "hrs", "hour", "hours"]
  private static let most = 23

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Picker.self).flatMap { picker in
      picker.element.columns.compactMap { column in
        guard units.contains(column.unit?.lowercased() ?? ""),
          let longest = column.values.compactMap({ Int($0) }).max(), longest > most
        else { return nil }
        return LintViolation(
          picker.node, "countdown of up to", measured: "\(longest) hours", asked: "at most 23:59")
      }
    }
  }
}
