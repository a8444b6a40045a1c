public import MaquetteGraphics
public import MaquetteTypography

/// The place of a node in its layout tree, counted in preorder from 0.
public struct NodeID: Hashable, Sendable {
  /// The count in preorder.
  public var index: Int

  /// Creates an identifier.
  public init(_ index: Int) {
    self.index = index
  }
}

/// Everything that a picture shows, in points, in painting order; nothing is left to decide but pixels.
public struct DisplayList: Hashable, Sendable {
  /// One thing to draw.
  public enum Operation: Hashable, Sendable {
    /// Fills a shape.
    case fill(Shape, Paint)
    /// Draws a shape's outline, centred on its edge.
    case stroke(Shape, StrokeStyle, Paint)
    /// Draws a run of glyphs whose origin (on the baseline) is at a point.
    case glyphs(GlyphRun, origin: Point, color: Color)
    /// Draws a silhouette whose box has its top left corner at a point.
    case compound(Compound, origin: Point, color: Color)
    /// Draws the shadow of a shape, also where the shape itself will lie.
    case shadow(Shape, Shadow)
    /// Begins a group; every `push` has its `pop`.
    case push(Layer)
    /// Ends the innermost group.
    case pop
  }

  /// An operation and the node that asked for it.
  public struct Command: Hashable, Sendable {
    /// The node that drew it.
    public var node: NodeID
    /// What is drawn.
    public var operation: Operation

    /// Creates a command.
    public init(node: NodeID, operation: Operation) {
      self.node = node
      self.operation = operation
    }
  }

  /// The size of the picture in points.
  public var size: Size
  /// What lies behind everything; may be clear.
  public var background: Color
  /// The commands in painting order.
  public var commands: [Command]

  /// Creates a list.
  public init(size: Size, background: Color = .clear, commands: [Command] = []) {
    self.size = size
    self.background = background
    self.commands = commands
  }
}
