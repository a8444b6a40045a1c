import Foundation

/// Items of a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

/// Items of a bar that a user can change.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// An item of this module.
protocol PrimitiveToolbarContent {
  func parts(in context: ViewContext) -> [ToolbarPart]
}

/// Collects items of a bar.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<First: ToolbarContent, each Rest: ToolbarContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> _ToolbarItems {
    var items: [any ToolbarContent] = [first]
    for item in repeat each rest { items.append(item) }
    return _ToolbarItems(items: items)
  }
  // The result names the content's type, which nothing else tells the compiler where a condition is false.
  public static func buildOptional<Content: ToolbarContent>(_ content: Content?)
    -> _OptionalToolbarItems<Content>
  { _OptionalToolbarItems(content: content) }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
    _ToolbarItems(items: [first])
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
    _ToolbarItems(items: [second])
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems {
    _ToolbarItems(items: [content])
  }
}

/// Items under a condition.
nonisolated public struct _OptionalToolbarItems<Content: ToolbarContent>: ToolbarContent,
  PrimitiveToolbarContent
{
  public typealias Body = Never
  let content: Content?

  func parts(in context: ViewContext) -> [ToolbarPart] { content.map { context.child(0).toolbar($0) } ?? [] }
}

/// The item that a bar has by itself, at another place, which is reported: the bar draws its own at the usual place.
nonisolated public struct DefaultToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  /// What the item is for.
  nonisolated public struct Kind: Hashable, Sendable {
    let name: String
    public static let search = Kind(name: "search")
    public static let title = Kind(name: "title")
    public static let sidebarToggle = Kind(name: "sidebarToggle")
  }
  public typealias Body = Never
  private let kind: Kind
  private let place: String
  nonisolated public init(
    kind: Kind, placement: ToolbarItemPlacement = .automatic, file: StaticString = #fileID, line: UInt = #line
  ) { (self.kind, place) = (kind, "\(file):\(line)") }
  func parts(in context: ViewContext) -> [ToolbarPart] {
    context.session.report(
      .ignored("DefaultToolbarItem", detail: kind.name, at: place, in: context.session.viewName))
    return []
  }
}

/// Several items.
nonisolated public struct _ToolbarItems: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  let items: [any ToolbarContent]

  func parts(in context: ViewContext) -> [ToolbarPart] {
    items.enumerated().flatMap { context.child($0).toolbar($1) }
  }
}

/// The place of an item.
nonisolated public struct ToolbarItemPlacement: Sendable {
  let place: ToolbarPlace
  /// Whether the item ends the task.
  var isConfirming = false
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isConfirming: true)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let status = ToolbarItemPlacement(place: .bottom)
  public static let keyboard = ToolbarItemPlacement(place: .other)
  public static let title = ToolbarItemPlacement(place: .principal)
}

/// An item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent, PrimitiveToolbarContent
{
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  func parts(in context: ViewContext) -> [ToolbarPart] {
    context.inBar.parts(of: content).map {
      ToolbarPart(place: placement.place, part: $0, isConfirming: placement.isConfirming)
    }
  }
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
}
extension ToolbarItem where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
}

/// Several items in a place of a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }

  func parts(in context: ViewContext) -> [ToolbarPart] {
    context.inBar.parts(of: content).map {
      ToolbarPart(place: placement.place, part: $0, isConfirming: placement.isConfirming)
    }
  }
}

/// Room between items of a bar.
nonisolated public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  func parts(in context: ViewContext) -> [ToolbarPart] { [] }
}
nonisolated public struct SpacerSizing: Hashable, Sendable {
  public static let flexible = SpacerSizing()
  public static let fixed = SpacerSizing()
}

extension ViewContext {
  /// The context of an item of a bar.
  var inBar: ViewContext { changing { ($0.own.place, $0.isInRow) = (.toolbar, true) } }

  func toolbar(_ content: any ToolbarContent) -> [ToolbarPart] {
    if let primitive = content as? any PrimitiveToolbarContent { return primitive.parts(in: self) }
    return toolbarBody(content)
  }

  private func toolbarBody<Content: ToolbarContent>(_ content: Content) -> [ToolbarPart] {
    bindProperties(of: content)
    return child(0).toolbar(onMain(content) { $0.body })
  }
}

extension View {
  /// Returns the view with items for the bar around.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  {
    let items = content()
    return adapted(
      .all { context, inner, lower in
        let parts = lower(inner)
        context.preferences.add(ToolbarKey.self, context.child("toolbar").toolbar(items))
        return parts
      })
  }
  /// Returns the view with an item for the bar around.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarItem(content: content) }
  }
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    preference(
      key: BarHiddenKey.self, value: visibility == .hidden && bars.contains { $0.isTop } ? true : nil)
  }
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    preference(
      key: BarHiddenKey.self, value: visibility == .hidden && bars.contains { $0.isTop } ? true : nil)
  }
  nonisolated public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement..., file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("toolbarBackground", file, line) }
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement..., file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("toolbarBackground", file, line) }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("toolbarBackgroundVisibility", file, line) }
  nonisolated public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement..., file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("toolbarColorScheme", file, line) }
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { inert }
  nonisolated public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    inert
  }
  nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

nonisolated public struct ToolbarPlacement: Sendable {
  let isTop: Bool
  public static let automatic = ToolbarPlacement(isTop: true)
  public static let navigationBar = ToolbarPlacement(isTop: true)
  public static let tabBar = ToolbarPlacement(isTop: false)
  public static let bottomBar = ToolbarPlacement(isTop: false)
  public static let windowToolbar = ToolbarPlacement(isTop: false)
}
nonisolated public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let editor = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let navigationStack = ToolbarRole()
}
