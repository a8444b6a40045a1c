public import MaquetteElements
internal import MaquetteTypography

extension CheckboxMetrics {
  /// The group of a checkbox's tokens.
  public static let tokenGroup = "checkbox"

  /// Every measure of a checkbox by its name.
  public static let tokens: MetricTokens<CheckboxMetrics> = [.all(\.measures, .selectionControl)]
}

extension RadioMetrics {
  /// The group of a radio button's tokens.
  public static let tokenGroup = "radio"

  /// Every measure of a radio button by its name.
  public static let tokens: MetricTokens<RadioMetrics> = [.all(\.measures, .selectionControl)]
}

extension MetricTokens<SelectionControlMetrics> {
  fileprivate static var selectionControl: MetricTokens { [sizes, distances, marks, edges] }

  private static var sizes: MetricTokens {
    [
      .group("mini", \.mini, .measures), .group("small", \.small, .measures),
      .group("medium", \.medium, .measures),
      .byAppearance("look", light: \.light, dark: \.dark, .look),
      .radius("corner-radius", \.cornerRadius), .cornerSmoothing("corner-smoothing", \.cornerStyle),
    ]
  }

  private static var distances: MetricTokens {
    [
      .number("middle-height", \.middleHeight),
      .points("title-spacing", \.titleSpacing).ourChoice(on: .ios, .watchos),
      .points("row-spacing", \.rowSpacing).ourChoice(on: .ios, .watchos),
      .points("column-spacing", \.columnSpacing).ourChoice(),
      .points("label-spacing", \.labelSpacing).ourChoice(),
      // Everything else is measured in these, so there must be some of them.
      .points("reference-side", \.referenceSide, in: 1...1000),
    ]
  }

  private static var marks: MetricTokens {
    [
      .points("mark-width", \.markWidth),
      .items("check-mark", \.checkMark, atMost: 6, [.points("", \.self)]),
      .points("dash-length", \.dashLength), .points("dot-diameter", \.dotDiameter),
    ]
  }

  private static var edges: MetricTokens {
    [
      .points("rim-width", \.rimWidth), .points("highlight-height", \.highlightHeight),
      .points("inner-shadow-sigma", \.innerShadowSigma, in: 0...100),
      .points("inner-shadow-offset", \.innerShadowOffset, in: -100...100),
      .points("shadow-sigma", \.shadowSigma, in: 0...100),
      .points("shadow-offset", \.shadowOffset, in: -100...100),
      .number("disabled-opacity", \.disabledOpacity).ourChoice(),
      .number("pressed-opacity", \.pressedOpacity).ourChoice(),
      .points("focus-ring-width", \.focusRingWidth).ourChoice(),
      .number("focus-ring-opacity", \.focusRingOpacity).ourChoice(),
    ]
  }

  /// A radius in sides of the box; half a side stands for a circle.
  private static func radius(_ name: String, _ place: Place<Double?>) -> MetricTokens {
    let circle = 0.5
    return MetricTokens(name, .number(0...circle)) {
      .number($0[keyPath: place] ?? circle)
    } set: {
      if case .number(let radius) = $1 { $0[keyPath: place] = radius == circle ? nil : radius }
    }
  }
}

extension MetricTokens<SelectionControlMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .points("side", \.side).ourChoice(on: .ios, .watchos),
      .points("reference-title-size", \.referenceTitleSize, in: 1...1000).ourChoice(on: .ios, .watchos),
      .textStyle("title-style", \.titleStyle).ourChoice(on: .ios, .watchos),
      .number("title-scale", \.titleScale, in: 0...10).ourChoice(on: .ios, .watchos),
    ]
  }
}

extension MetricTokens<SelectionControlMetrics.Look> {
  fileprivate static var look: MetricTokens {
    [
      .group("top", \.top, .shade), .group("bottom", \.bottom, .shade),
      .number("mark-opacity", \.markOpacity), .number("tinted-shadow", \.tintedShadow),
    ]
  }
}

extension MetricTokens<SelectionControlMetrics.Shade> {
  static var shade: MetricTokens {
    [.number("lightening", \.lightening, in: -1...1), .number("darkening", \.darkening, in: -1...1)]
  }
}
