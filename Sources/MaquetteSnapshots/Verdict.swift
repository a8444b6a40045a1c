public import MaquetteComparison
public import MaquettePNG

/// What a check found out about one golden picture.
public enum Verdict: Sendable, Equatable {
  /// The drawing equals the golden picture.
  case equal
  /// The drawing was written as the golden picture, which was missing, differed or could not be read before.
  case recorded
  /// There is no golden picture, and recording was not asked for.
  case missing
  /// The drawing differs from the golden picture.
  case differs(Comparison)
  /// The golden picture could not be read.
  case unreadable(PNGError)
  /// The drawing could not be written as the golden picture.
  case notRecorded(PNGError)
  /// The sheet could not be drawn, for these reasons.
  case notDrawn(reasons: [String])
  /// A picture that no sheet draws any more.
  case orphan

  /// Whether a check with this verdict passes. A recorded picture does: somebody asked for it.
  public var passes: Bool {
    switch self {
    case .equal, .recorded: true
    case .missing, .differs, .unreadable, .notRecorded, .notDrawn, .orphan: false
    }
  }
}

/// A verdict and the picture, or for a sheet that could not be drawn the sheet, that it is about.
public struct GoldenOutcome: Sendable, Equatable {
  /// The path of what the verdict is about.
  public let path: String
  /// What was found out.
  public let verdict: Verdict

  /// An outcome.
  public init(path: String, verdict: Verdict) {
    self.path = path
    self.verdict = verdict
  }
}
