import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of edit menus, in points.
struct EditMenuMetrics: Hashable, Sendable {
  /// The height of the bar without its arrow, and the least distance of titles from its edges.
  var height = 0.0, titleGap = 0.0
  /// The radius of the corners; half the height or more for a capsule.
  var radius = 0.0
  var titleStyle = TextStyle.body
  /// The size of titles; 0 for that of their style, which follows the text size.
  var titleSize = 0.0
  /// The distance of titles from the sides of their cells.
  var inset = 0.0
  /// The thickness of the lines between commands, 0 for a device pixel, and their distance from the edges.
  var lineWidth = 0.0, lineInset = 0.0
  /// The cell of the arrow to another page, and the size of its symbol.
  var chevronWidth = 0.0, chevronSize = 0.0
  /// Whether these arrows are triangles.
  var hasTriangles = false
  /// Whether the arrow opens a list of all commands in place of another page.
  var opensList = false
  var arrow = PanelArrow()
  var panel = PanelMetrics()
  /// The least distance from the edges of the screen, and from the text.
  var margin = 0.0, gap = 0.0
  /// The width of the screen outside of one, which decides on the pages.
  var screenWidth = 0.0
}

extension EditMenuMetrics: MeasuredMetrics {
  /// The metrics of the platform and era; macOS, whose texts have context menus, and watchOS draw those of iOS 13 to 18.
  static let standard = StandardMeasures<EditMenuMetrics>()

  static let tokenGroup = "edit-menu"
  static let colors: [ColorToken] = [.editMenuFill, .editMenuTitle, .editMenuLine, .editMenuPressed]

  static let tokens: MetricTokens<EditMenuMetrics> = [
    .points("height", \.height), .points("title-gap", \.titleGap), .points("radius", \.radius),
    .textStyle("title-style", \.titleStyle), .points("title-size", \.titleSize), .points("inset", \.inset),
    .points("line-width", \.lineWidth), .points("line-inset", \.lineInset),
    .points("chevron-width", \.chevronWidth), .points("chevron-size", \.chevronSize, in: 1...1000),
    .flag("triangles", \.hasTriangles), .flag("opens-list", \.opensList),
    .group("arrow", \.arrow, .arrow), .all(\.panel, .panel), .points("margin", \.margin),
    .points("gap", \.gap), .points("screen-width", \.screenWidth, in: 0...10_000),
  ]
}

extension ColorToken {
  /// The surface of an edit menu.
  public static let editMenuFill = ColorToken("edit-menu-fill")
  /// The titles of an edit menu.
  public static let editMenuTitle = ColorToken("edit-menu-title")
  /// The lines between the commands of an edit menu.
  public static let editMenuLine = ColorToken("edit-menu-line")
  /// The highlight of a command under a finger.
  public static let editMenuPressed = ColorToken("edit-menu-pressed")
}
