import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteSheets

/// Walks a tree along the grammar and collects names.
struct SheetWalk {
  let grammar: SheetGrammar
  var names: [NameOccurrence] = []
  var files: [FileReference] = []
  var colors: [ColorOccurrence] = []
  var parameters: [String: [(name: String, isRequired: Bool)]] = [:]
  /// The outline of what is walked.
  var outline: [OutlineItem] = []
  /// The definition that is walked; empty for none.
  private var definition = ""
  /// The names of the loops around, each with its owner.
  private var loops: [(name: String, owner: String)] = []
  private var loopCount = 0

  init(grammar: SheetGrammar) { self.grammar = grammar }

  mutating func visit(_ node: DocumentNode, at place: SheetPlace) {
    noteReferences(in: node)
    switch (node.content, place) {
    case (.scalar(let scalar), _): visit(scalar, of: node, at: place)
    case (.sequence(let items), _):
      let item = grammar.item(of: place)
      for node in items { visit(node, at: item) }
    case (.mapping(let entries), .names(.definition, _)): for entry in entries { define(entry) }
    case (.mapping(let entries), .keys(.loop)): loop(entries)
    case (.mapping(let entries), _): for entry in entries { visit(entry, in: entries, at: place) }
    }
  }

  private mutating func visit(
    _ entry: DocumentNode.Entry, in entries: [DocumentNode.Entry], at place: SheetPlace
  ) {
    noteReferences(inText: entry.key, at: entry.position)
    switch place {
    case .names(let name, _): note(name, entry.key, at: entry.position, isDeclaration: name != .id)
    case .use: note(.definition, entry.key, at: entry.position, isDeclaration: false)
    case .arguments(let definition):
      note(.parameter, entry.key, at: entry.position, isDeclaration: false, owner: definition)
    default: break
    }
    let inner = grammar.place(in: place, after: entry.key)
    if entry.key == "id", isAttribute(place), let scalar = entry.value.scalar, !scalar.isNull {
      note(.id, scalar.text, at: entry.value.position, isDeclaration: true)
      return
    }
    // A use with one argument alone has it as its value.
    if case .arguments = inner, entry.value.entries == nil { return visit(entry.value, at: .unknown) }
    guard var item = outlineItem(for: entry, at: inner, in: place) else {
      return visit(entry.value, at: inner)
    }
    // Exchanged rather than copied: a list may have many thousand items.
    var around: [OutlineItem] = []
    swap(&around, &outline)
    visit(entry.value, at: inner)
    item.children = outline
    swap(&around, &outline)
    outline.append(item)
  }

  private func isAttribute(_ place: SheetPlace) -> Bool {
    switch place {
    case .attributes, .item, .change, .section: true
    default: false
    }
  }

  private mutating func note(
    _ name: SheetName, _ text: String, at place: SourceLocation, isDeclaration: Bool, owner: String = ""
  ) {
    // A name with a parameter in it is not known before it is used.
    if text.utf8.contains(UInt8(ascii: "$")) { return }
    names.append(
      NameOccurrence(name: name, text: text, place: place, isDeclaration: isDeclaration, owner: owner))
  }

  private mutating func visit(_ scalar: DocumentNode.Scalar, of node: DocumentNode, at place: SheetPlace) {
    if scalar.isNull { return }
    switch place {
    case .path(let role), .list(.path(let role)):
      files.append(
        FileReference(path: scalar.text, place: node.position, includesDefinitions: role == .sheet))
    case .name(let name): note(name, scalar.text, at: node.position, isDeclaration: false)
    case .use: note(.definition, scalar.text, at: node.position, isDeclaration: false)
    case .element, .elements: outline.append(element(named: scalar.text, at: node.position))
    case .value(let type, _, _):
      if type.alternatives.contains(.color), ColorReference(text: scalar.text) != nil {
        colors.append(ColorOccurrence(text: scalar.text, place: node.position))
      }
      if type.alternatives.contains(.image) {
        files.append(FileReference(path: scalar.text, place: node.position, includesDefinitions: false))
      }
    default: break
    }
  }

  // Definitions and loops

  private mutating func define(_ entry: DocumentNode.Entry) {
    note(.definition, entry.key, at: entry.position, isDeclaration: true)
    let outer = definition
    var around: [OutlineItem] = []
    swap(&around, &outline)
    definition = entry.key
    let isWhole = entry.value.entries?.contains { ["parameters", "body"].contains($0.key) } ?? false
    if isWhole, let list = entry.value.entries?.value(of: "parameters") { declare(list) }
    if isWhole {
      for part in entry.value.entries ?? [] where part.key != "parameters" {
        visit(part.value, at: .elements)
      }
    } else {
      visit(entry.value, at: .elements)
    }
    let item = OutlineItem(
      title: entry.key, detail: (parameters[entry.key] ?? []).map(\.name).joined(separator: ", "),
      kind: .definition, place: entry.position, end: entry.value.last, children: outline)
    definition = outer
    swap(&around, &outline)
    outline.append(item)
  }

  private mutating func declare(_ list: DocumentNode) {
    func add(_ name: String, at place: SourceLocation, isRequired: Bool) {
      note(.parameter, name, at: place, isDeclaration: true, owner: definition)
      parameters[definition, default: []].append((name, isRequired))
    }
    for node in list.items ?? [list] {
      if let scalar = node.scalar, !scalar.isNull { add(scalar.text, at: node.position, isRequired: true) }
      for entry in node.entries ?? [] {
        add(entry.key, at: entry.position, isRequired: false)
        visit(entry.value, at: .unknown)
      }
    }
  }

  private mutating func loop(_ entries: [DocumentNode.Entry]) {
    loopCount += 1
    let owner = "#\(loopCount)"
    var name = "item"
    if let node = entries.value(of: "as"), let scalar = node.scalar {
      name = scalar.text
      note(.parameter, name, at: node.position, isDeclaration: true, owner: owner)
    }
    for entry in entries where entry.key != "as" {
      let isTemplate = entry.key == "do"
      if isTemplate { loops.append((name, owner)) }
      visit(entry.value, at: grammar.place(in: .keys(.loop), after: entry.key))
      if isTemplate { loops.removeLast() }
    }
  }

  private mutating func noteReferences(in node: DocumentNode) {
    guard let scalar = node.scalar else { return }
    var place = node.position
    // After the quote.
    if scalar.isQuoted { place.column += 1 }
    noteReferences(inText: scalar.text, at: place)
  }

  /// Notes the parameters that a text refers to.
  private mutating func noteReferences(inText text: String, at place: SourceLocation) {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return }
    for (name, column) in ParameterReference.all(in: text) {
      let loop = loops.last { $0.name == name }
      let isOwn = loop == nil && (parameters[definition] ?? []).contains { $0.name == name }
      guard let owner = loop?.owner ?? (isOwn ? definition : nil) else { continue }
      let start = SourceLocation(line: place.line, column: place.column + column, file: place.file)
      note(.parameter, name, at: start, isDeclaration: false, owner: owner)
    }
  }

  // The outline

  private func outlineItem(
    for entry: DocumentNode.Entry, at inner: SheetPlace, in place: SheetPlace
  ) -> OutlineItem? {
    switch (place, inner) {
    case (_, .attributes(let element)):
      var item = self.element(named: entry.key, at: entry.position)
      item.end = entry.value.last
      let attributes = entry.value.entries ?? []
      let title =
        element.shorthand.flatMap { attributes.value(of: $0)?.scalar?.text } ?? entry.value.scalar?.text ?? ""
      let id = attributes.value(of: "id")?.scalar.map { "#" + $0.text }
      item.detail = [id, title.isEmpty ? nil : title].compactMap(\.self).joined(separator: " ")
      return item
    case (.element, .use), (.elements, .use):
      let name = entry.value.onlyEntry?.key ?? entry.value.scalar?.text ?? ""
      return OutlineItem(
        title: "use", detail: name, kind: .element, place: entry.position, end: entry.value.last)
    case (.file, .names), (.file, .element), (.file, .list(.section)):
      return OutlineItem(
        title: entry.key, detail: "", kind: .section, place: entry.position, end: entry.value.last)
    default: return nil
    }
  }

  private func element(named name: String, at place: SourceLocation) -> OutlineItem {
    let isContainer = grammar.catalogue.entry(named: name)?.takesChildren ?? false
    return OutlineItem(
      title: name, detail: "", kind: isContainer ? .container : .element, place: place,
      end: SourceLocation(line: place.line, column: place.column + name.unicodeScalars.count))
  }
}

extension DocumentNode {
  /// A place at the end of the last scalar of the node. A text over several lines ends in its first one here.
  fileprivate var last: SourceLocation {
    switch content {
    case .scalar(let scalar):
      let width = scalar.text.unicodeScalars.count + (scalar.isQuoted ? 2 : 0)
      return SourceLocation(line: position.line, column: position.column + width, file: position.file)
    case .sequence(let items): return items.last?.last ?? position
    case .mapping(let entries): return entries.last?.value.last ?? position
    }
  }
}

/// References to parameters in a text.
enum ParameterReference {
  /// The names in a text with their columns, counted in characters from 0: `$name`, `${name}`, `$name.field`.
  static func all(in text: String) -> [(name: String, column: Int)] {
    let scalars = Array(text.unicodeScalars)
    var found: [(String, Int)] = []
    var place = 0
    while place < scalars.count {
      guard scalars[place] == "$" else {
        place += 1
        continue
      }
      if place + 1 < scalars.count, scalars[place + 1] == "$" {
        place += 2
        continue
      }
      let start = place + (place + 1 < scalars.count && scalars[place + 1] == "{" ? 2 : 1)
      var end = start
      while end < scalars.count, isPart(scalars[end]) { end += 1 }
      while end > start, scalars[end - 1] == "-" || scalars[end - 1] == "_" { end -= 1 }
      let name = String(String.UnicodeScalarView(scalars[start..<end]))
      if SheetLanguage.isParameterName(name) { found.append((name, start)) }
      place = max(end, place + 1)
    }
    return found
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      || scalar == "-" || scalar == "_"
  }
}
