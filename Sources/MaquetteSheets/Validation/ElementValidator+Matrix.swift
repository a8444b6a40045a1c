internal import MaquetteControls
internal import MaquetteDocuments

extension ElementValidator {
  /// Reads a matrix: one cell, drawn under every pair of a row's and a column's attributes.
  mutating func matrix(_ parts: Parts) -> any Element {
    guard let value = parts.value, let entries = value.entries else {
      let found = parts.value?.kind ?? Wording.nothing
      report(.expectedMatrix(found: found), at: parts.value?.position ?? parts.position)
      return VStack()
    }
    let ownNames = MatrixSettings.structure.map(\.name) + MatrixSettings.attributes.map(\.name)
    let (common, own) = split(entries, ownNames: ownNames)
    let settings = matrixAttributes(own)
    let cellNode = entries.value(of: "cell")
    if cellNode == nil { report(.missingCell, at: parts.position) }
    let cell = cellNode.flatMap { self.parts(of: $0) }
    let rows = axis(entries.first { $0.key == "rows" }, cell: cell)
    let columns = axis(entries.first { $0.key == "columns" }, cell: cell)
    guard let cell, rows.lines.count * columns.lines.count <= SheetLimits.nodes else {
      if cell != nil { report(.tooManyElements, at: parts.position) }
      return VStack()
    }
    let cells = rows.lines.map { row in
      columns.lines.map { column in
        isDone ? VStack() : element(cell, with: row.attributes + column.attributes)
      }
    }
    var matrix = Matrix(
      columnHeaders: headers(of: columns, settings), rowHeaders: headers(of: rows, settings), rows: cells)
    if let spacing = settings.columnSpacing { matrix.columnSpacing = spacing }
    if let spacing = settings.rowSpacing { matrix.rowSpacing = spacing }
    return apply(common, to: matrix.located(at: parts.position))
  }

  private mutating func matrixAttributes(_ own: [SheetNode.Entry]) -> MatrixSettings {
    var attributes = MatrixSettings()
    let settings = own.filter { !MatrixSettings.structure.map(\.name).contains($0.key) }
    AttributeReading.read(settings, into: &composer.library.diagnostics) { entries in
      attributes.decode(entries).map { error in
        guard case .name(let name)? = error.path.first else { return error }
        // The table does not know of rows, columns and cell; the suggestion should.
        let names = MatrixSettings.structure.map(\.name) + MatrixSettings.attributes.map(\.name)
        var error = error
        error.hint = Wording.suggestion(NearestName.nearest(to: name, among: names)) ?? Wording.choices(names)
        return error
      }
    }
    return attributes
  }

  private func headers(of axis: MatrixAxis, _ settings: MatrixSettings) -> [String] {
    guard settings.hasHeaders, axis.lines.contains(where: { !$0.header.isEmpty }) else { return [] }
    return axis.lines.map(\.header)
  }

  /// Reads `rows` or `columns`: a mapping of attributes to lists of values, which are crossed, or a list of
  /// mappings, one for each line, which may be in a file.
  private mutating func axis(_ entry: SheetNode.Entry?, cell: Parts?) -> MatrixAxis {
    var axis = MatrixAxis()
    var entry = entry
    if let written = entry?.value, let path = written.scalar, TableReader.isData(path.text) {
      guard let data = composer.data(written, in: nil) else { return axis }
      entry?.value = data
    }
    switch entry?.value.content {
    case .mapping(let attributes):
      for attribute in attributes {
        guard let values = attribute.value.items, !values.isEmpty else {
          report(
            .expectedValues(of: attribute.key, found: attribute.value.kind), at: attribute.value.position)
          continue
        }
        guard
          let crossed = axis.crossed(with: attribute, values: values, type: type(of: attribute.key, in: cell))
        else {
          report(.tooManyLines(entry?.key ?? ""), at: attribute.position)
          return MatrixAxis()
        }
        axis = crossed
      }
    case .sequence(let lines) where lines.count > SheetLimits.matrixLines:
      report(.tooManyLines(entry?.key ?? ""), at: lines[0].position)
    case .sequence(let lines) where !lines.isEmpty:
      axis.lines = lines.map { line in
        guard let attributes = line.entries else {
          report(.expectedLine(found: line.kind), at: line.position)
          return MatrixAxis.Line(header: "", attributes: [])
        }
        let headers = attributes.map { MatrixAxis.header(of: $0, type: type(of: $0.key, in: cell)) }
        return MatrixAxis.Line(header: MatrixAxis.joined(headers), attributes: attributes)
      }
    case nil: break
    case .scalar, .sequence:
      if let entry {
        report(.expectedAxis(entry.key, found: entry.value.kind), at: entry.value.position)
      }
    }
    return axis
  }

  private func type(of attribute: String, in cell: Parts?) -> AttributeType? {
    cell.flatMap { Catalogue.entry(named: $0.name) }?.attributes.first { $0.name == attribute }?.type
      ?? CommonAttributes.attributes.first { $0.name == attribute }?.type
      ?? Environment.attributes.first { $0.name == attribute }?.type
  }

  /// The cell with a line's attributes in place of its own: those of the element, those that every element
  /// takes, or else those of the environment, which go under `with`. A null takes an attribute away.
  func merged(_ cell: Parts, with attributes: [SheetNode.Entry]) -> Parts {
    let entry = Catalogue.entry(named: cell.name)
    let position = cell.value?.position ?? cell.position
    var merged: [SheetNode.Entry]
    switch cell.value?.content {
    case .mapping(let entries): merged = entries
    case .scalar:
      guard let value = cell.value, let shorthand = entry?.shorthand else { return cell }
      merged = [SheetNode.Entry(key: shorthand, position: value.position, value: value)]
    case .sequence:
      guard let value = cell.value, entry?.takesChildren == true else { return cell }
      merged = [SheetNode.Entry(key: "children", position: value.position, value: value)]
    case nil: merged = []
    }
    for attribute in attributes {
      let isOwn = entry?.attributes.contains { $0.name == attribute.key } ?? false
      let isCommon = CommonAttributes.attributes.contains { $0.name == attribute.key }
      let isEnvironment = Environment.attributes.contains { $0.name == attribute.key }
      if !isOwn, !isCommon, isEnvironment {
        var inner = merged.value(of: "with")?.entries ?? []
        Self.set(attribute, in: &inner)
        let with = SheetNode(
          content: .mapping(inner), position: attribute.position,
          count: inner.reduce(1) { $0 + $1.value.count },
          depth: 1)
        Self.set(SheetNode.Entry(key: "with", position: attribute.position, value: with), in: &merged)
      } else {
        Self.set(attribute, in: &merged)
      }
    }
    var result = cell
    result.value = SheetNode(content: .mapping(merged), position: position, count: 1, depth: 1)
    return result
  }

  private static func set(_ entry: SheetNode.Entry, in entries: inout [SheetNode.Entry]) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      if entry.value.isNull { entries.remove(at: index) } else { entries[index] = entry }
    } else if !entry.value.isNull {
      entries.append(entry)
    }
  }
}
