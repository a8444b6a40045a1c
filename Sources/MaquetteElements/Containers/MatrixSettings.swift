/// The settings of a matrix in a sheet besides its rows, its columns and its cell.
public struct MatrixSettings: AttributeOwner {
  /// Whether rows and columns have headers.
  public var hasHeaders = false
  /// Whether each cell has a caption.
  public var hasCaptions = false
  /// The distance between columns in points; nil for the matrix's own.
  public var columnSpacing: Double?
  /// The distance between rows in points; nil for the matrix's own.
  public var rowSpacing: Double?

  /// Creates settings that change nothing.
  public init() {}

  public static let ownerName = "a matrix"

  /// The keys that sheets read as structure, with their purposes.
  public static let structure: [CatalogueEntry.AttributeDescription] = [
    .init(name: "rows", type: axis, help: "The attributes that vary from row to row."),
    .init(name: "columns", type: axis, help: "The attributes that vary from column to column."),
    .init(name: "cell", type: .element, help: "The element that is drawn in every cell."),
  ]

  public static let attributes: [Attribute<MatrixSettings>] = [
    Attribute("headers", \.hasHeaders, help: "Whether rows and columns show what they stand for."),
    Attribute("captions", \.hasCaptions, help: "Whether each cell shows below it what it stands for."),
    Attribute("column-spacing", \.columnSpacing, help: "The distance between columns.", in: 0...10_000),
    Attribute("row-spacing", \.rowSpacing, help: "The distance between rows.", in: 0...10_000),
  ]

  private static let axis = AttributeType.variations
}
