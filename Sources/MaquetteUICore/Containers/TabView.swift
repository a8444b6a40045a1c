import Foundation
import MaquetteControlKit
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
    if context.environment.tabLook == .page { return [ViewPart(page)] }
    var bar = TabBar()
    bar.children = pages.enumerated().map { index, page in
      let words = page.traits.tabItem?.words
      var tab = MaquetteScreens.Tab(words?.text ?? "", symbol: words?.symbol ?? "")
      tab.badge = page.traits.badge
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

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// A screen of a tab view.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label

  @MainActor public var body: some View {
    content.tabItem { label }.adapted(.traits { traits, _ in traits.tag = value ?? traits.tag })
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
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    (self.value, self.content, label) = (
      AnyHashable(value), content(), MaquetteUICore.Label(title, systemImage: systemImage)
    )
  }
}

enum TabLook { case bar, page }

/// A kind of tab view.
nonisolated public protocol TabViewStyle {}
nonisolated public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
nonisolated public struct PageTabViewStyle: TabViewStyle {
  nonisolated public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { .init() }
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
    let look: TabLook = style is PageTabViewStyle ? .page : .bar
    return adapted(.environment { $0.tabLook = look })
  }
  nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { inert }
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

nonisolated public struct PageIndexViewStyle: Sendable {
  public static let page = PageIndexViewStyle()
  public static func page(backgroundDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle()
  }
}
nonisolated public struct TabBarMinimizeBehavior: Sendable {
  public static let automatic = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
  public static let never = TabBarMinimizeBehavior()
}
