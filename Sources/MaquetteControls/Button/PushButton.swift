public import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The standard button of macOS: a title, a symbol or both on a bezel.
public struct PushButton: StatefulControl {
  /// The title.
  public var title = ""
  /// The symbol's name.
  public var symbol: String?
  /// The image instead of the symbol.
  public var image: Image?
  /// The image behind the content, in place of the bezel; nil for the bezel.
  public var backgroundImage: Image?
  /// The rendering mode of the symbol; multicolour draws it as an image.
  public var rendering: SymbolRendering = .monochrome
  /// The font size that the symbol matches, in points; nil for the title's.
  public var symbolSize: Double?
  /// The side of the title on which the symbol stands.
  public var symbolPlacement: SymbolPlacement = .leading
  /// The role; primary makes the default button, destructive a red one.
  public var role: ButtonRole = .normal
  /// Whether a toggle button is on.
  public var isOn = false
  /// The size of the button.
  public var size: ControlSize = .medium
  /// The interaction state; a selected one is on.
  public var state: ControlState = .normal
  /// The colour of the bezel; by default only a default or toggled-on button has the accent.
  public var tint: ColorReference?
  /// The colour of the title instead of the platform's.
  public var titleColor: ColorReference?
  /// The title and symbol in states other than the normal one; a button that is on is selected.
  public var contents = StateValues<ButtonContent>()
  /// Whether the button acts when something that is dragged is held over it.
  public var isSpringLoaded = false
  /// What the button shows of something that is dragged over it; one that has acted is emphasized.
  public var springLoading = SpringLoading.inactive
  /// The maximum number of title lines, which the button grows to fit; nil for no limit.
  public var lineLimit: Int? = 1
  /// The horizontal position of title and symbol in a bezel that is larger than they are.
  public var contentAlignment = ContentAlignment.center
  /// The vertical position of title and symbol in a bezel that is larger than they are.
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The width in points, or infinity to fill; nil to fit the content.
  public var width: Double?
  /// The height in points, or infinity to fill; nil to fit the content, at least the size's height.
  public var height: Double?
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?
  /// The parts of the title with looks of their own, if it is a button's that can have them.
  var titleRuns: [TextRun] = []
  /// The second, smaller line of a button that can have one.
  var subtitle: String?
  /// Whether an activity indicator replaces the symbol.
  var isBusy = false
  /// Whether the bezel casts its usual shadows.
  package var castsShadow = true
  /// Where a title that does not fit is truncated.
  var truncation = TruncationMode.tail
  /// The distance between symbol and title, and the insets of the content, in points; nil for the size's own.
  var symbolSpacing: Double?, contentInsets: Insets?

  /// Creates a button without content.
  public init() {}

  /// Creates a button.
  public init(_ title: String = "", symbol: String? = nil) {
    self.title = title
    self.symbol = symbol
  }

  public static let name = "push-button"
  public static let platforms: Set<Platform> = [.macos]
  public static let guideline =
    "Make at most one button in a window the default: Return presses it, and it has the accent colour. "
    + "For two lines or a tall icon let the button grow in height."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [
    PushButtonMetrics.self, BezelMetrics.self, MotionMetrics.self,
  ]

  public static let attributes: [Attribute<PushButton>] =
    [
      Attribute("title", \.title),
      Attribute("symbol", \.symbol, type: .symbol),
      .image("image", \.image),
      .image(
        "background-image", \.backgroundImage, help: "An image behind the content, in place of the bezel."),
      Attribute("rendering", \.rendering),
      .symbolSize(\.symbolSize),
      Attribute("symbol-placement", \.symbolPlacement),
      Attribute("role", \.role),
      Attribute("value", \.isOn),
      Attribute("size", \.size),
      Attribute("state", \.state),
      Attribute("tint", \.tint),
      Attribute("title-color", \.titleColor),
      Attribute("lines", \.lineLimit, in: 1...1000),
    ] + contentAlignmentAttributes + [
      Attribute("width", \.width, length: 0...100_000),
      Attribute("height", \.height, length: 0...100_000),
      Attribute("accessibility-label", \.accessibilityLabel),
    ] + Attribute.states(\.contents, of: "content") + springAttributes(\.isSpringLoaded, \.springLoading)

  /// Returns the content on its bezel.
  public func body(in environment: Environment) -> any Element {
    if let button = environment.dialogButton {
      return button(
        DialogAction(title: title, symbol: symbol, role: role, state: effectiveState(in: environment)))
    }
    return blinking(sprung(in: environment).shown(in: environment).bezeled(in: environment), in: environment)
  }

  /// Returns the content on its bezel, in the look of its state.
  func bezeled(in environment: Environment) -> any Element {
    let metrics = environment.theme[PushButtonMetrics.self]
    let measures = metrics.measures(of: size)
    let state = effectiveState(in: environment)
    let isDisabled = state.contains(.disabled)
    let outline = Surface.Outline.rounded(radius: measures.radius, metrics.cornerStyle)
    let fill = isDisabled || !environment.isWindowActive ? nil : fill(in: environment)
    let color: ColorReference =
      isDisabled
      ? .token(.tertiaryLabel)
      : fill != nil ? .token(.onTint) : role == .destructive ? .token(.red) : .token(.label)
    let titleColor =
      isDisabled && contents[contentState.union(.disabled)]?.titleColor == nil ? color : titleColor ?? color
    let hasFigure = symbol != nil || image != nil || isBusy
    let isSymbolAlone = title.isEmpty && subtitle == nil && hasFigure
    let least = isSymbolAlone ? measures.height * metrics.symbolWidth : 0
    // A title in the middle of a wide button comes nearer to the ends than one that stands at an end.
    let isTight = width != nil && contentAlignment == .center
    let inset =
      isSymbolAlone
      ? 0
      : isTight
        ? measures.titleInset / 2
        : measures.titleInset * (environment.toolkit == .swiftUI ? metrics.swiftUIInset : 1)
    // A button of one line has the height of its size, even if the font's line height is larger.
    let isFlexible =
      lineLimit != 1 || symbolSize != nil || image != nil || subtitle != nil || contentInsets != nil
      || (!isSymbolAlone && symbolPlacement.isVertical)
    let rise = environment.theme[BezelMetrics.self].titleRise
    let inner = content(measures, metrics, color, titleColor, in: environment)
    let content =
      isFlexible
      ? inner.padding(contentInsets ?? Insets(horizontal: inset, vertical: measures.verticalInset))
      : inner.risen(by: rise).frame(height: measures.height)
        .padding(Insets(horizontal: inset, vertical: 0))
    let button =
      content
      .frame(
        width: width == nil ? FrameLength(min: least) : FrameLength(filling: width),
        height: height == nil ? FrameLength(min: measures.height) : FrameLength(filling: height),
        alignment: contentPlace(in: environment)
      )
      .background(
        backgroundImage?.background(isDisabled: isDisabled, in: environment)
          ?? Bezel(
            outline: outline, tint: fill, ownShadows: castsShadow ? nil : [],
            isOn: role != .primary && tint == nil,
            isPressed: state.contains(.highlighted), isDisabled: isDisabled))
    return button.focusRing(
      outline, if: state.contains(.focused) && environment.isWindowActive, tint: tint, in: environment)
  }

  /// Returns the title as label, and the traits of the state.
  public func accessibility(in environment: Environment) -> Accessibility {
    let shown = shown(in: environment)
    return Accessibility(
      label: accessibilityLabel ?? (shown.title.isEmpty ? shown.figureName : shown.title),
      traits: traits(.button, isSelected: isOn || state.contains(.selected), in: environment)
    ).guessed(if: accessibilityLabel == nil && shown.title.isEmpty)
  }

  /// Returns a warning if title and symbol are empty.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    let shown = shown(in: environment)
    let hasFigure = shown.symbol != nil || shown.image != nil || shown.backgroundImage != nil
    return shown.title.isEmpty && !hasFigure ? [.emptyTitle(element: Self.name)] : []
  }

  /// Returns the button with a role.
  public func role(_ role: ButtonRole) -> PushButton { with(\.role, role) }

  /// The fill of an enabled bezel.
  private func fill(in environment: Environment) -> ColorReference? {
    let state = effectiveState(in: environment)
    let isPressed = state.contains(.highlighted) && environment.theme[BezelMetrics.self].isPressedTinted
    // AppKit's emphasized highlight: what has sprung has the accent.
    let isEmphasized = springLoading == .activated
    let isFilled = role == .primary || isOn || isPressed || isEmphasized || state.contains(.selected)
    return tint ?? (isFilled ? environment.tint : nil)
  }
}

extension SymbolPlacement {
  /// Whether the symbol stands above or below the title.
  var isVertical: Bool { self == .top || self == .bottom }
}

extension PushButton: TitledButton, SpringLoadedControl, DialogChoice {
  public var contentState: ControlState { isOn ? state.union(.selected) : state }
}

extension PushButton: ButtonControl, AlignedControl {
  /// Returns the key of the role.
  public var keyEquivalent: KeyEquivalent? { role.keyEquivalent }
}
