public import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// A button revealed by swiping a list row.
public struct SwipeAction: StatefulControl {
  /// The title; screen readers speak it even if only a symbol shows.
  public var title = ""
  /// The symbol's name.
  public var symbol: String?
  /// The role: a destructive action is red.
  public var role: ButtonRole = .normal
  /// The colour of the surface instead of gray.
  public var tint: ColorReference?
  /// The interaction state, or a list of states.
  public var state: ControlState = .normal
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?

  /// Creates an action without content.
  public init() {}

  /// Creates an action.
  public init(
    _ title: String, symbol: String? = nil, role: ButtonRole = .normal, tint: ColorReference? = nil
  ) {
    self.title = title
    self.symbol = symbol
    self.role = role
    self.tint = tint
  }

  public static let name = "swipe-action"
  public static let platforms: Set<Platform> = [.ios, .macos, .watchos]
  public static let guideline =
    "Use a short verb and a familiar symbol, and red for destructive actions. Make each action available "
    + "elsewhere too."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [SwipeMetrics.self]

  public static let attributes: [Attribute<SwipeAction>] = [
    Attribute("title", \.title),
    Attribute("symbol", \.symbol, type: .symbol),
    Attribute("role", \.role),
    Attribute("tint", \.tint),
    Attribute("state", \.state),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns symbol and title on a surface that fills its place.
  public func body(in environment: Environment) -> any Element {
    SwipeActionFace(action: self).element(in: environment)
  }

  /// Returns the title.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? (title.isEmpty ? symbol ?? "" : title),
      traits: traits(.button, in: environment)
    ).guessed(if: accessibilityLabel == nil && title.isEmpty)
  }

  /// Returns a warning if there is nothing to show.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    title.isEmpty && symbol == nil ? [.emptyTitle(element: Self.name)] : []
  }
}

extension SwipeAction: InteractiveControl {
  /// Returns a button; the row around closes after it has acted.
  public func live(at place: ControlPlace) -> LiveControl { LiveSwipeAction(place, self) }
}

/// A button beside a row, which the row covers again after a tap.
open class LiveSwipeAction: LiveButton<SwipeAction> {
  open override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside else { return }
    row?.close()
  }

  /// The row that uncovered the button.
  private var row: (any SwipedControl)? {
    neighbors.lazy.compactMap { $0 as? any SwipedControl }.last { place.path.isInside($0.place.path) }
  }
}

/// A row that a finger moves to the side to uncover its actions.
public protocol SwipedControl: LiveControl {
  /// Moves the row back over its actions.
  func close()
}
