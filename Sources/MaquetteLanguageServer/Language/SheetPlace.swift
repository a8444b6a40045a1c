// What a sheet may have at a place
// ================================
//
// A place is reached from the root of a file by keys and items. The grammar below follows the tables that decode sheets: the catalogue
// for elements, the types of attributes for values. Completion asks it what fits at the cursor, and the index of a file walks the file's
// tree along it. A step that no table knows leads to a place of which nothing is known.
import MaquetteElements
import MaquetteInteraction
import MaquetteSheets

/// What is expected at a place of a sheet.
indirect enum SheetPlace {
  /// The whole of a file.
  case file
  /// An element: its name, or a mapping from it.
  case element
  /// A list of elements, or one.
  case elements
  /// The value of an element's name.
  case attributes(CatalogueEntry)
  /// An item of a list in a short form: the value of the element of a name, or an element.
  case item(of: CatalogueEntry)
  /// The value of an attribute.
  case value(AttributeType, of: AttributeDescription?, in: CatalogueEntry?)
  /// A mapping with some keys of the language, such as a definition or a loop.
  case keys(Keys)
  /// The name of something that is declared elsewhere.
  case name(SheetName)
  /// The path of a file.
  case path(FileRole)
  /// Names with values of one kind, such as `define`.
  case names(SheetName, of: SheetPlace)
  /// A value, or a list of these.
  case list(SheetPlace)
  /// The mapping from a definition's name to its parameters, or the name alone.
  case use
  /// The parameters of a definition.
  case arguments(of: String)
  /// Attributes, each with a list of values to vary over.
  case variations([AttributeDescription], excludes: Bool)
  case section
  /// The attributes of an element that change in an animation.
  case change(of: CatalogueEntry)
  /// A condition, and the attributes of an element while it holds.
  case dependence(of: CatalogueEntry)
  case unknown

  /// A mapping of the language that no attribute describes.
  enum Keys { case definition, loop, interaction }

  /// The role of a file that a sheet names.
  enum FileRole { case sheet, tokens, drawing, table, picture }
}

/// A kind of name that sheets give and use.
enum SheetName: Hashable, Sendable {
  case definition, parameter, id, theme, symbol, language
}

/// Follows the steps from a place to one inside it.
struct SheetGrammar {
  let catalogue: Catalogue

  /// The attributes of all elements.
  static let common = CommonAttributes.descriptions(in: nil)
  /// What a change in an animation takes besides attributes.
  static let timing: [AttributeDescription] = {
    let type = AttributeType.mapping(
      of: [Attribute<CommonAttributes>](),
      and: [
        (
          ElementChange.delayName, .number(unit: "seconds"),
          "The time since the previous change; 0.5 by default."
        ),
        (
          ElementChange.timingName, ChangeTiming.attributeType,
          "The duration and the curve of the change; the platform's by default."
        ),
      ])
    guard case .mapping(let fields) = type else { return [] }
    return fields
  }()
  /// The keys of a step that name an element.
  private static let targets: Set<String> = [
    "tap", "press", "drag", "hover", "spring", "swipe", "scroll", "long-press", "secondary-click", "to",
  ]

  /// The place of the value of a key.
  func place(in place: SheetPlace, after key: String) -> SheetPlace {
    switch place {
    case .file: inFile(key)
    case .element, .elements: inElement(key)
    case .attributes(let entry): inAttributes(of: entry, key)
    case .item(let entry): inItem(of: entry, key)
    case .value(let type, _, let entry): inValue(of: type, in: entry, key)
    case .keys(let keys): inKeys(keys, key)
    case .names(_, let value): value
    case .list(let item): self.place(in: item, after: key)
    case .use: .arguments(of: key)
    case .variations(let attributes, let excludes):
      excludes && key == "exclude"
        ? .list(.variations(attributes, excludes: false))
        : attributes.first { $0.name == key }.map { .list(.value($0.type, of: $0, in: nil)) } ?? .unknown
    case .section:
      ["body", "children"].contains(key)
        ? .elements : catalogue.entry(named: "group").map { inAttributes(of: $0, key) } ?? .unknown
    case .change(let entry):
      value(of: key, among: Self.timing, in: entry) ?? inAttributes(of: entry, key)
    case .dependence(let entry):
      switch key {
      case DependentChange.names.condition: .names(.id, of: .unknown)
      case DependentChange.names.attributes: .attributes(entry)
      default: .unknown
      }
    case .arguments, .name, .path, .unknown: .unknown
    }
  }

  /// The place of an item of a list.
  func item(of place: SheetPlace) -> SheetPlace {
    switch place {
    case .file, .elements: return .element
    case .list(let item): return item
    case .attributes(let entry):
      if let form = entry.shortForms.first, let own = catalogue.entry(named: form.element) {
        return .item(of: own)
      }
      if entry.takesChildren { return .element }
      guard let name = entry.listShorthand, let type = entry.attributeTypes[name] else { return .unknown }
      return item(of: .value(type, of: nil, in: entry))
    case .item(let entry): return item(of: .attributes(entry))
    case .value(let type, let attribute, let entry):
      let items = type.alternatives.compactMap { type -> AttributeType? in
        if case .list(let item) = type { item } else { nil }
      }
      guard let first = items.first else { return .unknown }
      return value(of: items.count == 1 ? first : .either(items), of: attribute, in: entry)
    case .keys(.interaction): return .value(ScriptStep.attributeType, of: nil, in: nil)
    case .keys(.definition): return .element
    case .element, .name, .path, .names, .use, .arguments, .section, .keys, .variations, .change, .dependence,
      .unknown:
      return .unknown
    }
  }

  private func inFile(_ key: String) -> SheetPlace {
    switch key {
    case "include": .list(.path(.sheet))
    case "define": .names(.definition, of: .keys(.definition))
    case "tokens": .list(.path(.tokens))
    case "themes": .names(.theme, of: .list(.path(.tokens)))
    case "symbols": .names(.symbol, of: .path(.drawing))
    case "strings": .path(.table)
    case "body": .element
    case "sections": .list(.section)
    case "theme": .name(.theme)
    case "variants":
      .variations(
        SheetLanguage.settings.filter { SheetLanguage.variable.contains($0.name) }, excludes: true)
    case "interaction": .keys(.interaction)
    default: value(of: key, among: SheetLanguage.settings, in: nil) ?? inElement(key)
    }
  }

  private func inElement(_ key: String) -> SheetPlace {
    switch key {
    case "include": .path(.sheet)
    case "use": .use
    case "for-each": .keys(.loop)
    default: catalogue.entry(named: key).map { .attributes($0) } ?? .unknown
    }
  }

  private func inAttributes(of entry: CatalogueEntry, _ key: String) -> SheetPlace {
    if key == "children", entry.takesChildren { return .elements }
    if let form = entry.shortForms.first(where: { $0.name == key }),
      let own = catalogue.entry(named: form.element)
    {
      return .list(.item(of: own))
    }
    if let own = value(of: key, among: entry.attributes, in: entry) { return own }
    switch key {
    case "then": return .list(.change(of: entry))
    case "when": return .list(.dependence(of: entry))
    case "id": return .unknown
    default: return value(of: key, among: Self.common, in: entry) ?? .unknown
    }
  }

  private func inItem(of entry: CatalogueEntry, _ key: String) -> SheetPlace {
    if entry.attributeTypes[key] == nil, case let element = inElement(key), !element.isUnknown {
      return element
    }
    return inAttributes(of: entry, key)
  }

  private func inValue(of type: AttributeType, in entry: CatalogueEntry?, _ key: String) -> SheetPlace {
    for type in type.alternatives {
      switch type {
      case .mapping(let fields):
        if key == "theme", fields.contains(where: { $0.name == key }) { return .name(.theme) }
        if Self.targets.contains(key), fields.contains(where: { $0.name == "secondary-click" }) {
          return .name(.id)
        }
        if let found = value(of: key, among: fields, in: entry) { return found }
      case .list(let item):
        let found = inValue(of: item, in: entry, key)
        if !found.isUnknown { return found }
      case .element:
        let found = inElement(key)
        if !found.isUnknown { return found }
      case .item(let name):
        if let own = catalogue.entry(named: name) { return inItem(of: own, key) }
      case .variations: return .list(.unknown)
      case .insets: return .value(.number(unit: "points"), of: nil, in: nil)
      default: break
      }
    }
    return .unknown
  }

  private func inKeys(_ keys: SheetPlace.Keys, _ key: String) -> SheetPlace {
    switch (keys, key) {
    case (.definition, "parameters"): .names(.parameter, of: .unknown)
    case (.definition, "body"), (.loop, "do"): .elements
    case (.definition, _): inElement(key)
    case (.loop, "in"): .path(.table)
    case (.interaction, "steps"): .list(.value(ScriptStep.attributeType, of: nil, in: nil))
    case (.interaction, "actions"): .names(.id, of: .unknown)
    default: .unknown
    }
  }

  private func value(
    of name: String, among attributes: [AttributeDescription], in entry: CatalogueEntry?
  ) -> SheetPlace? {
    attributes.first { $0.name == name }.map { value(of: $0.type, of: $0, in: entry) }
  }

  private func value(
    of type: AttributeType, of attribute: AttributeDescription?, in entry: CatalogueEntry?
  ) -> SheetPlace {
    switch type {
    case .element: .element
    case .list(of: .element): .elements
    case .condition: .names(.id, of: .unknown)
    default: .value(type, of: attribute, in: entry)
    }
  }
}

extension SheetPlace {
  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension AttributeType {
  /// The types among which a value is one.
  var alternatives: [AttributeType] {
    if case .either(let types) = self { types.flatMap(\.alternatives) } else { [self] }
  }
}
