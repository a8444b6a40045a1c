import MaquetteControlKit
public import MaquetteElements

/// A value between two bounds: a bar or a ring, filled or with a marker.
///
/// It shows a state and is not touched: choose a `slider` to change a value.
public struct Gauge: Control {
  /// The form of a gauge, named as SwiftUI names it.
  public enum Style: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// A bar that fills, under its label: iOS and macOS.
    case linearCapacity = "linear-capacity"
    /// An open ring with a mark, for small places.
    case accessoryCircular = "accessory-circular"
    /// A closed ring that fills.
    case accessoryCircularCapacity = "accessory-circular-capacity"
    /// A bar with a mark.
    case accessoryLinear = "accessory-linear"
    /// A bar that fills, in small text.
    case accessoryLinearCapacity = "accessory-linear-capacity"
    /// The open ring of watchOS.
    case circular
    /// The bar with a mark of watchOS.
    case linear

    /// Whether the gauge is a ring rather than a bar.
    var isRing: Bool {
      switch self {
      case .accessoryCircular, .accessoryCircularCapacity, .circular: true
      case .linearCapacity, .accessoryLinear, .accessoryLinearCapacity, .linear: false
      }
    }

    /// Whether a mark shows the value, rather than the part that is filled.
    var hasMark: Bool {
      switch self {
      case .accessoryCircular, .accessoryLinear, .circular, .linear: true
      case .linearCapacity, .accessoryCircularCapacity, .accessoryLinearCapacity: false
      }
    }
  }

  /// The value; values out of range are drawn at the nearest bound.
  public var value = 0.5
  /// The value at the beginning of the scale.
  public var minimum = 0.0
  /// The value at the end of the scale.
  public var maximum = 1.0
  /// The label, which names the value; a ring with a central value shows it at its gap.
  public var label = ""
  /// The symbol in place of the label, which accessibility still uses.
  public var symbol: String?
  /// The current value as text.
  public var currentValueLabel = ""
  /// The text at the beginning of the scale.
  public var minimumValueLabel = ""
  /// The text at the end of the scale.
  public var maximumValueLabel = ""
  /// The form; nil for a filling bar, on watchOS a bar with a marker.
  public var style: Style?
  /// The tint: one colour, or a gradient of two or more; nil for the environment's tint.
  public var tint: GradientTint?
  /// The width of the bar or the diameter of the ring in points; nil for the available width, or the platform's
  /// diameter.
  public var width: Double?
  /// The accessibility label; nil for the label, or without one the word for a level.
  public var accessibilityLabel: String?

  /// Creates a gauge that is half full.
  public init() {}

  /// Creates a gauge.
  public init(
    _ value: Double, in bounds: ClosedRange<Double> = 0...1, label: String = "", style: Style? = nil
  ) {
    self.value = value
    minimum = bounds.lowerBound
    maximum = bounds.upperBound
    self.label = label
    self.style = style
  }

  public static let name = "gauge"
  public static let guideline =
    "Show a value within bounds that people know, with labels short enough to read at a glance."
  public static let shorthand: String? = "value"
  public static let metrics: [any ThemeMetrics.Type] = [GaugeMetrics.self]

  public static let attributes: [Attribute<Gauge>] = [
    Attribute("value", \.value),
    Attribute("minimum", \.minimum),
    Attribute("maximum", \.maximum),
    Attribute("label", \.label),
    Attribute("symbol", \.symbol, type: .symbol),
    Attribute("current-value-label", \.currentValueLabel),
    Attribute("minimum-value-label", \.minimumValueLabel),
    Attribute("maximum-value-label", \.maximumValueLabel),
    Attribute("style", \.style),
    Attribute("tint", \.tint),
    Attribute("width", \.width, length: 0...100_000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the bar between its labels, or the ring around them.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[GaugeMetrics.self]
    let style = style ?? (metrics.isMarked ? .linear : .linearCapacity)
    let stops = (tint ?? GradientTint(environment.activeTint)).stops(in: environment)
    let shown = GaugeLabels(gauge: self, style: style, metrics: metrics)
    return style.isRing ? shown.ring(stops, in: environment) : shown.bar(stops, in: environment)
  }

  /// Returns the label, and the present value as a text or as a share of the range.
  public func accessibility(in environment: Environment) -> Accessibility {
    let spoken = [accessibilityLabel ?? "", label].first { !$0.isEmpty }
    return Accessibility(
      label: spoken ?? environment.translated(.level),
      value: currentValueLabel.isEmpty
        ? environment.percentage(value.part(from: minimum, to: maximum))
        : environment.spoken(currentValueLabel),
      traits: [.updatesFrequently])
  }

  /// Returns warnings about bounds in the wrong order and a value outside of them.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    Contradiction.between(("minimum", minimum), ("maximum", maximum), value: ("value", value))
      .warnings(of: Self.name)
  }
}

extension Gauge {
  /// Returns the gauge in a form.
  public func style(_ style: Style) -> Gauge { with(\.style, style) }

  /// Returns the gauge in a colour.
  public func tint(_ tint: ColorReference) -> Gauge { with(\.tint, GradientTint(tint)) }

  /// Returns the gauge in colours from the beginning to the end.
  public func tint(_ colors: [ColorReference]) -> Gauge { with(\.tint, GradientTint(colors)) }
}
