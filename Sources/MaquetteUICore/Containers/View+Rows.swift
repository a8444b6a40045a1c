public import Foundation
import MaquetteElements

extension View {
  /// Returns the view with distances from the edges of its row.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    adapted(.traits { traits, _ in traits.rowInsets = insets })
  }
  /// Returns the view with another one behind its row.
  nonisolated public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    adapted(
      .all { context, inner, lower in
        let ground = view.map { context.child("row").element(of: $0) }
        return lower(inner).map { part in
          var part = part
          if let ground { part.traits.rowBackground = ground }
          return part
        }
      })
  }
  /// Returns the view with its row's lines shown or not.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    adapted(.traits { traits, _ in for edge in edges.edges { traits.separators[edge] = visibility } })
  }
  /// Returns the view with a colour for its row's lines.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    adapted(.traits { traits, context in traits.separatorTint = color?.reference(context.settings) })
  }
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("listSectionSeparator", file, line) }
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("listSectionSeparatorTint", file, line) }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { own(\.tint, tint) }
  /// Returns the view with a distance between the rows of lists, which then have surfaces of their own, in points.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    adapted(.environment { $0.listRowSpacing = spacing })
  }
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { inert }
  /// Returns the view with a distance between the sections of lists, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    adapted(.environment { $0.listSectionSpacing = spacing })
  }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    adapted(.environment { $0.listSectionSpacing = spacing == .compact ? 16 : nil })
  }
  /// Returns the view with headers of sections as prominent as titles, or as usual.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    adapted(.environment { $0.hasProminentHeaders = prominence == .increased })
  }
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { inert }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { inert }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { inert }
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { inert }
  nonisolated public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View { inert }
  /// Returns the view with the background of lists shown or not.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    own(\.hidesListBackground, visibility == .hidden)
  }
  /// Returns the view with the value that selects it in a picker or a tab view.
  nonisolated public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    adapted(.traits { traits, _ in traits.tag = AnyHashable(tag) })
  }
  /// Returns the view with an identity; another identity is another view.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    adapted(.all { context, inner, lower in lower(inner.child(id)) })
  }
  /// Returns the view with a number beside it in a row or on a tab.
  nonisolated public func badge(_ count: Int) -> some View {
    adapted(.traits { traits, _ in traits.badge = count == 0 ? nil : "\(count)" })
  }
  /// Returns the view with words beside it in a row or on a tab.
  nonisolated public func badge(_ label: Text?) -> some View {
    adapted(.traits { traits, _ in traits.badge = label?.plain })
  }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    adapted(.traits { traits, _ in traits.badge = key?.plain })
  }
  @_disfavoredOverload
  nonisolated public func badge<Words: StringProtocol>(_ label: Words?) -> some View {
    adapted(.traits { traits, _ in traits.badge = label.map { String($0) } })
  }
}

/// The distance between sections.
nonisolated public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String
  public static let `default` = ListSectionSpacing(name: "default")
  public static let compact = ListSectionSpacing(name: "compact")
}

private enum SectionSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum ProminentHeadersKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The distance between sections in points; nil for the platform's.
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
  /// The distance between rows in points; nil for rows on one surface.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  /// Whether headers of sections are titles.
  var hasProminentHeaders: Bool {
    get { self[ProminentHeadersKey.self] }
    set { self[ProminentHeadersKey.self] = newValue }
  }
}
