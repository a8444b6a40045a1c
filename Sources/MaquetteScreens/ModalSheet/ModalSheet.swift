import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
public import MaquetteElements
import MaquetteGraphics
public import MaquetteLayout

/// A view for one task that slides up over the page.
public struct ModalSheet: Control, ContainerElement, BackedElement {
  /// Whether the grabber at the top shows.
  public enum Grabber: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// If the sheet has several heights.
    case automatic
    case visible, hidden
  }

  /// The height at rest: large, medium, a percentage or points; by default the lowest detent, or large.
  public var detent: SheetDetent?
  /// The heights between which the sheet can be dragged; empty for one fixed height.
  public var detents: [SheetDetent] = []
  /// Whether the grabber shows; automatic if there are several heights.
  public var grabber = Grabber.automatic
  /// The corner radius in points; nil for the platform's.
  public var cornerRadius: Double?
  /// The background; nil for the platform's.
  public var background: ColorReference?
  package var ground: SurfaceAttributes?
  /// How the sheet appears and disappears; a flip covers the whole screen.
  public var transition = SheetTransition.automatic
  /// Whether the page behind is dimmed and disabled.
  public var dims = true
  /// The distance between the elements of the content in points.
  public var spacing = 0.0
  /// The alignment of elements in the sheet.
  public var alignment: HorizontalAlignment = .center
  /// Whether the sheet is shown.
  public var isPresented = true
  /// The accessibility label; nil for none.
  public var accessibilityLabel: String?
  /// The content from top to bottom, with a navigation bar first if it has one.
  public var children: [any Element] = []

  /// Creates an empty sheet.
  public init() {}

  /// Creates a sheet.
  public init(_ detent: SheetDetent? = nil, @ElementBuilder children: () -> [any Element]) {
    self.detent = detent
    self.children = children()
  }

  public static let name = "sheet"
  public static let guideline =
    "Limit a sheet to one task, with one button to finish and one to cancel; do not stack sheets."
  public static let metrics: [any ThemeMetrics.Type] = [SheetMetrics.self]

  public static let attributes: [Attribute<ModalSheet>] = [
    Attribute("detent", \.detent),
    Attribute("detents", \.detents),
    Attribute("grabber", \.grabber),
    Attribute("corner-radius", \.cornerRadius, in: 0...1000),
    Attribute("transition", \.transition),
    Attribute("dims", \.dims),
    Attribute("spacing", \.spacing, in: -1000...10_000),
    Attribute("alignment", \.alignment),
    Attribute("presented", \.isPresented),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Whether the grabber is drawn.
  var showsGrabber: Bool { grabber == .automatic ? detents.count > 1 : grabber == .visible }
}

extension ModalSheet: ScreenOverlay {
  /// Returns a sheet that a touch beside it dismisses, and that is dragged between its heights.
  public func live(at place: ControlPlace) -> LiveControl { LiveSheet(place, self) }

  func isModal(in environment: Environment) -> Bool { dims }

  func isDismissedFromOutside(in environment: Environment) -> Bool {
    !environment.theme[SheetMetrics.self].isWindow
  }

  func isDismissed(by control: LiveControl) -> Bool { control.place.element.dismissesSheets }

  func card(at anchor: Rect?, in environment: Environment) -> any Element {
    SheetCard(sheet: self, form: form(in: environment), isInFront: anchor != nil)
  }

  func backdrop(in environment: Environment) -> (any Element)? {
    let form = form(in: environment)
    return dims && form != .cover && form != .window ? Surface(fill: .token(.menuBackdrop)) : nil
  }

  func recess(in environment: Environment) -> Presentation.Recess? {
    let metrics = environment.theme[SheetMetrics.self]
    guard metrics.recedes, dims, restingDetent(in: environment) == .large, form(in: environment) == .bottom,
      environment.overlayPlace == .screen || environment.deviceKind == .phone
    else { return nil }
    let top = environment.safeAreaInsets.top
    return Presentation.Recess(surroundings: Surface(fill: .token(.sheetSurroundings))) { host in
      let scale = Swift.max(0, host.width - 2 * metrics.recessMargin) / Swift.max(1, host.width)
      let frame = Rect(
        x: host.minX + metrics.recessMargin, y: host.minY + top, width: host.width * scale,
        height: host.height * scale)
      let outline = RoundedRectangle(rect: frame, radius: metrics.recessRadius, style: metrics.cornerStyle)
      return Layer(
        clip: .roundedRectangle(outline),
        transform: Transform(
          a: scale, b: 0, c: 0, d: scale, tx: frame.minX - host.minX * scale,
          ty: frame.minY - host.minY * scale))
    }
  }

  func place(_ size: Size, at anchor: Rect, in bounds: Presentation.Bounds, _ environment: Environment)
    -> Rect
  {
    let metrics = environment.theme[SheetMetrics.self]
    let screen = bounds.frame
    let form = form(in: environment)
    if form != .window, bounds.growsInWidth || bounds.growsInHeight {
      // Without a screen it stands below what presents it.
      return Rect(
        x: anchor.center.x - size.width / 2, y: anchor.maxY + metrics.topGap, width: size.width,
        height: size.height)
    }
    guard form == .window else { return self.frame(form, on: screen, in: environment) }
    let frame = Rect(
      x: anchor.center.x - size.width / 2,
      y: anchor.minY + environment.theme[WindowMetrics.self].titleBarHeight, width: size.width,
      height: size.height)
    return bounds.holding(frame, margin: 0, direction: environment.direction)
  }

  /// The frame in points on a screen, at the height at which it rests.
  func frame(_ form: SheetCard.Form, on screen: Rect, in environment: Environment) -> Rect {
    let metrics = environment.theme[SheetMetrics.self]
    switch form {
    case .cover, .window: return screen
    case .form:
      let height = Swift.min(metrics.formHeight, screen.height)
      return Rect(
        x: screen.center.x - metrics.formWidth / 2, y: screen.center.y - height / 2, width: metrics.formWidth,
        height: height)
    case .bottom, .floating:
      let margin = form == .floating ? metrics.floatingMargin : 0
      let height = height(at: restingDetent(in: environment), on: screen, in: environment)
      return Rect(
        x: screen.minX + margin, y: screen.maxY - margin - height,
        width: Swift.max(0, screen.width - 2 * margin), height: height)
    }
  }

  /// The height in points at a detent on a screen.
  func height(at detent: SheetDetent, on screen: Rect, in environment: Environment) -> Double {
    let gap = environment.theme[SheetMetrics.self].topGap
    let limit = Swift.max(0, screen.height - environment.safeAreaInsets.top - gap)
    return detent.height(in: screen.height, limit: limit)
  }

  /// The detent at which it rests on the screen.
  func restingDetent(in environment: Environment) -> SheetDetent {
    if let detent { return detent }
    let screen = Rect(origin: .zero, size: environment.screenSize ?? Device.all[0].size)
    let heights = detents.map { height(at: $0, on: screen, in: environment) }
    return zip(detents, heights).min { $0.1 < $1.1 }?.0 ?? .large
  }

  /// How the sheet stands on its screen.
  private func form(in environment: Environment) -> SheetCard.Form {
    let metrics = environment.theme[SheetMetrics.self]
    if metrics.isWindow { return .window }
    if transition == .flip || environment.deviceKind != .tablet && metrics.coversScreen { return .cover }
    if environment.deviceKind == .tablet { return .form }
    return metrics.floats && restingDetent(in: environment) != .large ? .floating : .bottom
  }
}

extension InteractiveControl {
  /// Whether the control ends the task of the sheet or the popover that it is in.
  var dismissesSheets: Bool {
    switch self {
    case is CloseButton: true
    case let button as Button: [.cancel, .primary].contains(button.role)
    case let button as PushButton: [.cancel, .primary].contains(button.role)
    case let row as ListRow: row.enteredField != nil
    default: false
    }
  }
}

extension ColorToken {
  /// What is seen around a page that shrinks behind a sheet.
  public static let sheetSurroundings = ColorToken("sheet-surroundings")
}
