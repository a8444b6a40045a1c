import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteRPC

extension LanguageServer {
  /// The parts of a sheet, for outlines and breadcrumbs.
  func outline(_ parameters: JSON) throws(RPCError) -> JSON {
    let document = try document(in: parameters)
    guard let (index, _) = workspace.index(of: document.path) else { return [] }
    if client.takesOutline { return .array(index.outline.map { symbol($0, in: document) }) }
    var flat: [JSON] = []
    for item in index.outline { flatten(item, of: nil, in: document, into: &flat) }
    return .array(flat)
  }

  private func symbol(_ item: OutlineItem, in document: TextDocument) -> JSON {
    let (range, name) = ranges(of: item, in: document)
    return [
      "name": .text(item.title), "detail": .text(item.detail), "kind": .whole(item.kind.number),
      "range": range.json, "selectionRange": name.json,
      "children": .array(item.children.map { symbol($0, in: document) }),
    ]
  }

  private func flatten(
    _ item: OutlineItem, of container: String?, in document: TextDocument, into flat: inout [JSON]
  ) {
    let detail = item.detail.isEmpty ? "" : " " + item.detail
    flat.append([
      "name": .text(item.title + detail), "kind": .whole(item.kind.number),
      "location": [
        "uri": .text(workspace.uri(of: document.path)), "range": ranges(of: item, in: document).range.json,
      ],
      "containerName": container.map(JSON.text),
    ])
    for child in item.children { flatten(child, of: item.title, in: document, into: &flat) }
  }

  /// The part of the text that an item takes, and that of its name.
  private func ranges(of item: OutlineItem, in document: TextDocument) -> (range: TextRange, name: TextRange)
  {
    let name = document.range(of: document.word(at: item.place), in: client.encoding)
    let end = document.position(of: item.end, in: client.encoding)
    return (TextRange(name.start, max(end, name.end)), name)
  }
}

extension OutlineItem.Kind {
  /// The number of a kind of symbol in the protocol: there are none of elements.
  fileprivate var number: Int {
    switch self {
    case .section: 3
    case .definition: 12
    case .container: 19
    case .element: 8
    }
  }
}
