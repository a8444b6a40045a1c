internal import MaquetteControls

/// A picker's wheel has no more values than can be turned through.
enum PickerLengthRule: LintRule {
  static let id = "L-picker-long"
  static let summary = "A wheel has at most 100 values."
  static let reason = "Very many are quicker found in a list, which can be searched; the number is ours."
  static let remedy = "use a list, or split the values over two wheels"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: "picker: [{ values: [\(years(1900))], selected: 120 }]",
    good: "picker: [{ values: [\(years(1980))], selected: 40 }]")

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
