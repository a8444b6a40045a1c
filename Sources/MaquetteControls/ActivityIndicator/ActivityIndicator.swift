import MaquetteControlKit
public import MaquetteElements
import MaquetteTypography

/// A spinner that shows that work is in progress.
///
/// It is drawn at one step of its rotation.
public struct ActivityIndicator: Control {
  /// The size of a spinner.
  public enum Size: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// 20 points, 16 on macOS.
    case medium
    /// 37 points, 32 on macOS.
    case large
  }

  /// The size of the spinner.
  public var size: Size = .medium
  /// The colour of the leading spoke; nil for the platform's gray.
  public var color: ColorReference?
  /// The rotation in spokes: 0 to 7, or 0 to 11 in era ios7.
  public var phase = 0
  /// Whether it spins; a stopped one is drawn at its phase.
  public var isAnimating = true
  /// Whether a stopped indicator is invisible; it keeps its room, as in UIKit.
  public var hidesWhenStopped = false
  private var textStyle: TextStyle?
  private var textFactor = 1.0

  /// Creates a spinner.
  public init() {}

  /// Creates a spinner in a colour.
  public init(size: Size = .medium, color: ColorReference? = nil) {
    self.size = size
    self.color = color
  }

  public static let name = "activity-indicator"
  public static let guideline = "Say beside it what people are waiting for, and keep it moving."
  public static let shorthand: String? = "size"
  public static let metrics: [any ThemeMetrics.Type] = [ActivityIndicatorMetrics.self, MotionMetrics.self]

  public static let attributes: [Attribute<ActivityIndicator>] = [
    Attribute("size", \.size),
    Attribute("color", \.color),
    Attribute("phase", \.phase),
    Attribute("animating", \.isAnimating),
    Attribute("hides-when-stopped", \.hidesWhenStopped),
  ]

  /// Returns the spinner scaled to text: a diameter of `factor` times the style's font size.
  func scaled(to style: TextStyle, factor: Double) -> ActivityIndicator {
    with(\.textStyle, style).with(\.textFactor, factor)
  }

  /// Returns the spokes in a square frame.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[ActivityIndicatorMetrics.self]
    let diameter =
      textStyle.map { environment.font($0).size * textFactor }
      ?? (size == .medium ? metrics.mediumDiameter : metrics.largeDiameter)
    let spokes = Spokes(
      diameter: diameter, color: environment.color(color ?? .token(.activity)), phase: phase,
      isTurning: isAnimating, metrics: metrics)
    return isHidden ? spokes.opacity(0) : spokes
  }

  /// Whether it has stopped and is gone.
  public var isHidden: Bool { hidesWhenStopped && !isAnimating }

  /// Returns the label and traits that the platforms expose for a spinner.
  public func accessibility(in environment: Environment) -> Accessibility {
    var exposed = Accessibility(
      label: environment.translated(.inProgress), traits: isAnimating ? [.updatesFrequently] : [])
    exposed.isHidden = isHidden
    return exposed
  }
}
