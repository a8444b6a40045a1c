import MaquetteControlKit
public import MaquetteElements
import MaquetteLayout

/// The gallery of available controls: a search field and sections, on a translucent page.
public struct ControlGallery: ContainerElement {
  /// Whether a page fills the space and blurs the background, or only sections show.
  public var hasPage = true
  /// The search field and the sections, from top to bottom.
  public var children: [any Element] = []

  /// Creates an empty gallery.
  public init() {}

  /// Creates a gallery.
  public init(@ElementBuilder children: () -> [any Element]) { self.children = children() }

  public static let name = "control-gallery"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Show example titles and values in the gallery until the person configures the control."

  public static let attributes: [Attribute<ControlGallery>] = [Attribute("page", \.hasPage)]

  /// Returns the children below each other. The page is as dark as in dark appearance, so that names can be read on it.
  public func node(in environment: Environment) -> Node {
    var environment = environment
    environment.appearance = .dark
    let metrics = environment.theme[ControlWidgetMetrics.self]
    let column = VStack(spacing: metrics.gallerySpacing, alignment: .leading) { children }
      .padding(metrics.galleryMargin)
    let isGlass = environment.showsGlass
    var whole = isGlass ? column.sharingBackdrop : column
    if hasPage { whole = whole.onControlPage(alignment: .top, metrics) }
    if !isGlass { whole = whole.sharingBackdrop }
    var node = whole.node(in: environment)
    node.name = Self.nodeName
    return node
  }
}
