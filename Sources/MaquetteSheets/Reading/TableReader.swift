// Comma-separated values to nodes.
//
// The format is that of RFC 4180: fields between commas, records between line ends; a field in double quotes may
// contain both, and a quote within is doubled. Spreadsheets of half of Europe write semicolons, because their numbers have
// commas, and others write tabs: the first row tells which, or a line `sep=;` before it. The first record names the columns.
// Each further one becomes a mapping from those names to its fields, with the place of every field, so that a problem of a
// field is shown at the field.
// Quotes in such a file only keep a field together, so a quoted `12` is still a number; an empty field is no value, a
// quoted empty one is an empty text. Cost: linear in the text.
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles

/// Reads a table into a list of mappings and reports all problems.
struct TableReader {
  private struct Field {
    var text = String.UnicodeScalarView()
    var isQuoted = false
    var offset: Int
  }

  /// Whether a text is the path of a data file.
  static func isData(_ path: String) -> Bool {
    ["csv", "json", "yaml", "yml"].contains(FileName.suffix(of: path))
  }

  private let source: SheetSource
  private let scalars: String.UnicodeScalarView
  private var index: String.UnicodeScalarView.Index
  private var offset = 0
  /// What separates the fields.
  private let separator: Unicode.Scalar
  private static let separators: [Unicode.Scalar] = [",", ";", "\t"]

  /// Reads a decoded source; nil if no tree can be made, which a diagnostic explains.
  static func read(_ source: SheetSource, into diagnostics: inout DiagnosticList) -> SheetNode? {
    var reader = TableReader(source)
    let errors = diagnostics.errorCount
    guard let header = reader.record(into: &diagnostics) else {
      if diagnostics.errorCount == errors {
        diagnostics.add(.composition(.emptyTable), at: source.position(ofScalar: 0))
      }
      return nil
    }
    let names = reader.names(of: header, into: &diagnostics)
    var count = 1
    var rows: [SheetNode] = []
    while let record = reader.record(into: &diagnostics) {
      let position = source.position(ofScalar: record[0].offset)
      count += 1 + 2 * record.count
      guard count <= SheetLimits.nodes else {
        diagnostics.add(.tooManyNodes, at: position)
        return nil
      }
      if record.count != names.count {
        diagnostics.add(
          .composition(.fieldCount(record.count, expected: names.count, reader.separator)), at: position)
        continue
      }
      rows.append(.mapping(reader.entries(of: record, named: names, into: &diagnostics), at: position))
    }
    return .sequence(rows, at: source.position(ofScalar: 0))
  }

  private init(_ source: SheetSource) {
    self.source = source
    scalars = source.text.unicodeScalars
    index = scalars.startIndex
    let stated = Self.separators.first {
      source.text.hasPrefix("sep=\($0)\n") || source.text.hasPrefix("sep=\($0)\r\n")
    }
    separator = stated ?? Self.separator(of: scalars)
    if stated != nil { while let scalar = next(), scalar != "\n" {} }
  }

  /// The separator that the first row has most of, outside of quotes; a comma if that is not clear.
  private static func separator(of scalars: String.UnicodeScalarView) -> Unicode.Scalar {
    var counts: [Unicode.Scalar: Int] = [:]
    var isQuoted = false
    for scalar in scalars.drop(while: { $0 == "\n" || $0 == "\r" }) {
      if scalar == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if scalar == "\n" || scalar == "\r" { break }
      if separators.contains(scalar) { counts[scalar, default: 0] += 1 }
    }
    return separators.reduce(separators[0]) { counts[$1, default: 0] > counts[$0, default: 0] ? $1 : $0 }
  }

  private func names(of header: [Field], into diagnostics: inout DiagnosticList) -> [String] {
    var places: [String: SourceLocation] = [:]
    return header.map { field in
      let name = String(field.text)
      let position = source.position(ofScalar: field.offset)
      if name.isEmpty {
        diagnostics.add(.composition(.unnamedColumn), at: position)
      } else if let first = places[name] {
        diagnostics.add(.duplicateKey(name, first: first), at: position)
      }
      places[name] = position
      return name
    }
  }

  private func entries(
    of record: [Field], named names: [String], into diagnostics: inout DiagnosticList
  ) -> [SheetNode.Entry] {
    zip(names, record).map { name, field in
      let position = source.position(ofScalar: field.offset)
      if field.text.count > SheetLimits.textLength {
        diagnostics.add(.textTooLong(field.text.count), at: position)
      }
      let isText = field.isQuoted && field.text.isEmpty
      return SheetNode.Entry(
        key: name, position: position,
        value: .scalar(String(field.text), isQuoted: isText, at: position))
    }
  }

  private mutating func next() -> Unicode.Scalar? {
    guard index < scalars.endIndex else { return nil }
    defer {
      index = scalars.index(after: index)
      offset += 1
    }
    return scalars[index]
  }

  private var following: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

  /// The fields up to the end of a line, at least one; empty lines are skipped. Nil at the end of the text or of its
  /// readable part.
  private mutating func record(into diagnostics: inout DiagnosticList) -> [Field]? {
    while following == "\n" || following == "\r" { _ = next() }
    guard following != nil else { return nil }
    var record: [Field] = []
    while true {
      var field = Field(offset: offset)
      if following == "\"" {
        guard quoted(&field) else {
          diagnostics.add(.unclosedQuote, at: source.position(ofScalar: field.offset))
          index = scalars.endIndex
          return nil
        }
        if let stray = following, stray != separator, stray != "\n", stray != "\r" {
          diagnostics.add(.composition(.textAfterQuote), at: source.position(ofScalar: offset))
        }
      }
      while let scalar = following, scalar != separator, scalar != "\n", scalar != "\r" {
        field.text.append(scalar)
        _ = next()
      }
      record.append(field)
      guard record.count < SheetLimits.nodes else {
        diagnostics.add(.tooManyNodes, at: source.position(ofScalar: field.offset))
        index = scalars.endIndex
        return nil
      }
      if following != separator { return record }
      _ = next()
    }
  }

  /// Reads a quoted field; false if the closing quote is missing.
  private mutating func quoted(_ field: inout Field) -> Bool {
    field.isQuoted = true
    _ = next()
    while let scalar = next() {
      if scalar != "\"" {
        field.text.append(scalar)
      } else if following == "\"" {
        _ = next()
        field.text.append("\"")
      } else {
        return true
      }
    }
    return false
  }
}
