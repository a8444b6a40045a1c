import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

extension Composer {
  /// The pairs of a sheet's root, with those of included files and with its body expanded.
  mutating func sheet(_ root: SheetNode) -> [SheetNode.Entry]? {
    guard root.entries != nil else { return nil }
    if !Self.isComposed(of: root) { return root.entries }
    let file = root.position.file
    var entries = inside(.file(file), at: root.position) { $0.entries(of: root) } ?? []
    for index in entries.indices where ["body", "sections"].contains(entries[index].key) {
      let value = entries[index].value
      // A body from another file resolves its includes from there, and may not include that file again.
      entries[index].value =
        inside(.file(value.position.file), at: value.position) { $0.composed(value, in: nil) }
        ?? Self.standIn(at: value.position)
    }
    return entries
  }

  /// The body of a sheet that is an element of another one: its environment is kept, and the settings of its own
  /// picture are dropped.
  mutating func body(of root: SheetNode) -> SheetNode? {
    let entries = entries(of: root)
    var written = entries.filter { ["body", "sections"].contains($0.key) }
    for index in written.indices { written[index].value = composed(written[index].value, in: nil) }
    guard let body = SheetSections.body(of: written, into: &library.diagnostics), !body.isNull else {
      if written.isEmpty { library.diagnostics.add(.missingBody, at: root.position) }
      return nil
    }
    let environment = entries.filter { SheetKeys.environment.contains($0.key) }
    guard let first = environment.first else { return body }
    let attributes = [
      SheetNode.Entry(
        key: "with", position: first.position, value: .mapping(environment, at: first.position)),
      SheetNode.Entry(
        key: "children", position: body.position, value: .sequence([body], at: body.position)),
    ]
    return .mapping(VStack.name, .mapping(attributes, at: body.position), at: body.position)
  }

  /// The pairs of a file's root, completed from the files that it includes; the definitions of all of them are
  /// recorded.
  mutating func entries(of root: SheetNode) -> [SheetNode.Entry] {
    let file = root.position.file
    if let known = settings[file] { return known }
    let own = root.entries ?? []
    if file != 0 { SheetKeys.check(own, elements: elementNames, into: &library.diagnostics) }
    var result = own.filter { !Self.structure.contains($0.key) }
    var table: [String: Definition] = [:]
    if let paths = own.value(of: "include") {
      for path in paths.items ?? [paths] {
        for entry in entries(ofFileAt: path, table: &table) where Self.isMissing(entry.key, in: result) {
          result.append(entry)
        }
      }
    }
    if let definitions = own.value(of: "define") { define(definitions, in: &table) }
    definitions[file] = table
    settings[file] = result
    return result
  }

  /// Whether an included file can supply a key: body and sections count as one, and the version is the sheet's own.
  private static func isMissing(_ key: String, in entries: [SheetNode.Entry]) -> Bool {
    let others = ["body", "sections"].contains(key) ? ["body", "sections"] : [key]
    return key != "maquette" && !entries.contains { others.contains($0.key) }
  }

  /// The pairs of an included file; its definitions go to a table, in which later ones replace earlier ones.
  private mutating func entries(
    ofFileAt path: SheetNode, table: inout [String: Definition]
  ) -> [SheetNode.Entry] {
    guard let root = root(at: path) else { return [] }
    guard root.entries != nil else {
      library.diagnostics.add(.expectedSheet(found: root.kind), at: root.position)
      return []
    }
    let file = root.position.file
    let entries = inside(.file(file), at: path.position) { $0.entries(of: root) }
    for (name, definition) in definitions[file] ?? [:] { table[name] = definition }
    return entries ?? []
  }

  private mutating func define(_ node: SheetNode, in table: inout [String: Definition]) {
    guard let entries = node.entries else {
      report(.expectedDefinitions(found: node.kind), at: node.position)
      return
    }
    for entry in entries { table[entry.key] = Definition(entry, into: &library.diagnostics) }
  }

  /// Whether a tree has anything to compose; a key with the name of a directive is enough.
  private static func isComposed(of node: SheetNode) -> Bool {
    // By index: a loop over values would copy each, and all of them are asked in every sheet.
    switch node.content {
    case .scalar: return false
    case .sequence(let items): return items.indices.contains { isComposed(of: items[$0]) }
    case .mapping(let entries):
      return entries.indices.contains {
        composed.contains(entries[$0].key) || isComposed(of: entries[$0].value)
      }
    }
  }

  /// The keys that composition removes or replaces, each once.
  private static let composed = structure + directives.filter { !structure.contains($0) }
}
