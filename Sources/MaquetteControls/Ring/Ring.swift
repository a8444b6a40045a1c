import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// Nested rings that close as goals are reached, like Activity rings.
///
/// A value over 1 goes on over the ring's own beginning.
public struct Ring: Control {
  /// The rings from outside to inside: values, or mappings of value, label, tint and symbol.
  public var rings = [RingPart(0.75)]
  /// The diameter in points; nil for the platform's.
  public var diameter: Double?
  /// The thickness of each ring in points; nil for a fraction of the diameter.
  public var lineWidth: Double?
  /// The accessibility label; nil for the word for progress.
  public var accessibilityLabel: String?

  /// Creates one ring that is three quarters full.
  public init() {}

  /// Creates rings, from the outside in.
  public init(_ rings: [RingPart]) { self.rings = rings }

  public static let name = "ring"
  public static let guideline =
    "Show at most three goals, explain each ring in a legend, and let a full ring mean that the goal is "
    + "reached."
  public static let shorthand: String? = "rings"
  public static let metrics: [any ThemeMetrics.Type] = [RingMetrics.self]

  public static let attributes: [Attribute<Ring>] = [
    Attribute("rings", \.rings),
    Attribute("diameter", \.diameter, in: 1...10_000),
    Attribute("line-width", \.lineWidth, in: 0...1000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// The greatest number of rings; more are left out.
  static let mostRings = 12

  /// Returns the rings with their symbols.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[RingMetrics.self]
    let side = diameter ?? metrics.diameter
    let shown = Array(rings.prefix(Self.mostRings))
    let width = metrics.lineWidth(lineWidth, of: shown.count, in: side)
    let pitch = width + metrics.gap * side
    let face = RingFace(
      tracks: shown.indices.map { index in
        RingFace.Track(
          value: shown[index].value, stops: stops(of: index, in: environment),
          radius: (side - width) / 2 - Double(index) * pitch)
      }, width: width, diameter: side, metrics: metrics)
    let symbols: [any Element] = shown.indices.compactMap { index -> (any Element)? in
      guard let symbol = shown[index].symbol else { return nil }
      return SymbolImage(symbol, weight: metrics.symbolWeight)
        .with(\.size, Swift.max(1, width * metrics.symbolSize)).color(.token(.ringSymbol))
        .frame(width: width, height: width).offset(y: Double(index) * pitch)
    }
    guard !symbols.isEmpty else { return face }
    return ZStack(alignment: .top) { [face] + symbols }
  }

  /// The colours of a ring: its tint, or those of movement, exercise and standing in turn.
  private func stops(of index: Int, in environment: Environment) -> [Gradient.Stop] {
    let classic = RingMetrics.classic[index % RingMetrics.classic.count]
    return (rings[index].tint ?? GradientTint([.token(classic.start), .token(classic.end)]))
      .stops(in: environment)
  }

  /// Returns the label, and the value of each ring behind its name.
  public func accessibility(in environment: Environment) -> Accessibility {
    let values = rings.prefix(Self.mostRings).map { part in
      let value = environment.percentage(part.value, upTo: RingArc.mostTurns)
      return part.label.isEmpty ? value : "\(environment.spoken(part.label)) \(value)"
    }
    return Accessibility(
      label: accessibilityLabel ?? environment.translated(.progress), value: values.joined(separator: ", "),
      traits: [.updatesFrequently])
  }

  /// Returns a warning if there is no ring, or too many to tell apart.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    let allowed = 1...Self.mostRings
    return allowed.contains(rings.count)
      ? [] : [.itemCount(element: Self.name, count: rings.count, allowed: allowed)]
  }
}

/// One of several rings: how full it is, what it stands for and how it looks.
public struct RingPart: AttributeOwner, AttributeDecodable, Hashable, Sendable {
  /// The progress towards the goal: 1 is a full ring, larger values overlap its start.
  public var value = 0.0
  /// The ring's name for accessibility.
  public var label = ""
  /// The tint: one colour, or a gradient of two or more; nil for movement, exercise and standing in turn.
  public var tint: GradientTint?
  /// The symbol at the ring's start; nil for none.
  public var symbol: String?

  /// Creates an empty ring.
  public init() {}

  /// Creates a ring.
  public init(_ value: Double, label: String = "", tint: GradientTint? = nil, symbol: String? = nil) {
    self.value = value
    self.label = label
    self.tint = tint
    self.symbol = symbol
  }

  /// Takes a value, or a mapping.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    if case .scalar = value {
      self.value = try Double(attribute: value, in: Self.range)
    } else {
      try decode(mapping: value)
    }
  }

  private static let range = 0.0...100

  public static let ownerName = "a ring"
  public static let attributeType = AttributeType.either([
    .number(unit: nil), .mapping(of: RingPart.attributes),
  ])

  public static let attributes: [Attribute<RingPart>] = [
    Attribute("value", \.value, in: range, unit: nil),
    Attribute("label", \.label),
    Attribute("tint", \.tint),
    Attribute("symbol", \.symbol, type: .symbol),
  ]
}
