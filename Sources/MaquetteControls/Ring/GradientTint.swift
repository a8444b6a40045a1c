public import MaquetteElements
import MaquetteGraphics

/// The tint of a gauge or a ring: one colour, or colours that follow each other from the lowest value to the highest.
public struct GradientTint: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case color(ColorReference)
    case gradient(GradientStyle)
  }

  private var content: Content

  /// Creates a tint of one colour.
  public init(_ color: ColorReference) { content = .color(color) }

  /// Creates a tint of colours equally far apart; without any it is the accent colour.
  public init(_ colors: [ColorReference]) {
    content =
      colors.count > 1 ? .gradient(GradientStyle(colors: colors)) : .color(colors.first ?? .token(.accent))
  }

  /// Returns the colours with their places, 0 to 1; one colour is a single stop.
  func stops(in environment: Environment) -> [Gradient.Stop] {
    switch content {
    case .color(let color): [Gradient.Stop(offset: 0, color: environment.color(color))]
    case .gradient(let style): style.resolved(in: environment).stops
    }
  }
}

extension GradientTint: AttributeDecodable {
  public static let attributeType = AttributeType.either([.color, .list(of: .color)])

  /// Takes a colour, two colours or more, or a brand's token as `{brand.primary}` or `{gradient.hero}`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    if let style = try? GradientStyle(attribute: value) {
      content = .gradient(style)
    } else if case .scalar = value {
      content = .color(try ColorReference(attribute: value))
    } else {
      content = .gradient(try GradientStyle(attribute: value))
    }
  }
}

extension [Gradient.Stop] {
  /// Returns the colour at a place from 0 to 1; clear without stops.
  func color(at place: Double) -> Color {
    guard let first, let last else { return .clear }
    guard place > first.offset else { return first.color }
    for (from, to) in zip(self, dropFirst()) where place <= to.offset {
      let length = to.offset - from.offset
      return from.color.mixed(with: to.color, fraction: length > 0 ? (place - from.offset) / length : 1)
    }
    return last.color
  }

  /// Returns the stops with their places moved to those between two others.
  func placed(from start: Double, to end: Double) -> [Gradient.Stop] {
    map { Gradient.Stop(offset: start + (end - start) * $0.offset, color: $0.color) }
  }

  /// Returns the part from a place to the end, drawn out to the whole.
  func suffix(from place: Double) -> [Gradient.Stop] {
    guard place > 0, place < 1, count > 1 else { return self }
    let rest = filter { $0.offset > place }.map {
      Gradient.Stop(offset: ($0.offset - place) / (1 - place), color: $0.color)
    }
    return [Gradient.Stop(offset: 0, color: color(at: place))] + rest
  }

  /// Returns the part from the start to a place, drawn out to the whole.
  func prefix(to place: Double) -> [Gradient.Stop] {
    guard place > 0, place < 1, count > 1 else { return self }
    let part = filter { $0.offset < place }.map { Gradient.Stop(offset: $0.offset / place, color: $0.color) }
    return part + [Gradient.Stop(offset: 1, color: color(at: place))]
  }

  /// Returns the stops with every colour's opacity multiplied by a factor.
  func opacity(_ factor: Double) -> [Gradient.Stop] {
    map { Gradient.Stop(offset: $0.offset, color: $0.color.opacity(factor)) }
  }

  /// Returns the paint along a way: a plain colour if there is only one.
  func paint(_ geometry: Gradient.Geometry) -> Paint {
    count > 1 ? .gradient(Gradient(geometry: geometry, stops: self)) : .color(first?.color ?? .clear)
  }
}
