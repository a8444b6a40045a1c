import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
import MaquetteTypography

/// A spinner that shows that something goes on, at one moment of its turn.
///
/// Guideline: say beside it what is being waited for, and keep it moving.
public struct ActivityIndicator: Control {
  /// How large the spinner is.
  public enum Size: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// 20 points.
    case medium
    /// 37 points.
    case large
  }

  /// How large the spinner is.
  public var size: Size = .medium
  /// The colour of the newest spoke; nil for the platform's gray.
  public var color: ColorReference?
  /// The moment of the turn, in spokes: eighths, or twelfths where there are twelve.
  public var phase = 0
  private var textStyle: TextStyle?
  private var textFactor = 1.0

  /// Creates a spinner.
  public init() {}

  /// Creates a spinner in a colour.
  public init(size: Size = .medium, color: ColorReference? = nil) {
    self.size = size
    self.color = color
  }

  /// The name in sheets.
  public static let name = "activity-indicator"
  /// What it is.
  public static let summary = "A spinner that shows that something goes on."
  /// What the guideline asks for.
  public static let guideline = "Say beside it what is being waited for, and keep it moving."
  /// A bare scalar is the size.
  public static let shorthand: String? = "size"

  /// What sheets can say of it.
  public static let attributes: [Attribute<ActivityIndicator>] = [
    Attribute("size", \.size, help: "How large the spinner is."),
    Attribute("color", \.color, help: "The colour of the newest spoke."),
    Attribute(
      "phase", \.phase, help: "The moment of the turn in spokes: eighths, 0 to 7, or twelfths in iOS 7."),
  ]

  /// Returns the spinner sized to letters: a diameter of `factor` times the style's size.
  func scaled(to style: TextStyle, factor: Double) -> ActivityIndicator {
    with(\.textStyle, style).with(\.textFactor, factor)
  }

  /// Returns the spokes in a square.
  public func body(in environment: Environment) -> some Element {
    let metrics = environment.theme[ActivityIndicatorMetrics.self]
    let diameter =
      textStyle.map { environment.font($0).size * textFactor }
      ?? (size == .medium ? metrics.mediumDiameter : metrics.largeDiameter)
    let turn = Moment(seconds: environment.theme[MotionMetrics.self].spinnerTurn)
    return Spokes(
      diameter: diameter, color: environment.color(color ?? .token(.activity)),
      phase: phase &+ environment.step(of: metrics.opacities.count, in: turn), metrics: metrics)
  }

  /// Returns what the platforms say of a spinner.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: "In progress", traits: [.updatesFrequently])
  }

  /// Both sizes.
  public static var samples: [Sample] {
    Size.allCases.map { Sample($0.rawValue, ActivityIndicator(size: $0)) }
  }
}

/// The spokes of a spinner: capsules around a centre, fading against the turn.
private struct Spokes: Element {
  var diameter: Double
  var color: Color
  var phase: Int
  var metrics: ActivityIndicatorMetrics

  func node(in environment: Environment) -> Node {
    let side = PixelGrid(scale: environment.scale).roundedUp(diameter)
    let item = LayoutItem { _ in Measurement(width: side, height: side) }
    return Node(name: "spokes", item: item) { drawing in operations(in: drawing.frame) }
  }

  private func operations(in frame: Rect) -> [DisplayList.Operation] {
    let unit = diameter / metrics.mediumDiameter
    let width = metrics.spokeWidth * unit
    let spoke = RoundedRectangle(
      rect: Rect(
        x: -width / 2, y: -(metrics.innerRadius + metrics.spokeLength) * unit, width: width,
        height: metrics.spokeLength * unit), radius: width / 2)
    let count = metrics.opacities.count
    return metrics.opacities.indices.map { index in
      // Spoke 0 is the newest and points up at phase 0; older ones follow against the clock.
      let steps = (((phase % count) - index) % count + count) % count
      let turn = Self.turn(steps, of: count).then(.translation(x: frame.center.x, y: frame.center.y))
      return .fill(
        .path(spoke.path.applying(turn), .nonzero),
        .color(color.opacity(metrics.opacities[index])))
    }
  }

  /// A clockwise turn by eighths or twelfths of a circle; sines of 30, 45 and 60 degrees are square roots, not calls
  /// to libm.
  private static func turn(_ steps: Int, of count: Int) -> Transform {
    let stepsInQuarter = count == 12 ? 3 : 2
    let quarters = Transform.rotation(quarterTurns: steps / stepsInQuarter)
    let (sine, cosine): (Double, Double)
    switch (steps % stepsInQuarter, stepsInQuarter) {
    case (0, _): return quarters
    case (_, 2): (sine, cosine) = (0.5.squareRoot(), 0.5.squareRoot())
    case (1, _): (sine, cosine) = (0.5, 0.75.squareRoot())
    case (_, _): (sine, cosine) = (0.75.squareRoot(), 0.5)
    }
    return quarters.then(Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }
}
