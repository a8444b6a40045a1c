package import MaquetteRaster

/// A golden picture in a report, or a sheet that cannot be drawn.
package struct ReportCase: Sendable, Equatable {
  /// The outcome.
  package enum Outcome: String, Sendable, Codable, CaseIterable {
    case equal, tolerated, recorded, missing, different, unreadable
    case notRecorded = "not-recorded"
    case notDrawn = "not-drawn"
    case orphan
    /// Accepted or rejected in a review.
    case accepted, rejected

    /// Whether a check with this outcome passes.
    package var passes: Bool {
      switch self {
      case .equal, .tolerated, .recorded, .accepted: true
      case .missing, .different, .unreadable, .notRecorded, .notDrawn, .orphan, .rejected: false
      }
    }
  }

  /// The path of the golden picture, or of the sheet when nothing was drawn; unique in a report.
  package var path: String
  /// The name of the group it is shown in: the control, or the test suite.
  package var group: String
  /// The sheet it is drawn from; nil for one made in Swift.
  package var sheet: String?
  /// The line of the sheet, or of the Swift file at ``source``, that matters most, from 1.
  package var line: Int?
  /// The Swift file that made it; nil for one drawn from a sheet.
  package var source: String?
  /// The outcome.
  package var outcome: Outcome
  /// The message.
  package var message: String
  /// The changes, element by element.
  package var changes: [Change] = []
  /// Rectangles around the pixels that differ, in pixels.
  package var regions: [PixelRect] = []
  /// Rectangles that are not compared, in pixels.
  package var masks: [PixelRect] = []
  /// The number of pixels that differ.
  package var differingPixels: Int?
  /// The tolerance it was compared with, in words; nil when exact.
  package var tolerance: String?
  /// Pixels a point of the pictures; nil when not known.
  package var scale: Double?
  /// The time of drawing and comparing, in seconds.
  package var seconds: Double?
  /// The pictures as PNG files, as far as they exist. An equal case needs the expected one only.
  package var pictures = Pictures()

  /// The pictures of a case, as far as they exist.
  package struct Pictures: Sendable, Equatable {
    /// The golden picture.
    package var expected: ReportPicture?
    /// The drawing.
    package var actual: ReportPicture?
    /// The difference image.
    package var difference: ReportPicture?

    /// Creates a set of pictures.
    package init(
      expected: ReportPicture? = nil, actual: ReportPicture? = nil, difference: ReportPicture? = nil
    ) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }

  /// Creates a case.
  package init(path: String, group: String, sheet: String? = nil, outcome: Outcome, message: String) {
    self.path = path
    self.group = group
    self.sheet = sheet
    self.outcome = outcome
    self.message = message
  }
}
