public import MaquetteControlKit
import MaquetteControls
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The bar at the top of a screen: title, back button and other buttons.
public struct NavigationBar: Control, ContainerElement {
  /// The title.
  public var title = ""
  /// A smaller line below the title.
  public var subtitle: String?
  /// A line above the title, which makes the bar taller.
  public var prompt: String?
  /// Whether the title is large, or collapsed by scrolling.
  public var largeTitle: LargeTitle = .inline
  /// The previous screen's title, shown on a back button with the id 'back'; nil for no back button.
  public var backTitle: String?
  /// Leading buttons, before the leading 'children': titles, or mappings of attributes.
  public var leading: [BarButton] = []
  /// Trailing buttons, before the trailing 'children': titles, or mappings of attributes.
  public var trailing: [BarButton] = []
  /// The background.
  public var background: BarBackground = .automatic
  /// The colour of the background; nil for the platform's material.
  public var barColor: ColorReference?
  /// The colour of titles, instead of the label colour.
  public var titleColor: ColorReference?
  /// The tint of buttons instead of the environment's.
  public var tint: ColorReference?
  /// The accessibility label; nil for none.
  public var accessibilityLabel: String?
  /// Buttons; a search field, which stands below; and a title view or segments, which stand in place of the title, or
  /// below it if there is one.
  public var children: [any Element] = []

  /// Creates a bar without content.
  public init() {}

  /// Creates a bar.
  public init(
    _ title: String = "", largeTitle: LargeTitle = .inline, back: String? = nil,
    @ElementBuilder children: () -> [any Element] = { [] }
  ) {
    self.title = title
    self.largeTitle = largeTitle
    backTitle = back
    self.children = children()
  }

  public static let name = "navigation-bar"
  public static let platforms: Set<Platform> = [.ios, .watchos]
  public static let guideline =
    "Say in a few words where people are; use large titles on top-level screens only. Keep the leading "
    + "end for the back button, and the trailing end for few others. Only large titles grow with the text "
    + "size."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [
    NavigationBarMetrics.self, BarMetrics.self, GlassMetrics.self,
  ]

  public static let attributes: [Attribute<NavigationBar>] = [
    Attribute("title", \.title),
    Attribute("subtitle", \.subtitle),
    Attribute("prompt", \.prompt),
    Attribute("large-title", \.largeTitle),
    Attribute("back", \.backTitle),
    Attribute("leading", \.leading),
    Attribute("trailing", \.trailing),
    Attribute("bar-background", \.background, help: BarBackground.help),
    Attribute("bar-color", \.barColor, help: BarBackground.colorHelp),
    Attribute("title-color", \.titleColor),
    Attribute("tint", \.tint),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// The identifier of the button that goes back.
  static let backID = "back"

  public var partIDs: [String] { backTitle == nil ? [] : [Self.backID] }

  /// Returns the rows of the bar on its background, which reaches to the top of the screen.
  public func body(in environment: Environment) -> any Element {
    if environment.platform == .watchos {
      let buttons = leading + trailing + children.filter { $0.barButton != nil }
      return WatchTitle(bar: self).element(in: environment)
        .leavingOut(buttons, of: Self.name)
    }
    let metrics = environment.theme[NavigationBarMetrics.self]
    let insets = environment.screenInsets
    let parts = NavigationBarParts(bar: self)
    let column = VStack(spacing: 0) { parts.rows(in: environment) }
      .padding(
        Insets(
          top: insets.top, leading: insets.leading, bottom: metrics.rowBottom, trailing: insets.trailing)
      )
      .frame(width: FrameLength(max: .infinity), height: FrameLength())
    let bar = column.environment {
      $0 = $0.ofBar
      if let tint { $0.tint = tint }
    }
    return hasBackground(in: environment) ? bar.background(BarSurface(edge: .top, color: barColor)) : bar
  }

  /// Whether the bar has a background: UIKit leaves it out where nothing has been scrolled under the bar.
  func hasBackground(in environment: Environment) -> Bool {
    let metrics = environment.theme[NavigationBarMetrics.self]
    let isLarge = largeTitle == .expanded
    let hides = isLarge ? metrics.hidesWithLargeTitle : metrics.hidesAtEdge && !environment.isIOS(upTo: 14)
    return background.isShown(
      atRest: !environment.theme[BarMetrics.self].isGlass && !(isLarge && metrics.hidesWithLargeTitle),
      hidesAtEdge: hides, color: barColor, in: environment)
  }

  /// Returns a container with the bar's parts, which are exposed by themselves.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: accessibilityLabel ?? "", isContainer: true)
  }
}

extension NavigationBar: ScreenBar {
  package func screenEdge(in environment: Environment) -> ScreenEdge { .top }
}

extension NavigationBar {
  /// Returns the bar with another background.
  public func background(_ background: BarBackground) -> NavigationBar { with(\.background, background) }
}
