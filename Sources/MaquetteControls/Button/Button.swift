public import MaquetteControlKit
public import MaquetteElements
public import MaquetteGraphics
import MaquetteLayout
public import MaquetteTypography

/// A push button: a title, a symbol or both, in eight styles and four sizes.
public struct Button: StatefulControl {
  /// The title; setting it removes its runs.
  public var title = "" { didSet { titleRuns = [] } }
  /// The parts of the title with looks of their own; empty for a plain title.
  public private(set) var titleRuns: [TextRun] = []
  /// The symbol's name.
  public var symbol: String?
  /// The image instead of the symbol.
  public var image: Image?
  /// The image behind the content, in place of the style's surface; nil for the surface.
  public var backgroundImage: Image?
  /// A second, smaller line below the title.
  public var subtitle: String?
  /// The button's style and prominence; the default is plain, gray on watchOS, and a push button on macOS.
  public var style: ButtonStyle {
    get { chosenStyle ?? .plain }
    set { chosenStyle = newValue }
  }
  private var chosenStyle: ButtonStyle?
  /// Whether the button has a style, rather than its platform's look.
  package var hasStyle: Bool { chosenStyle != nil }
  /// The size of the button.
  public var size: ControlSize = .medium
  /// The role: primary is semibold, destructive red.
  public var role: ButtonRole = .normal
  /// The interaction state, or a list of states.
  public var state: ControlState = .normal
  /// The side of the title where the symbol stands.
  public var symbolPlacement: SymbolPlacement = .leading
  /// The distance between symbol and title in points; nil for the size's.
  public var symbolSpacing: Double?
  /// The font size in points that the symbol matches; nil for the title's.
  public var symbolSize: Double?
  /// The corner radius in points; nil for the size's.
  public var cornerRadius: Double?
  /// The shape of the corners.
  public var cornerStyle: CornerStyle = .continuous
  /// The colour of the line around the button in every state; nil for the style's.
  public var borderColor: ColorReference?
  /// The thickness of the line around the button in points; nil for the style's.
  public var borderWidth: Double?
  /// The insets of the content in points; nil for the size's.
  public var contentInsets: Insets?
  /// The tint instead of the environment's.
  public var tint: ColorReference?
  /// The colour of the title instead of the style's.
  public var titleColor: ColorReference?
  /// The colour of the symbol instead of the style's.
  public var symbolColor: ColorReference?
  /// The title and symbol in states other than the normal one.
  public var contents = StateValues<ButtonContent>()
  /// Whether the button acts when something that is dragged is held over it.
  public var isSpringLoaded = false
  /// What the button shows of something that is dragged over it.
  public var springLoading = SpringLoading.inactive
  /// Whether an activity indicator replaces the symbol.
  public var isBusy = false
  /// The title while the indicator is visible; nil for the normal title.
  public var busyTitle: String?
  /// The horizontal alignment of the content in a button wider than its content.
  public var contentAlignment: ContentAlignment = .center
  /// The vertical alignment of the content in a button taller than its content.
  public var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// The width in points, or infinity to fill; nil to fit the content.
  public var width: Double?
  /// The height in points, or infinity to fill; nil to fit the content.
  public var height: Double?
  /// The maximum number of lines of the title; nil for no limit.
  public var lineLimit: Int?
  /// Where a title that does not fit is truncated.
  public var truncation: TruncationMode = .tail
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?
  /// The scale of the symbol relative to the title; nil for that of the toolkit.
  package var symbolScale: SymbolScale?
  /// The colour of title and symbol; nil for that of the style.
  package var labelColor: ColorReference?
  /// The look set by an enclosing control during a transition; nil for the button's own.
  var givenLook: ButtonLook?

  /// Creates a button without content.
  public init() {}

  /// Creates a button.
  public init(_ title: String = "", symbol: String? = nil, subtitle: String? = nil) {
    self.title = title
    self.symbol = symbol
    self.subtitle = subtitle
  }

  public static let name = "button"
  public static let guideline =
    "Set prominence with the style and available space with the size; within a group vary the style, not "
    + "the size. Title it with a verb in title case."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [
    ButtonMetrics.self, FocusRingMetrics.self, MotionMetrics.self, GlassMetrics.self,
  ]

  public static let attributes: [Attribute<Button>] =
    [
      Attribute("title", \.titleContent),
      Attribute("symbol", \.symbol, type: .symbol),
      .image("image", \.image),
      .image(
        "background-image", \.backgroundImage, help: "An image behind the content, in place of the surface."),
      Attribute("subtitle", \.subtitle),
      Attribute("style", \.style),
      Attribute("size", \.size),
      Attribute("role", \.role),
      Attribute("state", \.state),
      Attribute("symbol-placement", \.symbolPlacement),
      Attribute("symbol-spacing", \.symbolSpacing, in: 0...1000),
      .symbolSize(\.symbolSize),
      Attribute("corner-radius", \.cornerRadius, in: 0...100_000),
      Attribute("corner-style", \.cornerStyle),
      Attribute("border-color", \.borderColor),
      Attribute("border-width", \.borderWidth, in: 0...1000),
      Attribute("content-insets", \.contentInsets),
      Attribute("tint", \.tint),
      Attribute("title-color", \.titleColor),
      Attribute("symbol-color", \.symbolColor),
      Attribute("busy", \.isBusy),
      Attribute("busy-title", \.busyTitle),
    ] + contentAlignmentAttributes + [
      Attribute("width", \.width, length: 0...100_000),
      Attribute("height", \.height, length: 0...100_000),
      Attribute("lines", \.lineLimit, in: 1...1000),
      Attribute("truncation", \.truncation),
      Attribute("accessibility-label", \.accessibilityLabel),
    ] + Attribute.states(\.contents, of: "content") + springAttributes(\.isSpringLoaded, \.springLoading)

  /// Returns the content on its surface.
  public func body(in environment: Environment) -> any Element {
    body(givenLook ?? look(in: environment), in: environment)
  }

  package func body(_ look: ButtonLook, in environment: Environment) -> any Element {
    if let button = environment.dialogButton {
      return button(
        DialogAction(title: title, symbol: symbol, role: role, state: effectiveState(in: environment)))
    }
    if isPushButton(in: environment) {
      let shown = sprung(in: environment).shown(in: environment)
      return blinking(shown.pushButton.bezeled(in: environment), in: environment)
    }
    let metrics = environment.theme[ButtonMetrics.self]
    let measures = metrics.measures(of: size)
    let state = effectiveState(in: environment)
    let insets = contentInsets ?? (shownStyle(in: environment) == .system ? .zero : measures.insets)
    let outline = outline(measures, metrics, in: environment)
    // The button's own values take precedence over the platform's.
    let width = width ?? (metrics.fillsWidth || environment.buttonsFillCells ? .infinity : nil)
    let shown = sprung(in: environment).shown(in: environment)
    // As in UIKit, an image behind the content is shown in its own size at least.
    let picture = shown.backgroundImage?.ownSize(in: environment)
    let least = Swift.max(measures.minimumHeight, picture?.height ?? 0)
    let height =
      height.map { FrameLength(filling: $0) }
      ?? FrameLength(
        min: least > 0 ? least : nil,
        max: environment.buttonsFillCells ? .infinity : nil)
    let alignment = contentPlace(in: environment)

    let button = shown.content(measures, metrics, look, environment)
      .padding(insets)
      .frame(
        width: width == nil ? FrameLength(min: picture?.width) : FrameLength(filling: width), height: height,
        alignment: alignment
      )
      .background(
        shown.backgroundImage?.background(isDisabled: state.contains(.disabled), in: environment)
          ?? Surface(
            outline, fill: look.fill.map(ColorReference.color),
            border: look.border.map {
              Surface.Border(color: .color($0), width: borderWidth ?? metrics.outlineWidth)
            }))
    let whole = look.glass.map { glass in
      button.onGlass(
        .glass(
          outline, kind: glass.kind, role: .control, tint: glass.tint.map(ColorReference.color),
          isLit: !state.contains(.disabled), in: environment), in: environment)
    }
    return blinking(
      (whole ?? button).focusRing(outline, if: state.contains(.focused), tint: tint, in: environment),
      in: environment)
  }

  /// Returns the title as the label, with the traits of the state.
  public func accessibility(in environment: Environment) -> Accessibility {
    let shown = shown(in: environment)
    var result = Accessibility(
      label: accessibilityLabel ?? (shown.shownTitle.isEmpty ? shown.figureName : shown.shownTitle),
      value: subtitle.map { environment.spoken($0) },
      traits: traits(.button, isSelected: state.contains(.selected), in: environment)
    ).guessed(if: accessibilityLabel == nil && shown.shownTitle.isEmpty)
    if accessibilityLabel == nil, !shown.shownRuns.isEmpty {
      result.label = shown.titleContent.text().spoken(in: environment)
      result.isLabelTranslated = true
    }
    return result
  }

  /// Returns a warning if there is no content.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    let shown = shown(in: environment)
    let hasFigure = shown.symbol != nil || shown.image != nil || shown.backgroundImage != nil || isBusy
    let isEmpty = shown.shownTitle.isEmpty && !hasFigure && (subtitle ?? "").isEmpty
    return isEmpty ? [.emptyTitle(element: Self.name)] : []
  }

  var shownTitle: String { isBusy ? busyTitle ?? title : title }
  /// The runs of the title unless another title takes its place.
  var shownRuns: [TextRun] { isBusy && busyTitle != nil ? [] : titleRuns }

  private func outline(
    _ measures: ButtonMetrics.Measures, _ metrics: ButtonMetrics, in environment: Environment
  ) -> Surface.Outline {
    if let cornerRadius { return .rounded(radius: cornerRadius, cornerStyle) }
    return switch environment.isScrolling ? measures.scrollingCorner : measures.corner {
    case .radius(let radius): .rounded(radius: radius, cornerStyle)
    case .capsule: .capsule(metrics.capsuleStyle)
    }
  }
}

extension Button: TitledButton, SpringLoadedControl, DialogChoice {}

extension Button {
  /// The title, as text or styled runs.
  ///
  /// A link in it looks like the rest of the title, because the button is pressed as a whole.
  public var titleContent: TextContent {
    get { titleRuns.isEmpty ? TextContent(title) : TextContent(runs: titleRuns) }
    set {
      title = newValue.text
      titleRuns = newValue.runs
    }
  }
  /// The style that is drawn outside of macOS: the buttons of a watch are gray capsules unless they have another style.
  func shownStyle(in environment: Environment) -> ButtonStyle {
    chosenStyle ?? (environment.platform == .watchos ? .gray : .plain)
  }
  /// Returns the button in a style.
  public func style(_ style: ButtonStyle) -> Button { with(\.style, style) }
  /// Returns the button in a size.
  public func size(_ size: ControlSize) -> Button { with(\.size, size) }
  /// Returns the button with a role.
  public func role(_ role: ButtonRole) -> Button { with(\.role, role) }
  /// Returns the button with a tint of its own.
  public func tint(_ tint: ColorReference) -> Button { with(\.tint, tint) }
  /// Returns the button with its symbol on another side.
  public func symbolPlacement(_ placement: SymbolPlacement) -> Button {
    with(\.symbolPlacement, placement)
  }
  /// Returns the button with an activity indicator, and with another title if one is given.
  public func busy(_ title: String? = nil) -> Button { with(\.isBusy, true).with(\.busyTitle, title) }
}
