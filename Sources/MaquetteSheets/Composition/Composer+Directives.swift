import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

extension Composer {
  /// The elements of a file: the body of a sheet, a list of elements or a single one.
  mutating func included(_ entry: SheetNode.Entry, in scope: Scope?) -> [SheetNode] {
    let path = resolved(entry.value, in: scope)
    guard let root = root(at: path) else { return [] }
    let elements = inside(.file(root.position.file), at: path.position) { composer in
      guard let entries = root.entries, SheetKeys.areSheet(entries) else {
        return composer.elements(in: root, scope: nil)
      }
      return composer.body(of: root).map { [$0] } ?? []
    }
    return elements ?? []
  }

  /// The root of the file at a path; nil if there is none, which is reported.
  mutating func root(at path: SheetNode) -> SheetNode? {
    guard let scalar = path.scalar, !scalar.isNull, !scalar.text.isEmpty else {
      report(.expectedPath(found: path.kind), at: path.position)
      return nil
    }
    return library.root(of: scalar.text, from: path.position)
  }

  /// The elements of a definition's body or of a file: the items of a list, or the only element.
  mutating func elements(in body: SheetNode, scope: Scope?) -> [SheetNode] {
    if let items = body.items { return composed(items, in: scope) }
    return composed([body], in: scope)
  }

  /// The elements of a definition where it is used.
  mutating func used(_ entry: SheetNode.Entry, in scope: Scope?) -> [SheetNode] {
    guard let use = use(entry, in: scope) else { return [] }
    return elements(of: use) ?? []
  }

  /// A use as written: the definition and its arguments.
  struct Use {
    var definition: Definition
    var position: SourceLocation
    var arguments: [SheetNode.Entry]

    var step: Step { .definition(file: definition.position.file, name: definition.name) }
  }

  /// Reads a use: the name of a definition, or a mapping from that name to its arguments. Anything but a mapping is the
  /// value of the first parameter.
  mutating func use(_ entry: SheetNode.Entry, in scope: Scope?) -> Use? {
    var called = entry.value.onlyEntry
    if called == nil {
      let name = resolved(entry.value, in: scope)
      if let scalar = name.scalar, !scalar.isNull {
        called = .init(
          key: scalar.text, position: entry.value.position, value: .scalar("", at: name.position))
      }
    }
    guard let called else {
      report(.expectedUse(found: entry.value.kind), at: entry.value.position)
      return nil
    }
    let name = key(of: called, in: scope)
    let known = definitions[entry.position.file] ?? [:]
    guard let definition = known[name] else {
      // Sorting all names takes longer than reading a use, and only a shown problem names one.
      let names = library.diagnostics.isFull ? [] : definitionNames(of: entry.position.file)
      report(.unknownDefinition(name, known: names), at: called.position)
      return nil
    }
    var use = Use(definition: definition, position: called.position, arguments: [])
    if let entries = called.value.entries {
      // An argument may be empty on purpose, so nothing is left out here.
      for entry in entries {
        use.arguments.append(
          .init(key: entry.key, position: entry.position, value: composed(entry.value, in: scope)))
      }
    } else if !called.value.isNull {
      guard let first = definition.parameters.first else {
        report(.unknownArgument(called.value.kind, of: name, known: []), at: called.value.position)
        return nil
      }
      use.arguments = [
        .init(key: first.name, position: called.value.position, value: composed(called.value, in: scope))
      ]
    }
    return use
  }

  /// The elements of a use; nil if a parameter is missing, or if the use is circular or too deep.
  mutating func elements(of use: Use) -> [SheetNode]? {
    let names = use.definition.parameters.map(\.name)
    let unknown = use.arguments.filter { !names.contains($0.key) }
    for argument in unknown {
      report(.unknownArgument(argument.key, of: use.definition.name, known: names), at: argument.position)
    }
    var scope = Scope()
    var isComplete = true
    for parameter in use.definition.parameters {
      if let value = use.arguments.value(of: parameter.name) ?? parameter.value {
        scope = scope.binding(parameter.name, to: value)
      } else {
        isComplete = false
        // The message about a misspelt name already covers it.
        if library.diagnostics.isFull { break }
        if !unknown.contains(where: { NearestName.nearest(to: $0.key, among: names) == parameter.name }) {
          report(.missingArgument(parameter.name, of: use.definition.name), at: use.position)
        }
      }
    }
    // A missing argument has no substitute: any value would blame the definition instead of the use.
    guard isComplete else { return nil }
    return inside(use.step, at: use.position) { $0.elements(in: use.definition.body, scope: scope) }
  }

  /// The elements that a template makes from the items of a list.
  mutating func repeated(_ entry: SheetNode.Entry, in scope: Scope?) -> [SheetNode] {
    guard let loop = Loop(entry, into: &library.diagnostics), let items = items(of: loop, in: scope) else {
      return []
    }
    var elements: [SheetNode] = []
    for (index, item) in items.enumerated() {
      let inner = (scope ?? Scope()).binding("index", to: .scalar("\(index + 1)", at: item.position))
        .binding(loop.name, to: item)
      guard count(1, at: entry.position) else { break }
      elements += self.elements(in: loop.template, scope: inner)
    }
    return elements
  }

  private mutating func items(of loop: Loop, in scope: Scope?) -> [SheetNode]? {
    guard let items = data(loop.items, in: scope) else { return nil }
    if let list = items.items { return list }
    report(.expectedItems(found: items.kind), at: items.position)
    return nil
  }

  /// The data as written, or that of the file whose path is written.
  mutating func data(_ node: SheetNode, in scope: Scope?) -> SheetNode? {
    let data = composed(node, in: scope)
    guard let scalar = data.scalar, !scalar.isNull else { return data }
    guard TableReader.isData(scalar.text) else {
      report(.expectedItems(found: data.kind), at: data.position)
      return nil
    }
    return library.root(of: scalar.text, from: data.position)
  }
}
