import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

extension ElementValidator {
  /// Reads a matrix: one cell, drawn under every pair of a row's and a column's attributes.
  mutating func matrix(_ parts: Parts) -> any Element {
    guard let value = parts.value, let entries = value.entries else {
      let found = parts.value?.kind ?? "nothing"
      report(.expectedMatrix(found: found), at: parts.value?.position ?? parts.position)
      return VStack()
    }
    let ownNames = MatrixSettings.structure.map(\.name) + MatrixSettings.attributes.map(\.name)
    let (common, own) = split(entries, isOwn: ownNames.contains)
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
      columns.lines.map { column -> any Element in
        if isDone { return VStack() }
        let element = element(cell, with: row.attributes + column.attributes)
        let caption = MatrixAxis.joined([row.header, column.header])
        return settings.hasCaptions && !caption.isEmpty ? element.caption(caption) : element
      }
    }
    var matrix = Matrix(
      columnHeaders: headers(of: columns, settings), rowHeaders: headers(of: rows, settings), rows: cells)
    if let spacing = settings.columnSpacing { matrix.columnSpacing = spacing }
    if let spacing = settings.rowSpacing { matrix.rowSpacing = spacing }
    return apply(common, to: matrix.located(at: parts.position))
  }

  private mutating func matrixAttributes(_ own: [SheetNode.Entry]) -> MatrixSettings {
    let structure = MatrixSettings.structure.map(\.name)
    let settings = own.filter { !structure.contains($0.key) }
    return AttributeReading.read(settings, into: &composer.library.diagnostics) { entries in
      var attributes = MatrixSettings()
      let errors = attributes.decode(entries).map { error in
        guard case .name(let name)? = error.path.first else { return error }
        // The table does not contain rows, columns and cell; the suggestion should.
        let names = structure + MatrixSettings.attributes.map(\.name)
        var error = error
        error.hint = NearestName.hint(for: name, among: names) ?? Wording.choices(names)
        return error
      }
      return (attributes, errors)
    }
  }

  private func headers(of axis: MatrixAxis, _ settings: MatrixSettings) -> [String] {
    guard settings.hasHeaders, axis.lines.contains(where: { !$0.header.isEmpty }) else { return [] }
    return axis.lines.map(\.header)
  }

  /// Reads `rows` or `columns`: a mapping of attributes to lists of values, which are crossed, or a list of mappings,
  /// one for each line, which may be in a file.
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
        return self.line(attributes, cell: cell)
      }
    case nil: break
    case .scalar, .sequence:
      if let entry {
        report(.expectedAxis(entry.key, found: entry.value.kind), at: entry.value.position)
      }
    }
    return axis
  }

  /// A line of a matrix; its header names its attributes, unless it has one of its own.
  private mutating func line(_ attributes: [SheetNode.Entry], cell: Parts?) -> MatrixAxis.Line {
    var attributes = attributes
    var headers = attributes.map { MatrixAxis.header(of: $0, type: type(of: $0.key, in: cell)) }
    if let index = attributes.firstIndex(where: { $0.key == "header" }), type(of: "header", in: cell) == nil {
      let header = attributes.remove(at: index).value
      if header.scalar == nil {
        report(
          .attribute(AttributeError(message: "expected text, found \(header.kind)")), at: header.position)
      }
      headers = [header.scalar?.text ?? ""]
    }
    return MatrixAxis.Line(header: MatrixAxis.joined(headers), attributes: attributes)
  }

  private func type(of attribute: String, in cell: Parts?) -> AttributeType? {
    if let cell, cell.name == Matrix.name, let inner = innerCell(of: cell) {
      return type(of: attribute, in: inner)
    }
    return cell.flatMap { catalogue.entry(named: $0.name) }?.attributeTypes[attribute]
      ?? CommonAttributes.attributes.first { $0.name == attribute }?.type
      ?? Environment.attributes.first { $0.name == attribute }?.type
  }

  /// The cell with a line's attributes in place of its own: those of the element, those common to all elements, or else
  /// those of the environment, which go under `with`. A null removes an attribute.
  ///
  /// A cell that is a matrix passes the attributes it does not have itself on to its cells.
  mutating func merged(_ cell: Parts, with attributes: [SheetNode.Entry]) -> Parts {
    let entry = catalogue.entry(named: cell.name)
    let position = cell.value?.position ?? cell.position
    var merged: [SheetNode.Entry]
    switch cell.value?.content {
    case .mapping(let entries): merged = entries
    case .scalar:
      guard let value = cell.value, let shorthand = entry?.shorthand else { return cell }
      merged = [SheetNode.Entry(key: shorthand, position: value.position, value: value)]
    case .sequence:
      guard let value = cell.value, let entry, entry.takesChildren else { return cell }
      let list = entry.shortForms.first?.name ?? "children"
      merged = [SheetNode.Entry(key: list, position: value.position, value: value)]
    case nil: merged = []
    }
    var handedOn: [SheetNode.Entry] = []
    for attribute in attributes {
      let isOwn = entry?.attributeTypes[attribute.key] != nil
      let isCommon = CommonAttributes.attributes.contains { $0.name == attribute.key }
      let isEnvironment = Environment.attributes.contains { $0.name == attribute.key }
      if cell.name == Matrix.name, !isOwn, !isCommon, !isEnvironment {
        handedOn.append(attribute)
      } else if !isOwn, !isCommon, isEnvironment {
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
    if !handedOn.isEmpty { merged = self.handingOn(handedOn, to: merged) }
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

  /// The pairs of a matrix with attributes set in its cell; a use gets them as its parameters.
  private mutating func handingOn(
    _ attributes: [SheetNode.Entry], to matrix: [SheetNode.Entry]
  ) -> [SheetNode.Entry] {
    guard let index = matrix.firstIndex(where: { $0.key == "cell" }) else { return matrix }
    var result = matrix
    let cell = matrix[index].value
    guard let inner = Self.parts(ofCell: cell) else { return matrix }
    if inner.name == "use", let value = inner.value {
      let entry = SheetNode.Entry(key: inner.name, position: inner.position, value: value)
      guard let use = composer.use(entry, in: nil) else { return matrix }
      let arguments = use.arguments.filter { attributes.value(of: $0.key) == nil } + attributes
      let called = SheetNode.mapping(
        use.definition.name, .mapping(arguments, at: value.position), at: use.position)
      result[index].value = .mapping(inner.name, called, at: inner.position)
    } else {
      let parts = merged(inner, with: attributes)
      result[index].value = .mapping(
        parts.name, parts.value ?? .scalar("", at: parts.position), at: parts.position)
    }
    return result
  }

  private func innerCell(of matrix: Parts) -> Parts? {
    matrix.value?.entries?.value(of: "cell").flatMap { Self.parts(ofCell: $0) }
  }

  /// The name and the attributes of an element; nil for any other node.
  private static func parts(ofCell node: SheetNode) -> Parts? {
    if let entry = node.onlyEntry {
      return Parts(name: entry.key, position: entry.position, value: entry.value)
    }
    return node.scalar.map { Parts(name: $0.text, position: node.position, value: nil) }
  }
}
