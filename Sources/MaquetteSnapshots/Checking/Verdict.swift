package import MaquetteComparison
package import MaquettePNG

/// The verdict of a check on one golden picture.
package enum Verdict: Sendable, Equatable {
  /// The drawing equals the golden picture.
  case equal
  /// The drawing differs from the golden picture within the tolerance.
  case tolerated(Comparison)
  /// The drawing was recorded; the golden picture was missing, different or unreadable before.
  case recorded
  /// There is no golden picture, and recording was not requested.
  case missing
  /// The drawing differs from the golden picture.
  case differs(Comparison)
  /// The timing of the drawing differs from that of the golden picture.
  case movesOtherwise(AnimationDifference)
  /// The golden picture cannot be read.
  case unreadable(PNGError)
  /// The drawing cannot be recorded.
  case notRecorded(PNGError)
  /// The sheet could not be drawn.
  case notDrawn(DrawingFailure)
  /// No sheet draws the picture any more.
  case orphan

  /// Whether a check with this verdict passes. A recorded picture does, because recording was requested.
  package var passes: Bool {
    switch self {
    case .equal, .tolerated, .recorded: true
    case .missing, .differs, .movesOtherwise, .unreadable, .notRecorded, .notDrawn, .orphan: false
    }
  }
}

extension GoldenCheck {
  /// Writes a recorded picture to a path.
  package typealias Write = @Sendable (_ bytes: [UInt8], _ path: String) throws(PNGError) -> Void
}
