package import MaquetteComparison
package import MaquetteRaster

/// The outcome of the check of a golden picture, or of a sheet that cannot be drawn.
package struct GoldenOutcome: Sendable, Equatable {
  /// The path of the picture, or of the sheet.
  package let path: String
  /// The sheet; nil for a picture that no sheet draws.
  package let golden: Golden?
  /// The verdict.
  package let verdict: Verdict
  /// The changes, element by element, as far as they are known.
  package var changes: [Change] = []
  /// The tolerance.
  package var tolerance = Tolerance.exact
  /// The masks, in pixels.
  package var masks: [PixelRect] = []
  /// The frame of an animated picture that the verdict is about, from 1; nil for a still picture.
  package var frame: Int?
  /// Pixels a point of the drawing, if known.
  package var scale: Double?
  /// The pictures, of failures only, so that a check of thousands of pictures holds few in memory.
  package var evidence = Evidence()

  /// The pictures of a failure as PNG files, as far as they exist.
  package struct Evidence: Sendable, Equatable {
    /// The golden picture, byte for byte.
    package var expected: [UInt8]?
    /// The drawing as it would be recorded, byte for byte.
    package var actual: [UInt8]?
    /// The difference image.
    package var difference: [UInt8]?

    /// Creates a set of pictures.
    package init(expected: [UInt8]? = nil, actual: [UInt8]? = nil, difference: [UInt8]? = nil) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }

  /// Creates an outcome without pictures.
  package init(path: String, golden: Golden?, verdict: Verdict) {
    self.path = path
    self.golden = golden
    self.verdict = verdict
  }
}
