/// Rows in sections, on a background of their own.
nonisolated public struct List<SelectionValue, Content> {
  let content: Content
}

extension List: View, PrimitiveView where Content: View {
  public typealias Body = Never

  package func lower(in context: ViewContext) -> [ViewPart] {
    let look = context.environment.listLook.resolved(isForm: false)
    return [ViewPart(RowList(content, look, in: context.inLazyRows).element)]
  }
}

extension List where SelectionValue == Never, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { self.init(content: ForEach(data, id: id, content: rowContent)) }
  nonisolated public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> { self.init(content: ForEach(data, content: rowContent)) }
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Data>], Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue: Hashable, Content: View {
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { self.init(content: ForEach(data, id: id, content: rowContent)) }
}

/// Controls in the sections of a list.
nonisolated public struct Form<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Content

  /// Creates a form.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let look = context.environment.listLook.resolved(isForm: true)
    return [ViewPart(RowList(content, look, in: context.inLazyRows).element)]
  }
}

/// How a list separates its sections.
enum ListLook {
  case automatic, plain, grouped, insetGrouped, inset, sidebar

  func resolved(isForm: Bool) -> ListLook { self == .automatic || self == .sidebar ? .insetGrouped : self }

  /// Whether sections lie apart on a background of another colour.
  var isGrouped: Bool { self == .insetGrouped || self == .grouped }
}

/// A kind of list.
nonisolated public protocol ListStyle {}

nonisolated public struct DefaultListStyle: ListStyle { public init() {} }
nonisolated public struct PlainListStyle: ListStyle { public init() {} }
nonisolated public struct GroupedListStyle: ListStyle { public init() {} }
nonisolated public struct InsetGroupedListStyle: ListStyle { public init() {} }
nonisolated public struct InsetListStyle: ListStyle { public init() {} }
nonisolated public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { .init() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { .init() } }

/// A kind of form.
nonisolated public struct FormStyle: Sendable {
  public static let automatic = FormStyle()
  public static let grouped = FormStyle()
  public static let columns = FormStyle()
}

extension View {
  /// Returns the view with a style for lists.
  nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    let look: ListLook =
      switch style {
      case is PlainListStyle: .plain
      case is InsetListStyle: .inset
      case is GroupedListStyle: .grouped
      case is InsetGroupedListStyle: .insetGrouped
      case is SidebarListStyle: .sidebar
      default: .automatic
      }
    return adapted(.environment { $0.listLook = look })
  }
  nonisolated public func formStyle(_ style: FormStyle) -> some View { inert }
}

private enum ListLookKey: EnvironmentKey { static let defaultValue = ListLook.automatic }

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}
