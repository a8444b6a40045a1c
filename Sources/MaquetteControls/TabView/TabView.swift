import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Pages of a macOS window in one box, selected by tabs on its edge.
public struct TabView: StatefulControl, ContainerElement {
  /// The index of the selected page, from 0; nil for none.
  public var selectedIndex: Int? = 0
  /// The index of the pressed tab, from 0; nil for none.
  public var pressedIndex: Int?
  /// The width in points, or infinity to fill; nil to fit the page.
  public var width: Double?
  /// The total height in points; nil to fit the page.
  public var height: Double?
  /// The interaction state.
  public var state: ControlState = .normal
  /// The accessibility label; nil for none.
  public var accessibilityLabel: String?
  /// The pages.
  public var children: [any Element] = []

  /// Creates a view without pages.
  public init() {}

  /// Creates a view of pages; `selected` counts from 0.
  public init(selected: Int? = 0, @ElementBuilder pages: () -> [any Element]) {
    selectedIndex = selected
    children = pages()
  }

  public static let name = "tab-view"
  public static let platforms: Set<Platform> = [.macos]
  public static let guideline =
    "Use two to six pages with independent settings, each titled with a noun. Use a sidebar or a toolbar "
    + "to switch between parts of an app."
  public static let targetReach = TargetReach.height
  public static let metrics: [any ThemeMetrics.Type] = [
    TabViewMetrics.self, SegmentedControlMetrics.self, GroupBoxMetrics.self,
  ]

  public static let attributes: [Attribute<TabView>] = [
    Attribute("selected", \.selectedIndex, indexUpTo: 99),
    Attribute("pressed", \.pressedIndex, indexUpTo: 99),
    Attribute("width", \.width, length: 0...100_000),
    Attribute("height", \.height, in: 0...100_000),
    Attribute("state", \.state),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the selected page in its box, with the tabs in the middle of the upper edge.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[TabViewMetrics.self]
    let box = environment.theme[GroupBoxMetrics.self]
    let tabs = environment.theme[SegmentedControlMetrics.self].measures(of: .medium).height
    let selected = selectedIndex
    // Pages that are not seen keep their places, so that what people did in them stays theirs.
    let page = ZStack(alignment: .topLeading) {
      pages.enumerated().map { index, page in
        index == selected ? page.environment(\.isInTabView, true) : Nothing()
      }
    }
    let edge = Surface.Border(color: .token(.groupBoxEdge), width: 1 / environment.scale)
    let boxed =
      page
      .padding(
        Insets(
          top: tabs * (1 - metrics.overlap) + metrics.spacing, leading: metrics.inset, bottom: metrics.inset,
          trailing: metrics.inset)
      )
      .frame(
        width: FrameLength(max: .infinity), height: FrameLength(max: .infinity),
        alignment: .topLeading
      )
      .background(
        Surface(.rounded(radius: box.radius, .continuous), fill: .token(.groupBoxFill), border: edge))
    var whole: any Element = ZStack(alignment: .top) {
      boxed.padding(Insets(top: tabs * metrics.overlap))
      strip(in: environment)
    }
    whole = whole.frame(width: FrameLength(filling: width), height: FrameLength())
    let sized = height.map { whole.frame(height: $0) } ?? whole
    let strays = children.filter { !($0.unmodified is TabPage) }
    return sized.leavingOut(strays, of: Self.name, expected: "pages (tab-page)")
  }

  /// The titles as a segmented control, which lies on the surface of the window; each tab is as wide as its title needs.
  private func strip(in environment: Environment) -> any Element {
    let metrics = environment.theme[TabViewMetrics.self]
    let titles = pages.map { ($0.unmodified as? TabPage)?.title ?? "" }
    let control = SegmentedControl(titles.map { Segment($0) }, selected: selectedIndex)
      .with(\.pressedIndex, pressedIndex).with(\.state, state).distribution(.fit)
    // The tint of a segment gives way to gray in a window that is not active.
    let tinted =
      metrics.hasTintedTab ? control.tint(environment.tint) : control
    return tinted.body(in: environment).background(
      Surface(
        .rounded(radius: metrics.stripRadius, .continuous),
        fill: .token(.background)))
  }

  /// The pages.
  package var pages: [any Element] { children.filter { $0.unmodified is TabPage } }

  /// The titles of the pages.
  public var titles: [String] { pages.compactMap { ($0.unmodified as? TabPage)?.title } }
}

extension TabView: TabbedControl {}
