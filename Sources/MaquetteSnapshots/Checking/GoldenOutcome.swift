package import MaquetteComparison
package import MaquetteRaster

/// What a check found out about a golden picture, or about a sheet that could not be drawn.
package struct GoldenOutcome: Sendable, Equatable {
  /// The path of the picture, or of the sheet.
  package let path: String
  /// The sheet; nil for a picture that none draws.
  package let golden: Golden?
  /// What was found out.
  package let verdict: Verdict
  /// What changed, element by element, as far as that is known.
  package var changes: [Change] = []
  /// What was allowed.
  package var tolerance = Tolerance.exact
  /// What was not compared, in pixels.
  package var masks: [PixelRect] = []
  /// Which frame of a picture that moves the verdict is on, from 1; nil for the only one.
  package var frame: Int?
  /// Pixels a point of the drawing, when that is known.
  package var scale: Double?
  /// The pictures; of failures only, so that a check of thousands of pictures holds none.
  package var evidence = Evidence()

  /// The pictures of a failure as PNG files, as far as there are any.
  package struct Evidence: Sendable, Equatable {
    /// The golden picture, byte for byte.
    package var expected: [UInt8]?
    /// The drawing as it would be recorded, byte for byte.
    package var actual: [UInt8]?
    /// Where they differ.
    package var difference: [UInt8]?

    /// No pictures, or those that are given.
    package init(expected: [UInt8]? = nil, actual: [UInt8]? = nil, difference: [UInt8]? = nil) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }

  /// An outcome without pictures.
  package init(path: String, golden: Golden?, verdict: Verdict) {
    self.path = path
    self.golden = golden
    self.verdict = verdict
  }
}
