// Resolver files, Design Tokens Resolver Module 2025.10, chapter 4: sets of tokens, modifiers that choose among sets,
// and the order in which they are merged.
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles

/// Turns a resolver file into layers of tokens.
struct ResolverReader {
  var files: TokenFileReader
  /// The entries of the file, and the folder that paths are relative to.
  let entries: [DocumentNode.Entry]
  let position: SourceLocation
  let folder: String

  /// Sets whose sources are being read: one that appears again contains itself.
  private var openSets: Set<String> = []
  private var sourceCount = 0
  /// Sets and modifiers that were read for their mistakes, until the order takes them: read again, their sources would count twice.
  private var checkedSets: [String: [TokenGroup]] = [:]
  private var checkedModifiers: [String: TokenModifier] = [:]

  init(files: TokenFileReader, entries: [DocumentNode.Entry], position: SourceLocation, folder: String) {
    self.files = files
    self.entries = entries
    self.position = position
    self.folder = folder
  }

  /// Whether a file is a resolver rather than tokens.
  static func isResolver(_ node: DocumentNode) -> Bool {
    node.entries?.contains { $0.key == "resolutionOrder" && $0.value.items != nil } ?? false
      || node.entries?.contains { $0.key == "version" && $0.value.scalar != nil } ?? false
  }

  private static let names = [
    "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema", "$extensions",
    "$defs",
  ]

  mutating func layers() -> [TokenLayer] {
    checkNames(entries, Self.names, of: "a resolver")
    checkVersion()
    checkDefinitions()
    guard let order = value("resolutionOrder") else {
      report(.missingProperty("resolutionOrder", of: "a resolver"), at: position)
      return []
    }
    guard let items = order.items else {
      report(.expectedList("resolutionOrder", found: order.kind), at: order.position)
      return []
    }
    var names: Set<String> = []
    return items.flatMap { layers(of: $0, names: &names) }
  }

  private func value(_ name: String) -> DocumentNode? { entries.value(of: name) }

  mutating func report(_ problem: TokenProblem, at position: SourceLocation) {
    files.diagnostics.add(problem, at: position)
  }

  private mutating func checkNames(_ entries: [DocumentNode.Entry], _ names: [String], of owner: String) {
    for entry in entries where !names.contains(entry.key) {
      report(.unknownResolverProperty(entry.key, of: owner, known: names), at: entry.position)
    }
  }

  private mutating func checkVersion() {
    guard let version = value("version") else {
      report(.missingProperty("version", of: "a resolver"), at: position)
      return
    }
    if version.scalar?.text != "2025.10" {
      report(.unknownVersion(version.kind), at: version.position)
    }
  }

  /// Checks every set and modifier, including those that the order leaves out.
  private mutating func checkDefinitions() {
    for entry in definitions("sets") { checkedSets[entry.key] = set(entry) }
    for entry in definitions("modifiers") {
      checkedModifiers[entry.key] = modifier(entry.key, entry.value, at: entry.position)
    }
  }

  private mutating func definitions(_ name: String) -> [DocumentNode.Entry] {
    guard let node = value(name) else { return [] }
    if let entries = node.entries { return entries }
    report(.expectedMapping(name, found: node.kind), at: node.position)
    return []
  }

  private mutating func layers(of item: DocumentNode, names: inout Set<String>) -> [TokenLayer] {
    guard let entries = item.entries else {
      report(.expectedOrderItem(found: item.kind), at: item.position)
      return []
    }
    if let pointer = entries.value(of: "$ref") {
      checkNames(entries, ["$ref"], of: "a reference")
      return layers(referredToBy: pointer)
    }
    guard let name = entries.first(where: { $0.key == "name" }), let text = name.value.text else {
      report(.missingProperty("name", of: "a set or a modifier in the order"), at: item.position)
      return []
    }
    guard let kind = entries.value(of: "type") else {
      report(.missingProperty("type", of: "a set or a modifier in the order"), at: item.position)
      return []
    }
    if !names.insert(text).inserted { report(.nameTwice(text), at: name.value.position) }
    let rest = DocumentNode.mapping(
      entries.filter { $0.key != "name" && $0.key != "type" }, at: item.position)
    switch kind.text {
    case "set":
      return set(DocumentNode.Entry(key: text, position: name.position, value: rest)).map(TokenLayer.tokens)
    case "modifier": return modifier(text, rest, at: name.position).map { [.modifier($0)] } ?? []
    default:
      report(.unknownKind(kind.kind), at: kind.position)
      return []
    }
  }

  private mutating func layers(referredToBy node: DocumentNode) -> [TokenLayer] {
    let text = node.text ?? ""
    guard let steps = TokenReference(pointer: text)?.steps, steps.count == 2 else {
      report(.unknownPointer(text, known: pointers), at: node.position)
      return []
    }
    if steps[0] == "resolutionOrder" {
      report(.forbiddenPointer(text), at: node.position)
      return []
    }
    let definitions = value(steps[0])?.entries ?? []
    guard steps[0] == "sets" || steps[0] == "modifiers",
      let entry = definitions.first(where: { $0.key == steps[1] })
    else {
      report(.unknownPointer(text, known: pointers), at: node.position)
      return []
    }
    if steps[0] == "sets" {
      return (checkedSets.removeValue(forKey: entry.key) ?? set(entry)).map(TokenLayer.tokens)
    }
    let modifier =
      checkedModifiers.removeValue(forKey: entry.key)
      ?? modifier(entry.key, entry.value, at: entry.position)
    return modifier.map { [.modifier($0)] } ?? []
  }

  /// The pointers to sets and modifiers, for suggestions.
  private var pointers: [String] {
    ["sets", "modifiers"].flatMap { kind in
      (value(kind)?.entries ?? []).prefix(1000).map { "#/\(kind)/\($0.key)" }
    }
  }

  /// The tokens of a set (section 4.1.4).
  private mutating func set(_ entry: DocumentNode.Entry) -> [TokenGroup] {
    guard let entries = entry.value.entries else {
      report(.expectedMapping(entry.key, found: entry.value.kind), at: entry.value.position)
      return []
    }
    checkNames(entries, ["sources", "description", "$extensions"], of: "a set")
    guard let sources = entries.value(of: "sources") else {
      report(.missingProperty("sources", of: "a set"), at: entry.position)
      return []
    }
    return groups(from: sources, name: "sources")
  }

  private mutating func modifier(
    _ name: String, _ node: DocumentNode, at position: SourceLocation
  ) -> TokenModifier? {
    guard let entries = node.entries else {
      report(.expectedMapping(name, found: node.kind), at: node.position)
      return nil
    }
    checkNames(entries, ["contexts", "default", "description", "$extensions"], of: "a modifier")
    guard let list = entries.value(of: "contexts") else {
      report(.missingProperty("contexts", of: "a modifier"), at: position)
      return nil
    }
    guard let contexts = list.entries else {
      report(.expectedMapping("contexts", found: list.kind), at: list.position)
      return nil
    }
    if contexts.isEmpty { report(.noContexts(name), at: list.position) }
    if contexts.count == 1 { report(.oneContext(name), at: list.position) }
    var modifier = TokenModifier(name: name, position: position, contexts: [])
    for context in contexts {
      modifier.contexts.append((context.key, groups(from: context.value, name: context.key)))
    }
    if let node = entries.value(of: "default") {
      modifier.defaultContext = node.text
      if node.text.flatMap(modifier.layers) == nil {
        report(
          .unknownDefault(node.scalar?.text ?? "", modifier: name, known: contexts.map(\.key)),
          at: node.position)
      }
    }
    return modifier
  }

  /// The tokens of a list of sources, in their order.
  private mutating func groups(from node: DocumentNode, name: String) -> [TokenGroup] {
    guard let items = node.items else {
      report(.expectedList(name, found: node.kind), at: node.position)
      return []
    }
    return items.flatMap { groups(fromSource: $0) }
  }

  private mutating func groups(fromSource node: DocumentNode) -> [TokenGroup] {
    sourceCount += 1
    guard sourceCount <= TokenLimits.sources else {
      report(.tooManySources, at: node.position)
      return []
    }
    guard let entries = node.entries else {
      report(.expectedSource(found: node.kind), at: node.position)
      return []
    }
    guard let pointer = entries.value(of: "$ref") else { return files.group(from: node).map { [$0] } ?? [] }
    checkNames(entries, ["$ref"], of: "a reference")
    guard let text = pointer.text else {
      report(.malformedReference(pointer.kind), at: pointer.position)
      return []
    }
    if text.hasPrefix("#") { return groups(fromSet: text, at: pointer.position) }
    return files.group(referredToBy: text, from: folder, at: pointer.position).map { [$0] } ?? []
  }

  /// The tokens of another set of this file (section 4.2.2).
  private mutating func groups(fromSet text: String, at position: SourceLocation) -> [TokenGroup] {
    let steps = TokenReference(pointer: text)?.steps ?? []
    if ["modifiers", "resolutionOrder"].contains(steps.first) {
      report(.forbiddenPointer(text), at: position)
      return []
    }
    guard steps.count == 2, steps[0] == "sets",
      let entry = value("sets")?.entries?.first(where: { $0.key == steps[1] })
    else {
      report(.unknownPointer(text, known: pointers), at: position)
      return []
    }
    guard openSets.count < DocumentLimits.depth, openSets.insert(entry.key).inserted else {
      report(.sourceLoop(text), at: position)
      return []
    }
    defer { openSets.remove(entry.key) }
    return set(entry)
  }
}
