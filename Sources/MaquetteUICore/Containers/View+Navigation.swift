public import Foundation

extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: title)
  }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }
  nonisolated public func navigationSubtitle(
    _ titleKey: LocalizedStringKey
  ) -> some View { preference(key: SubtitleKey.self, value: Text(titleKey)) }
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<Words: StringProtocol>(_ subtitle: Words) -> some View {
    preference(key: SubtitleKey.self, value: Text(subtitle))
  }
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    preference(key: TitleModeKey.self, value: mode)
  }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    preference(key: TitleModeKey.self, value: mode.element)
  }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    preference(key: BarHiddenKey.self, value: hidden)
  }
  nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    preference(key: BackHiddenKey.self, value: hidden)
  }
  nonisolated public func navigationViewStyle(_ style: NavigationViewStyle) -> some View { inert }
  nonisolated public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { inert }
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { inert }
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { inert }
  /// Returns the view with the screens that its links with values lead to.
  nonisolated public func navigationDestination<Data: Hashable, Content: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
  ) -> some View {
    adapted(
      .all { context, inner, lower in
        context.environment.navigation?.register(data) { destination($0) }
        return lower(inner)
      })
  }
  /// Returns the view with a screen above it while a value is true.
  nonisolated public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
  ) -> some View {
    let screen = destination()
    return adapted(
      .all { context, inner, lower in
        if isPresented.wrappedValue {
          context.environment.navigation?.present(screen) { isPresented.wrappedValue = false }
        }
        return lower(inner)
      })
  }
  /// Returns the view with a screen above it while there is a value.
  nonisolated public func navigationDestination<Item: Hashable, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
  ) -> some View {
    adapted(
      .all { context, inner, lower in
        if let value = item.wrappedValue {
          context.environment.navigation?.present(destination(value)) { item.wrappedValue = nil }
        }
        return lower(inner)
      })
  }
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { inert }
}

/// A kind of navigation.
nonisolated public struct NavigationViewStyle: Sendable {
  public init() {}
  public static let automatic = NavigationViewStyle()
  public static let stack = NavigationViewStyle()
  public static let columns = NavigationViewStyle()
}
public typealias StackNavigationViewStyle = NavigationViewStyle
public typealias DefaultNavigationViewStyle = NavigationViewStyle
nonisolated public struct NavigationSplitViewStyle: Sendable {
  public static let automatic = NavigationSplitViewStyle()
  public static let balanced = NavigationSplitViewStyle()
  public static let prominentDetail = NavigationSplitViewStyle()
}
nonisolated public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let element: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(element: .automatic)
  public static let large = ToolbarTitleDisplayMode(element: .large)
  public static let inline = ToolbarTitleDisplayMode(element: .inline)
  public static let inlineLarge = ToolbarTitleDisplayMode(element: .large)
}
