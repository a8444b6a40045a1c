package import MaquetteElements

/// The durations of motions in seconds, and their timing curves.
package struct MotionMetrics: Hashable, Sendable {
  /// The duration of a spinner's turn.
  package var spinnerTurn = 0.0
  /// The duration of the moving part of a progress bar to the end and back.
  package var progressRun = 0.0
  /// The timing curve of that motion in each direction.
  package var progressCurve = TimingCurve.linear
  /// The duration of a switch's thumb from one end to the other; its track changes colour in the same time.
  package var switchSlide = 0.0
  /// The duration in which a switch's thumb widens under a finger or narrows again.
  package var switchStretch = 0.0
  var switchCurve = TimingCurve.linear
  /// The duration in which a button fades to the look of another state. Pressing shows at once.
  package var buttonFade = 0.0
  package var buttonCurve = TimingCurve.linear
  /// The duration of a blink of a control that is about to spring.
  var springBlink = 0.0
  /// The duration in which content that a finger has pulled beyond its end springs back.
  package var scrollBounce = 0.0
  /// The timing curve of that spring, which is critically damped.
  package static let bounceCurve = TimingCurve.settledSpring

  package init() {}
}

extension MotionMetrics: MeasuredMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere, in every era.
  package static let standard = StandardMeasures<MotionMetrics>()

  package static let tokenGroup = "motion"

  package static let tokens: MetricTokens<MotionMetrics> = [
    .number("spinner-turn", \.spinnerTurn, in: 0.01...60),
    .number("progress-run", \.progressRun, in: 0.01...60),
    .group("progress-curve", \.progressCurve, .controlPoints),
    .number("switch-slide", \.switchSlide, in: 0...60),
    .number("switch-stretch", \.switchStretch, in: 0...60),
    .group("switch-curve", \.switchCurve, .controlPoints),
    .number("button-fade", \.buttonFade, in: 0...60),
    .group("button-curve", \.buttonCurve, .controlPoints),
    .number("spring-blink", \.springBlink, in: 0...60),
    .number("scroll-bounce", \.scrollBounce, in: 0...60),
  ]
}

extension Environment {
  /// The durations and curves of the change that is drawn; the theme's if it states none.
  package var motion: MotionMetrics {
    var motion = theme[MotionMetrics.self]
    if let duration = changeTiming?.duration {
      motion.switchSlide = duration
      motion.switchStretch = duration
      motion.buttonFade = duration
      motion.scrollBounce = duration
    }
    if let curve = changeTiming?.curve {
      motion.switchCurve = curve
      motion.buttonCurve = curve
    }
    return motion
  }
}

extension MetricTokens<TimingCurve> {
  /// The control points: times from 0 to 1, progress values slightly beyond both ends.
  package static var controlPoints: MetricTokens {
    [
      .number("x1", \.x1), .number("y1", \.y1, in: -2...3), .number("x2", \.x2),
      .number("y2", \.y2, in: -2...3),
    ]
  }
}
