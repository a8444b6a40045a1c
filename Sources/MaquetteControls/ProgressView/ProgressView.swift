import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// A bar that fills as work progresses.
public struct ProgressView: Control {
  /// The placement of a progress bar.
  public enum Style: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Within the content.
    case standard = "default"
    /// Along the edge of a bar: thinner, and with square ends on iOS.
    case bar
  }

  /// The completed part, 0 to 1; other values are clamped.
  public var value = 0.5
  /// Whether the progress is unknown, shown by a part that moves to and fro.
  public var isIndeterminate = false
  /// The place: within the content, or along the edge of a bar.
  public var style: Style = .standard
  /// The colour of the completed part; nil for the environment's tint.
  public var progressTint: ColorReference?
  /// The colour of the track; nil for the platform's.
  public var trackTint: ColorReference?
  /// The stretched image of the completed part; nil for a bar of one colour.
  public var progressImage: Image?
  /// The stretched image of the track, in its own height; nil for a bar of one colour.
  public var trackImage: Image?
  /// The width in points instead of the available width.
  public var width: Double?
  /// The accessibility label; nil for the default label.
  public var accessibilityLabel: String?

  /// Creates a bar that is half full.
  public init() {}

  /// Creates a bar; the value is between 0 and 1.
  public init(_ value: Double, style: Style = .standard) {
    self.value = value
    self.style = style
  }

  public static let name = "progress-view"
  public static let guideline =
    "Use it for tasks of known duration; if the duration is unknown, show a spinner."
  public static let shorthand: String? = "value"
  public static let metrics: [any ThemeMetrics.Type] = [ProgressMetrics.self]

  public static let attributes: [Attribute<ProgressView>] = [
    Attribute("value", \.value, in: 0...1, unit: nil),
    Attribute("indeterminate", \.isIndeterminate),
    Attribute("style", \.style),
    Attribute("progress-tint", \.progressTint),
    Attribute("track-tint", \.trackTint),
    Attribute("progress-image", \.progressImage),
    Attribute("track-image", \.trackImage),
    Attribute("width", \.width, length: 0...100_000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the bar across the available width.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[ProgressMetrics.self]
    let isBar = style == .bar
    let run = isIndeterminate ? run(in: environment) : nil
    let hasTrack = !isBar || metrics.hasBarTrack || trackTint != nil
    let bar = ProgressBar(
      value: isIndeterminate ? metrics.runLength : value.part,
      start: run.map { start(of: $0, metrics, in: environment) } ?? 0,
      fill: metrics.fill(environment.color(progressTint ?? environment.activeTint), environment.appearance),
      track: hasTrack ? environment.color(trackTint ?? .token(metrics.track)) : nil,
      rim: environment.color(.shadow).opacity(metrics.rim),
      height: isBar ? metrics.barHeight : metrics.height,
      idealWidth: metrics.idealWidth, hasRoundEnds: isBar ? metrics.hasRoundBarEnds : metrics.hasRoundEnds,
      hasTravellingEnd: metrics.hasTravellingEnd && !isIndeterminate,
      images: (progressImage, trackImage))
    let element = run.map { bar.repeating($0) } ?? bar
    guard let width else { return element }
    return element.frame(width: FrameLength(filling: width), height: FrameLength())
  }

  /// The loop of the moving part.
  private func run(in environment: Environment) -> Motions.Loop {
    let round = Moment(seconds: environment.theme[MotionMetrics.self].progressRun)
    return Motions.Loop(
      period: round, stepCount: Swift.max(1, round.ticks * Self.runRate / Moment.ticksPerSecond))
  }

  /// The leading end of the moving part at the environment's moment, as a fraction of the width.
  private func start(
    of run: Motions.Loop, _ metrics: ProgressMetrics, in environment: Environment
  ) -> Double {
    let step = run.step(at: environment.moment)
    let phase = metrics.runPhase + Double(step) / Double(run.stepCount)
    let way = 2 * (phase - phase.rounded(.down))
    let curve = environment.theme[MotionMetrics.self].progressCurve
    return (1 - metrics.runLength) * curve.progress(at: way < 1 ? way : 2 - way)
  }

  /// The steps of the moving part per second.
  private static let runRate = 30

  /// Returns the label and the completed percentage.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? environment.translated(.progress),
      value: isIndeterminate ? nil : environment.percentage(value),
      traits: [.updatesFrequently])
  }

  /// Returns warnings for images that are not there.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    [progressImage, trackImage].compactMap(\.self).flatMap { $0.warnings(in: environment) }
  }
}

extension ProgressView {
  /// Returns the bar with a colour for the completed part.
  public func tint(_ tint: ColorReference) -> ProgressView { with(\.progressTint, tint) }
}
