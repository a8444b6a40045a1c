public import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// A picture from a PNG, JPEG or SVG file.
///
/// ```swift
/// Image(asset).resizable().aspectRatio(.fill).clipShape(.circle)
/// ```
///
/// In sheets the path is relative to the sheet's folder. Beside `photo.png` the files `photo@2x.png` and `photo@3x.png` are
/// found, and `Assets.xcassets/Photo` is an image set with its appearances.
///
/// Colours are converted to sRGB as the file's colour profile says (ICC in PNG and JPEG; `cICP`, `cHRM` and `gAMA` in PNG), and
/// the picture is turned as its EXIF says. A profile that works by tables, as those of printers do, is an error: save the
/// picture as sRGB.
public struct Image: CatalogueElement, AttributeDecodable, Hashable {
  /// Where the picture comes from.
  public enum Source: Hashable, Sendable {
    /// The name of a picture in the environment's library; in sheets the path of a file.
    case named(String)
    /// A picture.
    case asset(ImageAsset)
  }

  /// Where the picture comes from.
  public var source = Source.named("")
  /// How it fills its frame; by default it keeps its natural size.
  public var contentMode: ImageContentMode?
  /// Whether it is drawn in its own colours or as a template in the tint.
  public var rendering = ImageRendering.automatic
  /// The colour of a template image, instead of the environment's tint.
  public var tint: ColorReference?
  /// The edge distances in points that do not stretch; nil for the asset's own.
  public var capInsets: Insets?
  /// How the part between the caps fills the space: stretched or tiled.
  public var resizing = ImageResizing.stretch
  /// The outline: its frame, or a centred circle.
  public var shape = ImageShape.rectangle
  /// The corner radius in points, or 'capsule' for round ends.
  public var radius = SurfaceAttributes.Radius.points(0)
  /// The shape of the corners.
  public var cornerStyle = CornerStyle.continuous
  /// A line just inside the outline: its colour and width.
  public var border: Surface.Border?
  /// Whether it is mirrored in right-to-left text.
  public var flipsForRightToLeft = false
  /// The accessibility label; nil for the name of the file, which lint finds.
  public var accessibilityLabel: String?
  /// Whether it is only decoration, which hides it from accessibility.
  public var isDecorative = false
  /// The opacity in its own colours, which controls set for their states; a template has that of its colour.
  package var opacity = 1.0
  /// Whether it is an image of a control's state, which shows the state by itself.
  package var isOfState = false

  /// Creates an image without a source.
  public init() {}

  /// Creates an image of the name of a picture in the environment's library.
  public init(_ name: String) { source = .named(name) }

  /// Creates an image of a picture.
  public init(_ asset: ImageAsset) { source = .asset(asset) }

  /// Takes the path of a file, or a mapping of attributes.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    if case .scalar = value {
      try set("source", to: value)
    } else {
      try decode(mapping: value)
      if source == .named("") {
        throw AttributeError(message: "the image has no source", hint: "write 'source: photo.png'")
      }
    }
  }

  public static let name = "image"
  public static let shorthand: String? = "source"
  public static let attributeType = AttributeType.either([.image, .mapping(of: Image.attributes)])

  public static let attributes: [Attribute<Image>] = [
    Attribute(
      name: "source",
      help: "The path of a PNG, JPEG, SVG or image set, relative to the sheet.",
      type: .image
    ) { (value, image) throws(AttributeError) in image.source = .named(try String(attribute: value)) },
    Attribute("fit", \.contentMode),
    Attribute("rendering", \.rendering),
    Attribute("tint", \.tint),
    Attribute("cap-insets", \.capInsets),
    Attribute("resizing", \.resizing),
    Attribute("shape", \.shape),
    Attribute("radius", \.radius),
    Attribute("corner-style", \.cornerStyle),
    Attribute("border", \.border),
    Attribute("flips", \.flipsForRightToLeft),
    Attribute("accessibility-label", \.accessibilityLabel),
    Attribute("decorative", \.isDecorative),
  ]

  /// The label, or for want of one the name of the file.
  package var spokenName: String { accessibilityLabel ?? shortName }

  /// The last part of the name without its suffix and scale, for want of a label.
  var shortName: String {
    guard case .named(let name) = source else { return "" }
    let last = name.split(separator: "/").last ?? ""
    let stem = last.split(separator: ".").first ?? last
    return String(stem.split(separator: "@").first ?? stem)
  }

  /// The asset; nil if the environment has none of the name.
  package func asset(in environment: Environment) -> ImageAsset? {
    switch source {
    case .named(let name): environment.images[name]
    case .asset(let asset): asset
    }
  }

  /// The picture's own size in points; nil if there is no picture.
  package func ownSize(in environment: Environment) -> Size? {
    asset(in: environment)?.picture(in: environment)?.size
  }
}

extension Image {
  /// Returns the image stretched to the frame that it is given, with caps along its edges that keep their size.
  public func resizable(capInsets: Insets? = nil, resizingMode: ImageResizing = .stretch) -> Image {
    with(\.contentMode, contentMode ?? .stretch).with(\.capInsets, capInsets ?? self.capInsets)
      .with(\.resizing, resizingMode)
  }
  /// Returns the image with a manner of filling its frame.
  public func contentMode(_ mode: ImageContentMode) -> Image { with(\.contentMode, mode) }
  /// Returns the image in its own proportions: all of it, or filling its frame.
  public func aspectRatio(_ mode: ImageContentMode) -> Image { with(\.contentMode, mode) }
  /// Returns the image in its own colours or in the tint.
  public func renderingMode(_ rendering: ImageRendering) -> Image { with(\.rendering, rendering) }
  /// Returns the image with a colour for its template.
  public func tint(_ tint: ColorReference) -> Image { with(\.tint, tint) }
  /// Returns the image within an outline.
  public func clipShape(_ shape: ImageShape) -> Image { with(\.shape, shape) }
  /// Returns the image with round corners.
  public func cornerRadius(_ radius: Double, style: CornerStyle = .continuous) -> Image {
    with(\.radius, .points(radius)).with(\.cornerStyle, style)
  }
  /// Returns the image mirrored where text runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ flips: Bool = true) -> Image {
    with(\.flipsForRightToLeft, flips)
  }
  /// Returns the image with an accessibility label.
  public func accessibilityLabel(_ label: String) -> Image { with(\.accessibilityLabel, label) }
  /// Returns the image hidden from accessibility.
  public func decorative() -> Image { with(\.isDecorative, true) }
}
