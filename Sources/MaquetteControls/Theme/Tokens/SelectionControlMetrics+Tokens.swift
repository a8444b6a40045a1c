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
      .number("middle-height", \.middleHeight), .points("title-spacing", \.titleSpacing),
      .points("row-spacing", \.rowSpacing), .points("column-spacing", \.columnSpacing),
      .points("label-spacing", \.labelSpacing),
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
      .number("disabled-opacity", \.disabledOpacity), .number("pressed-opacity", \.pressedOpacity),
      .points("focus-ring-width", \.focusRingWidth), .number("focus-ring-opacity", \.focusRingOpacity),
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
      .points("side", \.side), .points("reference-title-size", \.referenceTitleSize, in: 1...1000),
      .textStyle("title-style", \.titleStyle), .number("title-scale", \.titleScale, in: 0...10),
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
  fileprivate static var shade: MetricTokens {
    [.number("lightening", \.lightening, in: -1...1), .number("darkening", \.darkening, in: -1...1)]
  }
}
