import MaquetteElements
import MaquetteFiles
import MaquetteInteraction
import MaquetteLint
import MaquetteSheets

/// Finds what may be written at a cursor.
struct OfferSearch {
  let document: TextDocument
  let context: CursorContext
  let environment: Environment
  /// The design tokens that the text may name; they are read when they are needed.
  let tokenNames: () -> [String: Brand.Literal]
  var resolution: NameResolution

  private var grammar: SheetGrammar { resolution.workspace.grammar }
  private var catalogue: Catalogue { grammar.catalogue }

  mutating func offers() -> [Offer] {
    // Indexed once for all that asks for names.
    _ = resolution.workspace.index(of: document.path)
    if context.partial.hasPrefix("$") { return parameterReferences() }
    var place = grammar.place(of: context.path)
    if context.isBesideItems { place = grammar.item(of: grammar.place(of: context.path)) }
    var offers: [Offer] = []
    if context.isKey { offers += keys(at: place) }
    if context.isValue || context.isBesideItems { offers += values(at: place) }
    if context.isValue, !offers.isEmpty { offers += parameterReferences() }
    if context.bracket != nil { offers += tokensInBracket(at: place) }
    if context.quote != nil, context.partial.hasPrefix("{") { offers.removeAll { !$0.label.hasPrefix("{") } }
    var seen: Set<String> = context.siblings
    return offers.filter { seen.insert($0.label).inserted }
  }

  // Keys

  private mutating func keys(at place: SheetPlace) -> [Offer] {
    switch place {
    case .file:
      let keys = SheetLanguage.sheet.map(Self.offer) + SheetLanguage.settings.map(Self.offer)
      // A part of a sheet may be an element alone.
      return keys + (context.siblings.isEmpty && context.path.isEmpty ? elements() : [])
    case .element, .elements: return context.siblings.isEmpty ? elements() : []
    case .attributes(let entry): return attributes(of: entry) + (startsList(of: entry) ? elements() : [])
    case .item(let entry): return attributes(of: entry) + (context.siblings.isEmpty ? elements() : [])
    case .value(let type, _, _): return type.alternatives.flatMap(fields)
    case .keys(.definition):
      let own = SheetLanguage.definition.map(Self.offer)
      return context.siblings.isEmpty ? own + elements() : own
    case .keys(.loop): return SheetLanguage.loop.map(Self.offer)
    case .keys(.interaction):
      return [
        Offer("steps", .property, help: "The steps, in order.").asKey,
        Offer("actions", .property, help: "The actions that controls send, by their ids.").asKey,
      ]
    case .names(let name, _): return name == .id ? names(.id).map(\.asKey) : []
    case .list(let item): return keys(at: item)
    case .use: return definitions().map(\.asKey)
    case .arguments(let definition):
      return resolution.parameters(of: definition, from: document.path).map {
        Offer($0.name, .variable, detail: $0.isRequired ? "required" : "has a default").asKey
      }
    case .variations(let attributes, let excludes):
      let exclude = Offer("exclude", .property, help: "The combinations to leave out.").asKey
      return attributes.map(Self.offer) + (excludes ? [exclude] : [])
    case .section:
      let group = catalogue.entry(named: "group").map { attributes(of: $0) } ?? []
      return [Offer("body", .property, help: "An element, or a list of elements.").asKey] + group
    case .change(let entry): return SheetGrammar.timing.map(Self.offer) + attributes(of: entry)
    case .dependence:
      return [
        Offer(DependentChange.names.condition, .property, help: "The ids of controls with their values.")
          .asKey,
        Offer(DependentChange.names.attributes, .property, help: "The attributes while the condition holds.")
          .asKey,
      ]
    case .name, .path, .unknown: return []
    }
  }

  /// Whether the first item of a list of children may begin here.
  private func startsList(of entry: CatalogueEntry) -> Bool {
    entry.takesChildren && context.isBesideItems
  }

  private func elements() -> [Offer] {
    catalogue.entries.map { entry in
      var offer = Offer(entry.name, .structure, detail: entry.kind.rawValue, help: HelpText.element(entry))
        .asKey
      offer.takesList = entry.takesChildren && entry.kind == .container && entry.name != Matrix.name
      return offer
    } + SheetLanguage.directives.map(Self.offer)
  }

  private func attributes(of entry: CatalogueEntry) -> [Offer] {
    let own = entry.attributes.map(Self.offer)
    let children = Offer("children", .property, help: "The elements inside.").asKey
    let names = Set(entry.attributes.map(\.name))
    return own + (entry.takesChildren ? [children] : [])
      + SheetGrammar.common.filter { !names.contains($0.name) }.map(Self.offer)
  }

  private func fields(of type: AttributeType) -> [Offer] {
    switch type {
    case .mapping(let fields): fields.map(Self.offer)
    case .insets: AttributeType.insetEdges.map { Offer($0, .property, detail: "points").asKey }
    case .list(let item): item.alternatives.flatMap(fields)
    case .element: elements()
    case .item(let name): (catalogue.entry(named: name).map { attributes(of: $0) } ?? []) + elements()
    case .condition: names(.id).map(\.asKey)
    default: []
    }
  }

  private static func offer(_ attribute: AttributeDescription) -> Offer {
    Offer(attribute.name, .property, detail: attribute.takes, help: HelpText.attribute(attribute)).asKey
  }

  private static func offer(_ key: LanguageKey) -> Offer {
    Offer(key.name, .property, detail: key.takes, help: key.help).asKey
  }

  // Values

  private mutating func values(at place: SheetPlace) -> [Offer] {
    switch place {
    case .value(let type, let attribute, _): return values(of: type, attribute)
    case .attributes(let entry), .item(let entry):
      guard let name = entry.shorthand, let type = entry.attributeTypes[name] else { return [] }
      return values(of: type, entry.attributes.first { $0.name == name })
    case .element, .elements:
      return elements().map { element in
        var offer = element
        offer.isKey = context.isKey
        return offer
      }
    case .name(let name): return names(name)
    case .use: return definitions()
    case .path(let role): return files(for: role)
    case .list(let item): return values(at: item)
    case .keys(.interaction): return values(of: ScriptStep.attributeType, nil)
    case .unknown where context.path == [.key("maquette")]: return [Offer("1", .constant)]
    default: return []
    }
  }

  private func values(of type: AttributeType, _ attribute: AttributeDescription?) -> [Offer] {
    tokens(SheetTokens.kinds(of: type, attribute)) + constants(of: type, attribute)
  }

  private func constants(of type: AttributeType, _ attribute: AttributeDescription?) -> [Offer] {
    let initial: String? = if case .scalar(let text, _)? = attribute?.initial { text } else { nil }
    return type.alternatives.flatMap { type -> [Offer] in
      switch type {
      case .boolean, .choice:
        let names = if case .choice(let names) = type { names } else { ["true", "false"] }
        return names.map { Offer($0, .constant, detail: $0 == initial ? "default" : nil) }
      case .symbol: return symbols()
      case .color: return colors()
      case .image: return files(for: .picture)
      case .language: return LanguageFile.files(.words).keys.sorted().map { Offer($0, .constant) }
      case .list(let item): return constants(of: item, nil)
      case .element: return elements()
      default: return []
      }
    }
  }

  private func symbols() -> [Offer] {
    let own = resolution.workspace.indexed(document.path)?.declared(.symbol).map(\.text) ?? []
    return own.map { Offer($0, .reference, detail: "symbol of the sheet") }
      + Symbols.names.map { Offer($0, .reference, detail: "symbol") }
  }

  private func colors() -> [Offer] {
    (ColorReference.names(in: catalogue) + ["transparent"]).map { name in
      var offer = Offer(name, .color)
      offer.help = HelpText.color(name, in: environment)
      return offer
    }
  }

  private func tokens(_ kinds: Set<Brand.Kind>) -> [Offer] {
    guard !kinds.isEmpty else { return [] }
    return tokenNames().filter { kinds.contains($0.value.kind) }.keys.sorted().map {
      Offer("{\($0)}", .variable, detail: "design token")
    }
  }

  /// The tokens after a bracket that is meant to name one, and that YAML takes for a mapping without quotes.
  private func tokensInBracket(at place: SheetPlace) -> [Offer] {
    guard case .value(let type, let attribute, _) = place else { return [] }
    return tokens(SheetTokens.kinds(of: type, attribute)).map { token in
      var offer = token
      offer.replacesBracket = true
      return offer
    }
  }

  // Names

  private mutating func definitions() -> [Offer] {
    let known = resolution.definitions(of: document.path)
    return known.keys.sorted().map { name in
      let parameters = resolution.parameters(of: name, from: document.path).map(\.name).joined(
        separator: ", ")
      let file = known[name].flatMap { $0 == document.path ? nil : FileName.last(of: $0) }
      return Offer(name, .function, detail: file ?? "definition", help: parameters.isEmpty ? nil : parameters)
    }
  }

  private func names(_ name: SheetName) -> [Offer] {
    var resolution = resolution
    let files = resolution.closure(of: document.path)
    var found = Set(
      files.flatMap { resolution.workspace.index(of: $0)?.index.declared(name).map(\.text) ?? [] })
    if name == .theme { found.formUnion(environment.themeNames) }
    return found.sorted().map { Offer($0, .reference, detail: name == .id ? "id" : nil) }
  }

  private func parameterReferences() -> [Offer] {
    var names: [String] = []
    for (index, step) in context.path.enumerated() {
      if step == .key("define"), index + 1 < context.path.count,
        case .key(let definition) = context.path[index + 1]
      {
        names += resolution.workspace.indexed(document.path)?.parameters[definition]?.map(\.name) ?? []
      }
      if step == .key("for-each") { names += ["item", "index"] }
    }
    return names.map { name in
      var offer = Offer("$" + name, .variable, detail: "parameter")
      offer.text = "$" + name
      return offer
    }
  }

  /// The files that fit, by their paths from the folder of the text.
  private func files(for role: SheetPlace.FileRole) -> [Offer] {
    let suffixes: [String] =
      switch role {
      case .sheet: ["yaml", "yml", "json"]
      case .tokens: ["json", "tokens"]
      case .drawing: ["svg", "symbol"]
      case .table: ["csv", "json", "yaml", "yml"]
      case .picture: ["png", "jpg", "jpeg", "svg"]
      }
    let typed = FileName.folder(of: context.partial)
    let base = FileName.folder(of: document.path)
    let folder = typed.isEmpty ? base : SheetLanguage.path(typed, from: document.path)
    let names = (try? Folder.names(in: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.prefix(2000).compactMap { name in
      let path = FileName.joined(folder, name)
      let shown = typed.isEmpty ? name : FileName.joined(typed, name)
      if Folder.kind(of: path) == .folder { return Offer(shown + "/", .folder) }
      guard suffixes.contains(FileName.suffix(of: name)), path != document.path else { return nil }
      return Offer(shown, .file)
    }
  }
}

extension SheetGrammar {
  /// The place at the end of a way from the root.
  func place(of path: [CursorContext.Step]) -> SheetPlace {
    var place = SheetPlace.file
    for step in path {
      place =
        switch step {
        case .key(let key): self.place(in: place, after: key)
        case .item: item(of: place)
        }
    }
    return place
  }
}
