public import MaquetteElements
public import MaquetteGraphics

/// The picture around an element that is snapshot by itself.
public struct MockupFrame: Sendable {
  /// The insets between the picture's edges and the element, in points.
  public var padding: Insets
  /// The background of the element; nil for a transparent picture.
  public var background: ColorReference?
  /// The width in points, including the padding; nil for the width of the element.
  public var width: Double?
  /// The height in points, including the padding; nil for the height of the element.
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

  func mockup(of element: any Element) -> Mockup {
    var mockup = Mockup(element, padding: padding, background: background)
    mockup.width = width
    mockup.height = height
    return mockup
  }
}
