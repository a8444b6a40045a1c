import MaquetteDiagnostics
package import MaquetteDocuments

extension ElementExample {
  /// What stands after the name of an element in its example; nil if that is nothing.
  package func value(of name: String) -> JSON? {
    var diagnostics = DiagnosticList(name: name, kind: .sheet)
    let source = DocumentSource(element, name: name, kind: .sheet, file: 0)
    return DocumentReader.read(source, into: &diagnostics)?.value(of: name)?.json
  }
}

extension DocumentNode {
  /// The value of a key, here or further within.
  fileprivate func value(of key: String) -> DocumentNode? {
    entries?.value(of: key)
      ?? ((entries?.map(\.value) ?? items) ?? []).lazy.compactMap { $0.value(of: key) }.first
  }

  /// The node as YAML 1.2 reads it.
  fileprivate var json: JSON? {
    switch content {
    case .mapping(let entries):
      .object(entries.map { JSON.Member($0.key, $0.value.json ?? .null) })
    case .sequence(let items): .array(items.map { $0.json ?? .null })
    case .scalar(let scalar):
      scalar.isNull ? nil : scalar.isQuoted ? .text(scalar.text) : JSON(plain: scalar.text)
    }
  }
}
