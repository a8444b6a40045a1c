import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

extension SheetValidator {
  /// Reads translations: a mapping from languages to texts with their translations, each of which can be in a file; or
  /// a table whose first column has the texts and whose other columns, named after languages, have the translations.
  mutating func strings(from node: SheetNode) -> StringTable {
    var table = base.strings
    guard let data = data(node) else { return table }
    switch data.content {
    case .mapping(let languages):
      for language in languages {
        guard let tag = tag(language.key, at: language.position), let texts = self.data(language.value) else {
          continue
        }
        table.add(tag)
        guard let entries = texts.entries else {
          elements.report(.expectedStrings(found: texts.kind), at: texts.position)
          continue
        }
        for entry in entries { add(entry.value, for: entry.key, in: tag, to: &table) }
      }
    case .sequence(let rows):
      guard let first = rows.first else { return table }
      guard let columns = first.entries, columns.count > 1 else {
        elements.report(.noColumns, at: first.position)
        return table
      }
      LanguageTag(columns[0].key).map { table.add($0) }
      let tags = columns.dropFirst().map { tag($0.key, at: first.position) }
      for row in rows {
        guard let fields = row.entries, let text = fields.first?.value.scalar?.text else { continue }
        for (field, tag) in zip(fields.dropFirst(), tags) where !field.value.isNull {
          if let tag { add(field.value, for: text, in: tag, to: &table) }
        }
      }
    case .scalar: elements.report(.expectedStrings(found: data.kind), at: data.position)
    }
    return table
  }

  /// The data as written, or that of the file whose path is written.
  private mutating func data(_ node: SheetNode) -> SheetNode? {
    guard let path = node.scalar, TableReader.isData(path.text) else { return node }
    return elements.composer.library.root(of: path.text, from: node.position)
  }

  private mutating func tag(_ text: String, at position: SourceLocation) -> LanguageTag? {
    let tag = LanguageTag(text)
    if tag == nil { elements.report(.badLanguage(text), at: position) }
    return tag
  }

  private mutating func add(
    _ translation: SheetNode, for text: String, in tag: LanguageTag, to table: inout StringTable
  ) {
    guard let scalar = translation.scalar, !scalar.isNull else {
      elements.report(
        .attribute(AttributeError(message: "expected text, found \(translation.kind)")),
        at: translation.position)
      return
    }
    table.set(text, to: scalar.text, in: tag)
  }
}
