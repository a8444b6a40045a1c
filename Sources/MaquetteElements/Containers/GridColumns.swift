/// The columns of a grid: their number, or their widths and alignments.
public struct GridColumns: Hashable, Sendable {
  /// The number of cells in a row.
  public let count: Int
  /// The widths and alignments, from leading to trailing; empty for columns as wide as their cells.
  public let list: [GridColumn]

  /// Creates columns as wide as their widest cells; at least one.
  public init(count: Int) {
    self.count = Swift.max(1, count)
    list = []
  }

  /// Creates columns of widths and alignments; an empty list makes one column.
  public init(_ columns: [GridColumn]) {
    count = Swift.max(1, columns.count)
    list = columns
  }
}

extension GridColumns: AttributeWritable {
  var written: AttributeValue? { list.isEmpty ? .scalar("\(count)", isQuoted: false) : nil }
}

extension GridColumns: AttributeDecodable {
  private static let counts = 1...1000

  public static var attributeType: AttributeType {
    .either([
      .integer, .list(of: .either([GridColumnAttributes.widthType, GridColumnAttributes.mappingType])),
    ])
  }

  /// Takes a number of columns, or a list in which each column is a width, `infinity` or a mapping.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .list(let items) = value else {
      self.init(count: try Int(attribute: value, in: Self.counts))
      return
    }
    guard Self.counts.contains(items.count) else {
      throw AttributeError(
        message:
          "expected \(Self.counts.lowerBound) to \(Self.counts.upperBound) columns, found \(items.count)")
    }
    self.init(try [GridColumnAttributes](attribute: value).map(\.column))
  }
}

/// A column of a grid in a sheet.
struct GridColumnAttributes: AttributeOwner, AttributeDecodable {
  /// The width in points, or infinity for a share of the free space.
  private var fixedWidth: Double?
  /// The minimum width in points.
  private var minWidth: Double?
  /// The maximum width in points, or infinity.
  private var maxWidth: Double?
  /// The alignment of elements in the column's width.
  private var alignment: HorizontalAlignment?

  init() {}

  static let ownerName = "a column"
  static let widthType = AttributeType.either([.number(unit: "points"), .choice(["infinity"])])
  static let mappingType = AttributeType.mapping(of: GridColumnAttributes.attributes)
  static let attributeType = AttributeType.either([widthType, mappingType])

  static let attributes: [Attribute<GridColumnAttributes>] = [
    Attribute("width", \.fixedWidth, length: 0...1e9),
    Attribute("min-width", \.minWidth, in: 0...1e9),
    Attribute("max-width", \.maxWidth, length: 0...1e9),
    Attribute("alignment", \.alignment),
  ]

  init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    if case .mapping = value {
      try decode(mapping: value)
    } else {
      let width = AttributeValue.mapping([AttributeValue.Entry(name: "width", value: value)])
      try decode(mapping: width)
    }
  }

  var column: GridColumn {
    let width =
      if let fixedWidth {
        FrameLength(filling: fixedWidth)
      } else {
        FrameLength(min: minWidth, max: maxWidth)
      }
    return GridColumn(width: width, alignment: alignment)
  }
}
