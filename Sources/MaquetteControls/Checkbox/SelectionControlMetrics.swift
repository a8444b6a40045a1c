package import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The measures of checkboxes and radio buttons, in points.
package struct SelectionControlMetrics: Hashable, Sendable {
  /// The measures of one size of control beside a title of a known font size.
  struct Measures: Hashable, Sendable {
    /// The side of the box, or the diameter of the circle.
    var side: Double
    /// The title's font size for which the side is given; the side grows with the font size.
    var referenceTitleSize: Double
    var titleStyle: TextStyle
    /// The font size of the title, in multiples of the style's font size.
    var titleScale = 1.0
  }

  /// The values that differ between light and dark appearance.
  package struct Look: Hashable, Sendable {
    /// The shade of the tint at the top of a control that is on.
    package var top: Shade
    /// The shade of the tint at the bottom of a control that is on.
    package var bottom: Shade
    /// The opacity of the mark on the tint.
    var markOpacity: Double
    /// The opacity of the tint in the shadow of a control that is on; 0 for the theme's shadow.
    package var tintedShadow: Double
  }

  /// The measures of each size; large is as medium, which macOS calls regular.
  var mini, small, medium: Measures
  var light, dark: Look
  /// The radius of a box's corners, in multiples of the side; nil for a circle.
  var cornerRadius: Double?
  var cornerStyle = CornerStyle.circular
  /// Whether the surface is a bezel, with its line, tints and shadow.
  var isBezel = false
  /// The height of the middle above the title's baseline, in multiples of the title's font size.
  var middleHeight: Double
  /// The distance from box to title in the medium size.
  var titleSpacing = 6.0
  /// The distance between the lines of a group in the medium size.
  var rowSpacing = 4.0
  /// The distance between the items of a group in a row in the medium size.
  var columnSpacing = 20.0
  /// The distance from a group's label to its items in the medium size.
  var labelSpacing = 8.0
  /// The side for which the measures of marks are given.
  var referenceSide = 14.0
  /// The thickness of check marks.
  var markWidth = 2.0
  /// The vertices of the check mark, x and y alternating.
  var checkMark = [3.25, 7.4, 6.0, 10.5, 10.65, 3.6]
  var dashLength = 9.5
  /// The thickness of a dash.
  var dashWidth = 2.5
  var dotDiameter = 6.0
  /// The thickness of the rim, at least one pixel.
  var rimWidth = 0.5
  /// The height of the highlight below the upper edge.
  var highlightHeight = 1.0
  /// The inner shadow of the upper rim.
  var innerShadowSigma = 0.62, innerShadowOffset = 1.3
  /// The opacity of the rim in an inactive window, in multiples of that in an active one.
  var inactiveRim = 0.74
  /// The outer shadow.
  package var shadowSigma = 0.8, shadowOffset = 0.5
  var disabledOpacity = 0.5
  /// The opacity of the label colour over a pressed control.
  var pressedOpacity = 0.2
  var focusRingWidth = 3.0
  /// The opacity of the tint in the focus ring.
  var focusRingOpacity = 0.5

  /// Returns the measures of a size.
  func measures(of size: ControlSize) -> Measures {
    size.choice(mini: mini, small: small, medium: medium)
  }

  /// Returns the look for an appearance.
  package func look(_ appearance: Appearance) -> Look { appearance == .light ? light : dark }

  /// Checkboxes of macOS 11 to 15.
  ///
  /// The middle is 4.875 above the title's baseline: rounded to pixels that is 5 at 2x and 4 at 1x, as on macOS.
  ///
  /// iOS has no checkboxes. These are drawn beside iOS titles there and scale with the title's font size, so that they
  /// follow the text size.
  static let checkbox = SelectionControlMetrics(
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
    cornerRadius: 0.25, middleHeight: 4.875 / 13)

  /// Radio buttons of macOS 11 to 15: like checkboxes, but circles with a dot.
  static let radio: SelectionControlMetrics = {
    var metrics = checkbox
    metrics.cornerRadius = nil
    return metrics
  }()

  /// Checkboxes of macOS 10: small bezels.
  static let checkbox10: SelectionControlMetrics = {
    var metrics = checkbox
    metrics.cornerRadius = 4.0 / 14
    metrics.isBezel = true
    return metrics
  }()

  /// Radio buttons of macOS 10: like its checkboxes, but circles with a dot.
  static let radio10: SelectionControlMetrics = {
    var metrics = checkbox10
    metrics.cornerRadius = nil
    return metrics
  }()

  /// Checkboxes of macOS 26: flat, and a seventh larger.
  static let glassCheckbox: SelectionControlMetrics = {
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
    metrics.checkMark = [4.2, 8.85, 6.85, 11.75, 11.6, 4.8]
    metrics.dashLength = 9.5
    metrics.highlightHeight = 0
    return metrics
  }()

  /// Radio buttons of macOS 26: like its checkboxes, but circles with a dot.
  static let glassRadio: SelectionControlMetrics = {
    var metrics = glassCheckbox
    metrics.cornerRadius = nil
    metrics.dotDiameter = 5
    return metrics
  }()
}

/// The measures of checkboxes, in points.
package struct CheckboxMetrics: ThemeMetrics {
  /// The measures of box, mark and title.
  package var measures: SelectionControlMetrics

  /// The macOS measures on all platforms: iOS has no checkbox.
  package static func standard(for platform: Platform, era: Era) -> CheckboxMetrics {
    macosChoice(
      platform, era, macos10: CheckboxMetrics(measures: .checkbox10),
      macos: CheckboxMetrics(measures: .checkbox), macosGlass: CheckboxMetrics(measures: .glassCheckbox))
  }

  package static let tokenGroup = "checkbox"
  package static let colors: [ColorToken] = [
    .boxFill, .boxFillEnd, .boxHighlight, .boxRim, .boxInnerShadow, .boxShadow,
  ]

  package static let tokens: MetricTokens<CheckboxMetrics> = [.all(\.measures, .selectionControl)]
}

/// The measures of radio buttons, in points.
struct RadioMetrics: ThemeMetrics {
  /// The measures of circle, dot and title.
  var measures: SelectionControlMetrics

  /// The macOS measures on all platforms: iOS has no radio button.
  static func standard(for platform: Platform, era: Era) -> RadioMetrics {
    macosChoice(
      platform, era, macos10: RadioMetrics(measures: .radio10), macos: RadioMetrics(measures: .radio),
      macosGlass: RadioMetrics(measures: .glassRadio))
  }

  static let tokenGroup = "radio"

  static let tokens: MetricTokens<RadioMetrics> = [.all(\.measures, .selectionControl)]
}

extension MetricTokens<SelectionControlMetrics> {
  fileprivate static var selectionControl: MetricTokens { [sizes, distances, marks, edges] }

  private static var sizes: MetricTokens {
    [
      .group("mini", \.mini, .measures), .group("small", \.small, .measures),
      .group("medium", \.medium, .measures),
      .byAppearance("look", light: \.light, dark: \.dark, .look),
      .radius("corner-radius", \.cornerRadius), .cornerSmoothing("corner-smoothing", \.cornerStyle),
      .flag("bezel", \.isBezel),
    ]
  }

  private static var distances: MetricTokens {
    [
      .number("middle-height", \.middleHeight),
      .points("title-spacing", \.titleSpacing),
      .points("row-spacing", \.rowSpacing),
      .points("column-spacing", \.columnSpacing),
      .points("label-spacing", \.labelSpacing),
      // Other measures are divided by the reference side, so it cannot be 0.
      .points("reference-side", \.referenceSide, in: 1...1000),
    ]
  }

  private static var marks: MetricTokens {
    [
      .points("mark-width", \.markWidth),
      .items("check-mark", \.checkMark, atMost: 6, [.points("", \.self)]),
      .points("dash-length", \.dashLength), .points("dash-width", \.dashWidth),
      .points("dot-diameter", \.dotDiameter),
    ]
  }

  private static var edges: MetricTokens {
    [
      .points("rim-width", \.rimWidth), .number("inactive-rim", \.inactiveRim),
      .points("highlight-height", \.highlightHeight),
      .points("inner-shadow-sigma", \.innerShadowSigma, in: 0...100),
      .points("inner-shadow-offset", \.innerShadowOffset, in: -100...100),
      .points("shadow-sigma", \.shadowSigma, in: 0...100),
      .points("shadow-offset", \.shadowOffset, in: -100...100),
      .number("disabled-opacity", \.disabledOpacity),
      .number("pressed-opacity", \.pressedOpacity),
      .points("focus-ring-width", \.focusRingWidth),
      .number("focus-ring-opacity", \.focusRingOpacity),
    ]
  }

  /// A radius in multiples of the box's side; half a side means a circle.
  private static func radius(_ name: String, _ place: Place<Double?>) -> MetricTokens {
    let circle = 0.5
    return MetricTokens(name, .number(0...circle), place, write: { .number($0 ?? circle) }) {
      if case .number(let radius) = $0 { .some(radius == circle ? nil : radius) } else { nil }
    }
  }
}

extension MetricTokens<SelectionControlMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .points("side", \.side),
      .points("reference-title-size", \.referenceTitleSize, in: 1...1000),
      .textStyle("title-style", \.titleStyle),
      .number("title-scale", \.titleScale, in: 0...10),
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

extension ColorToken {
  /// The top of a checkbox or a radio button that is off.
  public static let boxFill = ColorToken(
    "box-fill", DynamicColor(0xFFFF_FFFF, 0xFFFF_FF29, 0xFFFF_FFFF, 0xFFFF_FF29),
    glass: DynamicColor(0x0000_0020, 0xFFFF_FF19, 0x0000_0033, 0xFFFF_FF33))
  /// The same at the bottom.
  public static let boxFillEnd = ColorToken(
    "box-fill-end", DynamicColor(0xFFFF_FFFF, 0xFFFF_FF51, 0xFFFF_FFFF, 0xFFFF_FF51),
    glass: DynamicColor(0x0000_0020, 0xFFFF_FF19, 0x0000_0033, 0xFFFF_FF33))
  /// The highlight on the upper edge of a checkbox or a radio button, on or off.
  public static let boxHighlight = ColorToken(
    "box-highlight", DynamicColor(0x0000_0000, 0xFFFF_FF12, 0x0000_0000, 0xFFFF_FF12),
    glass: DynamicColor(0, 0, 0, 0))
  /// The rim of a checkbox or a radio button that is off.
  public static let boxRim = ColorToken(
    "box-rim", DynamicColor(0x0000_0033, 0xFFFF_FF00, 0x0000_00B3, 0xFFFF_FFB3),
    glass: DynamicColor(0x0000_0000, 0xFFFF_FF00, 0x0000_0080, 0xFFFF_FF80))
  /// The inner shadow of its upper rim.
  public static let boxInnerShadow = ColorToken(
    "box-inner-shadow", DynamicColor(0x0000_0024, 0x0000_0000, 0x0000_0024, 0x0000_0000),
    glass: DynamicColor(0, 0, 0, 0))
  /// Its outer shadow.
  public static let boxShadow = ColorToken(
    "box-shadow", DynamicColor(0x0000_0000, 0x0000_004D, 0x0000_0000, 0x0000_004D),
    glass: DynamicColor(0, 0, 0, 0))
}
