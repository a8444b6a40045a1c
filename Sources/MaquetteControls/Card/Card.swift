import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A surface for one item: an edge-to-edge image, a header, content and a footer.
public struct Card: StatefulControl, ContainerElement {
  /// How a card stands out from its page.
  public enum Style: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// By its colour, as a group of a list.
    case filled
    /// By a line around it.
    case outlined
    /// By its shadow.
    case elevated
    /// By the material of bars, over a picture.
    case glass
  }

  /// The title.
  public var title = ""
  /// A line below the title.
  public var subtitle: String?
  /// A small line at the bottom.
  public var footer: String?
  /// The image at the top, from edge to edge.
  public var image: Image?
  /// The height of the image in points; nil for its aspect ratio.
  public var imageHeight: Double?
  /// How the card stands out from its page.
  public var style: Style = .filled
  /// The colour of the surface instead of the style's.
  public var fill: ColorReference?
  /// The alignment of header, content and footer.
  public var alignment: TextAlignment = .leading
  /// The distance between the elements of the content in points; nil for the platform's.
  public var spacing: Double?
  /// Whether the whole card acts as a button.
  public var isButton = false
  /// The interaction state, or a list of states.
  public var state: ControlState = .normal
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?
  /// Whether the surface takes all the height there is.
  private var fillsHeight = false
  /// The content below the header.
  public var children: [any Element] = []

  /// Creates a card without content.
  public init() {}

  /// Creates a card of content under a header.
  public init(
    _ title: String = "", subtitle: String? = nil, footer: String? = nil, style: Style = .filled,
    @ElementBuilder children: () -> [any Element] = { [] }
  ) {
    self.title = title
    self.subtitle = subtitle
    self.footer = footer
    self.style = style
    self.children = children()
  }

  public static let name = "card"
  public static let guideline =
    "Show one item per card, with what people need to decide on it. Do not nest cards: use a list or a "
    + "divider."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [
    CardMetrics.self, BarMetrics.self, GlassMetrics.self,
  ]

  public static let attributes: [Attribute<Card>] = [
    Attribute("title", \.title),
    Attribute("subtitle", \.subtitle),
    Attribute("footer", \.footer),
    .image(
      "image", \.image,
      help: "The image at the top, from edge to edge: its path, or 'source' with attributes."),
    Attribute("image-height", \.imageHeight, in: 1...10_000),
    Attribute("style", \.style),
    Attribute("fill", \.fill),
    Attribute("content-alignment", \.alignment),
    Attribute("spacing", \.spacing, in: 0...1000),
    Attribute("button", \.isButton),
    Attribute("state", \.state),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the content on its surface, smaller while a finger is on a card that is a button.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[CardMetrics.self]
    let isPressed = isButton && state.contains(.highlighted) && !isDisabled(in: environment)
    let outline = Surface.Outline.rounded(radius: metrics.radius, .continuous)
    let fills = FrameLength(ideal: metrics.idealWidth, max: .infinity)
    var card: any Element = VStack(spacing: 0, alignment: alignment.place.horizontal) {
      if let image { picture(image) }
      if hasContent { content(metrics, in: environment) }
    }
    .frame(
      width: fills, height: fillsHeight ? FrameLength(max: .infinity) : FrameLength(),
      alignment: Alignment(alignment.place.horizontal, .top)
    )
    .clipped(radius: metrics.radius)
    if isPressed { card = card.overlay(Surface(outline, fill: .token(.cardPressed))) }
    card = card.background(surface(outline, metrics, in: environment))
    if isDisabled(in: environment) { card = card.opacity(metrics.disabledOpacity) }
    return isPressed ? card.enlarged(by: metrics.pressedScale) : card
  }

  /// Returns the header and the footer of a card that is a button; the content of any other is exposed by itself.
  public func accessibility(in environment: Environment) -> Accessibility {
    guard isButton else { return Accessibility(label: "", isContainer: true) }
    let values = [subtitle, footer].compactMap { $0.map(environment.spoken) }.filter { !$0.isEmpty }
    return Accessibility(
      label: accessibilityLabel ?? (title.isEmpty ? image?.spokenName ?? "" : title),
      value: values.isEmpty ? nil : values.joined(separator: ", "),
      traits: traits(.button, in: environment)
    ).guessed(if: accessibilityLabel == nil && title.isEmpty)
  }

  /// Returns warnings about a card without anything on it, and about a picture that is not there.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    let empty = !hasContent && image == nil
    return (empty ? [.emptyTitle(element: Self.name)] : []) + (image?.warnings(in: environment) ?? [])
  }
}

extension Card: InteractiveContainer {
  /// Whether the card is a button.
  public var isTouchable: Bool { isButton }

  /// Returns a button; what stands on the card is touched by itself.
  public func live(at place: ControlPlace) -> LiveControl { LiveButton(place, self) }
}

extension Card: FillingElement {
  /// Returns the card with a surface as high as its room; it fills the width by itself.
  public func filling(_ axis: Axis) -> any Element {
    var card = self
    if axis == .vertical { card.fillsHeight = true }
    return card
  }
}
