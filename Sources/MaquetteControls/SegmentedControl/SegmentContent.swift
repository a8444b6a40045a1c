public import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// What the segments of a control show in a state; what is nil is as the platform's, as with `UISegmentedControl`.
public struct SegmentContent: StateContent {
  /// The colour behind the segment.
  public var background: ColorReference?
  /// The image behind the segment; its caps lie at the control's ends.
  public var backgroundImage: Image?
  /// The colour of the segment's title or symbol.
  public var titleColor: ColorReference?

  /// Creates content that is as the platform's.
  public init() {}

  /// Creates content.
  public init(background: ColorReference? = nil, titleColor: ColorReference? = nil) {
    self.background = background
    self.titleColor = titleColor
  }

  public static let ownerName = "a segment's look"

  public static let attributes: [Attribute<SegmentContent>] = [
    Attribute("background", \.background),
    Attribute("background-image", \.backgroundImage),
    Attribute("title-color", \.titleColor),
  ]
}

/// The lines between segments, by the segments beside them, as with UIKit's
/// `setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)`.
public struct SegmentDividers: AttributeOwner, AttributeDecodable, Hashable {
  /// The colour between two unselected segments; nil for the platform's.
  public var color: ColorReference?
  /// The colour after a selected segment; nil for the platform's, usually none.
  public var leadingSelected: ColorReference?
  /// The colour before a selected segment; nil for the platform's, usually none.
  public var trailingSelected: ColorReference?
  /// The image between two unselected segments, in place of a line.
  public var image: Image?
  /// The image after a selected segment; nil for the image without a state.
  public var leadingSelectedImage: Image?
  /// The image before a selected segment; nil for the image without a state.
  public var trailingSelectedImage: Image?
  /// The thickness of the dividers in points; nil for the platform's, or 1 if it has none.
  public var width: Double?

  /// Creates the platform's lines.
  public init() {}

  /// Creates lines.
  public init(
    _ color: ColorReference? = nil, leadingSelected: ColorReference? = nil,
    trailingSelected: ColorReference? = nil, width: Double? = nil
  ) {
    self.color = color
    self.leadingSelected = leadingSelected
    self.trailingSelected = trailingSelected
    self.width = width
  }

  public static let ownerName = "a divider"
  public static let attributeType = AttributeType.either([
    .color, .mapping(of: SegmentDividers.attributes),
  ])

  public static let attributes: [Attribute<SegmentDividers>] = [
    Attribute("color", \.color),
    Attribute("leading-selected", \.leadingSelected),
    Attribute("trailing-selected", \.trailingSelected),
    Attribute("image", \.image),
    Attribute("leading-selected-image", \.leadingSelectedImage),
    Attribute("trailing-selected-image", \.trailingSelectedImage),
    Attribute("width", \.width, in: 0...100),
  ]

  /// Takes a colour, or a mapping of attributes.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    if case .mapping = value {
      try decode(mapping: value)
    } else {
      color = try ColorReference(attribute: value)
    }
  }
}

extension Attribute {
  /// The attribute for the distance by which content stands beside its usual place.
  static func contentOffset(
    _ keyPath: @autoclosure @escaping Place<Point>, help: String
  ) -> Attribute {
    Attribute(name: "content-offset", help: help, type: OffsetAttributes.attributeType) {
      (value, owner) throws(AttributeError) in
      let offset = try OffsetAttributes(attribute: value)
      owner[keyPath: keyPath()] = Point(x: offset.x, y: offset.y)
    }
  }
}
