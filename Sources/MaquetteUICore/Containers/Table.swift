public import Foundation

/// Rows of several columns. In the width of a phone the platform shows only the first column, and so does a picture.
nonisolated public struct Table<Value: Identifiable>: View {
  private let data: [Value]
  private let columns: [TableCells<Value>]

  private init(_ data: some RandomAccessCollection<Value>, _ columns: [TableCells<Value>]) {
    (self.data, self.columns) = (Array(data), columns)
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
  ) where Data.Element == Value { self.init(data, columns()) }
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
  ) where Data.Element == Value { self.init(data, columns()) }
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
  ) where Data.Element == Value { self.init(data, columns()) }
  nonisolated public init<Data: RandomAccessCollection, Order>(
    _ data: Data, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
  ) where Data.Element == Value { self.init(data, columns()) }
  nonisolated public init<Data: RandomAccessCollection, Order>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
  ) where Data.Element == Value { self.init(data, columns()) }
  nonisolated public init<Data: RandomAccessCollection, Order>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
  ) where Data.Element == Value { self.init(data, columns()) }

  @MainActor public var body: some View {
    List(data) { value in columns.first?.make(value) }.listStyle(.plain)
  }
}

/// The cells of a column.
nonisolated public struct TableCells<Value> {
  let make: (Value) -> AnyView
}

/// A column of a table.
nonisolated public struct TableColumn<Value, Content: View> {
  let content: (Value) -> Content

  /// Creates a column whose cells a function makes.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content) {
    self.content = content
  }
  /// Creates a column whose cells a function makes.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping (Value) -> Content) {
    self.content = content
  }
  /// Creates a column that a property sorts, and whose cells a function makes.
  public init<Key>(
    _ title: LocalizedStringKey, value: KeyPath<Value, Key>,
    @ViewBuilder content: @escaping (Value) -> Content
  ) { self.content = content }
  /// Creates a column of a property's words.
  public init(_ title: LocalizedStringKey, value: KeyPath<Value, String>) where Content == Text {
    content = { Text($0[keyPath: value]) }
  }
  public func width(_ width: CGFloat?) -> TableColumn { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
  public func alignment(_ alignment: HorizontalAlignment) -> TableColumn { self }
}

@resultBuilder public enum TableColumnBuilder<Value> {
  public static func buildExpression<Content: View>(_ column: TableColumn<Value, Content>)
    -> [TableCells<Value>]
  { [TableCells { AnyView(column.content($0)) }] }
  public static func buildBlock(_ columns: [TableCells<Value>]...) -> [TableCells<Value>] {
    columns.flatMap { $0 }
  }
  public static func buildOptional(_ columns: [TableCells<Value>]?) -> [TableCells<Value>] { columns ?? [] }
  public static func buildEither(first: [TableCells<Value>]) -> [TableCells<Value>] { first }
  public static func buildEither(second: [TableCells<Value>]) -> [TableCells<Value>] { second }
}
