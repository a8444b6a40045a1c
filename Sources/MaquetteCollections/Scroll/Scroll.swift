import MaquetteControlKit
import MaquetteControls
import MaquetteDiagnostics
public import MaquetteElements
import MaquetteGraphics
public import MaquetteLayout

/// A view onto longer content, which scrolls under a finger.
public struct Scroll: ContainerElement, Control {
  /// The scroll direction.
  public var axis = Axis.vertical
  /// The part of the content that is seen.
  public var offset = ScrollOffset.points(0)
  /// When scroll indicators show.
  public var indicators = ScrollIndicators.automatic
  /// The distance between elements in points.
  public var spacing: Double = 8
  /// The alignment of the elements across the axis.
  public var alignment = Alignment.center
  /// Whether the content starts at the top of the screen, under the bars.
  public var beginsUnderBars = false
  /// The elements in the order of the axis.
  public var children: [any Element] = []
  /// Whether a finger moves the content now.
  var isMoving = false
  /// The headers of a list's sections, in their order, which stay in sight, and where the list has them.
  var headers: [any Element] = []
  var pinned: ScrollArea.Pinned?

  /// Creates an empty view.
  public init() {}

  /// Creates a view of elements.
  public init(
    _ axis: Axis = .vertical, offset: ScrollOffset = .points(0), spacing: Double = 8,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.axis = axis
    self.offset = offset
    self.spacing = spacing
    self.children = children()
  }

  public static let name = "scroll"
  public static let guideline =
    "Let content be cut off at the edge, to hint that more follows; never nest scroll views of the same "
    + "axis."
  public static let metrics: [any ThemeMetrics.Type] = [ScrollMetrics.self]

  public static let attributes: [Attribute<Scroll>] = [
    Attribute("axis", \.axis),
    Attribute("scroll-offset", \.offset, help: ScrollOffset.help),
    Attribute("indicators", \.indicators, help: ScrollIndicators.help),
    Attribute("spacing", \.spacing, in: -1000...10_000),
    Attribute("alignment", \.alignment),
    Attribute("begins-under-bars", \.beginsUnderBars),
  ]

  /// Returns the elements one after the other, moved by the offset and cut off at the edges.
  public func body(in environment: Environment) -> any Element {
    let covered = environment.coveredInsets
    let margins: Insets =
      environment.screenCanvas.map { canvas in
        environment.contentMargins.insets(
          on: canvas, width: (environment.screenWidth ?? canvas.size.width) - covered.horizontal,
          in: environment)
      } ?? .zero
    var insets = covered
    if beginsUnderBars { insets.top = 0 }
    insets.leading += margins.leading
    insets.trailing += margins.trailing
    let fill = FrameLength(max: .infinity)
    let content: any Element =
      axis == .vertical
      ? stack.frame(width: fill, height: FrameLength(), alignment: alignment)
      : stack.frame(width: FrameLength(), height: fill, alignment: alignment)
    return content.padding(insets)
      .environment {
        $0.coveredInsets = .zero
        $0.safeArea = nil
        $0.contentMargins = .none
        $0.fillsScreen = false
        $0.keyboardShift = 0
        $0.isScrolling = true
      }
      .scrolling(
        area(in: environment, covered: covered), indicator: mark(in: environment), headers: headers)
  }

  private var stack: any Element {
    guard axis == .vertical, let (refreshControl, rest) = Self.parted(children) else {
      return stack(of: children)
    }
    return VStack(spacing: 0, alignment: alignment.horizontal) {
      refreshControl
      stack(of: rest)
    }
  }

  /// The refresh control at the beginning of the content, itself or as the first of a column, and what remains: it has no
  /// distance to that, because at rest it takes no room.
  private static func parted(_ children: [any Element]) -> (any Element, [any Element])? {
    guard let first = children.first else { return nil }
    if first.unmodified is RefreshControl { return (first, Array(children.dropFirst())) }
    guard children.count == 1, let column = first.unmodified as? VStack,
      let (control, rest) = parted(column.children)
    else { return nil }
    return (control, [first.replacingCore(by: column.with(\.children, rest))])
  }

  private func stack(of children: [any Element]) -> any Element {
    if children.count == 1 { return children[0] }
    return axis == .vertical
      ? VStack(spacing: spacing, alignment: alignment.horizontal) { children }
      : HStack(spacing: spacing, alignment: alignment.vertical) { children }
  }

  private func area(in environment: Environment, covered: Insets) -> ScrollArea {
    var area = ScrollArea(axis)
    area.position = offset.position(shifted: environment.keyboardShift)
    area.covered = covered
    if !headers.isEmpty { area.pinned = pinned }
    if showsMark(in: environment) { area.indicator = environment.theme[ScrollMetrics.self].indicator }
    return area
  }

  private func mark(in environment: Environment) -> (any Element)? {
    showsMark(in: environment) ? Surface(.capsule, fill: .token(.scrollIndicator)) : nil
  }

  /// The platforms show the mark while the content moves, and not at rest.
  private func showsMark(in environment: Environment) -> Bool {
    indicators == .visible || indicators == .automatic && isMoving
  }

  /// Returns an empty container: the elements are exposed by themselves.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: "", isContainer: true)
  }

  /// Returns a warning about an element to scroll to that is not there.
  public func warnings(in environment: Environment, of body: Node) -> [ElementWarning] {
    guard case .element(let id) = offset else { return [] }
    let ids = body.identifiers
    if ids.contains(id) { return [] }
    return [.noSuchElement(id: id, place: Self.name, known: ids)]
  }
}

extension Scroll: ScreenContent {}

extension Scroll {
  /// Returns the view with its content moved to an offset.
  public func offset(_ offset: ScrollOffset) -> Scroll { with(\.offset, offset) }
  /// Returns the view with a mark that shows which part is seen, or without one.
  public func indicators(_ indicators: ScrollIndicators) -> Scroll { with(\.indicators, indicators) }
}

extension Node {
  /// The identifiers of the node and all within it.
  fileprivate var identifiers: [String] { [self.id].compactMap(\.self) + children.flatMap(\.identifiers) }
}
