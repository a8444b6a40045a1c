import MaquetteComparison
import MaquetteRaster
import Testing

/// A change of a picture and what each tolerance is to say about it.
struct Mutation: Sendable, CustomTestStringConvertible {
  /// What was changed.
  var name: String
  /// A letter for each of ``tolerances``: p passes, f fails.
  var expected: String
  /// Why, where it is not plain.
  var reason: String
  /// The changed picture and the one it was made from.
  var pictures: @Sendable () throws -> (actual: Bitmap, expected: Bitmap)

  var testDescription: String { name }

  /// The columns of the table.
  static let tolerances: [(name: String, tolerance: Tolerance)] = [
    ("exact", .exact), ("channel", .channel), ("antialiased", .antialiased), ("perceptual", .perceptual),
    ("structural", .structural), ("strays", Tolerance(.channel, maxPixels: 200)),
  ]

  init(
    _ name: String, _ expected: String, _ reason: String = "",
    pictures: @escaping @Sendable () throws -> (actual: Bitmap, expected: Bitmap)
  ) {
    self.name = name
    self.expected = expected
    self.reason = reason
    self.pictures = pictures
  }

  /// What the tolerances say, in the form of ``expected``.
  func verdicts() throws -> String {
    let (actual, expected) = try pictures()
    return Self.tolerances.map {
      Comparison.compare(actual, expected, tolerance: $0.tolerance).passes ? "p" : "f"
    }.joined()
  }

  /// The row of the table in the documentation of ``Tolerance``.
  var row: String {
    "| \(name) | " + expected.map { $0 == "p" ? "✓" : "✗" }.joined(separator: " | ") + " |"
  }
}
