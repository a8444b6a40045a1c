public import MaquetteElements
public import MaquetteGraphics
public import MaquetteTypography

/// The measures of checkboxes and radio buttons, in points.
public struct SelectionControlMetrics: Hashable, Sendable {
  /// What one size of control looks like beside a title of a known size.
  public struct Measures: Hashable, Sendable {
    /// The side of the box, or the diameter of the circle.
    public var side: Double
    /// The font size of the title for which the side is given; larger letters enlarge it.
    public var referenceTitleSize: Double
    /// The style of the title.
    public var titleStyle: TextStyle
    /// The font size of the title, in sizes of the style's.
    public var titleScale = 1.0
  }

  /// How far a colour is moved towards white, then towards black; negative moves it away.
  public struct Shade: Hashable, Sendable {
    /// The part of the way to white.
    public var lightening: Double
    /// The part of the way to black.
    public var darkening: Double
  }

  /// What differs between light and dark appearance.
  public struct Look: Hashable, Sendable {
    /// The tint at the top of what is on.
    public var top: Shade
    /// The tint at the bottom of what is on.
    public var bottom: Shade
    /// The opacity of the mark on the tint.
    public var markOpacity: Double
    /// How much of the tint the shadow of what is on takes; 0 for the theme's shadow instead.
    public var tintedShadow: Double
  }

  /// The mini size.
  public var mini: Measures
  /// The small size.
  public var small: Measures
  /// The medium size, which macOS calls regular.
  public var medium: Measures
  /// In light appearance.
  public var light: Look
  /// In dark appearance.
  public var dark: Look
  /// The radius of a box's corners, in sides; nil for a circle.
  public var cornerRadius: Double?
  /// How a box's corners turn.
  public var cornerStyle = CornerStyle.circular
  /// How far the middle lies above the title's baseline, in sizes of the title's letters.
  public var middleHeight: Double
  /// The distance from box to title in the medium size.
  public var titleSpacing = 6.0
  /// The distance between the lines of a group in the medium size.
  public var rowSpacing = 4.0
  /// The distance between the items of a group in a row in the medium size.
  public var columnSpacing = 20.0
  /// The distance from a group's label to its items in the medium size.
  public var labelSpacing = 8.0
  /// The side that the measures of marks are given for.
  public var referenceSide = 14.0
  /// The thickness of check marks and dashes.
  public var markWidth = 2.0
  /// The corners of the check mark, x and y in turn.
  public var checkMark = [3.25, 7.4, 6.0, 10.5, 10.65, 3.6]
  /// The length of the dash.
  public var dashLength = 8.0
  /// The diameter of a radio button's dot.
  public var dotDiameter = 6.0
  /// The thickness of the rim, at least a pixel.
  public var rimWidth = 0.5
  /// How far down the light on the upper edge reaches.
  public var highlightHeight = 1.0
  /// The standard deviation of the shadow that the upper rim casts.
  public var innerShadowSigma = 0.5
  /// How far that shadow falls.
  public var innerShadowOffset = 1.0
  /// The standard deviation of the shadow outside.
  public var shadowSigma = 0.8
  /// How far that shadow falls.
  public var shadowOffset = 0.5
  /// The opacity of a box that cannot be used.
  public var disabledOpacity = 0.5
  /// How much of the label colour covers what is pressed.
  public var pressedOpacity = 0.12
  /// The thickness of the ring around what has the keyboard's focus.
  public var focusRingWidth = 3.0
  /// How much of the tint the ring takes.
  public var focusRingOpacity = 0.5

  /// Returns the measures of a size.
  public func measures(of size: ControlSize) -> Measures {
    switch size {
    case .mini: mini
    case .small: small
    case .medium, .large: medium
    }
  }

  /// Returns what differs under an appearance.
  public func look(_ appearance: Appearance) -> Look { appearance == .light ? light : dark }

  /// Checkboxes of macOS 11 to 15.
  ///
  /// Sides are those of WebKit's table of native controls; 14 was measured. Measured too, at 2x: corners of
  /// 3.5, a check mark of 2 with round ends through the points given, the gradient from (35, 134, 255) to
  /// (0, 111, 255) for an accent of (0, 122, 255), its shadow (30 % of the tint, sigma 0.8, 0.5 down), the
  /// title 6 beside the box and its baseline 5 below the middle. Distances between rows make AppKit's pitch
  /// of 20. Pressed, disabled and focused looks, and distances in a row, are our choice.
  ///
  /// iOS has no checkboxes. Our choice is to draw these beside the titles of iOS and as much larger as those
  /// are, so that they follow the text size.
  public static let checkbox = SelectionControlMetrics(
    mini: Measures(side: 10, referenceTitleSize: 9, titleStyle: .footnote, titleScale: 0.9),
    small: Measures(side: 12, referenceTitleSize: 11, titleStyle: .subheadline),
    medium: Measures(side: 14, referenceTitleSize: 13, titleStyle: .body),
    light: Look(
      top: Shade(lightening: 0.1, darkening: 0), bottom: Shade(lightening: -0.08, darkening: 0),
      markOpacity: 1,
      tintedShadow: 0.3),
    dark: Look(
      top: Shade(lightening: 0, darkening: 0.13), bottom: Shade(lightening: 0, darkening: 0.225),
      markOpacity: 0.84,
      tintedShadow: 0),
    cornerRadius: 0.25, middleHeight: 5.0 / 13)

  /// Radio buttons of macOS 11 to 15.
  ///
  /// As checkboxes, but circles whose dot has a diameter of 6 and whose middle is 4 above the baseline, both
  /// measured at 1x.
  public static let radio: SelectionControlMetrics = {
    var metrics = checkbox
    metrics.cornerRadius = nil
    metrics.middleHeight = 4.0 / 13
    return metrics
  }()
  /// Checkboxes of macOS 26: flat, and a seventh larger.
  ///
  /// Measured at 1x in dark appearance: a side of 16, corners with an effective radius of 4.72, as continuous corners of
  /// 4.6 have, an even fill, no rim and no shadow, a white check mark of 2.1 through the points given, the title 6
  /// beside the box. Sizes below are our choice: those of before, a seventh larger.
  public static let glassCheckbox: SelectionControlMetrics = {
    var metrics = checkbox
    metrics.mini.side = 12
    metrics.small.side = 14
    metrics.medium.side = 16
    metrics.light = Look(top: .none, bottom: .none, markOpacity: 1, tintedShadow: 0)
    metrics.dark = metrics.light
    metrics.cornerRadius = 4.6 / 16
    metrics.cornerStyle = .continuous
    metrics.referenceSide = 16
    metrics.markWidth = 2.1
    metrics.checkMark = [4, 8.6, 6.5, 11.7, 10.6, 4.4]
    metrics.dashLength = 9
    metrics.highlightHeight = 0
    return metrics
  }()

  /// Radio buttons of macOS 26.
  ///
  /// As its checkboxes, but circles whose dot has a diameter of 5, measured at 1x, where 5.2 comes nearest.
  public static let glassRadio: SelectionControlMetrics = {
    var metrics = glassCheckbox
    metrics.cornerRadius = nil
    metrics.dotDiameter = 5.2
    return metrics
  }()
}

extension SelectionControlMetrics.Shade {
  /// The tint as it is.
  static let none = Self(lightening: 0, darkening: 0)
}

extension CheckboxMetrics {
  public static let tokenGroup = "checkbox"
  public static let colors: [ColorToken] = [
    .boxFill, .boxFillEnd, .boxHighlight, .boxRim, .boxInnerShadow, .boxShadow,
  ]

  public static let tokens: MetricTokens<CheckboxMetrics> = [.all(\.measures, .selectionControl)]
}

extension RadioMetrics {
  public static let tokenGroup = "radio"

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

// On macOS 26 a box that is off is measured at 1x in dark appearance: white of 10 %. In light appearance it is black of as much,
// as the (229, 229, 229) over 247 of a push button suggests.
extension ColorToken {
  /// A checkbox or a radio button that is off, at its top.
  public static let boxFill = ColorToken(
    "box-fill", DynamicColor(0xFFFF_FFFF, 0xFFFF_FF29, 0xFFFF_FFFF, 0xFFFF_FF29),
    macosGlass: DynamicColor(0x0000_0019, 0xFFFF_FF19, 0x0000_0033, 0xFFFF_FF33))
  /// The same at its bottom.
  public static let boxFillEnd = ColorToken(
    "box-fill-end", DynamicColor(0xFFFF_FFFF, 0xFFFF_FF51, 0xFFFF_FFFF, 0xFFFF_FF51),
    macosGlass: DynamicColor(0x0000_0019, 0xFFFF_FF19, 0x0000_0033, 0xFFFF_FF33))
  /// The light that the upper edge of either catches, on or off.
  public static let boxHighlight = ColorToken(
    "box-highlight", DynamicColor(0x0000_0000, 0xFFFF_FF12, 0x0000_0000, 0xFFFF_FF12),
    macosGlass: DynamicColor(0, 0, 0, 0))
  /// The rim of a checkbox or a radio button that is off.
  public static let boxRim = ColorToken(
    "box-rim", DynamicColor(0x0000_0033, 0xFFFF_FF00, 0x0000_00B3, 0xFFFF_FFB3),
    macosGlass: DynamicColor(0x0000_0000, 0xFFFF_FF00, 0x0000_0080, 0xFFFF_FF80))
  /// The shadow that its upper rim casts on it.
  public static let boxInnerShadow = ColorToken(
    "box-inner-shadow", DynamicColor(0x0000_0029, 0x0000_0000, 0x0000_0029, 0x0000_0000),
    macosGlass: DynamicColor(0, 0, 0, 0))
  /// The shadow that it casts.
  public static let boxShadow = ColorToken(
    "box-shadow", DynamicColor(0x0000_0000, 0x0000_004D, 0x0000_0000, 0x0000_004D),
    macosGlass: DynamicColor(0, 0, 0, 0))
}
