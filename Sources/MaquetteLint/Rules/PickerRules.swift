import MaquetteCollections
import MaquetteControls
import MaquetteElements

enum MinuteIntervalRule: LintRule {
  static let id = "L-minute-interval"
  static let summary = "The minute interval of a date picker divides 60."
  static let reason = "Otherwise the last step of each hour is shorter."
  static let source: LintSource? = LintSource(
    .ios7Controls, "choose a minute interval that divides 60.")
  static let remedy = "use 1, 2, 3, 4, 5, 6, 10, 12, 15, 20 or 30"
  static let severity = LintSeverity.error
  static let example = LintExample(
    bad: "date-picker: { mode: time, style: wheels, minute-interval: 7, accessibility-label: Time }",
    good: "date-picker: { mode: time, style: wheels, minute-interval: 5, accessibility-label: Time }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(DatePicker.self).compactMap { picker in
      let interval = picker.element.minuteInterval
      guard picker.element.mode != .date, interval <= 0 || 60 % interval != 0 else { return nil }
      return LintViolation(
        picker.node, "minute interval", measured: "\(interval)", asked: "a divisor of 60")
    }
  }
}

enum CountdownRule: LintRule {
  static let id = "L-countdown"
  static let summary = "A countdown is at most 23 hours and 59 minutes long."
  static let reason =
    "The platform's countdown picker ends there. A date-picker cannot show more; a picker of hours can."
  static let source: LintSource? = LintSource(
    .ios7Controls, "limit a countdown to 23 hours and 59 minutes.")
  static let remedy = "offer hours up to 23, or count in days"
  static let severity = LintSeverity.error
  static let example = LintExample(
    bad: """
      picker:
        - { values: [22, 23, 24, 25, 26], selected: 1, unit: hours, accessibility-label: Hours }
        - { values: [0, 15, 30, 45], selected: 1, unit: min, accessibility-label: Minutes }
      """,
    good: """
      picker:
        - { values: [19, 20, 21, 22, 23], selected: 1, unit: hours, accessibility-label: Hours }
        - { values: [0, 15, 30, 45], selected: 1, unit: min, accessibility-label: Minutes }
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

enum WheelCountRule: LintRule {
  static let id = "L-wheels"
  static let summary = "At most four wheels stand side by side."
  static let reason = "More are too narrow to read and to turn separately."
  static let source: LintSource? = LintSource(.ios7Controls, "use at most four wheels in a date picker.")
  static let remedy = "move a part to another control, such as a compact date picker"
  static let example = LintExample(
    bad: """
      hstack:
        - date-picker: { mode: date-and-time, style: wheels, hour-cycle: 12, accessibility-label: Start }
        - picker: [{ values: [Quiet, Normal, Loud], selected: 1, accessibility-label: Volume }]
      """,
    good: """
      vstack:
        - date-picker: { mode: date-and-time, style: wheels, hour-cycle: 12, accessibility-label: Start }
      """)

  private static let most = 4

  static func violations(in picture: LintPicture) -> [LintViolation] {
    // Pickers side by side share a row.
    let pickers = picture.nodes.filter { $0.owner == nil && picture.wheels(of: $0) > 0 }
    let rows = Dictionary(grouping: pickers) { picker in
      let container = picture.container(of: picker)
      return container?.node.name == HStack.nodeName ? container?.index ?? picker.index : picker.index
    }
    return rows.keys.sorted().compactMap { row in
      guard let members = rows[row], let last = members.last else { return nil }
      let count = members.reduce(0) { $0 + picture.wheels(of: $1) }
      guard count > most else { return nil }
      return LintViolation(last, "wheels side by side:", measured: "\(count)", asked: "at most \(most)")
    }
  }
}

extension LintPicture {
  /// The number of wheels of a picker; 0 for any other node.
  func wheels(of node: LintNode) -> Int {
    guard node.node.subject?.element is Picker || node.node.subject?.element is DatePicker else { return 0 }
    return nodes(in: node).count { $0.node.accessibility?.traits.contains(.adjustable) ?? false }
  }
}

enum PickerLengthRule: LintRule {
  static let id = "L-picker-long"
  static let summary = "A wheel has at most 100 values."
  static let reason =
    "A long list is faster to search than a wheel is to turn. The number is this project's choice."
  static let source: LintSource? = LintSource(
    .ios7Controls, "use a picker if people know all values; use a table for long lists.")
  static let remedy = "use a list, or split the values over two wheels"
  static let example = LintExample(
    bad: "picker: [{ values: [\(years(1900))], selected: 3, accessibility-label: Year of Birth }]",
    good: "picker: [{ values: [\(years(1927))], selected: 3, accessibility-label: Year of Birth }]")

  private static let most = 100

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Picker.self).compactMap { picker in
      guard let count = picker.element.columns.map(\.values.count).max(), count > most else { return nil }
      return LintViolation(
        picker.node, "values of a wheel:", measured: "\(count)", asked: "at most \(most)")
    }
  }

  /// The years from one to 2026, as a list in a sheet.
  private static func years(_ first: Int) -> String {
    (first...2026).map(String.init).joined(separator: ", ")
  }
}
