public import MaquetteElements
import MaquetteLayout

/// A row of gradient buttons that fills the remaining width.
public struct GradientBar: ContainerElement {
  /// The width in points instead of the available width.
  public var width: Double?
  /// The buttons in reading order.
  public var children: [any Element] = []

  /// Creates an empty bar.
  public init() {}

  /// Creates a bar of buttons; the width is in points, nil for all the room.
  public init(width: Double? = nil, @ElementBuilder children: () -> [any Element]) {
    self.width = width
    self.children = children()
  }

  public static let name = "gradient-bar"
  public static let platforms: Set<Platform> = [.macos]

  public static let attributes: [Attribute<GradientBar>] = [
    Attribute("width", \.width, length: 0...100_000)
  ]

  /// Returns the buttons with shared edges.
  public func node(in environment: Environment) -> Node {
    let metrics = environment.theme[GradientButtonMetrics.self]
    let rest = GradientSurface()
      .frame(width: FrameLength(min: 0, ideal: 0, max: .infinity), height: FrameLength(min: metrics.height))
    var node = HStack(spacing: -1 / environment.scale) {
      children
      rest
    }
    // Without a proposed width, the bar is as wide as its buttons.
    .frame(
      width: FrameLength(filling: width ?? .infinity), height: FrameLength(filling: metrics.height)
    )
    .node(in: environment)
    node.name = Self.nodeName
    return node
  }
}
