public import MaquetteControls
public import MaquetteGraphics

/// The picture around an element that is snapshot by itself.
public struct MockupFrame: Sendable {
  /// The room between the picture's edges and the element, in points.
  public var padding: Insets
  /// What lies behind the element; nil for nothing, so that the picture is transparent.
  public var background: ColorReference?
  /// The width in points, padding included; nil for what the element needs.
  public var width: Double?
  /// The height in points, padding included; nil for what the element needs.
  public var height: Double?

  /// Creates a frame; 16 points around the element unless another padding is given.
  public init(
    padding: Insets = Insets(all: 16), background: ColorReference? = .token(.background),
    width: Double? = nil,
    height: Double? = nil
  ) {
    self.padding = padding
    self.background = background
    self.width = width
    self.height = height
  }

  /// A mockup of an element.
  func mockup(of element: any Element) -> Mockup {
    var mockup = Mockup(element, padding: padding, background: background)
    mockup.width = width
    mockup.height = height
    return mockup
  }
}
