import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
public import MaquetteElements
import MaquetteGraphics

/// A message in the middle of the screen, with buttons that answer it.
public struct Alert: Control, ContainerElement {
  /// The title.
  public var title = ""
  /// The text below the title; nil for none.
  public var message: String?
  /// The name of a symbol above the title; nil for none, on macOS for the app's icon.
  public var symbol: String?
  /// The image above the title instead of a symbol.
  public var image: Image?
  /// The colour of the symbol, instead of the tint.
  public var symbolColor: ColorReference?
  /// The title of a macOS checkbox that suppresses the alert in future; nil for none.
  public var suppression: String?
  /// Whether the alert is shown.
  public var isPresented = true
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?
  /// The buttons that answer the alert, text fields, and any other elements below the message. Without a button there is one
  /// that says OK.
  public var children: [any Element] = []

  /// Creates an alert without content.
  public init() {}

  /// Creates an alert.
  public init(
    _ title: String, message: String? = nil, @ElementBuilder children: () -> [any Element] = { [] }
  ) {
    self.title = title
    self.message = message
    self.children = children()
  }

  public static let name = "alert"
  public static let guideline =
    "Say what happened and what people can do. Use at most three buttons with verbs, and title the "
    + "cancelling one Cancel."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [AlertMetrics.self, MenuMetrics.self]

  public static let attributes: [Attribute<Alert>] = [
    Attribute("title", \.title),
    Attribute("message", \.message),
    Attribute("symbol", \.symbol, type: .symbol),
    .image("image", \.image, help: "An image above the title instead of a symbol."),
    Attribute("symbol-color", \.symbolColor),
    Attribute("suppression", \.suppression),
    Attribute("presented", \.isPresented),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns a warning if there is neither a text nor an accessory.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    title.isEmpty && (message ?? "").isEmpty && accessories.isEmpty ? [.emptyTitle(element: Self.name)] : []
  }

  /// Returns the buttons that answer the alert; one that says OK if there is none.
  func buttons(in environment: Environment) -> [any Element] {
    let buttons = children.filter { $0.dialogRole != nil }
    return buttons.isEmpty ? [Button(environment.translated(.ok))] : buttons
  }

  /// What stands between the message and the buttons.
  var accessories: [any Element] { children.filter { $0.dialogRole == nil } }
}

extension Alert: ScreenOverlay {
  /// Returns an alert that its buttons dismiss.
  public func live(at place: ControlPlace) -> LiveControl { LiveOverlay(place, self) }

  func isDismissedFromOutside(in environment: Environment) -> Bool { false }

  func isDismissed(by control: LiveControl) -> Bool { control.environment.dialogButton != nil }

  func card(at anchor: Rect?, in environment: Environment) -> any Element {
    AlertCard(alert: self, isPresented: anchor != nil)
  }

  func backdrop(in environment: Environment) -> (any Element)? {
    let metrics = environment.theme[AlertMetrics.self]
    if metrics.isFullScreen { return Surface(fill: .token(.alertFill)) }
    // On macOS a window dims itself behind its alert, and nothing is dimmed behind the alert of an application.
    return metrics.isWindow ? nil : Surface(fill: .token(.menuBackdrop))
  }

  func place(_ size: Size, at anchor: Rect, in bounds: Presentation.Bounds, _ environment: Environment)
    -> Rect
  {
    let metrics = environment.theme[AlertMetrics.self]
    if metrics.isFullScreen {
      let top = bounds.growsInHeight ? 0 : environment.safeAreaInsets.top
      return Rect(
        x: bounds.frame.minX, y: bounds.frame.minY + top, width: size.width,
        height: bounds.growsInHeight ? size.height : Swift.min(size.height, bounds.frame.height - top))
    }
    var size = size
    if !bounds.growsInHeight {
      let safe = environment.safeAreaInsets
      let insets = Swift.max(safe.top, metrics.margin) + Swift.max(safe.bottom, metrics.margin)
      let room = Swift.max(0, bounds.frame.height - insets - environment.keyboardHeight)
      size.height = Swift.min(size.height, room)
    }
    var frame = Rect(
      x: anchor.center.x - size.width / 2, y: anchor.center.y - size.height / 2, width: size.width,
      height: size.height)
    switch environment.overlayPlace {
    case .window: frame.origin.y = anchor.minY + environment.theme[WindowMetrics.self].titleBarHeight
    case .screen where environment.keyboardHeight > 0:
      let top = bounds.frame.minY + environment.safeAreaInsets.top
      let room = bounds.frame.maxY - environment.keyboardHeight - top
      frame.origin.y = top + (room - size.height) / 2
    case .screen: break
    case .tree, .anchor:
      guard !bounds.growsInWidth || !bounds.growsInHeight else { break }
      let middle = bounds.frame.center
      if !bounds.growsInWidth { frame.origin.x = middle.x - size.width / 2 }
      if !bounds.growsInHeight { frame.origin.y = middle.y - size.height / 2 }
    }
    if !bounds.growsInHeight {
      frame.origin.y = Swift.max(
        frame.minY, bounds.frame.minY + Swift.max(environment.safeAreaInsets.top, metrics.margin))
    }
    return bounds.holding(frame, margin: metrics.margin, direction: environment.direction)
  }
}

extension Alert: DialogElement {
  package var dialogTitle: String { title }
  package var dialogMessage: String { message ?? "" }
}
