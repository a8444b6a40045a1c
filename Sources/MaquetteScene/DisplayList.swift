public import MaquetteGraphics
public import MaquetteTypography

/// The index of a node in its layout tree, in preorder from 0.
public struct NodeID: Hashable, Sendable {
  /// The index in preorder.
  public var index: Int

  /// Creates an identifier.
  public init(_ index: Int) {
    self.index = index
  }
}

/// The commands that draw a picture, in points and in painting order; only rasterization is left.
///
/// Colours keep the token that they were looked up by and glyphs their text style, so that redlines, lint and exports read
/// names here. Neither changes a pixel or ``content``.
public struct DisplayList: Hashable, Sendable {
  /// One step of drawing.
  ///
  /// A list has several for each control, so what is large and rare lies out of line.
  public enum Operation: Hashable, Sendable {
    /// Fills a shape.
    case fill(Shape, Paint)
    /// Draws a shape's outline, centred on its edge.
    indirect case stroke(Shape, StrokeStyle, Paint)
    /// Draws a run of glyphs with its origin (on the baseline) at a point.
    case glyphs(GlyphRun, origin: Point, color: Color)
    /// Draws a path group with the top left corner of its box at a point.
    case pathGroup(PathGroup, origin: Point, color: Color)
    /// Draws the shadow of a shape, also behind the shape itself.
    case shadow(Shape, Shadow)
    /// Draws an image.
    indirect case image(ImageDrawing)
    /// Begins a group; every `push` has its `pop`.
    indirect case push(Layer)
    /// Ends the innermost group.
    case pop
  }

  /// An operation and the node that draws it.
  public struct Command: Hashable, Sendable {
    /// The node that draws.
    public var node: NodeID
    /// The operation.
    public var operation: Operation

    /// Creates a command.
    public init(node: NodeID, operation: Operation) {
      self.node = node
      self.operation = operation
    }
  }

  /// The size of the picture in points.
  public var size: Size
  /// The background; may be clear.
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
