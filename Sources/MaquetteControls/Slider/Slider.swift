public import MaquetteControlKit
public import MaquetteElements
import MaquetteLayout

/// A track with a thumb that selects a value from a range.
public struct Slider: StatefulControl {
  /// The value; values out of range are drawn at the nearest end.
  public var value = 0.5
  /// The value at the leading end.
  public var minimum = 0.0
  /// The value at the trailing end.
  public var maximum = 1.0
  /// The symbol at the leading end; nil for none.
  public var minimumSymbol: String?
  /// The symbol at the trailing end; nil for none.
  public var maximumSymbol: String?
  /// The image at the leading end, instead of a symbol.
  public var minimumImage: Image?
  /// The image at the trailing end, instead of a symbol.
  public var maximumImage: Image?
  /// The image of the track before the thumb, in its own height; nil for the platform's track.
  public var minimumTrackImage: Image?
  /// The image of the track after the thumb, in its own height; nil for the platform's track.
  public var maximumTrackImage: Image?
  /// The image of the thumb, in its natural size; nil for the platform's.
  public var thumbImage: Image?
  /// The font size that the symbols at the ends match, in points; nil for the control's own.
  public var symbolSize: Double?
  /// The colour of the track before the thumb, instead of the environment's tint.
  public var minimumTrackTint: ColorReference?
  /// The colour of the track after the thumb; nil for the platform's.
  public var maximumTrackTint: ColorReference?
  /// The colour of the thumb; nil for the platform's.
  public var thumbTint: ColorReference?
  /// The symbol in place of the thumb; nil for the platform's thumb.
  public var thumbSymbol: String?
  /// The parts in states other than the normal one.
  public var contents = StateValues<SliderContent>()
  /// The number of evenly spaced tick marks, up to 101; fewer than 2 show none.
  public var ticks = 0
  /// Whether the slider is vertical, with its lowest value at the bottom.
  public var isVertical = false
  /// The number of segments of a watchOS slider, 10 by default; 0 draws a continuous bar.
  public var steps: Int?
  /// The size: mini, small or medium on macOS; iOS has one size.
  public var size: ControlSize = .medium
  /// The interaction state, or a list of states.
  public var state: ControlState = .normal
  /// The width in points, instead of the available width.
  public var width: Double?
  /// The height of a vertical slider in points, instead of the available height.
  public var height: Double?
  /// The accessibility label.
  public var accessibilityLabel: String?
  /// Whether the thumb glides to its value, as a program has said, rather than is there at once.
  var glides = false

  /// Creates a slider in the middle of its range.
  public init() {}

  /// Creates a slider.
  public init(_ value: Double, in range: ClosedRange<Double> = 0...1) {
    self.value = value
    minimum = range.lowerBound
    maximum = range.upperBound
  }

  public static let name = "slider"
  public static let targetReach = TargetReach.height
  public static let guideline =
    "Explain both ends with symbols or labels; add a field if the value must be exact."
  public static let shorthand: String? = "value"
  public static let metrics: [any ThemeMetrics.Type] = [
    SliderMetrics.self, StepSliderMetrics.self, LensMetrics.self, GlassMetrics.self,
    MotionMetrics.self,
  ]

  public static let attributes: [Attribute<Slider>] =
    ownAttributes + Attribute.states(\.contents, of: "parts")

  private static let ownAttributes: [Attribute<Slider>] = [
    Attribute("value", \.value),
    Attribute("minimum", \.minimum),
    Attribute("maximum", \.maximum),
    Attribute("minimum-symbol", \.minimumSymbol, type: .symbol),
    Attribute("maximum-symbol", \.maximumSymbol, type: .symbol),
    .symbolSize(\.symbolSize),
    Attribute("minimum-image", \.minimumImage),
    Attribute("maximum-image", \.maximumImage),
    Attribute("minimum-track-image", \.minimumTrackImage),
    Attribute("maximum-track-image", \.maximumTrackImage),
    Attribute("thumb-image", \.thumbImage),
    Attribute("minimum-track-tint", \.minimumTrackTint),
    Attribute("maximum-track-tint", \.maximumTrackTint),
    Attribute("thumb-tint", \.thumbTint),
    Attribute("thumb-symbol", \.thumbSymbol, type: .symbol),
    Attribute("ticks", \.ticks, upTo: 101),
    Attribute("vertical", \.isVertical),
    Attribute("steps", \.steps, in: 0...1000),
    Attribute("size", \.size),
    Attribute("state", \.state),
    Attribute("width", \.width, length: 0...100_000),
    Attribute("height", \.height, length: 0...100_000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the track with its thumb between the symbols of its ends.
  public func body(in environment: Environment) -> any Element {
    body(look(in: environment), in: environment)
  }

  package func body(_ look: SliderLook, in environment: Environment) -> any Element {
    let shown = with(\.value, look.value ?? value).shown(in: environment)
    return environment.theme[StepSliderMetrics.self].isUsed
      ? shown.stepBody(in: environment) : shown.barBody(look, in: environment)
  }

  private func barBody(_ look: SliderLook, in environment: Environment) -> any Element {
    let metrics = environment.theme[SliderMetrics.self]
    let state = effectiveState(in: environment)
    let bar = SliderBar(
      value: value.part(from: minimum, to: maximum), ticks: ticks, state: state,
      lifted: hasLens(in: environment) ? look.lifted : nil,
      tint: minimumTrackTint ?? environment.activeTint,
      trackColor: maximumTrackTint ?? .token(metrics.track), thumbColor: thumbTint ?? .token(.sliderThumb),
      thumbSymbol: thumbSymbol, images: images, isVertical: isVertical, measures: metrics.measures(of: size),
      metrics: metrics)
    let parts: [any Element] = [
      end(minimumImage, minimumSymbol, metrics), bar, end(maximumImage, maximumSymbol, metrics),
    ]
    .compactMap(\.self)
    let row: any Element =
      if parts.count == 1 {
        bar
      } else if isVertical {
        VStack(spacing: metrics.symbolSpacing) { Array(parts.reversed()) }
      } else {
        HStack(spacing: metrics.symbolSpacing) { parts }
      }
    let whole =
      isVertical
      ? row.frame(width: FrameLength(), height: FrameLength(filling: height ?? .infinity))
      : row.frame(width: FrameLength(filling: width ?? .infinity), height: FrameLength())
    return state.contains(.disabled) ? whole.opacity(metrics.disabledOpacity) : whole
  }

  /// Returns the label, and the position within the range as a percentage.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? "", value: environment.percentage(value.part(from: minimum, to: maximum)),
      traits: traits(.adjustable, in: environment))
  }

  /// Returns warnings for a value and limits that contradict each other, for an unknown thumb symbol, and for images that are not
  /// there.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    let shown = shown(in: environment)
    let range = Contradiction.between(("minimum", minimum), ("maximum", maximum), value: ("value", value))
    let images = [shown.minimumTrackImage, shown.maximumTrackImage, shown.thumbImage]
      .compactMap(\.self).flatMap { $0.warnings(in: environment) }
    let warnings = range.warnings(of: Self.name) + images
    guard let thumbSymbol = shown.thumbSymbol, environment.symbols.symbol(named: thumbSymbol) == nil else {
      return warnings
    }
    return warnings + [.unknownSymbol(name: thumbSymbol, library: environment.symbols)]
  }

  private func end(_ image: Image?, _ name: String?, _ metrics: SliderMetrics) -> (any Element)? {
    if let image { return image.templateTint(.token(.secondaryLabel)).decorative() }
    guard let name else { return nil }
    return SymbolImage(name).with(\.size, symbolSize ?? metrics.symbolSize).with(
      \.color, .token(.secondaryLabel))
  }
}

extension Slider {
  /// Returns the slider with a colour for its track up to the thumb.
  public func tint(_ tint: ColorReference) -> Slider { with(\.minimumTrackTint, tint) }
  /// Returns the slider in a size.
  public func size(_ size: ControlSize) -> Slider { with(\.size, size) }
}
