public import MaquetteGraphics

/// The clip, opacity, transform, blend mode and backdrop of a group of commands.
public struct Layer: Hashable, Sendable {
  /// The clip in the coordinates outside of the layer's transform; nil for none.
  public var clip: Shape?
  /// The opacity of the finished group, 0 to 1.
  public var opacity: Double
  /// The map from the group's coordinates to those outside.
  public var transform: Transform
  /// The blend mode of the finished group with the content below.
  public var blendMode = BlendMode.normal
  /// Whether groups inside are blended with this group's content only.
  public var isIsolated = false
  /// The standard deviation of the Gaussian blur of what the group draws, in points outside of its transform.
  public var blur = 0.0
  /// The filter for the picture behind the group within the clip; nil for none.
  public var backdrop: Backdrop?
  /// Whether backdrops in the group show the picture behind the whole group rather than each other.
  public var sharesBackdrop = false
  /// Whether backdrops in the group show nothing outside of its clip; beyond the clip's bounds the pixels of its edge
  /// repeat.
  public var isolatesBackdrop = false
  /// The colours that follow the picture behind the group; nil for those of the group around.
  public var ink: Ink?
  /// Whether plain colours in the group become that of the ink around.
  public var isInked = false

  /// Whether the group needs pixels of its own before it is mixed with those below.
  package var isDrawnApart: Bool { opacity != 1 || blendMode != .normal || isIsolated || blur > 0 }

  /// Creates a layer; the default changes nothing.
  public init(
    clip: Shape? = nil, opacity: Double = 1, transform: Transform = .identity, backdrop: Backdrop? = nil,
    sharesBackdrop: Bool = false, isolatesBackdrop: Bool = false, ink: Ink? = nil, isInked: Bool = false,
    blendMode: BlendMode = .normal, isIsolated: Bool = false,
    blur: Double = 0
  ) {
    self.clip = clip
    self.opacity = opacity
    self.transform = transform
    self.backdrop = backdrop
    self.sharesBackdrop = sharesBackdrop
    self.isolatesBackdrop = isolatesBackdrop
    self.ink = ink
    self.isInked = isInked
    self.blendMode = blendMode
    self.isIsolated = isIsolated
    self.blur = blur
  }
}

/// The filter of a translucent surface for the picture behind it.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the Gaussian blur, in points. The blur radius of Core Graphics and CSS is this for backdrops,
  /// and twice this for shadows.
  public var sigma: Double
  /// The factor of the saturation: 1 keeps colours, 0 makes them gray.
  public var saturation: Double
  /// The colour painted over the blur; clear for none.
  public var tint: Color
  /// The glass that the picture is seen through, whose edge is that of the clip; nil for none.
  public var glass: Glass?

  /// Creates a backdrop; the default blurs only.
  public init(sigma: Double, saturation: Double = 1, tint: Color = .clear, glass: Glass? = nil) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
    self.glass = glass
  }
}

/// The blurred and moved coverage of a shape.
public struct Shadow: Hashable, Sendable {
  /// The colour, opacity included.
  public var color: Color
  /// The standard deviation of the Gaussian blur, in points; the blur radius of Core Graphics and CSS is twice this.
  public var sigma: Double
  /// The offset of the shadow, in points.
  public var offset: Point

  /// Creates a shadow.
  public init(color: Color, sigma: Double, offset: Point = .zero) {
    self.color = color
    self.sigma = sigma
    self.offset = offset
  }
}

extension [Shadow] {
  /// Returns the shadows of a shape filled with a colour; none if the colour is transparent.
  package func cast(by fill: Color) -> [Shadow] { fill.alpha == 0 ? [] : self }
}
