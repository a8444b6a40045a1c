public import MaquetteControlKit
public import MaquetteElements

/// A borderless image or symbol that acts as a button, with an optional label below.
public struct ImageButton: StatefulControl {
  /// The symbol's name.
  public var symbol = ""
  /// The image instead of the symbol.
  public var image: Image?
  /// The symbol's rendering mode; multicolour modes draw it as an image.
  public var rendering: SymbolRendering = .monochrome
  /// The label below the image; nil for none.
  public var title: String?
  /// The size of the image as a font size in points; nil for the platform's.
  public var imageSize: Double?
  /// The effect of a press; pop-up shows an arrow.
  public var behavior: ButtonBehavior = .push
  /// Whether a toggle button is on.
  public var isOn = false
  /// The interaction state; a selected one is on.
  public var state: ControlState = .normal
  /// The colour of a monochrome image; nil for the label colour, or the tint while on.
  public var tint: ColorReference?
  /// The horizontal position of image and label in a button that is larger than they are.
  public var contentAlignment = ContentAlignment.center
  /// The vertical position of image and label in a button that is larger than they are.
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The width in points, or infinity to fill; nil to fit the content.
  public var width: Double?
  /// The height in points, or infinity to fill; nil to fit the content.
  public var height: Double?
  /// The accessibility label; nil for the label.
  public var accessibilityLabel: String?

  /// Creates a button without an image.
  public init() {}

  /// Creates a button.
  public init(_ symbol: String, title: String? = nil, behavior: ButtonBehavior = .push) {
    self.symbol = symbol
    self.title = title
    self.behavior = behavior
  }

  public static let name = "image-button"
  public static let platforms: Set<Platform> = [.macos]
  public static let guideline =
    "Leave about 10 points around the image, so that it is easy to hit; put the label, if any, below."
  public static let shorthand: String? = "symbol"
  public static let metrics: [any ThemeMetrics.Type] = [ImageButtonMetrics.self]

  public static let attributes: [Attribute<ImageButton>] =
    [
      Attribute("symbol", \.symbol, type: .symbol),
      .image("image", \.image),
      Attribute("rendering", \.rendering),
      Attribute("title", \.title),
      Attribute("image-size", \.imageSize, in: 1...1000),
      Attribute("behavior", \.behavior),
      Attribute("value", \.isOn),
      Attribute("state", \.state),
      Attribute("tint", \.tint),
    ] + contentAlignmentAttributes + [
      Attribute("width", \.width, length: 0...100_000),
      Attribute("height", \.height, length: 0...100_000),
      Attribute("accessibility-label", \.accessibilityLabel),
    ]

  /// Returns the padded image with the label below it.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[ImageButtonMetrics.self]
    let state = effectiveState(in: environment)
    let isDisabled = state.contains(.disabled)
    let color = tint ?? (isShownOn && environment.isWindowActive ? environment.tint : .token(.label))
    let side = imageSize ?? metrics.imageSize
    // An image is as high as the symbols beside it, unless it is smaller.
    let fitted = image.map { image in
      image.figure(environment.color(color), in: environment).contentMode(.fit)
        .frame(height: Swift.min(side * metrics.imageHeight, image.ownSize(in: environment)?.height ?? side))
    }
    var parts: [any Element] = [
      fitted ?? SymbolImage(symbol).with(\.size, side).color(color).symbolRenderingMode(rendering)
    ]
    if behavior == .popUp {
      parts.append(
        SymbolImage("chevron.down", weight: .semibold).with(\.size, metrics.arrowSize)
          .color(.token(.secondaryLabel)))
    }
    let opacity =
      isDisabled ? metrics.disabledOpacity : state.contains(.highlighted) ? metrics.pressedOpacity : 1
    let fill = environment.color(.label).opaque.opacity(isShownOn ? metrics.onOpacity : 0)
    let outline = Surface.Outline.rounded(radius: metrics.radius, .continuous)
    // All images of one size have the same height, so that labels are aligned.
    let height = side * metrics.imageHeight
    let image = HStack(spacing: metrics.arrowSpacing) { parts }.opacity(opacity)
      .frame(height: height).padding(metrics.padding)
      .background(Surface(outline, fill: .color(fill)))
      .focusRing(outline, if: state.contains(.focused) && environment.isWindowActive, in: environment)
    guard let title, !title.isEmpty else { return placed(image, in: environment) }
    let place = contentAlignment.effective(environment.direction)
    let labelled = VStack(spacing: metrics.labelSpacing, alignment: place) {
      image
      Text(title).with(\.size, metrics.labelSize).alignment(contentAlignment.ofText(environment.direction))
        .color(.token(isDisabled ? .tertiaryLabel : .label))
    }
    return placed(labelled, in: environment)
  }

  /// The content in a button of a width or a height of its own.
  private func placed(_ content: any Element, in environment: Environment) -> any Element {
    guard width != nil || height != nil else { return content }
    return content.frame(
      width: width == nil ? FrameLength() : FrameLength(filling: width),
      height: height == nil ? FrameLength() : FrameLength(filling: height),
      alignment: contentPlace(in: environment))
  }

  /// Returns the label, and whether a toggle is on.
  public func accessibility(in environment: Environment) -> Accessibility {
    accessibility(label: accessibilityLabel ?? title, in: environment)
  }
}
