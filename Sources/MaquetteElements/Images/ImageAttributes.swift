import MaquetteGraphics

/// How a picture fills a frame of other proportions; the names are those of the platforms' content modes.
public enum ImageContentMode: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// All of it is shown, as large as the frame allows (`scaleAspectFit`).
  case fit
  /// The frame is filled and what reaches beyond it cut off (`scaleAspectFill`).
  case fill
  /// It is stretched to the frame in both directions (`scaleToFill`).
  case stretch
  /// In its own size, at the frame's centre, edges or corners; what reaches beyond the frame is cut off.
  case center, top, bottom, leading, trailing
  case topLeading = "top-leading"
  case topTrailing = "top-trailing"
  case bottomLeading = "bottom-leading"
  case bottomTrailing = "bottom-trailing"

  /// The share of free width that lies at the left, and of free height that lies above.
  func shares(in direction: LayoutDirection) -> (x: Double, y: Double) {
    let leading = direction == .rightToLeft ? 1.0 : 0.0
    let x =
      switch self {
      case .leading, .topLeading, .bottomLeading: leading
      case .trailing, .topTrailing, .bottomTrailing: 1 - leading
      default: 0.5
      }
    let y =
      switch self {
      case .top, .topLeading, .topTrailing: 0.0
      case .bottom, .bottomLeading, .bottomTrailing: 1.0
      default: 0.5
      }
    return (x, y)
  }
}

/// Whether a picture is drawn in its own colours.
public enum ImageRendering: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// As its asset says; in its own colours without one.
  case automatic
  /// In its own colours.
  case original
  /// In the tint: only the alpha of its pixels counts.
  case template
}

/// How the part between the caps of a resizable picture fills its place.
public enum ImageResizing: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// It is scaled.
  case stretch
  /// It is repeated.
  case tile
}

/// The outline of a picture.
public enum ImageShape: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Its frame, with the radius of its corners.
  case rectangle
  /// The circle in the middle of its frame.
  case circle
}

extension Surface.Border: AttributeDecodable {
  public static var attributeType: AttributeType { BorderAttributes.attributeType }

  /// Takes a mapping of a colour and a width.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self = try BorderAttributes(attribute: value).border
  }
}
