public import MaquetteElements
public import MaquetteGraphics

/// A circle in the middle of its frame, as wide as the shorter side.
public struct Circle: ShapeElement {
  /// How it is painted.
  public var style = ShapeStyle()

  /// Creates a circle in the colour of labels.
  public init() {}

  /// Creates a circle.
  public init(style: ShapeStyle) { self.style = style }

  public static let name = "circle"
  public static let attributes: [Attribute<Circle>] = styleAttributes

  package func outline(in frame: Rect, inset: Double, isMirrored: Bool) -> Shape {
    let side = Swift.min(frame.width, frame.height)
    let square = Rect(
      x: frame.center.x - side / 2, y: frame.center.y - side / 2, width: side, height: side)
    return .ellipse(square.inset(by: inset))
  }
}

/// An ellipse that fills its frame.
public struct Ellipse: ShapeElement {
  /// How it is painted.
  public var style = ShapeStyle()

  /// Creates an ellipse in the colour of labels.
  public init() {}

  /// Creates an ellipse.
  public init(style: ShapeStyle) { self.style = style }

  public static let name = "ellipse"
  public static let attributes: [Attribute<Ellipse>] = styleAttributes

  package func outline(in frame: Rect, inset: Double, isMirrored: Bool) -> Shape {
    .ellipse(frame.inset(by: inset))
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: ShapeElement {
  /// How it is painted.
  public var style = ShapeStyle()
  /// The shape of the ends.
  public var cornerStyle = CornerStyle.continuous

  /// Creates a capsule in the colour of labels.
  public init() {}

  /// Creates a capsule.
  public init(style: ShapeStyle) { self.style = style }

  public static let name = "capsule"
  public static let attributes: [Attribute<Capsule>] =
    styleAttributes + [Attribute("corner-style", \.cornerStyle)]

  package func outline(in frame: Rect, inset: Double, isMirrored: Bool) -> Shape {
    Surface.Outline.capsule(cornerStyle).shape(in: frame.inset(by: inset))
  }
}
