public import MaquetteElements

/// How long what moves takes, in seconds, and by which curves it does.
public struct MotionMetrics: Hashable, Sendable {
  /// One turn of a spinner.
  public var spinnerTurn: Double
  /// The way of the moving part of a progress bar to the end and back. Our choice.
  public var progressRun = 2.0
  /// How it moves each way. Our choice.
  public var progressCurve = TimingCurve.easeInOut
  /// The way of a switch's thumb from one end to the other; its track changes colour meanwhile.
  public var switchSlide: Double
  /// The thumb of a switch getting wider under a finger, and narrower again.
  public var switchStretch: Double
  /// How a switch moves.
  public var switchCurve: TimingCurve
  /// A button taking the look of another state. What a finger does to it shows at once.
  public var buttonFade: Double
  /// How a button changes.
  public var buttonCurve: TimingCurve

  /// iOS.
  ///
  /// A spinner turns once a second, by people's watches and in both eras. A switch takes the times that the system's
  /// web engine waits for it (WebKit, `RenderThemeIOS.h`), which are those of springs; that they are critically
  /// damped is our choice. That a button fades is seen, and that it takes a quarter of a second is our choice: the
  /// documented default of Core Animation, by the documented default curve of views.
  public static let ios = MotionMetrics(
    spinnerTurn: 1, switchSlide: 0.488, switchStretch: 0.507, switchCurve: .settledSpring, buttonFade: 0.25,
    buttonCurve: .easeInOut)

  /// macOS: a switch takes 0.3 seconds (WebKit, `RenderThemeMac.h`), its curve is our choice, and buttons do not fade.
  public static let macos = MotionMetrics(
    spinnerTurn: 1, switchSlide: 0.3, switchStretch: 0.3, switchCurve: .easeInOut, buttonFade: 0,
    buttonCurve: .easeInOut)
}

extension MotionMetrics: ThemeMetrics {
  /// Those of macOS there, those of iOS elsewhere, in every era.
  public static func standard(for platform: Platform, era: Era) -> MotionMetrics {
    platform == .macos ? .macos : .ios
  }

  public static let tokenGroup = "motion"

  public static let tokens: MetricTokens<MotionMetrics> = [
    .number("spinner-turn", \.spinnerTurn, in: 0.01...60),
    .number("progress-run", \.progressRun, in: 0.01...60).ourChoice(),
    .group("progress-curve", \.progressCurve, .controlPoints).ourChoice(),
    .number("switch-slide", \.switchSlide, in: 0...60),
    .number("switch-stretch", \.switchStretch, in: 0...60),
    .group("switch-curve", \.switchCurve, .controlPoints).ourChoice(),
    .number("button-fade", \.buttonFade, in: 0...60).ourChoice(),
    .group("button-curve", \.buttonCurve, .controlPoints),
  ]
}

extension MetricTokens<TimingCurve> {
  /// The control points: their times from 0 to 1, their ways a little beyond both ends.
  fileprivate static var controlPoints: MetricTokens {
    [
      .number("x1", \.x1), .number("y1", \.y1, in: -2...3), .number("x2", \.x2),
      .number("y2", \.y2, in: -2...3),
    ]
  }
}
