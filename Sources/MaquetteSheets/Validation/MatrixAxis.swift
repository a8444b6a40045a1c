import MaquetteElements
import MaquetteDocuments

/// The rows or the columns of a matrix: the attributes that each sets in its cells, and the text of its header.
struct MatrixAxis {
  struct Line {
    var header: String
    var attributes: [SheetNode.Entry]
  }

  /// One line that sets nothing, the default.
  var lines = [Line(header: "", attributes: [])]

  /// Crosses the lines with the values of one more attribute; nil if that makes too many.
  func crossed(with entry: SheetNode.Entry, values: [SheetNode], type: AttributeType?) -> MatrixAxis? {
    let (count, overflow) = lines.count.multipliedReportingOverflow(by: values.count)
    guard !overflow, count <= SheetLimits.matrixLines else { return nil }
    var result = MatrixAxis()
    result.lines = lines.flatMap { line in
      values.map { value in
        let attribute = SheetNode.Entry(key: entry.key, position: entry.position, value: value)
        return Line(
          header: Self.joined([line.header, Self.header(of: attribute, type: type)]),
          attributes: line.attributes + [attribute])
      }
    }
    return result
  }

  /// The header for several attributes, cut to what fits above a column.
  static func joined(_ headers: [String]) -> String {
    var header = ""
    for part in headers where !part.isEmpty { header.append(header.isEmpty ? part : ", " + part) }
    return header.count > longestHeader ? header.prefix(longestHeader) + "…" : header
  }

  private static let longestHeader = 60

  /// The type of a length that may be infinite.
  private static let length = AttributeType.either([.number(unit: "points"), .choice(["infinity"])])

  /// The header for one attribute: a name or a text alone, any other value with its attribute's name. The value of a
  /// toggle is on or off.
  static func header(of entry: SheetNode.Entry, type: AttributeType?) -> String {
    switch entry.value.content {
    case .scalar(let scalar):
      if scalar.isNull { return "no \(entry.key)" }
      switch type {
      case .boolean where entry.key == "value": return scalar.text == "true" ? "on" : "off"
      case .boolean: return scalar.text == "true" ? entry.key : "not \(entry.key)"
      case .number, .integer, .insets: return "\(entry.key) \(scalar.text)"
      case let type? where type == length: return "\(entry.key) \(scalar.text)"
      default: return scalar.text
      }
    case .sequence(let items):
      return items.map { header(of: .init(key: entry.key, position: entry.position, value: $0), type: type) }
        .joined(separator: " + ")
    case .mapping(let entries):
      return entries.map { header(of: $0, type: .number(unit: nil)) }.joined(separator: ", ")
    }
  }
}
