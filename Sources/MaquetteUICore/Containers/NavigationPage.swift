import Foundation
import MaquetteCollections
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A screen of a navigation: its bar and what is below it.
struct NavigationPage {
  let parts: [ViewPart]

  init(_ content: any View, in context: ViewContext) {
    var inner = context.child(0)
    inner.preferences = PreferenceCollector()
    inner.environment.isInRow = false
    inner.environment.isNavigation = true
    let body = inner.element(of: content)
    let title = inner.preferences[NavigationTitleKey.self]
    let mode = inner.preferences[TitleModeKey.self]
    let tools = inner.preferences[ToolbarKey.self]
    context.preferences.merge(
      inner.preferences,
      except: [
        ObjectIdentifier(NavigationTitleKey.self), ObjectIdentifier(TitleModeKey.self),
        ObjectIdentifier(ToolbarKey.self), ObjectIdentifier(PageGroundKey.self),
      ])
    let fill = FrameLength(nil, nil, .infinity)
    let page = body.frame(width: fill, height: fill)
    guard inner.preferences[BarHiddenKey.self] != true else {
      parts = [ViewPart(page)]
      return
    }
    let bar = Self.bar(title, isLarge: mode != .inline && title != nil, tools, in: context)
    // A list goes on behind the bar.
    var ground = Surface(fill: .token(inner.preferences[PageGroundKey.self] ?? .background))
    ground.reachesScreenEdges = true
    parts = [
      ViewPart(
        MaquetteElements.VStack(spacing: .points(0)) {
          bar
          page
        }.background(ground))
    ]
  }

  /// A bar of 44 points before iOS 26 and 54 since, and a line of 52 for a large title. Published: UIKit's navigation bars.
  private static func bar(
    _ title: Text?, isLarge: Bool, _ tools: [ToolbarPart], in context: ViewContext
  ) -> any Element {
    let height = context.settings.era == .glass ? 54.0 : 44.0
    func side(_ places: [ToolbarPlace]) -> [any Element] {
      tools.filter { places.contains($0.place) }.map(\.element)
    }
    var row = context
    row.environment.own.font = .headline
    let leading = side([.leading])
    let trailing = side([.trailing])
    let principal = side([.principal])
    let fill = FrameLength(nil, nil, .infinity)
    let words: any Element =
      principal.first ?? (isLarge ? Nothing() : title.map { row.child("title").element(of: $0) } ?? Nothing())
    let line = MaquetteElements.ZStack {
      words
      MaquetteElements.HStack(spacing: .points(16)) {
        leading
        MaquetteElements.Spacer(minLength: 8)
        trailing
      }
    }.padding(Insets(horizontal: 16, vertical: 0)).frame(
      width: fill, height: FrameLength(height, height, height))
    guard isLarge, let title else { return line }
    row.environment.own.font = .largeTitle.bold()
    let large = row.child("large").element(of: title)
      .frame(width: fill, height: FrameLength(52, 52, 52), alignment: .leading)
      .padding(Insets(horizontal: 16, vertical: 0))
    return MaquetteElements.VStack(spacing: .points(0)) {
      line
      large
    }
  }
}

/// The title of a screen.
enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }
  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}
enum TitleModeKey: PreferenceKey {
  static var defaultValue: NavigationBarItem.TitleDisplayMode? { nil }
  static func reduce(
    value: inout NavigationBarItem.TitleDisplayMode?, nextValue: () -> NavigationBarItem.TitleDisplayMode?
  ) { value = value ?? nextValue() }
}

/// The colour of the list that fills a page.
enum PageGroundKey: PreferenceKey {
  static func reduce(value: inout ColorToken?, nextValue: () -> ColorToken?) { value = value ?? nextValue() }
}

enum BarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}
enum ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarPart] { [] }
  static func reduce(value: inout [ToolbarPart], nextValue: () -> [ToolbarPart]) { value += nextValue() }
}

/// A place in a bar.
enum ToolbarPlace { case leading, trailing, principal, bottom, other }

/// An item of a bar.
struct ToolbarPart {
  let place: ToolbarPlace
  let element: any Element
}

private enum IsNavigationKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var isNavigation: Bool {
    get { self[IsNavigationKey.self] }
    set { self[IsNavigationKey.self] = newValue }
  }
}

/// The bar of a screen.
nonisolated public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  nonisolated public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}
