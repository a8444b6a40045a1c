import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// A level as a bar or blocks that change colour to warn, or a rating as stars.
public struct LevelIndicator: UntouchedControl {
  /// The style of an indicator.
  public enum Style: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// One bar.
    case continuous
    /// Blocks.
    case discrete
    /// Stars.
    case rating
  }

  /// The level: 0 to 1 for a bar, a number of blocks or stars otherwise.
  public var value = 0.5
  /// The number of blocks or stars.
  public var count = 5
  /// The style: a bar, blocks or stars.
  public var style: Style = .continuous
  /// The value at which the indicator turns yellow; nil for none.
  public var warning: Double?
  /// The value at which the indicator turns red; nil for none.
  public var critical: Double?
  /// The interaction state.
  public var state: ControlState = .normal
  /// The colour below the warning value; nil for green, or the secondary label colour for stars.
  public var tint: ColorReference?
  /// The width in points, instead of the platform's.
  public var width: Double?
  /// The accessibility label; nil for the word for a level.
  public var accessibilityLabel: String?

  /// Creates an indicator that is half full.
  public init() {}

  /// Creates an indicator.
  public init(_ value: Double, style: Style = .continuous) {
    self.value = value
    self.style = style
  }

  public static let name = "level-indicator"
  public static let platforms: Set<Platform> = [.macos]
  public static let guideline =
    "Use green, yellow and red to say what a level means; use blocks if there are few levels."
  public static let shorthand: String? = "value"
  public static let metrics: [any ThemeMetrics.Type] = [LevelIndicatorMetrics.self]

  public static let attributes: [Attribute<LevelIndicator>] = [
    Attribute("value", \.value, in: 0...100, unit: nil),
    Attribute("count", \.count, in: 1...100),
    Attribute("style", \.style),
    Attribute("warning", \.warning, in: 0...100, unit: nil),
    Attribute("critical", \.critical, in: 0...100, unit: nil),
    Attribute("state", \.state),
    Attribute("tint", \.tint),
    Attribute("width", \.width, length: 0...100_000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the bar, the blocks or the stars.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[LevelIndicatorMetrics.self]
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    let shown = shownCount
    if style == .rating {
      let color = tint ?? .token(isDisabled ? .tertiaryLabel : .secondaryLabel)
      return HStack(spacing: 0) {
        (0..<shown).map { index in
          SymbolImage("star.fill").with(\.size, metrics.starSize)
            .color(Double(index) + 0.5 <= value ? color : .token(.quaternaryLabel))
            .frame(width: metrics.starPitch)
        }
      }
    }
    let fill = isDisabled ? ColorReference.token(.tertiaryLabel) : levelColor
    let bar = LevelBar(
      value: style == .continuous ? value.part : (value / Double(shown)).part,
      blocks: style == .continuous ? 1 : shown, fill: environment.color(fill),
      track: environment.color(.levelTrack), metrics: metrics)
    guard let width else { return bar.frame(width: metrics.idealWidth) }
    return bar.frame(width: FrameLength(filling: width), height: FrameLength())
  }

  /// Returns the label and the level.
  public func accessibility(in environment: Environment) -> Accessibility {
    let shown = value.isFinite ? Swift.max(0, Swift.min(value, Double(shownCount))) : 0
    let level =
      style == .continuous
      ? environment.percentage(value)
      : "\(environment.number(Int(shown.rounded()))) / \(environment.number(shownCount))"
    return Accessibility(
      label: accessibilityLabel ?? environment.translated(.level), value: level,
      traits: traits(in: environment))
  }

  /// Returns a warning about more than all blocks or stars, or more than a whole bar.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    let whole = style == .continuous ? ("a whole bar", 1) : ("count", Double(count))
    return Contradiction.between(("value", nil), whole, value: ("value", value)).warnings(of: Self.name)
  }

  /// The number of blocks or stars that are drawn.
  private var shownCount: Int { Swift.max(1, Swift.min(count, 100)) }

  private var levelColor: ColorReference {
    if let critical, value >= critical { return .token(.red) }
    if let warning, value >= warning { return .token(.yellow) }
    return tint ?? .token(.green)
  }
}

/// A row of blocks filled up to a value; one block can be partly filled.
private struct LevelBar: Element {
  var value: Double
  var blocks: Int
  var fill: Color
  var track: Color
  var metrics: LevelIndicatorMetrics

  func node(in environment: Environment) -> Node {
    let ideal = metrics.idealWidth
    let height = metrics.height
    let item = LayoutItem { Measurement(width: $0.width ?? ideal, height: height) }
    let isMirrored = environment.direction == .rightToLeft
    let shade = environment.appearance == .light ? metrics.rim : metrics.darkRim
    let rims = (full: fill.shaded(shade), empty: environment.color(.levelRim))
    return Node(name: NodeName("level-bar"), item: item) { drawing in
      let frame = drawing.frame
      let grid = drawing.grid
      var result: [DisplayList.Operation] = []
      let pitch = (frame.width + metrics.blockSpacing) / Double(blocks)
      for index in 0..<blocks {
        let left = grid.snap(Double(index) * pitch)
        let right = grid.snap(Double(index + 1) * pitch - metrics.blockSpacing)
        guard right > left else { continue }
        let block = Rect(
          x: isMirrored ? frame.maxX - right : frame.minX + left, y: frame.minY, width: right - left,
          height: frame.height)
        let isFull = Double(index) + 0.5 <= value * Double(blocks)
        let part = blocks > 1 ? (isFull ? 1 : 0) : value
        let width = grid.snap(block.width * part)
        let done = Rect(
          x: isMirrored ? block.maxX - width : block.minX, y: block.minY, width: width, height: block.height)
        let rest = Rect(
          x: isMirrored ? block.minX : block.minX + width, y: block.minY, width: block.width - width,
          height: block.height)
        let shape = Shape.roundedRectangle(RoundedRectangle(rect: block, radius: metrics.radius))
        let line = Swift.max(metrics.rimWidth, 1 / grid.scale)
        let edge = RoundedRectangle(rect: block.inset(by: line / 2), radius: metrics.radius - line / 2)
        func side(_ place: Rect, _ color: Color, _ rim: Color) -> [DisplayList.Operation] {
          guard place.width > 0 else { return [] }
          let face: [DisplayList.Operation] = [.push(Layer(clip: .rect(place))), .fill(shape, .color(color))]
          let hasRim = metrics.rimWidth > 0 && rim.alpha > 0
          return face
            + (hasRim ? [.stroke(.roundedRectangle(edge), StrokeStyle(width: line), .color(rim))] : []) + [
              .pop
            ]
        }
        result += side(done, fill, rims.full) + side(rest, track, rims.empty)
      }
      return result
    }
  }
}
