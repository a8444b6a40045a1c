public import MaquetteControlKit
import MaquetteControls
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// A button of an iOS navigation bar or toolbar: a title, a symbol or both, and a menu if it has items.
public struct BarButton: StatefulControl, ContainerElement {
  /// How prominent a button is, as with `UIBarButtonItem.Style`.
  public enum Style: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Like the others.
    case plain
    /// The one that ends the task.
    case done
    /// The most important one: on iOS 26 on a surface of the tint; as `done` before.
    case prominent
    /// The one that goes back, with a chevron; on iOS 26 it shows nothing else.
    case back
  }

  /// The end of a navigation bar that a button stands at.
  public enum Placement: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case leading, trailing
  }

  /// The title.
  public var title = ""
  /// The symbol's name.
  public var symbol: String?
  /// The image instead of the symbol.
  public var image: Image?
  /// The button's prominence; `back` adds a chevron.
  public var style: Style = .plain
  /// The role: a destructive button is red.
  public var role: ButtonRole = .normal
  /// The end of the navigation bar where the button stands; nil for leading if the button goes back or cancels,
  /// trailing otherwise.
  public var placement: Placement?
  /// Whether the button starts a new group; on iOS 26 it gets glass of its own.
  public var startsGroup = false
  /// A short text on a red badge at the button's corner; nil for none.
  public var badge: String?
  /// The interaction state, or a list of states.
  public var state: ControlState = .normal
  /// The tint instead of the environment's.
  public var tint: ColorReference?
  /// Whether the menu is open.
  public var menu = MenuVisibility.closed
  /// The accessibility label; nil for the title or the symbol's name.
  public var accessibilityLabel: String?
  /// The items, sections and dividers of the menu; none for a button without one.
  public var children: [any Element] = []

  /// Creates a button without content.
  public init() {}

  /// Creates a button, with the items of its menu if it has one.
  public init(
    _ title: String = "", symbol: String? = nil, style: Style = .plain,
    @ElementBuilder children: () -> [any Element] = { [] }
  ) {
    self.title = title
    self.symbol = symbol
    self.style = style
    self.children = children()
  }

  public static let name = "bar-button"
  public static let platforms: Set<Platform> = [.ios, .watchos]
  public static let guideline =
    "Use a familiar symbol or a short verb. Make at most one button prominent: the one that completes "
    + "the task."
  public static let shorthand: String? = "title"
  public static let targetReach = TargetReach.row
  public static let metrics: [any ThemeMetrics.Type] = [
    BarMetrics.self, GlassMetrics.self, BadgeMetrics.self, MenuMetrics.self,
  ]

  public static let attributes: [Attribute<BarButton>] =
    itemAttributes + [Attribute("menu", \.menu)]

  /// What a button without a menu can have.
  static let itemAttributes: [Attribute<BarButton>] = [
    Attribute("title", \.title),
    Attribute("symbol", \.symbol, type: .symbol),
    .image("image", \.image),
    Attribute("style", \.style),
    Attribute("role", \.role),
    Attribute("placement", \.placement),
    Attribute("starts-group", \.startsGroup),
    Attribute("badge", \.badge),
    Attribute("state", \.state),
    Attribute("tint", \.tint),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the content, on iOS 26 on glass, with the menu in front of the picture if that is open.
  public func body(in environment: Environment) -> any Element {
    let face = BarButtonFace(button: self).element(in: environment)
    guard menu == .open, !MenuItemList(children).items.isEmpty else { return face }
    // On iOS 26 the menu grows out of the button, which is gone while it is open.
    let anchor = environment.theme[MenuMetrics.self].coversAnchor ? face.opacity(0) : face
    return anchor.presenting(.menu(children, at: .below, in: environment))
  }

  /// Returns the title, with the badge and the state of the menu as value.
  public func accessibility(in environment: Environment) -> Accessibility {
    let figure = symbol ?? image?.spokenName ?? ""
    let label = title.isEmpty ? (style == .back ? environment.spoken(.back) : figure) : title
    return Accessibility(
      label: accessibilityLabel ?? label, value: badge,
      traits: traits(.button, isSelected: state.contains(.selected), in: environment)
    ).guessed(if: accessibilityLabel == nil && title.isEmpty && style != .back)
      .hinting(at: self, in: environment)
  }

  /// Returns a warning if there is nothing to show.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    title.isEmpty && symbol == nil && image == nil && style != .back
      ? [.emptyTitle(element: Self.name)] : []
  }
}

extension BarButton: MenuOwner, InteractiveControl {
  /// The items, sections and dividers of the menu.
  public var menuItems: [any Element] {
    get { children }
    set { children = newValue }
  }

  /// Returns a button that acts when a touch is lifted inside, or one that opens its menu.
  public func live(at place: ControlPlace) -> LiveControl {
    MenuItemList(children).items.isEmpty ? LiveButton(place, self) : LiveMenu(place, self)
  }
}

extension BarButton {
  /// Returns the button with a role.
  public func role(_ role: ButtonRole) -> BarButton { with(\.role, role) }
  /// Returns the button at an end of its navigation bar.
  public func placement(_ placement: Placement) -> BarButton { with(\.placement, placement) }

  /// The end of the navigation bar where the button stands.
  var end: Placement { placement ?? (style == .back || role == .cancel ? .leading : .trailing) }

  /// Whether the button shows nothing but a figure.
  var isFigure: Bool { title.isEmpty && style != .back }

  /// Whether the button shares glass with its neighbours: figures do, unless they close or end something.
  var sharesGlass: Bool {
    isFigure && style == .plain && !["xmark", "checkmark"].contains(symbol ?? "")
  }
}

/// A button of a bar as an attribute of the bar has it: a title, or a mapping of attributes.
extension BarButton: AttributeDecodable {
  public static let attributeType = AttributeType.either([
    .text, .mapping(of: BarButton.itemAttributes),
  ])

  /// Takes a title, or a mapping of attributes; either may stand under the element's name, as in a list of elements.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    switch value {
    case .mapping(let entries) where entries.count == 1 && entries[0].name == Self.name:
      do throws(AttributeError) {
        try self.init(attribute: entries[0].value)
      } catch {
        throw error.at(.value(Self.name))
      }
    case .scalar: title = try String(attribute: value)
    case .mapping: try decode(mapping: value)
    case .list: throw AttributeError(expected: Self.attributeType.description, found: value)
    }
  }
}
