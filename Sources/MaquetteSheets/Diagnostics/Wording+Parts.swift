import MaquetteDiagnostics
import MaquetteGraphics

/// Parts of messages.
enum Wording {
  static func range(_ range: ClosedRange<Double>) -> String {
    "a number between \(Evidence.number(range.lowerBound)) and \(Evidence.number(range.upperBound))"
  }

  static func wholeNumberOutOfRange(_ range: ClosedRange<Int>) -> String {
    "expected a whole number between \(range.lowerBound) and \(range.upperBound)"
  }

  /// Names with commas between them, and the number of those beyond a limit.
  static func list(_ names: [String], most limit: Int = .max) -> String {
    names.prefix(limit).joined(separator: ", ")
      + (names.count > limit ? " and \(names.count - limit) more" : "")
  }

  static func choices(_ names: [String]) -> String { "it has " + list(names) }

  static func existing(_ names: [String]) -> String? { names.isEmpty ? nil : "there are " + list(names) }

  static func pair(_ names: [String]) -> String { names.map(Evidence.quoted).joined(separator: " and ") }

  /// The keys of a mapping where one key was expected.
  static func keys(_ names: [String]) -> String {
    names.isEmpty ? "an empty mapping" : list(names.map(Evidence.quoted), most: 4)
  }

  static func picture(_ size: Size, scale: Double) -> String {
    "a picture of \(Evidence.number(size.width)) by \(Evidence.number(size.height)) points"
      + " at \(Evidence.number(scale))x"
  }
}
