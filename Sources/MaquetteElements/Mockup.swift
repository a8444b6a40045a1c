/// A picture to draw: elements with their environment, padding and background.
///
/// ```swift
/// let mockup = Mockup(theme: .ios, scale: 2) {
///   Button("Play", symbol: "play.fill").style(.filled).size(.large)
/// }
/// ```
public struct Mockup: Sendable {
  /// The environment that the elements are drawn under.
  public var environment: Environment
  /// The space between the picture's edges and the elements, in points.
  public var padding: Insets
  /// The background; nil for a transparent picture.
  public var background: ColorReference?
  /// The width in points; nil for the width that the elements need.
  public var width: Double?
  /// The height in points; nil for the height that the elements need.
  public var height: Double?
  /// The element to draw.
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

  /// Creates a picture of elements, one below the other; `scale` is in pixels per point, `padding` in points.
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

  /// Returns the layout of all elements; the root's frame begins at (0, 0) and is the picture.
  public func layout() -> LayoutNode { layout(of: root) }

  /// Returns the layout for the values of controls that the environment has, or else of everything.
  func unresolvedLayout() -> LayoutNode { layout(of: content.node(in: environment)) }

  func layout(of root: Node) -> LayoutNode {
    let grid = PixelGrid(scale: environment.scale)
    let proposal = Proposal(width: width, height: height)
    let size = root.item.measure(proposal).size
    let picture = grid.pictureSize(Size(width: width ?? size.width, height: height ?? size.height))
    // A picture that grows with what it presents is placed again.
    let grows = root.presents
    let layout = root.placed(
      in: Rect(origin: .zero, size: picture), proposal: proposal, grid: grid, isLast: !grows)
    guard grows else { return layout }
    return grown(
      layout, by: { root.placed(in: $0, proposal: proposal, grid: grid, isLast: true) }, grid: grid)
  }

  /// Returns a layout in a picture that also holds what its elements present, where the picture fits its content; a session's
  /// picture keeps its size.
  private func grown(
    _ layout: LayoutNode, by place: (Rect) -> LayoutNode, grid: PixelGrid
  ) -> LayoutNode {
    let presented = layout.presentedFrames
    guard environment.interaction == nil, width == nil || height == nil, !presented.isEmpty else {
      return layout
    }
    let isMirrored = environment.direction == .rightToLeft
    let (left, right) =
      isMirrored ? (padding.trailing, padding.leading) : (padding.leading, padding.trailing)
    let picture = layout.frame.size
    var (low, high) = (Point.zero, Point(x: picture.width, y: picture.height))
    for frame in presented {
      if width == nil { (low.x, high.x) = (min(low.x, frame.minX - left), max(high.x, frame.maxX + right)) }
      if height == nil {
        (low.y, high.y) = (min(low.y, frame.minY - padding.top), max(high.y, frame.maxY + padding.bottom))
      }
    }
    let corner = grid.snap(Rect(x: -low.x, y: -low.y, width: 0, height: 0)).origin
    var result = corner == .zero ? layout : place(Rect(origin: corner, size: picture))
    result.frame = Rect(
      origin: .zero, size: grid.pictureSize(Size(width: corner.x + high.x, height: corner.y + high.y)))
    return result
  }

  /// Returns the motions in the picture.
  public func motions() -> Motions { root.motions }

  /// The body in its padding and size; a picture without a screen is as wide as one.
  package var content: any Element {
    let (growsInWidth, growsInHeight) = (width == nil, height == nil)
    return body.padding(padding).frame(width: width, height: height)
      .environment { [width] in
        $0.screenWidth = $0.screenWidth ?? width
        $0.hasIdealSize = growsInWidth && growsInHeight
      }
      .changed { node, environment in
        let isStill = environment.interaction == nil
        node.presentationHost = PresentationHost(
          growsInWidth: isStill && growsInWidth, growsInHeight: isStill && growsInHeight)
      }
  }

  /// The node of the content, in which what depends on the values of controls is as they are.
  private var root: Node {
    let node = content.node(in: environment)
    guard node.dependsOnValues, environment.controlValues == nil else { return node }
    var mockup = self
    mockup.environment.controlValues = controlValues()
    return mockup.content.node(in: mockup.environment)
  }

  /// Returns the display list of the picture.
  public func displayList() -> DisplayList { displayList(of: layout()) }

  /// Returns the display list of the picture from an existing layout.
  public func displayList(of layout: LayoutNode) -> DisplayList {
    layout.displayList(size: layout.frame.size, background: background.map(environment.color) ?? .clear)
  }
}
