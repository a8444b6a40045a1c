import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A surface with an arrow that points to its anchor.
public struct Popover: Control, ContainerElement {
  /// The side of the anchor where a popover stands; sides are tried in this order.
  public enum Side: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Where there is room: below, above, after or before the anchor.
    case automatic
    case below, above, leading, trailing
  }

  /// The side of the anchor where the popover stands.
  public var side = Side.automatic
  /// The width in points; by default it fits the content.
  public var width: Double?
  /// The height in points; by default it fits the content.
  public var height: Double?
  /// The padding around the content in points; nil for the platform's.
  public var contentInsets: Insets?
  /// The distance between the elements of the content in points.
  public var spacing = 8.0
  /// Whether the popover is shown.
  public var isPresented = true
  /// The accessibility label; nil for none.
  public var accessibilityLabel: String?
  /// The content from top to bottom.
  public var children: [any Element] = []

  /// Creates an empty popover.
  public init() {}

  /// Creates a popover.
  public init(@ElementBuilder children: () -> [any Element]) { self.children = children() }

  public static let name = "popover"
  public static let guideline = "Show little, about one thing; on phones use a sheet instead."
  public static let metrics: [any ThemeMetrics.Type] = [PopoverMetrics.self, SheetMetrics.self]

  public static let attributes: [Attribute<Popover>] = [
    Attribute("side", \.side),
    Attribute("width", \.width, in: 0...10_000),
    Attribute("height", \.height, in: 0...10_000),
    Attribute("content-insets", \.contentInsets),
    Attribute("spacing", \.spacing, in: -1000...10_000),
    Attribute("presented", \.isPresented),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]
}

extension Popover: ScreenOverlay {
  /// Returns a popover that a touch beside it dismisses.
  public func live(at place: ControlPlace) -> LiveControl { LiveOverlay(place, self) }

  func isDismissed(by control: LiveControl) -> Bool { control.place.element.dismissesSheets }

  func card(at anchor: Rect?, in environment: Environment) -> any Element {
    if isSheet(in: environment) { return sheet(in: environment).card(at: anchor, in: environment) }
    let metrics = environment.theme[PopoverMetrics.self]
    let content = VStack(spacing: spacing, alignment: .leading) { children }
      .padding(contentInsets ?? Insets(all: metrics.inset))
      .frame(width: width, height: height, alignment: .topLeading)
      .scrollingIfNeeded()
    let target = environment.overlayPlace == .anchor ? anchor : nil
    return content.onPopover(at: target, in: environment).exposed(as: accessibilityLabel ?? "")
  }

  func backdrop(in environment: Environment) -> (any Element)? {
    if isSheet(in: environment) { return sheet(in: environment).backdrop(in: environment) }
    return environment.theme[PopoverMetrics.self].dims ? Surface(fill: .token(.popoverBackdrop)) : nil
  }

  func recess(in environment: Environment) -> Presentation.Recess? {
    isSheet(in: environment) ? sheet(in: environment).recess(in: environment) : nil
  }

  func place(_ size: Size, at anchor: Rect, in bounds: Presentation.Bounds, _ environment: Environment)
    -> Rect
  {
    if isSheet(in: environment) {
      return sheet(in: environment).place(size, at: anchor, in: bounds, environment)
    }
    guard environment.overlayPlace == .anchor else {
      let size = bounds.fitted(size, margin: environment.theme[PopoverMetrics.self].margin)
      return Rect(
        x: anchor.center.x - size.width / 2, y: anchor.center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    return PopoverPlacing(
      side: side, metrics: environment.theme[PopoverMetrics.self], environment: environment
    )
    .frame(size, at: anchor, in: bounds)
  }

  /// Whether it has become a sheet, as on the screen of a phone.
  private func isSheet(in environment: Environment) -> Bool {
    environment.platform == .ios && environment.deviceKind == .phone && environment.overlayPlace != .tree
  }

  private func sheet(in environment: Environment) -> ModalSheet {
    let inset = environment.theme[PopoverMetrics.self].inset
    var sheet = ModalSheet {
      VStack(spacing: spacing, alignment: .leading) { children }.padding(contentInsets ?? Insets(all: inset))
    }
    sheet.alignment = .leading
    sheet.accessibilityLabel = accessibilityLabel
    return sheet
  }
}

extension Element {
  /// Returns the element on the surface of a popover, whose arrow points to an anchor; nil for no arrow.
  func onPopover(at anchor: Rect?, in environment: Environment) -> any Element {
    let metrics = environment.theme[PopoverMetrics.self]
    let colors = PanelColors(fill: .popoverFill, outline: .menuOutline, rim: .menuRim)
    let surface = PanelSurface(metrics.panel, colors) { frame, outset in
      let frame = frame.inset(by: -outset)
      guard let anchor else {
        return .roundedRectangle(RoundedRectangle(rect: frame, radius: metrics.radius + outset))
      }
      return metrics.arrow.outline(of: frame, radius: metrics.radius + outset, to: anchor)
    }
    return clipped(radius: metrics.radius, style: .circular).background(surface)
  }
}

/// Places popovers at their anchors, on the first side with enough room.
struct PopoverPlacing {
  var side: Popover.Side
  var metrics: PopoverMetrics
  var environment: Environment

  func frame(_ size: Size, at anchor: Rect, in bounds: Presentation.Bounds) -> Rect {
    let all: [Popover.Side] = [.below, .above, .trailing, .leading]
    var size = bounds.fitted(size, margin: metrics.margin)
    let fitting = all.first { fits(frame(size, on: $0, of: anchor), in: bounds) }
    let chosen = side != .automatic ? side : fitting ?? roomier(anchor, in: bounds)
    // What stands above or below its anchor is no higher than the room there.
    if chosen == .above || chosen == .below, !bounds.growsInHeight {
      let room = room(chosen, of: anchor, in: bounds)
      if room >= Self.leastHeight { size.height = Swift.min(size.height, room) }
    }
    return bounds.holding(
      frame(size, on: chosen, of: anchor), margin: metrics.margin, direction: environment.direction)
  }

  /// The height in points below which a popover covers its anchor rather than shrink. Chosen: two rows of
  /// a list of 44 points.
  private static let leastHeight = 88.0

  /// The height in points above or below the anchor.
  private func room(_ side: Popover.Side, of anchor: Rect, in bounds: Presentation.Bounds) -> Double {
    let distance = metrics.arrow.length + metrics.gap + metrics.margin
    return side == .above
      ? anchor.minY - distance - bounds.frame.minY : bounds.frame.maxY - distance - anchor.maxY
  }

  private func roomier(_ anchor: Rect, in bounds: Presentation.Bounds) -> Popover.Side {
    room(.below, of: anchor, in: bounds) >= room(.above, of: anchor, in: bounds) ? .below : .above
  }

  /// The frame in the middle of a side of the anchor, with room for the arrow.
  private func frame(_ size: Size, on side: Popover.Side, of anchor: Rect) -> Rect {
    let distance = metrics.arrow.length + metrics.gap
    let isRight = (side == .trailing) == (environment.direction == .leftToRight)
    var frame = Rect(
      x: anchor.center.x - size.width / 2, y: anchor.center.y - size.height / 2, width: size.width,
      height: size.height)
    switch side {
    case .automatic, .below: frame.origin.y = anchor.maxY + distance
    case .above: frame.origin.y = anchor.minY - distance - size.height
    case .leading, .trailing:
      frame.origin.x = isRight ? anchor.maxX + distance : anchor.minX - distance - size.width
    }
    return frame
  }

  private func fits(_ frame: Rect, in bounds: Presentation.Bounds) -> Bool {
    let room = bounds.frame.inset(by: metrics.margin)
    let isWide = bounds.growsInWidth || frame.minX >= room.minX && frame.maxX <= room.maxX
    let isHigh = bounds.growsInHeight || frame.minY >= room.minY && frame.maxY <= room.maxY
    // Beside the anchor a popover may move up or down, and above or below it to the sides.
    let isBeside = frame.minX >= room.maxX || frame.maxX <= room.minX
    return isHigh && (isWide || !isBeside && frame.width <= room.width)
  }
}

extension ColorToken {
  /// What dims the picture behind a popover.
  public static let popoverBackdrop = ColorToken("popover-backdrop")
}
