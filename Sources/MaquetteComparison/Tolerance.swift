/// How far a drawing may be from its golden picture and still pass.
///
/// A metric grades every pixel that differs; one that is graded beyond the ``threshold`` fails. Two caps then bound
/// how many may fail: ``maxPixels`` in all, and ``maxDensity`` in any window of ``window`` × ``window`` pixels, so
/// that strays are allowed where a hairline or a dot is not.
///
/// Whatever the tolerance allows, a picture fails when everything in it moved (``Comparison/shift``), when what the
/// threshold hides leans one way over more than a quarter of it (``Comparison/drift``), and when its size is
/// another one.
///
/// Near 0 a channel's brightness weighs most in SSIM: `structural` fails where black becomes #010101.
///
/// What each passes (✓) and fails (✗), with its own threshold and no pixel allowed to fail; the tests hold
/// this table. "Strays" is `channel` with 200 pixels allowed to fail, 8 in a window:
///
/// | change | exact | channel | antialiased | perceptual | structural | strays |
/// | --- | --- | --- | --- | --- | --- | --- |
/// | nothing | ✓ | ✓ | ✓ | ✓ | ✓ | ✓ |
/// | one pixel by one step | ✗ | ✓ | ✓ | ✓ | ✓ | ✓ |
/// | one pixel from white to black | ✗ | ✗ | ✗ | ✗ | ✗ | ✓ |
/// | noise of one step everywhere | ✗ | ✓ | ✓ | ✓ | ✓ | ✓ |
/// | the whole page one step darker | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | half of it darker, half lighter | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | a grey control one step darker | ✗ | ✓ | ✓ | ✓ | ✓ | ✓ |
/// | edges from another rasterizer | ✗ | ✗ | ✓ | ✗ | ✓ | ✗ |
/// | a control from #007AFF to #0A84FF | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | a control from blue to green | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | a red as bright in green | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | a control at 90 % opacity | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | the page 4 pixels down | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | the page 1 pixel right | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | a hairline gone | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | a dot of 3 × 3 gone | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | 150 strays | ✗ | ✗ | ✗ | ✗ | ✗ | ✓ |
/// | 300 strays | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | the last row cut off | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | a white shape on clear gone | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | the same sheet drawn twice | ✓ | ✓ | ✓ | ✓ | ✓ | ✓ |
/// | a title replaced | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | one letter of small text replaced | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | a switch turned off | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | a mark taken away | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | a control disabled | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | a control at 90 % opacity, redrawn | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | another style | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | the page in dark colours | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | the drawing with noise of one step | ✗ | ✓ | ✓ | ✓ | ✓ | ✓ |
/// | the drawing one step darker | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | the drawing 4 pixels down | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
/// | the drawing 1 pixel right | ✗ | ✗ | ✗ | ✗ | ✗ | ✗ |
public struct Tolerance: Sendable, Hashable {
  /// What grades a pixel that differs.
  public enum Metric: String, Sendable, Hashable, CaseIterable {
    /// Any difference is one.
    case exact
    /// The largest difference of a channel over white or over black, 0 to 255.
    case channel
    /// The difference in YIQ, 0 to 1, where no edge is antialiased; as pixelmatch sees it.
    case antialiased
    /// The difference that people see, CIEDE2000, 0 to about 100; 1 is just noticeable.
    case perceptual
    /// How alike the neighbourhoods are, SSIM, 1 for equal ones; lower is worse.
    case structural
  }

  /// The edge of the square in which failing pixels may not crowd, in pixels.
  public static let window = 32

  /// What grades a pixel that differs.
  public var metric: Metric
  /// The last grade that passes, in the metric's unit.
  public var threshold: Double
  /// How many pixels may fail in the whole picture.
  public var maxPixels: Int
  /// How many pixels may fail in any ``window`` × ``window`` pixels.
  public var maxDensity: Int

  /// A tolerance; what is not given is the metric's own.
  public init(
    _ metric: Metric, threshold: Double? = nil, maxPixels: Int = 0, maxDensity: Int? = nil
  ) {
    self.metric = metric
    self.threshold = threshold ?? metric.threshold
    self.maxPixels = maxPixels
    self.maxDensity = maxDensity ?? (metric == .exact ? 0 : 8)
  }

  /// Not at all: every pixel must be equal.
  public static let exact = Tolerance(.exact)
  /// Two steps of 255 in any channel: what rounding in another order makes.
  public static let channel = Tolerance(.channel)
  /// Edges may be smoothed differently, areas may be 2 % off in colour.
  public static let antialiased = Tolerance(.antialiased)
  /// Colours may differ as little as only a close look would tell.
  public static let perceptual = Tolerance(.perceptual)
  /// Tones may differ, structure may not.
  public static let structural = Tolerance(.structural)
}

extension Tolerance.Metric {
  /// The threshold of a tolerance that names none.
  var threshold: Double {
    switch self {
    case .exact: 0
    case .channel: 2
    // pixelmatch's own, 0.1, takes #007AFF for #0A84FF; edges are excused by their shape, not by this number.
    case .antialiased: 0.02
    // From 1 to 2 only a close look tells (Mokrzycki and Tatol, Colour difference ∆E, 2011); a step of 1 in
    // each channel reaches 2.4, and noise is not to be seen.
    case .perceptual: 2.5
    // Noise of one step stays above; a line of 6 steps on a plain ground does not.
    case .structural: 0.9
    }
  }
}
