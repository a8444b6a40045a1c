public import MaquetteGraphics

/// A picture at a place, in the colours and within the outline that it is drawn with.
public struct ImageDrawing: Hashable, Sendable {
  /// How a picture fills a frame of another size than its own.
  public enum Resizing: Hashable, Sendable {
    /// All of it is scaled.
    case scale
    /// The caps along the edges keep their size, in points; what lies between them is scaled along its edge.
    case stretch(caps: Insets)
    /// The caps along the edges keep their size, in points; what lies between them is repeated from the top left.
    case tile(caps: Insets)
  }

  /// The picture.
  public var image: RasterImage
  /// The frame of the whole picture in points; its edges are moved to the nearest pixels.
  public var frame: Rect
  /// The outline that the picture is drawn within; nil for its frame.
  public var shape: Shape?
  /// How the picture fills the frame.
  public var resizing: Resizing
  /// The colour of a template, which uses only the alpha of its pixels. Nil for the picture's own colours.
  public var tint: Color?
  /// The opacity, 0 to 1.
  public var opacity: Double
  /// Whether left and right are exchanged.
  public var isMirrored: Bool

  /// Creates a drawing.
  public init(
    _ image: RasterImage, in frame: Rect, shape: Shape? = nil, resizing: Resizing = .scale,
    tint: Color? = nil, opacity: Double = 1, isMirrored: Bool = false
  ) {
    self.image = image
    self.frame = frame
    self.shape = shape
    self.resizing = resizing
    self.tint = tint
    self.opacity = opacity
    self.isMirrored = isMirrored
  }

  /// The area that is drawn on, in points: the frame, or the part of it within the outline.
  public var bounds: Rect { shape.map { frame.intersection($0.bounds) } ?? frame }

  /// Whether it is invisible.
  public var isInvisible: Bool { opacity <= 0 || tint?.alpha == 0 || bounds.width <= 0 || bounds.height <= 0 }
}
