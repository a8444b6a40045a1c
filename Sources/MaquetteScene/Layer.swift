public import MaquetteGraphics

/// What happens to a group of commands as a whole.
public struct Layer: Hashable, Sendable {
  /// Nothing outside is drawn; in the coordinates outside the layer's transform.
  public var clip: Shape?
  /// How opaque the finished group is, 0 to 1.
  public var opacity: Double
  /// Where the group's coordinates lie.
  public var transform: Transform

  /// What the group lies on: all that the picture shows so far within the clip, changed; nil for as it is.
  public var backdrop: Backdrop?
  /// Whether backdrops in the group show what lay behind the group as a whole, and not each other.
  public var sharesBackdrop = false
  /// Whether the group is a picture of its own for backdrops in it: they show nothing that lies outside of its clip, and
  /// beyond the clip's bounds the pixels of its edge repeat.
  public var isolatesBackdrop = false

  /// Creates a layer; the default does nothing.
  public init(
    clip: Shape? = nil, opacity: Double = 1, transform: Transform = .identity, backdrop: Backdrop? = nil,
    sharesBackdrop: Bool = false, isolatesBackdrop: Bool = false
  ) {
    self.clip = clip
    self.opacity = opacity
    self.transform = transform
    self.backdrop = backdrop
    self.sharesBackdrop = sharesBackdrop
    self.isolatesBackdrop = isolatesBackdrop
  }
}
