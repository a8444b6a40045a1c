public import MaquetteComparison
public import MaquetteRaster

/// What a check found out about a golden picture, or about a sheet that could not be drawn.
public struct GoldenOutcome: Sendable, Equatable {
  /// The path of the picture, or of the sheet.
  public let path: String
  /// The sheet; nil for a picture that none draws.
  public let golden: Golden?
  /// What was found out.
  public let verdict: Verdict
  /// What changed, element by element, as far as that is known.
  public var changes: [Change] = []
  /// What was allowed.
  public var tolerance = Tolerance.exact
  /// What was not compared, in pixels.
  public var masks: [PixelRect] = []
  /// Which frame of a picture that moves the verdict is on, from 1; nil for the only one.
  public var frame: Int?
  /// Pixels a point of the drawing, when that is known.
  public var scale: Double?
  /// The pictures; of failures only, so that a check of thousands of pictures holds none.
  public var evidence = Evidence()

  /// The pictures of a failure as PNG files, as far as there are any.
  public struct Evidence: Sendable, Equatable {
    /// The golden picture, byte for byte.
    public var expected: [UInt8]?
    /// The drawing as it would be recorded, byte for byte.
    public var actual: [UInt8]?
    /// Where they differ.
    public var difference: [UInt8]?

    /// No pictures, or those that are given.
    public init(expected: [UInt8]? = nil, actual: [UInt8]? = nil, difference: [UInt8]? = nil) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }

  /// An outcome without pictures.
  public init(path: String, golden: Golden?, verdict: Verdict) {
    self.path = path
    self.golden = golden
    self.verdict = verdict
  }
}
