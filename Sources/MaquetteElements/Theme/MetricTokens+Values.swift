public import MaquetteGraphics
public import MaquetteTypography

extension MetricTokens {
  /// A length in points.
  public static func points(
    _ name: String, _ place: Place<Double>, in range: ClosedRange<Double> = 0...1000
  ) -> MetricTokens {
    MetricTokens(name, .points(range)) {
      .points($0[keyPath: place])
    } set: {
      if case .points(let value) = $1 { $0[keyPath: place] = value }
    }
  }

  /// A number: a fraction from 0 to 1 unless a range is given.
  public static func number(
    _ name: String, _ place: Place<Double>, in range: ClosedRange<Double> = 0...1
  ) -> MetricTokens {
    MetricTokens(name, .number(range)) {
      .number($0[keyPath: place])
    } set: {
      if case .number(let value) = $1 { $0[keyPath: place] = value }
    }
  }

  /// A Boolean as 1 or 0, because design tokens have no Boolean values. Values of 0.5 or more are true.
  public static func flag(_ name: String, _ place: Place<Bool>) -> MetricTokens {
    MetricTokens(name, .number(0...1)) {
      .number($0[keyPath: place] ? 1 : 0)
    } set: {
      if case .number(let value) = $1 { $0[keyPath: place] = value >= 0.5 }
    }
  }

  /// The corner style: 0 for circular, 1 for continuous. Values of 0.5 or more are continuous.
  public static func cornerSmoothing(_ name: String, _ place: Place<CornerStyle>) -> MetricTokens {
    MetricTokens(name, .number(0...1)) {
      .number($0[keyPath: place] == .continuous ? 1 : 0)
    } set: {
      if case .number(let value) = $1 { $0[keyPath: place] = value >= 0.5 ? .continuous : .circular }
    }
  }

  /// The weight of the font.
  public static func weight(_ name: String, _ place: Place<FontWeight>) -> MetricTokens {
    MetricTokens(name, .weight) {
      .weight($0[keyPath: place])
    } set: {
      if case .weight(let value) = $1 { $0[keyPath: place] = value }
    }
  }

  /// A text style of the theme.
  public static func textStyle(_ name: String, _ place: Place<TextStyle>) -> MetricTokens {
    MetricTokens(name, .textStyle) {
      .textStyle($0[keyPath: place])
    } set: {
      if case .textStyle(let value) = $1 { $0[keyPath: place] = value }
    }
  }

  /// A colour of the theme.
  public static func color(_ name: String, _ place: Place<ColorToken>) -> MetricTokens {
    MetricTokens(name, .colorToken) {
      .colorToken($0[keyPath: place])
    } set: {
      if case .colorToken(let value) = $1 { $0[keyPath: place] = value }
    }
  }
}

extension MetricTokens<Size> {
  /// Width and height.
  package static var sides: MetricTokens { [.points("width", \.width), .points("height", \.height)] }
}

extension MetricTokens<Insets> {
  /// The distances from the four edges.
  package static var edges: MetricTokens {
    [
      .points("top", \.top), .points("leading", \.leading), .points("bottom", \.bottom),
      .points("trailing", \.trailing),
    ]
  }
}
