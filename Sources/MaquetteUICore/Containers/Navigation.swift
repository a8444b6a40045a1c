import Foundation
import MaquetteElements

/// Screens one after the other, with their titles and bars. A picture shows the first one.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  public typealias Body = Never
  let root: Root

  package func lower(in context: ViewContext) -> [ViewPart] { NavigationPage(root, in: context).parts }
}

extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) { self.root = root() }
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack where Data: MutableCollection & RandomAccessCollection, Data.Element: Hashable {
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
}

/// Screens one after the other, before iOS 16. A picture shows the first one.
nonisolated public struct NavigationView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func lower(in context: ViewContext) -> [ViewPart] { NavigationPage(content, in: context).parts }
}

/// Columns of which a narrow picture shows the first one.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView
{
  public typealias Body = Never
  let sidebar: Sidebar

  package func lower(in context: ViewContext) -> [ViewPart] { NavigationPage(sidebar, in: context).parts }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
}

extension NavigationSplitView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
}

nonisolated public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// The values of the screens that have been opened.
nonisolated public struct NavigationPath: Equatable, Sendable {
  public private(set) var count = 0
  public var isEmpty: Bool { count == 0 }
  public init() {}
  public mutating func append<Value: Hashable>(_ value: Value) { count += 1 }
  public mutating func removeLast(_ k: Int = 1) { count = max(0, count - k) }
}

/// A control that opens a screen.
nonisolated public struct NavigationLink<Label: View, Destination>: View, PrimitiveView {
  public typealias Body = Never
  let label: Label

  package func lower(in context: ViewContext) -> [ViewPart] {
    let isRow = context.environment.own.place == .row
    if isRow || context.environment.own.buttonStyle == nil {
      var inner = context.child("label")
      if !isRow { inner.environment.own.foreground = AnyShapeStyle(TintShapeStyle()) }
      var part = ViewPart(inner.parts(of: label).joined)
      part.traits.isLink = isRow
      return [part]
    }
    let look = context.environment.own.buttonStyle ?? SystemButtonLook(kind: .automatic)
    return look.parts(of: ButtonContent(role: nil, label: label, action: {}), in: context)
  }
}

extension NavigationLink where Destination: View {
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}
extension NavigationLink where Destination: View, Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination)
  { label = Text(title) }
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    label = Text(title)
  }
}
extension NavigationLink where Destination == Never {
  nonisolated public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}
extension NavigationLink where Destination == Never, Label == Text {
  nonisolated public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    label = Text(titleKey)
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    label = Text(title)
  }
}
