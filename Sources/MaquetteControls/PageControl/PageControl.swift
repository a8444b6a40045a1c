import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// A row of dots, one for each page, that shows which page is open.
public struct PageControl: StatefulControl {
  /// The number of pages, 0 to 1000.
  public var pages = 3
  /// The index of the open page, from 0; an index out of range selects none.
  public var current = 0
  /// The colour of the other dots; nil for the theme's.
  public var tint: ColorReference?
  /// The colour of the open page's dot; nil for the theme's.
  public var currentTint: ColorReference?
  /// Whether a single-page control is hidden.
  public var hidesForSinglePage = false
  /// The interaction state, or a list of states.
  public var state: ControlState = .normal
  /// The width in points; nil to fit the dots, up to the available width. Dots that do not fit are left out.
  public var width: Double?
  /// The accessibility label.
  public var accessibilityLabel: String?

  /// Creates a control of three pages.
  public init() {}

  /// Creates a control; `current` counts from 0.
  public init(pages: Int, current: Int = 0) {
    self.pages = pages
    self.current = current
  }

  public static let name = "page-control"
  public static let platforms: Set<Platform> = [.ios, .watchos]
  public static let targetReach = TargetReach.height
  public static let guideline =
    "Centre it between the pages' bottom and the screen's; use at most about ten dots."
  public static let shorthand: String? = "pages"
  public static let metrics: [any ThemeMetrics.Type] = [PageControlMetrics.self]

  public static let attributes: [Attribute<PageControl>] = [
    Attribute("pages", \.pages, upTo: 1000),
    Attribute("current", \.current, upTo: 999),
    Attribute("tint", \.tint),
    Attribute("current-tint", \.currentTint),
    Attribute("hides-for-single-page", \.hidesForSinglePage),
    Attribute("state", \.state),
    Attribute("width", \.width, length: 0...100_000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the dots.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[PageControlMetrics.self]
    let dots = PageDots(
      pages: shownPages, current: current, color: environment.color(tint ?? .token(.pageIndicator)),
      currentColor: environment.color(currentTint ?? .token(.currentPageIndicator)), metrics: metrics)
    let control = dots.frame(width: FrameLength(filling: width), height: FrameLength())
    return effectiveState(in: environment).contains(.disabled)
      ? control.opacity(metrics.disabledOpacity) : control
  }

  /// Returns the open page in the platforms' wording.
  public func accessibility(in environment: Environment) -> Accessibility {
    let isThere = (0..<Swift.max(0, pages)).contains(current)
    return Accessibility(
      label: accessibilityLabel ?? "",
      value: isThere
        ? "\(environment.spoken(.page)) \(environment.spokenPlace(current + 1, of: pages))" : nil,
      traits: traits(.adjustable, in: environment))
  }

  /// Returns a warning for a page out of range.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    guard pages > 0 || current > 0, !(0..<pages).contains(current) else { return [] }
    return [.noSuchItem(element: Self.name, index: current, count: pages)]
  }

  private var shownPages: Int {
    let count = Swift.min(Swift.max(0, pages), 1000)
    return count == 1 && hidesForSinglePage ? 0 : count
  }
}

/// The dots of a page control in a row; dots that do not fit are left out, never drawn smaller.
private struct PageDots: Element {
  var pages: Int
  var current: Int
  var color: Color
  var currentColor: Color
  var metrics: PageControlMetrics

  func node(in environment: Environment) -> Node {
    let grid = PixelGrid(scale: environment.scale)
    let natural = grid.roundedUp(Double(pages) * metrics.pitch + 2 * metrics.inset)
    let height = grid.roundedUp(metrics.height)
    let item = LayoutItem { proposal in
      Measurement(width: proposal.width.map { Swift.min($0, natural) } ?? natural, height: height)
    }
    let isMirrored = environment.direction == .rightToLeft
    return Node(name: NodeName("page-dots"), item: item) { drawing in
      operations(in: drawing.frame, grid: drawing.grid, isMirrored: isMirrored)
    }
  }

  private func operations(
    in frame: Rect, grid: PixelGrid, isMirrored: Bool
  ) -> [DisplayList.Operation] {
    // The padding at the ends shrinks before a dot is left out.
    let room = Int((frame.width / metrics.pitch + 1e-9).rounded(.down))
    let shown = Swift.min(pages, room)
    guard shown > 0, metrics.pitch > 0 else { return [] }
    // If dots do not fit, the shown ones are centred on the open page as far as the ends allow.
    let first = Swift.min(Swift.max(0, current - shown / 2), pages - shown)
    let diameter = metrics.dotDiameter
    let start = frame.center.x - Double(shown) * metrics.pitch / 2
    let y = frame.center.y - diameter / 2
    return (0..<shown).map { place in
      let fromLeft = isMirrored ? shown - 1 - place : place
      // Each dot starts on a whole pixel, so that all look the same.
      let x = grid.snap(start + (Double(fromLeft) + 0.5) * metrics.pitch - diameter / 2)
      let dot = Rect(x: x, y: y, width: diameter, height: diameter)
      return .fill(.ellipse(dot), .color(first + place == current ? currentColor : color))
    }
  }
}

extension PageControl: InteractiveControl {
  /// Returns a page control: a tap left or right of its middle opens the adjacent page. The reference of
  /// `UIPageControl` names one `valueChanged` for that.
  public func live(at place: ControlPlace) -> LiveControl { LivePageControl(place, self) }
}

open class LivePageControl: LiveValue<PageControl> {
  /// The number of the page, from 1.
  open override var valueText: String? { "\(value.current + 1) of \(value.pages)" }

  open override func endTracking(_ touch: Touch?) {
    guard let touch, isTouchInside else { return }
    let isForward = (touch.location.x >= frame.center.x) == (environment.direction == .leftToRight)
    let next = value.current + (isForward ? 1 : -1)
    guard (0..<max(value.pages, 0)).contains(next) else { return }
    value.current = next
    sendActions(for: .valueChanged)
  }
}
