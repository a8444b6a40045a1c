import Foundation
import MaquetteCollections
import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteViewLayout

/// A screen of a navigation: its bars and what is between them.
struct NavigationPage {
  let parts: [ViewPart]
  /// The title, for the button that leads back here.
  let title: String?

  /// Lowers a screen; with a title of the one before it, the bar has a button that goes back.
  init(_ content: any View, back: String? = nil, in context: ViewContext) {
    var inner = context.child(0)
    inner.preferences = PreferenceCollector()
    inner.environment.isInRow = false
    inner.environment.own.place = .plain
    let body = inner.element(of: content)
    context.preferences.merge(inner.preferences, except: Self.ownKeys)
    let fill = FrameLength(nil, nil, .infinity)
    let page = body.frame(width: fill, height: fill)
    // A window of macOS has the bar, and a picture has no window.
    guard inner.preferences[BarHiddenKey.self] != true, context.settings.platform == .ios else {
      (parts, title) = ([ViewPart(page)], nil)
      return
    }
    let bars = NavigationBars(inner.preferences, back: back, in: context)
    title = bars.title
    var ground = Surface(fill: .token(inner.preferences[PageGroundKey.self] ?? .background))
    ground.reachesScreenEdges = true
    let isLarge = bars.isLarge
    var screen = page.environment { $0.isUnderLargeTitle = isLarge }
    if let bottom = bars.bottom { screen = screen.safeAreaInset(.bottom, content: bottom) }
    // A list goes on behind the bar.
    parts = [ViewPart(screen.safeAreaInset(.top, content: bars.top).background(ground))]
  }

  private static let ownKeys = [
    ObjectIdentifier(NavigationTitleKey.self), ObjectIdentifier(TitleModeKey.self),
    ObjectIdentifier(ToolbarKey.self), ObjectIdentifier(PageGroundKey.self),
    ObjectIdentifier(SearchKey.self), ObjectIdentifier(BarHiddenKey.self),
    ObjectIdentifier(SubtitleKey.self), ObjectIdentifier(BackHiddenKey.self),
  ]
}

/// The bars of a screen of a navigation.
struct NavigationBars {
  let top: any Element
  let bottom: (any Element)?
  /// Whether the title is large.
  let isLarge: Bool
  let title: String?

  init(_ preferences: PreferenceCollector, back: String?, in context: ViewContext) {
    let title = preferences[NavigationTitleKey.self].map { title in
      context.child("title").parts(of: title).words?.text ?? ""
    }
    self.title = title
    let tools = preferences[ToolbarKey.self]
    let principal = tools.filter { $0.place == .principal }
    let mode = preferences[TitleModeKey.self]
    isLarge =
      title?.isEmpty == false && principal.isEmpty && (mode == .large || mode != .inline && back == nil)
    var bar = MaquetteCollections.NavigationBar()
    bar.largeTitle = isLarge ? .expanded : .inline
    bar.title = principal.isEmpty || isLarge ? title ?? "" : ""
    bar.subtitle = preferences[SubtitleKey.self]?.plain
    bar.children = []
    if let back, preferences[BackHiddenKey.self] != true {
      let button = BarButton(back, style: .back)
      bar.children.append(
        context.touchable(button, back, .tap(context.environment.dismissal ?? {})))
    }
    bar.children +=
      tools.filter { $0.place == .leading }.map { $0.button(.leading, in: context) }
      + tools.filter { $0.place == .trailing }.map { $0.button(.trailing, in: context) }
      + principal.map(\.part.element)
    let search = preferences[SearchKey.self]
    let isGlass = context.settings.era == .glass
    // On a phone of iOS 26 a search stands at the bottom, unless it is asked for below the title.
    let isAtBottom = isGlass && search?.isBelowTitle == false
    if let search, !isAtBottom { bar.children.append(search.field) }
    top = bar
    var items = tools.filter { $0.place == .bottom }.map { $0.button(.trailing, in: context) }
    if let search, isAtBottom { items.append(search.field) }
    let insets = context.session.safeArea.insets
    bottom =
      items.isEmpty
      ? nil
      : BottomBar(background: .automatic, children: items)
        .environment { if !isGlass { $0.screenInsets.bottom = insets.bottom } }
        .padding(Insets(bottom: isGlass ? 0 : -insets.bottom))
  }
}

extension ToolbarPart {
  /// The item as a button of the system's bars, or as it is in the place of one.
  func button(_ end: BarButton.Placement, in context: ViewContext) -> any Element {
    var button = BarButton()
    button.placement = end
    guard part.traits.isButton, let words = part.traits.title else {
      let content = part.element
      // The bar puts it where a button would stand.
      return Modified(button) { _, environment in content.node(in: environment) }
    }
    button.symbol = words.symbol
    button.title = words.symbol == nil ? words.text ?? "" : ""
    button.accessibilityLabel = words.text
    // As done in UIKit's words before iOS 26, which has a surface of the tint instead.
    button.style = isConfirming || part.traits.isProminent ? .prominent : .plain
    button.role = words.role == .destructive ? .destructive : .normal
    if !words.isEnabled { button.state = .disabled }
    button.tint = part.traits.tint
    if let menu = part.traits.menu {
      return context.child("menu").child(words.text ?? words.symbol ?? "").opening(
        button, words.text ?? words.symbol, menu)
    }
    guard let action = part.traits.action else { return button }
    return context.touchable(button, words.text ?? words.symbol, .tap(action))
  }
}

/// The title of a screen.
enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }
  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}
enum SubtitleKey: PreferenceKey {
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
enum BackHiddenKey: PreferenceKey {
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
  let part: ViewPart
  /// Whether the item ends the task.
  var isConfirming = false
}

/// The bar of a screen.
nonisolated public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  nonisolated public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}
