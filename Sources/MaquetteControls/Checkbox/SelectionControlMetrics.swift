package import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The measures of checkboxes and radio buttons, in points.
package struct SelectionControlMetrics: Hashable, Sendable {
  /// The measures of one size of control beside a title of a known font size.
  struct Measures: Hashable, Sendable {
    /// The side of the box, or the diameter of the circle.
    var side = 0.0
    /// The title's font size for which the side is given; the side grows with the font size.
    var referenceTitleSize = 0.0
    var titleStyle = TextStyle.body
    /// The font size of the title, in multiples of the style's font size.
    var titleScale = 0.0
  }

  /// The values that differ between light and dark appearance.
  package struct Look: Hashable, Sendable {
    /// The shade of the tint at the top of a control that is on.
    package var top = Shade()
    /// The shade of the tint at the bottom of a control that is on.
    package var bottom = Shade()
    /// The opacity of the tint in the shadow of a control that is on; 0 for the theme's shadow.
    package var tintedShadow = 0.0
  }

  /// The measures of each size; large is as medium, which macOS calls regular.
  var mini = Measures(), small = Measures(), medium = Measures()
  var light = Look(), dark = Look()
  /// The radius of a box's corners, in multiples of the side; nil for a circle.
  var cornerRadius: Double?
  var cornerStyle = CornerStyle.circular
  /// Whether the surface is a bezel, with its line, tints and shadow.
  var isBezel = false
  /// The height of the middle above the title's baseline, in multiples of the title's font size.
  var middleHeight = 0.0
  /// The distance from box to title in the medium size.
  var titleSpacing = 0.0
  /// The same in SwiftUI.
  var swiftUISpacing = 0.0
  /// The distance between the lines of a group in the medium size.
  var rowSpacing = 0.0
  /// The distance between the items of a group in a row in the medium size.
  var columnSpacing = 0.0
  /// The distance from a group's label to its items in the medium size.
  var labelSpacing = 0.0
  /// The side for which the measures of marks are given.
  var referenceSide = 0.0
  /// The thickness of check marks.
  var markWidth = 0.0
  /// The vertices of the check mark, x and y alternating.
  var checkMark = [Double]()
  var dashLength = 0.0
  /// The thickness of a dash.
  var dashWidth = 0.0
  var dotDiameter = 0.0
  /// The thickness of the rim, at least one pixel.
  var rimWidth = 0.0
  /// The height of the highlight below the upper edge.
  var highlightHeight = 0.0
  /// The inner shadow of the upper rim.
  var innerShadowSigma = 0.0, innerShadowOffset = 0.0
  /// The opacity of the rim in an inactive window, in multiples of that in an active one.
  var inactiveRim = 0.0
  /// The outer shadow.
  package var shadowSigma = 0.0, shadowOffset = 0.0
  var disabledOpacity = 0.0
  /// The opacity of the label colour over a pressed control.
  var pressedOpacity = 0.0

  /// Returns the measures of a size.
  func measures(of size: ControlSize) -> Measures {
    size.choice(mini: mini, small: small, medium: medium)
  }

  /// Returns the look for an appearance.
  package func look(_ appearance: Appearance) -> Look { appearance == .light ? light : dark }
}

/// The measures of checkboxes, in points.
package struct CheckboxMetrics: MeasuredMetrics {
  /// The measures of box, mark and title.
  package var measures = SelectionControlMetrics()

  package init() {}

  /// The macOS measures on all platforms: iOS has no checkbox.
  package static let standard = StandardMeasures<CheckboxMetrics>()

  package static let tokenGroup = "checkbox"
  package static let colors: [ColorToken] = [
    .boxFill, .boxFillEnd, .boxHighlight, .boxRim, .boxInnerShadow, .boxShadow,
  ]

  package static let tokens: MetricTokens<CheckboxMetrics> = [.all(\.measures, .selectionControl)]
}

/// The measures of radio buttons, in points.
struct RadioMetrics: MeasuredMetrics {
  /// The measures of circle, dot and title.
  var measures = SelectionControlMetrics()

  /// The macOS measures on all platforms: iOS has no radio button.
  static let standard = StandardMeasures<RadioMetrics>()

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
      .points("title-spacing", \.titleSpacing), .points("swiftui-spacing", \.swiftUISpacing),
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
    ]
  }

  /// The radius of the box.
  @inline(__always)
  private static func radius(_ name: String, _ place: Place<Double?>) -> MetricTokens {
    MetricTokens(name, place, .radius)
  }
}

extension MetricCoding<Double?> {
  /// A radius in multiples of the box's side; half a side means a circle.
  fileprivate static var radius: MetricCoding {
    let circle = 0.5
    return MetricCoding(.number(0...circle), write: { .number($0 ?? circle) }) {
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
      .number("tinted-shadow", \.tintedShadow),
    ]
  }
}

extension ColorToken {
  /// The top of a checkbox or a radio button that is off.
  public static let boxFill = ColorToken("box-fill")
  /// The same at the bottom.
  public static let boxFillEnd = ColorToken("box-fill-end")
  /// The highlight on the upper edge of a checkbox or a radio button, on or off.
  public static let boxHighlight = ColorToken("box-highlight")
  /// The rim of a checkbox or a radio button that is off.
  public static let boxRim = ColorToken("box-rim")
  /// The inner shadow of its upper rim.
  public static let boxInnerShadow = ColorToken("box-inner-shadow")
  /// Its outer shadow.
  public static let boxShadow = ColorToken("box-shadow")
}
