import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
public import MaquetteElements
import MaquetteGraphics

/// Choices about an action in progress, above a Cancel button. SwiftUI's confirmation dialog.
public struct ActionSheet: Control, ContainerElement {
  /// The title above the choices; nil for none.
  public var title: String?
  /// The text below the title; nil for none.
  public var message: String?
  /// Whether the sheet is shown.
  public var isPresented = true
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?
  /// The choices as buttons; the one with the role `cancel` comes last.
  public var children: [any Element] = []

  /// Creates a sheet without choices.
  public init() {}

  /// Creates a sheet of choices.
  public init(
    _ title: String? = nil, message: String? = nil, @ElementBuilder children: () -> [any Element]
  ) {
    self.title = title
    self.message = message
    self.children = children()
  }

  public static let name = "action-sheet"
  public static let guideline =
    "Put destructive choices first, in red, and Cancel last; put permanent commands into a menu."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [ActionSheetMetrics.self, MenuMetrics.self]

  public static let attributes: [Attribute<ActionSheet>] = [
    Attribute("title", \.title),
    Attribute("message", \.message),
    Attribute("presented", \.isPresented),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns a warning if there is no choice.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    children.isEmpty ? [.itemCount(element: Self.name, count: 0, allowed: 1...100)] : []
  }
}

extension ActionSheet: ScreenOverlay {
  /// Returns a sheet that its buttons dismiss, and a touch beside it.
  public func live(at place: ControlPlace) -> LiveControl { LiveOverlay(place, self) }

  func isDismissed(by control: LiveControl) -> Bool { control.environment.dialogButton != nil }

  func isDismissedFromOutside(in environment: Environment) -> Bool {
    !environment.theme[AlertMetrics.self].isWindow
  }

  func card(at anchor: Rect?, in environment: Environment) -> any Element {
    // macOS asks in an alert.
    if environment.theme[AlertMetrics.self].isWindow || environment.theme[AlertMetrics.self].isFullScreen {
      return alert.card(at: anchor, in: environment)
    }
    let rows = ActionSheetRows(
      title: title, message: message,
      choices: children.filter { $0.dialogRole != nil && $0.dialogRole != .cancel })
    let card: any Element =
      environment.isPopover
      ? rows.frame(
        width: .upTo(environment.theme[ActionSheetMetrics.self].popoverWidth), height: FrameLength()
      )
      .onPopover(at: anchor, in: environment)
      : ActionSheetCard(rows: rows, cancel: children.last { $0.dialogRole == .cancel })
    return card.exposed(as: accessibilityLabel ?? title ?? "")
      .leavingOut(strays, of: Self.name, expected: "buttons")
  }

  func backdrop(in environment: Environment) -> (any Element)? {
    if environment.theme[AlertMetrics.self].isWindow || environment.theme[AlertMetrics.self].isFullScreen {
      return alert.backdrop(in: environment)
    }
    return Surface(fill: .token(environment.isPopover ? .popoverBackdrop : .menuBackdrop))
  }

  func place(_ size: Size, at anchor: Rect, in bounds: Presentation.Bounds, _ environment: Environment)
    -> Rect
  {
    if environment.theme[AlertMetrics.self].isWindow || environment.theme[AlertMetrics.self].isFullScreen {
      return alert.place(size, at: anchor, in: bounds, environment)
    }
    if environment.isPopover {
      return PopoverPlacing(
        side: .automatic, metrics: environment.theme[PopoverMetrics.self], environment: environment
      ).frame(size, at: anchor, in: bounds)
    }
    return ActionSheetCard.place(size, at: anchor, in: bounds, environment)
  }

  /// What is no choice, and each button that cancels but the last.
  private var strays: [any Element] {
    let cancel = children.lastIndex { $0.dialogRole == .cancel }
    return children.indices.filter { index in
      children[index].dialogRole == nil || children[index].dialogRole == .cancel && index != cancel
    }.map { children[$0] }
  }

  private var alert: Alert {
    var alert = Alert(title ?? "", message: message)
    alert.children = children
    alert.accessibilityLabel = accessibilityLabel
    return alert
  }
}

extension ActionSheet: DialogElement {
  package var dialogTitle: String { title ?? "" }
  package var dialogMessage: String { message ?? "" }
}

extension Environment {
  /// Whether an action sheet is a popover, as on the screen of a tablet at what presents it.
  var isPopover: Bool { deviceKind == .tablet && overlayPlace == .anchor }
  /// Whether an action sheet needs a button that cancels: where it covers the bottom of a phone's screen.
  package var asksForCancel: Bool {
    platform == .ios && theme[ActionSheetMetrics.self].hasCancelCard && deviceKind != .tablet
  }
}
