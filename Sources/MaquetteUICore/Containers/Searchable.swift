import Foundation
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

extension View {
  /// Returns the view with a search field above it.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searching(text.wrappedValue, prompt) }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searching(text.wrappedValue, Text(prompt)) }
  @_disfavoredOverload
  nonisolated public func searchable<Words: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Words
  ) -> some View { searching(text.wrappedValue, Text(prompt)) }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searching(text.wrappedValue, prompt) }

  nonisolated private func searching(_ words: String, _ prompt: Text?) -> _Adapted<Self> {
    adapted(
      .all { context, inner, lower in
        let parts = lower(inner)
        let shown = words.isEmpty ? prompt ?? Text("Search") : Text(verbatim: words)
        // A field of 36 points, 16 from the edges and with a radius of 10, as UIKit's search bar.
        let field = HStack(spacing: 6) {
          Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
          shown.foregroundStyle(words.isEmpty ? .secondary : .primary)
          Spacer(minLength: 0)
        }.padding(.horizontal, 8).frame(height: 36)
          .background(Color(token: .tertiaryFill), in: RoundedRectangle(cornerRadius: 10))
          .padding(.horizontal, 16).padding(.bottom, 8)
        let bar = context.child("search").element(of: field)
        return parts.map { part in
          part.wrapped { element in
            let fill = FrameLength(nil, nil, .infinity)
            return MaquetteElements.VStack(spacing: .points(0)) {
              bar
              element.frame(width: fill, height: fill)
            }
          }
        }
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
  /// How long a field is in sight.
  nonisolated public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  { SearchFieldPlacement() }
}
nonisolated public struct SearchToolbarBehavior: Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}
