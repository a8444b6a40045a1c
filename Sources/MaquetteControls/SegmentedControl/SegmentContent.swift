public import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// What the segments of a control show in a state; what is nil is as the platform's, as with `UISegmentedControl`.
public struct SegmentContent: StateContent {
  /// The colour behind the segment.
  public var background: ColorReference?
  /// The image behind the segment, whose caps are at the ends of the control.
  public var backgroundImage: Image?
  /// The colour of the title or the symbol.
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
    Attribute("background", \.background, help: "The colour behind a segment."),
    Attribute("background-image", \.backgroundImage, help: "The image behind a segment."),
    Attribute("title-color", \.titleColor, help: "The colour of its title or symbol."),
  ]
}

/// The lines between segments, by the segments beside them, as with UIKit's
/// `setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)`.
public struct SegmentDividers: AttributeOwner, AttributeDecodable, Hashable {
  /// The colour where neither segment is selected; nil for the platform's.
  public var color: ColorReference?
  /// The colour where the segment before the line is selected; nil for the platform's, most of which show none.
  public var leadingSelected: ColorReference?
  /// The colour where the segment after the line is selected; nil for the platform's, most of which show none.
  public var trailingSelected: ColorReference?
  /// The image in place of a line where neither segment is selected.
  public var image: Image?
  /// The image where the segment before it is selected; nil for the image without a state.
  public var leadingSelectedImage: Image?
  /// The image where the segment after it is selected; nil for the image without a state.
  public var trailingSelectedImage: Image?
  /// The thickness in points; nil for the platform's, or 1 where it has no lines.
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
    Attribute("color", \.color, help: "The colour where neither segment is selected."),
    Attribute("leading-selected", \.leadingSelected, help: "The colour after a selected segment."),
    Attribute("trailing-selected", \.trailingSelected, help: "The colour before a selected segment."),
    Attribute("image", \.image, help: "The image in place of a line."),
    Attribute(
      "leading-selected-image", \.leadingSelectedImage, help: "The image after a selected segment."),
    Attribute(
      "trailing-selected-image", \.trailingSelectedImage, help: "The image before a selected segment."),
    Attribute("width", \.width, help: "The thickness.", in: 0...100),
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
