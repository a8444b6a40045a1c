import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A button that opens a menu: a pop-up or a pull-down button.
protocol MenuButton: InteractiveControl, AlignedControl, MenuOwner {
  var title: String { get set }
  var symbol: String? { get set }
  var symbolSize: Double? { get set }
  var style: ButtonStyle { get set }
  var size: ControlSize { get set }
  var tint: ColorReference? { get set }
  var textColor: ColorReference? { get set }
  var width: Double? { get set }
  var accessibilityLabel: String? { get set }
  var items: [String] { get set }
  /// The items of the menu as they are shown.
  var shownItems: [any Element] { get }
  /// Returns the arrows at the trailing end; nil for none.
  func arrows(in environment: Environment) -> MenuButtonArrows?
}

extension MenuButton {
  public static var platforms: Set<Platform> { [.ios, .macos] }
  public static var targetReach: TargetReach { .height }
  public static var shorthand: String? { "title" }

  /// The attributes of both kinds, with those of one kind after the symbol.
  static func menuButtonAttributes(title help: String, _ own: Attribute<Self>...) -> [Attribute<Self>] {
    [
      Attribute("title", \.title, help: help),
      Attribute("symbol", \.symbol, help: "The symbol's name.", type: .symbol),
      .symbolSize(\.symbolSize),
    ] + own + [
      Attribute("style", \.style, help: "The button's prominence on iOS; macOS has one bezel."),
      Attribute("size", \.size, help: "The size of the button."),
      Attribute("state", \.state, help: "The interaction state, or a list of states."),
      Attribute("tint", \.tint, help: "The tint instead of the environment's."),
      Attribute(
        "text-color", \.textColor,
        help: "The colour of title and symbol, instead of the style's or platform's."),
    ] + contentAlignmentAttributes + [
      Attribute("width", \.width, help: "The width in points, or infinity to fill.", length: 0...100_000),
      Attribute(
        "items", \.items, help: "The titles of the menu's items; use 'children' for items with attributes."),
      Attribute("menu", \.menu, help: "Whether the menu is open."),
      Attribute("accessibility-label", \.accessibilityLabel, help: "The accessibility label."),
    ]
  }

  /// Returns the content followed by the arrows, with the menu if that is open.
  public func body(in environment: Environment) -> any Element {
    let body = MenuButtonBody(
      title: title, symbol: symbol, symbolSize: symbolSize, arrows: arrows(in: environment), style: style,
      size: size, state: effectiveState(in: environment), tint: tint, textColor: textColor, width: width,
      alignment: contentAlignment, verticalAlignment: contentVerticalAlignment)
    return opened(body, in: environment)
  }

  /// Returns a warning if title and symbol are empty.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    title.isEmpty && symbol == nil ? [.emptyTitle(element: Self.name)] : []
  }

  /// Returns a button that shows a menu.
  public func live(at place: ControlPlace) -> LiveControl { LiveMenu(place, self) }
}

/// The arrows of a menu button, with the symbol of each; a bezel draws the platform's own.
enum MenuButtonArrows: String {
  case down = "chevron.down"
  case pair = "chevron.up.chevron.down"
}

/// The body of a menu button: a button with trailing arrows, or a bezel with a cap.
struct MenuButtonBody: Element {
  var title: String
  var symbol: String?
  var symbolSize: Double?
  /// The arrows; nil for none.
  var arrows: MenuButtonArrows?
  var style: ButtonStyle
  var size: ControlSize
  var state: ControlState
  var tint: ColorReference?
  /// The colour of title and symbol; nil for that of the style or the bezel.
  var textColor: ColorReference?
  var width: Double?
  var alignment = ContentAlignment.fill
  var verticalAlignment = ContentVerticalAlignment.center

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MenuButtonMetrics.self]
    return (metrics.hasBezel ? bezel(metrics, environment) : button(metrics)).node(in: environment)
  }

  /// A button in one of the four styles.
  private func button(_ metrics: MenuButtonMetrics) -> Button {
    var button = Button(title).style(style).size(size).state(state)
    button.tint = tint
    button.labelColor = textColor
    button.width = width
    button.contentAlignment = width == nil ? .center : alignment
    button.contentVerticalAlignment = verticalAlignment
    // A button shows one symbol: its own if it has nothing else, otherwise the arrows.
    guard let arrows, !title.isEmpty || symbol == nil else {
      button.symbol = symbol
      button.symbolSize = symbolSize
      return button
    }
    button.symbol = arrows.rawValue
    button.symbolScale = .small
    button.symbolPlacement = .trailing
    return button
  }

  private func bezel(_ metrics: MenuButtonMetrics, _ environment: Environment) -> any Element {
    let bezel = metrics.bezel(of: size)
    let isDisabled = state.contains(.disabled)
    let label = isDisabled ? .token(.tertiaryLabel) : textColor ?? .token(.label)
    var parts: [any Element] = []
    if let symbol {
      parts.append(SymbolImage(symbol).with(\.size, symbolSize ?? bezel.titleSize).with(\.color, label))
    }
    if !title.isEmpty || symbol == nil {
      parts.append(Text(title).with(\.size, bezel.titleSize).color(label).lineLimit(1))
    }
    var content: [any Element] = [
      HStack(spacing: metrics.symbolSpacing) { parts }
        .risen(by: environment.theme[BezelMetrics.self].titleRise)
    ]
    if let arrows {
      // The arrows stay at the trailing end, wherever the title stands before them.
      let place = alignment == .fill ? .leading : alignment.effective(environment.direction)
      if width != nil, place != .leading { content.insert(Spacer(minLength: 0), at: 0) }
      if width != nil, place != .trailing { content.append(Spacer(minLength: 0)) }
      let side = Swift.max(0, bezel.height - 2 * metrics.capInset)
      content.append(
        MenuCap(
          isPair: arrows == .pair, isDisabled: isDisabled, tint: tint,
          size: Size(width: bezel.capWidth, height: side), radius: bezel.capRadius,
          arrowWidth: bezel.arrowWidth))
    }
    let trailing = arrows == nil ? bezel.titleInset : metrics.capInset
    let outline = Surface.Outline.rounded(radius: bezel.radius, metrics.cornerStyle)
    let surface = HStack(spacing: metrics.capSpacing) { content }
      .padding(Insets(top: 0, leading: bezel.titleInset, bottom: 0, trailing: trailing))
      .frame(
        width: FrameLength(filling: width),
        height: FrameLength(min: bezel.height, ideal: bezel.height, max: bezel.height), alignment: .leading
      )
      .background(
        Bezel(outline: outline, isPressed: state.contains(.highlighted), isDisabled: isDisabled))
    return surface.focusRing(
      outline, if: state.contains(.focused) && environment.isWindowActive, tint: tint, in: environment)
  }
}

/// The arrows of a menu button on the tint of an active window, shaded and glowing as a checkbox that is on, or as the
/// end of a tinted bezel.
struct MenuCap: Element {
  var isPair = false
  var isDisabled: Bool
  /// The tint; nil for the environment's.
  var tint: ColorReference?
  var size: Size
  var radius: Double
  var arrowWidth: Double

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MenuButtonMetrics.self]
    let isTinted = metrics.hasTintedCap && environment.isWindowActive && !isDisabled
    let color: ColorReference = isTinted ? .token(.onTint) : .token(isDisabled ? .tertiaryLabel : .label)
    let arrows = MenuArrows(
      arrowhead: Arrowhead(width: arrowWidth, lineWidth: arrowWidth * metrics.arrowThickness),
      isPair: isPair, gap: arrowWidth * metrics.arrowGap, color: color
    )
    .frame(width: size.width, height: size.height)
    guard isTinted else { return arrows.node(in: environment) }
    guard metrics.capInset > 0 else {
      let end = Bezel(
        outline: .rounded(radius: radius, metrics.cornerStyle), tint: environment.resolvedTint(tint))
      return arrows.background(end.part(isOpenBefore: true, isOpenAfter: false)).node(in: environment)
    }
    let box = environment.theme[CheckboxMetrics.self].measures
    let look = box.look(environment.appearance)
    let tint = environment.color(environment.resolvedTint(tint))
    let bottom = tint.shaded(look.bottom)
    let glow = ShadowMetrics(
      opacity: look.tintedShadow, sigma: box.shadowSigma, offset: box.shadowOffset)
    let cap = Surface(
      .rounded(radius: radius, .circular), fill: .color(tint.shaded(look.top)), bottomFill: .color(bottom),
      shadows: look.tintedShadow > 0 ? [glow.shadow(bottom)] : [])
    return arrows.background(cap).node(in: environment)
  }
}
