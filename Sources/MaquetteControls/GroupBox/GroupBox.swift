public import MaquetteElements
import MaquetteGraphics
public import MaquetteLayout

/// Related elements on a surface of their own.
///
/// A title is optional: above the box on macOS, at its top on iOS.
public struct GroupBox: ContainerElement {
  /// The title of the box; nil for none.
  public var title: String?
  /// The width in points, or infinity to fill; nil to fit the content.
  public var width: Double?
  /// The distance between elements in points; nil for the platform's.
  public var spacing: Double?
  /// The alignment of the elements.
  public var alignment: HorizontalAlignment = .leading
  /// The elements from top to bottom.
  public var children: [any Element] = []
  /// The bounds of the surface's height; by default it is that of the content.
  private var height = FrameLength()

  /// Creates an empty box.
  public init() {}

  /// Creates a box around elements.
  public init(_ title: String? = nil, @ElementBuilder children: () -> [any Element]) {
    self.title = title
    self.children = children()
  }

  public static let name = "group-box"
  public static let metrics: [any ThemeMetrics.Type] = [GroupBoxMetrics.self]

  public static let attributes: [Attribute<GroupBox>] = [
    Attribute("title", \.title),
    Attribute("width", \.width, length: 0...100_000),
    Attribute("spacing", \.spacing, in: -1000...10_000),
    Attribute("alignment", \.alignment),
  ]

  /// Returns the elements on their surface with the title above.
  public func node(in environment: Environment) -> Node {
    let metrics = environment.theme[GroupBoxMetrics.self]
    let surface = Surface(
      .rounded(radius: metrics.radius, .continuous), fill: .token(.groupBoxFill),
      border: Surface.Border(color: .token(.groupBoxEdge), width: 1 / environment.scale))
    let title = title(metrics, in: environment)
    let content = VStack(spacing: spacing ?? metrics.spacing, alignment: alignment) { children }
    var column: any Element = content
    if metrics.hasTitleInside, let title {
      column = VStack(spacing: metrics.titleSpacing, alignment: .leading) {
        title
        content
      }
    }
    let box = column.padding(metrics.inset)
      .frame(
        width: FrameLength(filling: width), height: height, alignment: Alignment(alignment, .top)
      )
      .background(surface)
    var parts: [any Element] = []
    if !metrics.hasTitleInside, let title {
      parts.append(title.padding(Insets(horizontal: metrics.inset / 2, vertical: 0)))
    }
    var node = VStack(spacing: metrics.titleSpacing, alignment: .leading) {
      parts
      box
    }.node(in: environment)
    node.name = Self.nodeName
    return node
  }

  private func title(_ metrics: GroupBoxMetrics, in environment: Environment) -> Text? {
    guard let title, !title.isEmpty else { return nil }
    return Text(title, style: metrics.titleStyle)
      .color(.token(environment.isEnabled ? .label : .tertiaryLabel))
  }
}

extension GroupBox: FillingElement {
  /// Returns the box with a surface that takes all the room along an axis.
  public func filling(_ axis: Axis) -> any Element {
    var box = self
    switch axis {
    case .horizontal: box.width = .infinity
    case .vertical: box.height = FrameLength(max: .infinity)
    }
    return box
  }
}
