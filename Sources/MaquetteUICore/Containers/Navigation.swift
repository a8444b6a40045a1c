import Foundation
import MaquetteElements

/// A stack of screens with titles and bars. A picture shows the topmost screen.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  public typealias Body = Never
  let root: Root
  let path: NavigationState.PathBinding?

  package func lower(in context: ViewContext) -> [ViewPart] { context.navigation(root, path: path) }
}

extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) { (self.root, path) = (root(), nil) }
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationState.PathBinding(
      get: { path.wrappedValue.values.map(\.value) }, push: { path.wrappedValue.append(any: $0) },
      cut: { path.wrappedValue.removeLast(path.wrappedValue.count - $0) })
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationState.PathBinding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      push: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      cut: { path.wrappedValue.removeLast(path.wrappedValue.count - $0) })
  }
}

/// A stack of screens, before iOS 16. A picture shows the first screen.
nonisolated public struct NavigationView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func lower(in context: ViewContext) -> [ViewPart] { context.navigation(content, path: nil) }
}

/// Columns side by side. A narrow picture shows only the first one.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView
{
  public typealias Body = Never
  let sidebar: Sidebar

  package func lower(in context: ViewContext) -> [ViewPart] { context.navigation(sidebar, path: nil) }
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
  /// A value of any type.
  struct Value: Equatable, @unchecked Sendable {
    // Sound because the main actor alone reads it: values are those of the app's own types.
    let value: AnyHashable
  }

  private(set) var values: [Value] = []
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  /// Creates an empty path.
  public init() {}
  /// Creates a path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { Value(value: AnyHashable($0)) }
  }

  public mutating func append<Element: Hashable>(_ value: Element) { append(any: AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }

  mutating func append(any value: AnyHashable) { values.append(Value(value: value)) }
}

/// A control that opens a screen.
nonisolated public struct NavigationLink<Label: View, Destination>: View, PrimitiveView {
  public typealias Body = Never
  let label: Label
  let open: (NavigationState) -> Void

  package func lower(in context: ViewContext) -> [ViewPart] {
    let navigation = context.environment.navigation
    return parts(in: context).map { part in
      context.touchable(part, .tap { if let navigation { open(navigation) } })
    }
  }

  private func parts(in context: ViewContext) -> [ViewPart] {
    let isRow = context.environment.own.place == .row
    if isRow || context.environment.own.buttonStyle == nil {
      var inner = context.child("label")
      if !isRow { inner.environment.own.foreground = AnyShapeStyle(TintShapeStyle()) }
      let parts = inner.parts(of: label)
      var part = ViewPart(parts.joined)
      // What a label alone says of its row holds for the link.
      if parts.count == 1 { part.traits = parts[0].traits }
      part.traits.isLink = isRow
      part.traits.title = inner.child("words").parts(of: label).words
      return [part.asButton(SystemButtonLook(kind: .automatic), in: context)]
    }
    let look = context.environment.own.buttonStyle ?? SystemButtonLook(kind: .automatic)
    return look.parts(of: ButtonContent(role: nil, label: label, action: {}), in: context)
      .map { $0.asButton(look, in: context) }
  }
}

extension NavigationLink where Destination: View {
  nonisolated private init(_ label: Label, _ destination: Destination) {
    self.label = label
    open = { $0.open(destination) }
  }
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), destination())
  }
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), destination)
  }
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(label(), destination) }
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(label(), destination()) }
}
extension NavigationLink where Destination: View, Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(titleKey), destination())
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination)
  { self.init(Text(title), destination()) }
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(Text(titleKey), destination)
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(Text(title), destination)
  }
}
extension NavigationLink where Destination == Never {
  nonisolated private init<Value: Hashable>(_ label: Label, of value: Value?) {
    self.label = label
    open = { if let value { $0.open(value: value) } }
  }
  nonisolated public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(label(), of: value)
  }
}
extension NavigationLink where Destination == Never, Label == Text {
  nonisolated public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(Text(titleKey), of: value)
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(Text(title), of: value)
  }
}
