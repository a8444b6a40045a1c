public import MaquetteRaster
public import MaquetteSnapshots

/// One golden picture in a report, or a sheet that could not be drawn.
public struct ReportCase: Sendable, Equatable, Codable {
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
  /// How long drawing and comparing took, in seconds.
  public var seconds: Double?
  /// The pictures, as PNG files.
  public var pictures = Pictures()

  /// The pictures of a case as PNG files, as far as there are any.
  public struct Pictures: Sendable, Equatable {
    /// The golden picture.
    public var expected: [UInt8]?
    /// The drawing.
    public var actual: [UInt8]?
    /// Where they differ.
    public var difference: [UInt8]?

    /// Creates a set of pictures.
    public init(expected: [UInt8]? = nil, actual: [UInt8]? = nil, difference: [UInt8]? = nil) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }

  /// Pictures are files of their own, not part of the JSON.
  enum CodingKeys: String, CodingKey {
    case path, group, sheet, outcome, message, changes, regions, masks, differingPixels, seconds
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
