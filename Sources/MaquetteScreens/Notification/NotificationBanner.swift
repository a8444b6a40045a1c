import MaquetteControlKit
import MaquetteControls
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A banner at the top of the screen with news from an app.
public struct NotificationBanner: Control, ContainerElement {
  /// The title.
  public var title = ""
  /// A second line in the title's weight; nil for none.
  public var subtitle: String?
  /// The text; nil for none.
  public var text: String?
  /// The time of arrival, such as "now"; nil for none.
  public var time: String?
  /// The icon of the application; nil for a plain one.
  public var icon: Image?
  /// The name of the symbol on a plain icon.
  public var symbol: String?
  /// The colour of a plain icon; nil for gray.
  public var iconColor: ColorReference?
  /// The picture at the end; nil for none.
  public var image: Image?
  /// The number of notifications stacked below; at most two edges show.
  public var stacked = 0
  /// Whether the banner is shown.
  public var isPresented = true
  /// The accessibility label; nil for the texts.
  public var accessibilityLabel: String?
  /// Elements below the text, such as buttons.
  public var children: [any Element] = []

  /// Creates a banner without content.
  public init() {}

  /// Creates a banner.
  public init(_ title: String, text: String? = nil, time: String? = nil) {
    self.title = title
    self.text = text
    self.time = time
  }

  public static let name = "notification"
  public static let guideline = "Say briefly what is new, without the app's name; leave out private content."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [NotificationMetrics.self]

  public static let attributes: [Attribute<NotificationBanner>] = [
    Attribute("title", \.title),
    Attribute("subtitle", \.subtitle),
    Attribute("text", \.text),
    Attribute("time", \.time),
    .image("icon", \.icon, help: "The app's icon, instead of a plain one."),
    Attribute("symbol", \.symbol, type: .symbol),
    Attribute("icon-color", \.iconColor),
    .image("image", \.image, help: "The picture at the trailing end."),
    Attribute("stacked", \.stacked, upTo: 999),
    Attribute("presented", \.isPresented),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns a warning if there is no text.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    title.isEmpty && (text ?? "").isEmpty ? [.emptyTitle(element: Self.name)] : []
  }
}

extension NotificationBanner: ScreenBanner {
  /// Returns a banner that stays until a program takes it away.
  public func live(at place: ControlPlace) -> LiveControl { LiveOverlay(place, self) }

  func isModal(in environment: Environment) -> Bool { false }
  func isDismissedFromOutside(in environment: Environment) -> Bool { false }
  func isDismissed(by control: LiveControl) -> Bool { control.place.element is Button }
  func backdrop(in environment: Environment) -> (any Element)? { nil }

  func card(at anchor: Rect?, in environment: Environment) -> any Element {
    NotificationCard(banner: self)
  }

  /// The distance of a card from the top of the screen: below an island, else in the safe area.
  private static func top(_ metrics: NotificationMetrics, in environment: Environment) -> Double {
    let safeTop = environment.safeAreaInsets.top
    guard let canvas = environment.screenCanvas, canvas.device.cutout == .island,
      canvas.orientation == .portrait
    else { return Swift.max(safeTop, metrics.margin) }
    return Swift.min(safeTop, (canvas.device.cutoutFrame.maxY + metrics.margin).rounded())
  }

  func place(_ size: Size, at anchor: Rect, in bounds: Presentation.Bounds, _ environment: Environment)
    -> Rect
  {
    let metrics = environment.theme[NotificationMetrics.self]
    let screen = bounds.growsInWidth ? anchor : bounds.frame
    let top = metrics.coversEdge ? 0 : Self.top(metrics, in: environment)
    let isWide = metrics.coversEdge || environment.deviceKind == .phone && !metrics.isTrailing
    let margin = metrics.coversEdge ? 0 : metrics.margin
    let width = isWide && !bounds.growsInWidth ? screen.width - 2 * margin : size.width
    var x = screen.center.x - width / 2
    if metrics.isTrailing {
      x = environment.direction == .leftToRight ? screen.maxX - margin - width : screen.minX + margin
    }
    return Rect(x: x, y: screen.minY + top, width: width, height: size.height)
  }
}
