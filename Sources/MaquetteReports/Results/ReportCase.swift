public import MaquetteRaster
public import MaquetteSnapshots

/// One golden picture in a report, or a sheet that could not be drawn.
public struct ReportCase: Sendable, Equatable {
  /// What became of it.
  public enum Outcome: String, Sendable, Codable, CaseIterable {
    case equal, tolerated, recorded, missing, different, unreadable
    case notRecorded = "not-recorded"
    case notDrawn = "not-drawn"
    case orphan
    /// Accepted or rejected in a review.
    case accepted, rejected

    /// Whether a check with this outcome passes.
    public var passes: Bool {
      switch self {
      case .equal, .tolerated, .recorded, .accepted: true
      case .missing, .different, .unreadable, .notRecorded, .notDrawn, .orphan, .rejected: false
      }
    }
  }

  /// The path of the golden picture, or of the sheet when nothing was drawn; unique in a report.
  public var path: String
  /// The name of the group it is shown in: the control, or the test suite.
  public var group: String
  /// The sheet it is drawn from; nil for one made in Swift.
  public var sheet: String?
  /// The line of the sheet, or of the Swift file at ``source``, that matters most, from 1.
  public var line: Int?
  /// The Swift file that made it; nil for one drawn from a sheet.
  public var source: String?
  /// What became of it.
  public var outcome: Outcome
  /// What was found out, in words.
  public var message: String
  /// What changed, element by element.
  public var changes: [Change] = []
  /// Rectangles around the pixels that differ, in pixels.
  public var regions: [PixelRect] = []
  /// Rectangles that are not compared, in pixels.
  public var masks: [PixelRect] = []
  /// The number of pixels that differ.
  public var differingPixels: Int?
  /// The tolerance it was compared with, in words; nil when exact.
  public var tolerance: String?
  /// Pixels a point of the pictures; nil when not known.
  public var scale: Double?
  /// How long drawing and comparing took, in seconds.
  public var seconds: Double?
  /// The pictures as PNG files, as far as there are any. An equal case needs the expected one only.
  public var pictures = Pictures()

  /// The pictures of a case, as far as there are any.
  public struct Pictures: Sendable, Equatable {
    /// The golden picture.
    public var expected: ReportPicture?
    /// The drawing.
    public var actual: ReportPicture?
    /// Where they differ.
    public var difference: ReportPicture?

    /// Creates a set of pictures.
    public init(
      expected: ReportPicture? = nil, actual: ReportPicture? = nil, difference: ReportPicture? = nil
    ) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }

  /// Creates a case.
  public init(path: String, group: String, sheet: String? = nil, outcome: Outcome, message: String) {
    self.path = path
    self.group = group
    self.sheet = sheet
    self.outcome = outcome
    self.message = message
  }
}
