import Foundation
import MaquetteCollections
import MaquetteElements

extension View {
  /// Returns the view with a search field in the bars of the navigation around.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searching(text.wrappedValue, prompt, placement) }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searching(text.wrappedValue, Text(prompt), placement) }
  @_disfavoredOverload
  nonisolated public func searchable<Words: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Words
  ) -> some View { searching(text.wrappedValue, Text(prompt), placement) }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searching(text.wrappedValue, prompt, placement) }

  nonisolated private func searching(
    _ words: String, _ prompt: Text?, _ placement: SearchFieldPlacement
  ) -> _Adapted<Self> {
    adapted(
      .all { context, inner, lower in
        let hint = prompt.flatMap { context.child("search").parts(of: $0).words?.text }
        var field = hint.map { SearchField(text: words, placeholder: $0) } ?? SearchField(text: words)
        field.hasDictation = words.isEmpty
        context.preferences.add(
          SearchKey.self, SearchPart(field: field, isBelowTitle: placement.isBelowTitle))
        return lower(inner)
      })
  }

  nonisolated public func searchSuggestions<Content: View>(@ViewBuilder _ suggestions: () -> Content)
    -> some View
  { inert }
  nonisolated public func searchScopes<Value: Hashable, Content: View>(
    _ scope: Binding<Value>, @ViewBuilder scopes: () -> Content
  ) -> some View { inert }
  nonisolated public func searchCompletion(_ completion: String) -> some View { inert }
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { inert }
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { inert }
}

/// The place of a search field.
nonisolated public struct SearchFieldPlacement: Sendable {
  /// Whether the field stands below the title in any case.
  var isBelowTitle = false
  /// When a field is visible.
  nonisolated public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement(isBelowTitle: true)
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  { SearchFieldPlacement(isBelowTitle: true) }
}
nonisolated public struct SearchToolbarBehavior: Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}

/// The search field of a screen.
struct SearchPart {
  let field: SearchField
  let isBelowTitle: Bool
}

enum SearchKey: PreferenceKey {
  static var defaultValue: SearchPart? { nil }
  static func reduce(value: inout SearchPart?, nextValue: () -> SearchPart?) { value = value ?? nextValue() }
}
