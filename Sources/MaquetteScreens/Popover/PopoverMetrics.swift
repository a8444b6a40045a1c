import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The metrics of popovers, in points.
struct PopoverMetrics: Hashable, Sendable {
  var radius = 0.0
  var arrow = PanelArrow()
  var panel = PanelMetrics()
  /// The distance of the content from the edges.
  var inset = 0.0
  /// The least distance from the edges of the screen, and from the anchor.
  var margin = 0.0, gap = 0.0
  /// Whether the picture behind is dimmed.
  var dims = false
}

extension PopoverMetrics: MeasuredMetrics {
  /// The metrics of the platform and era; watches, which have no popovers, draw those of iOS 13 to 18.
  static let standard = StandardMeasures<PopoverMetrics>()

  static let tokenGroup = "popover"
  static let colors: [ColorToken] = [.popoverFill, .popoverBackdrop]

  static let tokens: MetricTokens<PopoverMetrics> = [
    .points("radius", \.radius), .group("arrow", \.arrow, .arrow), .all(\.panel, .panel),
    .points("inset", \.inset), .points("margin", \.margin), .points("gap", \.gap), .flag("dims", \.dims),
  ]
}

extension ColorToken {
  /// The surface of a popover.
  public static let popoverFill = ColorToken("popover-fill")
}

extension PopoverMetrics {
}
