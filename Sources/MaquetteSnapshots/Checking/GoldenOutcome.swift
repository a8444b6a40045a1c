package import MaquetteComparison
package import MaquettePNG
package import MaquetteRaster

/// The verdict of a check on one golden picture.
package enum Verdict: Sendable, Equatable {
  /// The drawing was compared with the golden picture.
  case compared(PictureComparison.Outcome)
  /// The drawing was recorded: the golden picture was missing, different or unreadable, or its file had other bytes.
  case recorded
  /// There is no golden picture, and recording was not requested.
  case missing
  case unreadable(PNGError)
  case notRecorded(PNGError)
  case notDrawn(DrawingFailure)
  /// No sheet draws the picture any more.
  case orphan

  /// Whether a check with this verdict passes. A recorded picture does, because recording was requested.
  package var passes: Bool {
    switch self {
    case .compared(let outcome): outcome.passes
    case .recorded: true
    case .missing, .unreadable, .notRecorded, .notDrawn, .orphan: false
    }
  }
}

/// The outcome of the check of a golden picture, or of a sheet that cannot be drawn.
package struct GoldenOutcome: Sendable, Equatable {
  package let path: String
  package let golden: Golden?
  package let verdict: Verdict
  /// The changes, element by element, as far as they are known.
  package var changes: [Change] = []
  package var tolerance = Tolerance.exact
  package var masks: [PixelRect] = []
  /// What they hide; nil without masks.
  package var masking: Masking?
  /// The frame of an animated picture that the verdict is about, from 1; nil if it is about no single frame.
  package var frame: Int?
  /// Pixels per point of the drawing, if known.
  package var scale: Double?
  /// The pictures as PNG files, of failures only, so that a check of thousands of pictures holds few in memory.
  package var evidence = ComparedFiles<[UInt8]>()

  package init(path: String, golden: Golden?, verdict: Verdict) {
    self.path = path
    self.golden = golden
    self.verdict = verdict
  }
}

extension GoldenCheck {
  package typealias Write = @Sendable (_ bytes: [UInt8], _ path: String) throws(PNGError) -> Void
}
