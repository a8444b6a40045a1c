public import MaquetteComparison
public import MaquettePNG

/// What a check found out about one golden picture.
public enum Verdict: Sendable, Equatable {
  /// The drawing equals the golden picture.
  case equal
  /// The drawing differs from the golden picture within the tolerance.
  case tolerated(Comparison)
  /// The drawing was written as the golden picture, which was missing, differed or could not be read before.
  case recorded
  /// There is no golden picture, and recording was not asked for.
  case missing
  /// The drawing differs from the golden picture.
  case differs(Comparison)
  /// The drawing moves otherwise than the golden picture.
  case movesOtherwise(AnimationDifference)
  /// The golden picture could not be read.
  case unreadable(PNGError)
  /// The drawing could not be written as the golden picture.
  case notRecorded(PNGError)
  /// The sheet could not be drawn.
  case notDrawn(DrawingFailure)
  /// A picture that no sheet draws any more.
  case orphan

  /// Whether a check with this verdict passes. A recorded picture does: somebody asked for it.
  public var passes: Bool {
    switch self {
    case .equal, .tolerated, .recorded: true
    case .missing, .differs, .movesOtherwise, .unreadable, .notRecorded, .notDrawn, .orphan: false
    }
  }
}
