import Foundation
import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScreens
import MaquetteViewLayout

/// Screens with a bar that chooses one of them.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let selection: Binding<SelectionValue>?
  let content: Content

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let pages = context.inColumn.child(0).parts(of: content)
    let own = context.graph.slot("tab") { SharedValue(0) }
    let chosen =
      selection.flatMap { value in pages.firstIndex { $0.traits.tag == AnyHashable(value.wrappedValue) } }
      ?? own.value
    guard pages.indices.contains(chosen) else { return [] }
    let fill = FrameLength(nil, nil, .infinity)
    let page = pages[chosen].element.frame(width: fill, height: fill)
    if let dots = dots(chosen, of: pages.count, in: context) {
      return [ViewPart(page.overlay(dots, alignment: .bottom))]
    }
    if context.environment.tabLook != .bar { return [ViewPart(page)] }
    var bar = TabBar()
    bar.children = pages.enumerated().map { index, page in
      let words = page.traits.tabItem?.words
      var tab = MaquetteScreens.Tab(words?.text ?? "", symbol: words?.symbol ?? "")
      tab.badge = page.traits.badge
      if page.traits.isSearchTab { tab.role = .search }
      let tag = page.traits.tag
      return context.touchable(
        tab, words?.text,
        .tap {
          own.value = index
          if let value = tag?.base as? SelectionValue { selection?.wrappedValue = value }
        })
    }
    bar.selectedIndex = chosen
    // Both eras' bars end 83 above the lower edge of a phone with a home indicator of 34: the page keeps off what is above it.
    let covered = context.session.safeArea.insets
    let reach = context.settings.era == .glass ? max(0, 83 - covered.bottom) : 49
    let front = bar.environment { $0.screenInsets.bottom = covered.bottom }
      .frame(width: fill, height: fill, alignment: .bottom).ignoringSafeArea(.bottom)
    return [
      ViewPart(
        page.safeAreaInset(.bottom, content: Nothing().frame(height: reach)).overlay(
          front, alignment: .bottom))
    ]
  }
}

extension TabView {
  /// The dots of pages, white as the platform's; nil without any.
  private func dots(_ chosen: Int, of count: Int, in context: ViewContext) -> (any Element)? {
    let look = context.environment.tabLook
    guard look == .page || look == .pageAlways, count > 1 || look == .pageAlways else { return nil }
    var dots = PageControl(pages: count, current: chosen)
    dots.currentTint = .color(.white)
    dots.tint = .color(.white.opacity(0.3))
    guard context.environment.hasGroundOfDots else { return dots }
    // Chosen: a capsule of the system's fill, as high as the dots' row without the room above and below it.
    let ground = Surface(.capsule, fill: .token(.fill)).frame(height: 26)
    return dots.background(ground)
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// A screen of a tab view.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label
  /// Whether the tab opens the search, which bars of iOS 26 draw apart.
  private var isSearch = false

  @MainActor public var body: some View {
    content.tabItem { label }.adapted(
      .traits { traits, _ in
        traits.tag = value ?? traits.tag
        traits.isSearchTab = isSearch
      })
  }
}

extension Tab where Label == MaquetteUICore.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never {
    (value, self.content, label) = (nil, content(), MaquetteUICore.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never {
    (value, self.content, label) = (nil, content(), MaquetteUICore.Label(title, systemImage: systemImage))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    (self.value, self.content, label) = (
      AnyHashable(value), content(), MaquetteUICore.Label(titleKey, systemImage: systemImage)
    )
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(titleKey, systemImage: systemImage, content: content)
    isSearch = role == .search
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
    isSearch = role == .search
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) where Value == Never {
    (value, self.content, label) = (nil, content(), MaquetteUICore.Label(titleKey, image: image))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    (self.value, self.content, label) = (
      AnyHashable(value), content(), MaquetteUICore.Label(titleKey, image: image)
    )
  }
  /// The tab that opens the search.
  nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
    self.init("Search", systemImage: "magnifyingglass", role: role, content: content)
  }
  nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content)
  where Value: Hashable {
    self.init("Search", systemImage: "magnifyingglass", value: value, role: role, content: content)
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    (self.value, self.content, label) = (
      AnyHashable(value), content(), MaquetteUICore.Label(title, systemImage: systemImage)
    )
  }
}

extension Tab {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    (self.value, self.content, self.label) = (AnyHashable(value), content(), label())
    isSearch = role == .search
  }
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    (value, self.content, self.label) = (nil, content(), label())
    isSearch = role == .search
  }
}

/// What a tab is for.
nonisolated public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

/// Tabs under a heading, which bars of phones do not show.
nonisolated public struct TabSection<Content: View>: View {
  private let content: Content
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor public var body: some View { content }
}

enum TabLook { case bar, page, pageAlways, pageWithoutDots }

/// A kind of tab view.
nonisolated public protocol TabViewStyle {}
nonisolated public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
nonisolated public struct PageTabViewStyle: TabViewStyle {
  nonisolated public struct IndexDisplayMode: Sendable {
    let look: TabLook
    public static let automatic = IndexDisplayMode(look: .page)
    public static let always = IndexDisplayMode(look: .pageAlways)
    public static let never = IndexDisplayMode(look: .pageWithoutDots)
  }
  let mode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

private enum TabLookKey: EnvironmentKey { static let defaultValue = TabLook.bar }

extension EnvironmentValues {
  var tabLook: TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

extension View {
  nonisolated public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    let look = (style as? PageTabViewStyle)?.mode.look ?? .bar
    return adapted(.environment { $0.tabLook = look })
  }
  /// Returns the view with a style for the dots of pages.
  nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
    adapted(.environment { $0.hasGroundOfDots = style.hasGround })
  }
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { inert }
  /// Returns the view with an item for the bar of tabs.
  nonisolated public func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View {
    let item = label()
    return adapted(
      .all { context, inner, lower in
        let words = context.child("tab item").parts(of: item)
        return lower(inner).map { part in
          var part = part
          part.traits.tabItem = words
          return part
        }
      })
  }
}

/// A style of the dots of pages.
nonisolated public struct PageIndexViewStyle: Sendable {
  /// When a capsule lies behind the dots.
  nonisolated public struct BackgroundDisplayMode: Sendable {
    let isAlways: Bool
    public static let automatic = BackgroundDisplayMode(isAlways: false)
    public static let always = BackgroundDisplayMode(isAlways: true)
    public static let never = BackgroundDisplayMode(isAlways: false)
    public static let interactive = BackgroundDisplayMode(isAlways: false)
  }

  let hasGround: Bool
  public static let page = PageIndexViewStyle()
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
  /// Creates a style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    hasGround = backgroundDisplayMode.isAlways
  }
}

private enum GroundOfDotsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a capsule lies behind the dots of pages.
  var hasGroundOfDots: Bool {
    get { self[GroundOfDotsKey.self] }
    set { self[GroundOfDotsKey.self] = newValue }
  }
}
nonisolated public struct TabBarMinimizeBehavior: Sendable {
  public static let automatic = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
  public static let never = TabBarMinimizeBehavior()
}
