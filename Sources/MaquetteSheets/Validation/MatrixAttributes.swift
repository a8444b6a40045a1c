internal import MaquetteControls

/// What a sheet says of a matrix beside its rows, its columns and its cell.
struct MatrixAttributes: AttributeOwner {
  var hasHeaders = false
  var columnSpacing: Double?
  var rowSpacing: Double?

  static let ownerName = "a matrix"

  /// The keys that are read as structure.
  static let structure = ["rows", "columns", "cell"]

  static let attributes: [Attribute<MatrixAttributes>] = [
    Attribute("headers", \.hasHeaders, help: "Whether rows and columns show what they stand for."),
    Attribute("column-spacing", \.columnSpacing, help: "The distance between columns.", in: 0...10_000),
    Attribute("row-spacing", \.rowSpacing, help: "The distance between rows.", in: 0...10_000),
  ]
}
