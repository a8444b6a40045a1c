/// The differences between a drawing and its golden picture that pass.
///
/// A metric grades every pixel that differs; one that is graded beyond the ``threshold`` fails. Two caps then bound how
/// many may fail: ``maxPixels`` in all, and ``maxDensity`` in any window of ``window`` × ``window`` pixels, so that
/// scattered pixels can pass and a hairline or a dot fails.
///
/// Under any tolerance a picture fails if everything in it moved, if differences below the threshold have the same
/// sign over more than a quarter of it (drift), and if its size differs.
///
/// SSIM weights brightness most in channels near 0: `structural` fails where black becomes #010101.
///
/// The table shows what each metric passes (✓) and fails (✗), with its default threshold and no pixel allowed to
/// fail; the tests check it. "Strays" is `channel` with 200 pixels allowed to fail, 8 in a window:
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
  /// The measure of the difference of two pixels.
  public enum Metric: String, Sendable, Hashable, CaseIterable {
    /// Any difference fails.
    case exact
    /// The largest difference of a channel over white or over black, 0 to 255.
    case channel
    /// The difference in YIQ, 0 to 1, without antialiased edges, as in pixelmatch.
    case antialiased
    /// The perceived difference, CIEDE2000, 0 to about 100; 1 is just noticeable.
    case perceptual
    /// The similarity of the neighbourhoods, SSIM, 1 for equal ones; lower is worse.
    case structural
  }

  /// The side in pixels of the square where ``maxDensity`` limits failing pixels.
  public static let window = 32

  /// The measure of the difference of two pixels.
  public var metric: Metric
  /// The last grade that passes, in the metric's unit.
  public var threshold: Double
  /// The number of pixels that may fail in the whole picture.
  public var maxPixels: Int
  /// The number of pixels that may fail in any ``window`` × ``window`` pixels.
  public var maxDensity: Int

  /// Creates a tolerance; omitted numbers are the defaults of the metric.
  public init(
    _ metric: Metric, threshold: Double? = nil, maxPixels: Int = 0, maxDensity: Int? = nil
  ) {
    self.metric = metric
    self.threshold = threshold ?? metric.threshold
    self.maxPixels = maxPixels
    self.maxDensity = maxDensity ?? (metric == .exact ? 0 : 8)
  }

  /// Every pixel must be equal.
  public static let exact = Tolerance(.exact)
  /// Two steps of 255 in any channel, as another order of rounding causes.
  public static let channel = Tolerance(.channel)
  /// Antialiasing may differ, and colours of areas may differ by 2 %.
  public static let antialiased = Tolerance(.antialiased)
  /// Colours may differ by a barely visible amount.
  public static let perceptual = Tolerance(.perceptual)
  /// Tones may differ; structure must be equal.
  public static let structural = Tolerance(.structural)
}

extension Tolerance.Metric {
  var threshold: Double {
    switch self {
    case .exact: 0
    case .channel: 2
    // The default of pixelmatch, 0.1, passes #007AFF for #0A84FF; edges are recognized by their shape, not by this
    // number.
    case .antialiased: 0.02
    // 1 to 2 is visible only to an experienced observer (Mokrzycki and Tatol, Colour difference ∆E, 2011); noise of 1
    // in each channel reaches 2.4 and must pass.
    case .perceptual: 2.5
    // Noise of one step stays above; a line of 6 steps on a plain background does not.
    case .structural: 0.9
    }
  }
}

extension Tolerance {
  /// Why the tolerance is invalid; nil if a picture can fail under it.
  package var problem: String? {
    guard threshold.isFinite else {
      return "the threshold is \(threshold); use a finite number"
    }
    guard maxPixels >= 0, maxDensity >= 0 else {
      return "the number of pixels that may fail cannot be negative (\(min(maxPixels, maxDensity)))"
    }
    if metric == .exact, threshold != 0 || maxPixels != 0 || maxDensity != 0 {
      return "the tolerance 'exact' allows no difference; use another to allow some"
    }
    guard maxDensity < Self.window * Self.window else {
      return "\(maxDensity) failing pixels in \(Self.window) × \(Self.window) are all of them: "
        + "any picture would pass"
    }
    guard metric.thresholds.contains(threshold) else {
      return "the threshold of '\(metric.rawValue)' is \(metric.range), not \(plain(threshold))"
    }
    return nil
  }
}

extension Tolerance.Metric {
  /// The thresholds with which some pictures pass and others fail.
  fileprivate var thresholds: Range<Double> {
    switch self {
    case .exact: 0..<1
    case .channel: 0..<255
    case .antialiased: 0..<1
    case .perceptual: 0..<100
    // Up to and including 1.
    case .structural: Double.leastNormalMagnitude..<1.0.nextUp
    }
  }

  fileprivate var range: String {
    switch self {
    case .exact: "0"
    case .channel: "from 0 to below 255"
    case .antialiased: "from 0 to below 1"
    case .perceptual: "from 0 to below 100"
    case .structural: "above 0 and at most 1"
    }
  }
}
