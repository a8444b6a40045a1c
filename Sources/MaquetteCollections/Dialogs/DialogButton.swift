import MaquetteControlKit
import MaquetteControls
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The measures of the buttons of an alert or an action sheet, in points.
package struct DialogButtonMetrics: Hashable, Sendable {
  /// The least height, a line above the button included.
  package var height = 0.0
  package var titleStyle = TextStyle.body
  /// The weight of titles, and of those of the choice that a person is expected to make and of the one that cancels.
  package var weight = FontWeight.regular, strongWeight = FontWeight.regular
  /// The least distance of titles from the sides.
  package var inset = 0.0
  /// The radius of a surface of its own, and the shape of its corners; 0 for none.
  package var radius = 0.0
  var cornerStyle = CornerStyle.circular
  /// Whether titles have the tint.
  package var hasTintedTitles = false
  /// Whether the buttons are the platform's push buttons.
  package var isPushButton = false
  /// Whether the default push button has shadows, as outside dialogs.
  package var hasShadows = false

  package init() {}
}

extension MetricTokens<DialogButtonMetrics> {
  package static var dialogButton: MetricTokens {
    [
      .points("height", \.height), .textStyle("title-style", \.titleStyle), .weight("weight", \.weight),
      .weight("strong-weight", \.strongWeight), .points("inset", \.inset), .points("radius", \.radius),
      .cornerSmoothing("corner-smoothing", \.cornerStyle), .flag("tinted-titles", \.hasTintedTitles),
      .flag("push-buttons", \.isPushButton), .flag("shadows", \.hasShadows),
    ]
  }
}

/// How a button inside of an alert or an action sheet is drawn.
struct DialogButtonLook: Hashable, Sendable {
  var metrics: DialogButtonMetrics
  /// Whether the title is heavy: that of the expected choice, or of the one that cancels if none is expected.
  var isStrong = false
  /// Whether the surface has the tint: the choice that Return makes.
  var isProminent = false
}

/// A button of an alert or an action sheet: a row, a capsule, or the platform's push button.
struct DialogButton: Element {
  var action: DialogAction
  var look: DialogButtonLook

  /// The size of a mark, in font sizes of the title.
  private static let markShare = 0.7
  /// The distances in points between symbol, title and mark, and above and below accessibility text sizes: our choice, for no
  /// picture has them.
  private static let (partSpacing, largeTextPadding) = (8.0, 8.0)
  /// The height in points from which a push button is large.
  private static let largeHeight = 24.0

  func node(in environment: Environment) -> Node {
    let metrics = look.metrics
    if metrics.isPushButton {
      var inside = environment
      inside.dialogButton = nil
      return pushButton.body(in: inside).node(in: inside)
    }
    let isFilled = metrics.radius > 0 && look.isProminent
    var parts: [any Element] = []
    if let symbol = action.symbol {
      parts.append(
        SymbolImage(symbol, style: metrics.titleStyle, weight: weight).color(color(isFilled, environment)))
    }
    parts.append(
      Text(action.title, style: metrics.titleStyle, weight: weight).color(color(isFilled, environment))
        .with(\.alignment, .center).lineLimit(environment.textSize.isAccessibilitySize ? nil : 1))
    if action.isOn {
      var mark = SymbolImage("checkmark", weight: .semibold).color(color(isFilled, environment))
      mark.size = environment.font(metrics.titleStyle).size * Self.markShare
      parts.append(mark)
    }
    let padding = environment.textSize.isAccessibilitySize ? Self.largeTextPadding : 0
    return HStack(spacing: Self.partSpacing) { parts }
      .padding(Insets(horizontal: metrics.inset, vertical: padding))
      .frame(width: FrameLength(max: .infinity), height: FrameLength(min: metrics.height))
      .background(surface(isFilled: isFilled))
      .node(in: environment)
  }

  private var weight: FontWeight { look.isStrong ? look.metrics.strongWeight : look.metrics.weight }

  private var isPressed: Bool {
    !action.state.contains(.disabled) && !action.state.isDisjoint(with: [.highlighted, .focused])
  }

  private func color(_ isFilled: Bool, _ environment: Environment) -> ColorReference {
    if action.state.contains(.disabled) { return .token(.menuDisabled) }
    if isFilled { return action.role == .destructive ? .token(.red) : .token(.onTint) }
    if action.role == .destructive { return .token(.red) }
    return look.metrics.hasTintedTitles ? environment.tint : .token(.label)
  }

  private func surface(isFilled: Bool) -> any Element {
    let outline: Surface.Outline =
      look.metrics.radius > 0 ? .rounded(radius: look.metrics.radius, look.metrics.cornerStyle) : .rectangle
    guard look.metrics.radius > 0 else {
      return Surface(fill: isPressed ? .token(.menuPressed) : nil)
    }
    let isTinted = isFilled && action.role != .destructive && !action.state.contains(.disabled)
    let fill = Modified(Surface(outline)) { _, environment in
      Surface(outline, fill: isTinted ? environment.tint : .token(.dialogButton)).node(in: environment)
    }
    return isPressed ? fill.overlay(Surface(outline, fill: .token(.menuPressed))) : fill
  }

  private var pushButton: PushButton {
    var button = PushButton(action.title, symbol: action.symbol)
    button.role = look.isProminent && action.role == .normal ? .primary : action.role
    button.size = look.metrics.height < Self.largeHeight ? .medium : .large
    button.width = .infinity
    button.state = action.state
    // No picture shows another one than the default button.
    button.castsShadow = look.metrics.hasShadows || button.role != .primary
    return button
  }
}

extension ColorToken {
  /// The surface of a button of an alert that is not the expected choice.
  public static let dialogButton = ColorToken("dialog-button")
}
