public import MaquetteGraphics
import MaquetteLayout
public import MaquetteScene

/// A picture to be drawn: elements, and the environment, room and background around them.
///
/// ```swift
/// let mockup = Mockup(theme: .ios, scale: 2) {
///   Button("Play", symbol: "play.fill").style(.filled).size(.large)
/// }
/// ```
public struct Mockup: Sendable {
  /// What the elements are drawn under.
  public var environment: Environment
  /// The room between the picture's edges and the elements, in points.
  public var padding: Insets
  /// What lies behind everything; nil for nothing, so that the picture is transparent.
  public var background: ColorReference?
  /// The width in points; nil for what the elements need.
  public var width: Double?
  /// The height in points; nil for what the elements need.
  public var height: Double?
  /// What is drawn.
  public var body: any Element

  /// Creates a picture of one element.
  public init(
    _ body: any Element, environment: Environment = Environment(), padding: Insets = Insets(all: 16),
    background: ColorReference? = .token(.background)
  ) {
    self.body = body
    self.environment = environment
    self.padding = padding
    self.background = background
  }

  /// Creates a picture of elements, one below the other; `scale` is in pixels a point, `padding` in points.
  public init(
    theme: Theme = .ios, scale: Double = 2, appearance: Appearance = .light, padding: Double = 16,
    background: ColorReference? = .token(.background), @ElementBuilder body: () -> [any Element]
  ) {
    let elements = body()
    var environment = Environment(theme: theme)
    environment.scale = scale
    environment.appearance = appearance
    self.init(
      elements.count == 1 ? elements[0] : VStack { elements }, environment: environment,
      padding: Insets(all: padding), background: background)
  }

  /// Returns every element at its place; the root's frame begins at (0, 0) and is the picture.
  public func layout() -> LayoutNode {
    let grid = PixelGrid(scale: environment.scale)
    let root = root
    let proposal = Proposal(width: width, height: height)
    let size = root.item.measure(proposal).size
    let picture = grid.pictureSize(Size(width: width ?? size.width, height: height ?? size.height))
    return root.placed(in: Rect(origin: .zero, size: picture), proposal: proposal, grid: grid)
  }

  /// Returns what moves in the picture.
  public func motions() -> Motions { root.motions }

  private var root: Node {
    AnyElement(body).padding(padding).frame(width: width, height: height).node(in: environment)
  }

  /// Returns everything that the picture shows.
  public func displayList() -> DisplayList { displayList(of: layout()) }

  /// Returns everything that the picture shows, from a layout that was made before.
  public func displayList(of layout: LayoutNode) -> DisplayList {
    layout.displayList(
      size: layout.frame.size, background: background.map(environment.color) ?? .clear)
  }
}
