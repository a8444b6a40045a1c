import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
public import MaquetteLayout

/// Pages of equal size, shown one at a time, with page dots.
public struct PageView: Control, ContainerElement {
  /// The direction of the pages: side by side, or one below the other.
  public var axis = Axis.horizontal
  /// The index of the open page, from 0; larger indexes mean the last page.
  public var current = 0
  /// Whether the page dots show.
  public var hasDots = true
  /// The accessibility label of the dots, instead of the word for a page.
  public var accessibilityLabel: String?
  /// The pages.
  public var children: [any Element] = []
  /// The distance by which a finger has moved the pages, in pages.
  var drag = 0.0

  /// Creates a view without pages.
  public init() {}

  /// Creates a view of pages; `current` counts from 0.
  public init(
    _ axis: Axis = .horizontal, current: Int = 0, @ElementBuilder children: () -> [any Element]
  ) {
    self.axis = axis
    self.current = current
    self.children = children()
  }

  public static let name = "page-view"
  public static let platforms: Set<Platform> = [.ios, .watchos]
  public static let guideline =
    "Use it for a few pages of equal rank: vertical on a watch, where the crown turns them, and "
    + "horizontal on a phone."
  public static let metrics: [any ThemeMetrics.Type] = [PageViewMetrics.self, PageControlMetrics.self]

  public static let attributes: [Attribute<PageView>] = [
    Attribute("axis", \.axis),
    Attribute("current", \.current, upTo: 999),
    Attribute("dots", \.hasDots),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the open page, and a part of the next one while a finger moves them, with the dots in front.
  public func body(in environment: Environment) -> any Element {
    let covered = environment.coveredInsets
    let position = position
    let pages = children.enumerated().map { index, page -> any Element in
      guard abs(Double(index) - position) < 1 else { return UnseenPage() }
      return page.isScreenContent ? page : page.padding(covered).environment { $0.coveredInsets = .zero }
    }
    let view = Arranged(
      name: Self.pagesName, layout: PageLayout(axis: axis, position: position), children: pages
    ).clipped()
    guard hasDots, children.count > 1 else { return view }
    return view.overlay(
      PageViewDots(view: self).padding(covered), alignment: axis == .vertical ? .trailing : .bottom)
  }

  /// Returns a container: the open page's elements are exposed by themselves, and the dots as a page control.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: "", isContainer: true)
  }

  /// Returns a warning for a page out of range.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    guard !children.isEmpty, !children.indices.contains(current) else { return [] }
    return [.noSuchItem(element: Self.name, index: current, count: children.count)]
  }

  /// The index of the page that is open, which is there if any is.
  var openPage: Int { Swift.max(0, Swift.min(current, children.count - 1)) }

  /// The place of the view among its pages, in pages.
  var position: Double {
    Swift.max(0, Swift.min(Double(openPage) + drag, Double(children.count - 1)))
  }

  /// The name of the node that holds the pages.
  static let pagesName = NodeName("pages")
}

extension PageView: ScreenContent {}

/// A page that is out of sight, which keeps its place among the others.
private struct UnseenPage: Element {
  func node(in environment: Environment) -> Node {
    Node(name: NodeName("unseen-page"), item: LayoutItem { _ in Measurement(width: 0, height: 0) })
  }
}

/// Pages of the size of the view, one after the other.
struct PageLayout: Layout {
  var axis: Axis
  /// The place of the view among the pages, in pages.
  var position: Double

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let sizes = items.map { $0.measure(proposal).size }
    return Measurement(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0,
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    items.enumerated().map { index, item in
      let distance = Double(index) - position
      let page =
        axis == .vertical
        ? rect.offset(dx: 0, dy: distance * rect.height)
        : rect.offset(dx: (direction == .leftToRight ? distance : -distance) * rect.width, dy: 0)
      let own = Proposal(width: rect.width, height: rect.height)
      let size = item.measure(own).size
      // A page that does not fill its place stands in the middle.
      let frame = Rect(
        x: page.center.x - size.width / 2, y: page.center.y - size.height / 2, width: size.width,
        height: size.height)
      return Placement(frame: frame, proposal: own)
    }
  }
}
