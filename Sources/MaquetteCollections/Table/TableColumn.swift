public import MaquetteElements
public import MaquetteTypography

/// A column of a table: a title above the cells, a width and an alignment.
public struct TableColumn: Hashable, Sendable {
  /// The title; empty for none.
  public var title = ""
  /// The width: points, a percentage of the table, or flexible for a share of the rest.
  public var width = ColumnWidth.flexible
  /// The alignment of the column's title and texts.
  public var alignment: TextAlignment = .leading

  /// Creates a column without a title.
  public init() {}

  /// Creates a column.
  public init(_ title: String, width: ColumnWidth = .flexible, alignment: TextAlignment = .leading) {
    self.title = title
    self.width = width
    self.alignment = alignment
  }
}

extension TableColumn: ExpressibleByStringLiteral {
  /// Creates a flexible column with a title.
  public init(stringLiteral value: String) { self.init(value) }
}

extension TableColumn: AttributeOwner, AttributeDecodable {
  public static let ownerName = "a column"
  public static let attributeType = AttributeType.either([.text, .mapping(of: TableColumn.attributes)])

  public static let attributes: [Attribute<TableColumn>] = [
    Attribute("title", \.title),
    Attribute("width", \.width),
    Attribute("alignment", \.alignment),
  ]

  /// Takes a title, or a mapping of attributes.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    switch value {
    case .scalar: title = try String(attribute: value)
    case .mapping: try decode(mapping: value)
    case .list: throw AttributeError(expected: Self.attributeType.description, found: value)
    }
  }
}

/// The width of a table's column.
public enum ColumnWidth: Hashable, Sendable {
  /// A width in points.
  case points(Double)
  /// A part of the table's width, from 0 to 1.
  case fraction(Double)
  /// An equal share of what the other columns leave.
  case flexible
}

extension ColumnWidth: AttributeDecodable {
  public static let attributeType = AttributeType.either([
    .number(unit: "points"), .percentage, .choice(["flexible"]),
  ])

  /// Takes points, a percentage such as `40%`, or `flexible`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, _) = value else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    if text == "flexible" {
      self = .flexible
    } else if text.last == "%" {
      let number = AttributeValue.scalar(String(text.dropLast()), isQuoted: false)
      self = .fraction(try Double(attribute: number, in: 0...100) / 100)
    } else {
      self = .points(try Double(attribute: value, in: 0...10_000))
    }
  }
}

/// The column that sorts a table's rows, and the direction.
public struct TableSort: Hashable, Sendable {
  /// The title of the column.
  public var column = ""
  /// The sort order.
  public var order = TableSortOrder.ascending

  /// Creates an order by a column without a title.
  public init() {}

  /// Creates an order by a column.
  public init(_ column: String, _ order: TableSortOrder = .ascending) {
    self.column = column
    self.order = order
  }
}

/// The direction of an order.
public enum TableSortOrder: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case ascending, descending

  /// The opposite direction.
  public var reversed: TableSortOrder { self == .ascending ? .descending : .ascending }
}

extension TableSort: AttributeOwner, AttributeDecodable {
  public static let ownerName = "an order"
  public static let attributeType = AttributeType.either([.text, .mapping(of: TableSort.attributes)])

  public static let attributes: [Attribute<TableSort>] = [
    Attribute("column", \.column),
    Attribute("order", \.order),
  ]

  /// Takes the title of a column, or a mapping of attributes.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    switch value {
    case .scalar: column = try String(attribute: value)
    case .mapping: try decode(mapping: value)
    case .list(let columns):
      throw AttributeError(
        message: "expected one sorted column, found \(columns.count)",
        hint: "name one column; only its header shows an arrow")
    }
  }
}
