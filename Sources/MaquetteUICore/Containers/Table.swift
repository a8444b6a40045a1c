public import Foundation

/// Rows of several columns. In the width of a phone the platform shows only the first column, without titles, and so does a picture.
nonisolated public struct Table<Value: Identifiable>: View {
  @Environment(\.horizontalSizeClass) private var width
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
    if width == .compact || columns.count < 2 {
      List(data) { value in columns.first?.make(value) }.listStyle(.plain)
    } else {
      List {
        ForEach(data) { value in row { $0.make(value) } }
      }
      .listStyle(.plain)
      // As in the platform's tables: small grey titles above the rows.
      .safeAreaInset(edge: .top, spacing: 0) {
        VStack(spacing: 0) {
          row { $0.title.font(.footnote.weight(.semibold)).foregroundStyle(.secondary) }
            .padding(.horizontal).padding(.vertical, 8)
          Divider()
        }
        .background(.background)
      }
    }
  }

  /// The cells of all columns, each in its width.
  @MainActor private func row(_ cell: @escaping (TableCells<Value>) -> some View) -> some View {
    HStack(spacing: 16) {
      ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
        cell(column).lineLimit(1)
          .frame(width: column.width)
          .frame(
            maxWidth: column.width ?? column.maxWidth,
            alignment: Alignment(horizontal: column.alignment, vertical: .center))
      }
    }
  }
}

/// The cells of a column.
nonisolated public struct TableCells<Value> {
  let title: Text
  let width: CGFloat?
  let maxWidth: CGFloat
  let alignment: HorizontalAlignment
  let make: (Value) -> AnyView
}

/// A column of a table.
nonisolated public struct TableColumn<Value, Content: View> {
  private let title: Text
  private let content: (Value) -> Content
  private var width: CGFloat?
  private var maxWidth = CGFloat.infinity
  private var alignment = HorizontalAlignment.leading

  private init(title: Text, content: @escaping (Value) -> Content) {
    (self.title, self.content) = (title, content)
  }

  /// Creates a column whose cells a function makes.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content) {
    self.init(title: Text(title), content: content)
  }
  /// Creates a column whose cells a function makes.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping (Value) -> Content) {
    self.init(title: Text(title), content: content)
  }
  /// Creates a column with a title in any look, whose cells a function makes.
  public init(_ title: Text, @ViewBuilder content: @escaping (Value) -> Content) {
    self.init(title: title, content: content)
  }
  /// Creates a column that a property sorts, and whose cells a function makes.
  public init<Key>(
    _ title: LocalizedStringKey, value: KeyPath<Value, Key>,
    @ViewBuilder content: @escaping (Value) -> Content
  ) { self.init(title: Text(title), content: content) }
  /// Creates a column that a property sorts, and whose cells a function makes.
  @_disfavoredOverload
  public init<Key, Title: StringProtocol>(
    _ title: Title, value: KeyPath<Value, Key>, @ViewBuilder content: @escaping (Value) -> Content
  ) { self.init(title: Text(title), content: content) }
  /// Creates a column of a property's words.
  public init(_ title: LocalizedStringKey, value: KeyPath<Value, String>) where Content == Text {
    self.init(title: Text(title)) { Text($0[keyPath: value]) }
  }
  /// Creates a column of a property's words.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: KeyPath<Value, String>) where Content == Text {
    self.init(title: Text(title)) { Text($0[keyPath: value]) }
  }

  /// Returns the column with a width in points; nil for its share of the table.
  public func width(_ width: CGFloat?) -> TableColumn { changing { $0.width = width } }
  /// Returns the column with limits of its width in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    changing { $0.maxWidth = max ?? .infinity }
  }
  /// Returns the column with cells at another edge.
  public func alignment(_ alignment: HorizontalAlignment) -> TableColumn {
    changing { $0.alignment = alignment }
  }

  private func changing(_ change: (inout TableColumn) -> Void) -> TableColumn {
    var result = self
    change(&result)
    return result
  }

  /// The cells of the column.
  var cells: TableCells<Value> {
    TableCells(title: title, width: width, maxWidth: maxWidth, alignment: alignment) { AnyView(content($0)) }
  }
}

@resultBuilder public enum TableColumnBuilder<Value> {
  public static func buildExpression<Content: View>(_ column: TableColumn<Value, Content>)
    -> [TableCells<Value>]
  { [column.cells] }
  public static func buildBlock(_ columns: [TableCells<Value>]...) -> [TableCells<Value>] {
    columns.flatMap { $0 }
  }
  public static func buildOptional(_ columns: [TableCells<Value>]?) -> [TableCells<Value>] { columns ?? [] }
  public static func buildEither(first: [TableCells<Value>]) -> [TableCells<Value>] { first }
  public static func buildEither(second: [TableCells<Value>]) -> [TableCells<Value>] { second }
}
