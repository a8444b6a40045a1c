import MaquetteCollections
import MaquetteScreens
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

/// Turns nodes into elements by the catalogue and reports every problem.
///
/// An error returns an empty element and the rest is still read: a sheet with errors is never drawn, but all its errors
/// are shown.
struct ElementValidator {
  /// The composer of elements, which also collects problems.
  var composer: Composer

  /// The place where each `id` was first used.
  private var ids: [String: SourceLocation] = [:]
  /// The sorted identifiers, for hints.
  private var sortedIDs: [String]?

  /// The identifiers in the order in which elements were read, and the first of those inside the present element.
  var idsInOrder: [String] = []
  private var firstIDInside = 0
  /// What depends on controls.
  var dependences: [Dependence] = []

  /// Whether the brand has tokens for lengths; found at the first element, when the sheet's tokens are known.
  private lazy var hasScale = Brand.hasScale

  /// The number of elements and nodes of their attributes so far: a matrix multiplies them without writing any.
  private var nodeCount = 0
  private var isOverLimit = false

  /// The number of elements around the present one.
  private var depth = 0
  /// The names of the elements around the present one, the outermost first, without matrices and definitions.
  private var containers: [String] = []

  /// Whether to stop, because the list of diagnostics is full or a limit is passed: a matrix repeats the errors of its
  /// cell.
  var isDone: Bool { isOverLimit || composer.isOverLimit || composer.library.diagnostics.isFull }

  var themeNames: [String]
  /// The translations of the sheet.
  var strings = StringTable()
  /// The languages that were looked for.
  var checkedLanguages: Set<LanguageTag> = []

  let catalogue: Catalogue

  init(library: SheetLibrary, environment: Environment) {
    catalogue = environment.catalogue
    composer = Composer(library: library, elementNames: catalogue.names)
    themeNames = environment.themeNames
  }

  /// Reports the name of an unknown theme: tables check only the form of a name.
  mutating func checkTheme(in entries: [SheetNode.Entry]) {
    guard let value = entries.value(of: "theme"), let name = value.scalar?.text, !value.isNull,
      !themeNames.contains(name)
    else { return }
    report(.unknownTheme(name, known: themeNames), at: value.position)
  }

  /// Reports identifiers that neither an element nor a part of a keyboard has; each is somewhere below a node, as a value or as a key.
  mutating func checkIDs(of names: [String], in node: SheetNode) {
    for name in names where ids[name] == nil && !Keyboard.partIDs.contains(name) {
      // Sorted at the first unknown name only, because each of many elements may depend on one.
      if sortedIDs?.count != ids.count { sortedIDs = ids.keys.sorted() }
      let known = sortedIDs ?? []
      let keys = name.hasPrefix("key") ? Keyboard.partIDs.sorted() : []
      report(.unknownID(name, known: known + keys), at: node.place(of: name) ?? node.position)
    }
  }

  mutating func report(_ problem: SheetProblem, at position: SourceLocation) {
    composer.library.diagnostics.add(problem, at: position)
  }

  mutating func element(from node: SheetNode) -> any Element {
    guard let parts = parts(of: node) else { return VStack() }
    return element(parts)
  }

  /// An element's name and its value, before the catalogue is consulted.
  struct Parts {
    var name: String
    var position: SourceLocation
    /// The value of the name; nil for a name alone.
    var value: SheetNode?
  }

  /// Parses a node: a mapping with one key or a name alone.
  mutating func parts(of node: SheetNode) -> Parts? {
    switch node.content {
    case .scalar(let scalar) where !scalar.isNull:
      return Parts(name: scalar.text, position: node.position)
    case .mapping(let entries):
      if let entry = entries.first, entries.count == 1 {
        return Parts(
          name: entry.key, position: entry.position, value: entry.value.isNull ? nil : entry.value)
      }
      report(
        .notOneElement(entries.map(\.key)), at: entries.dropFirst().first?.position ?? node.position)
    case .scalar: report(.expectedElement(found: node.kind, isList: false), at: node.position)
    case .sequence: report(.expectedElement(found: node.kind, isList: true), at: node.position)
    }
    return nil
  }

  mutating func element(_ parts: Parts) -> any Element {
    guard count(1, at: parts.position) else { return VStack() }
    depth += 1
    defer { depth -= 1 }
    // The written tree is less deep; only matrices of definitions of matrices reach this depth.
    guard depth <= SheetLimits.depth else {
      composer.library.diagnostics.add(ReadingProblem.tooDeep, at: parts.position)
      return VStack()
    }
    if parts.name == Matrix.name { return matrix(parts) }
    if Composer.directives.contains(parts.name) { return used(parts) }
    guard let entry = catalogue.entry(named: parts.name) else {
      if composer.definitions[parts.position.file]?[parts.name] != nil {
        report(.definitionAsElement(parts.name), at: parts.position)
        return VStack()
      }
      report(
        .unknownElement(
          parts.name, known: composer.elementNames,
          containers: containers.reversed().flatMap { name in
            [name] + (catalogue.entry(named: name)?.shortForms.map(\.element) ?? [])
          }),
        at: parts.position)
      return VStack()
    }
    containers.append(entry.name)
    defer { containers.removeLast() }
    let isContainer = entry.takesChildren
    let firstID = idsInOrder.count
    var children: [any Element] = []
    var attributes: [SheetNode.Entry] = []
    switch parts.value?.content {
    case nil: break
    case .mapping(let entries): attributes = entries
    case .sequence(let items) where isContainer:
      children = items.map { element(from: $0, in: entry.shortForms.first) }
    case .scalar, .sequence:
      let isList = parts.value?.items != nil
      if let value = parts.value, let shorthand = isList ? entry.listShorthand : entry.shorthand {
        attributes = [SheetNode.Entry(key: shorthand, position: value.position, value: value)]
      } else if let value = parts.value, let form = entry.shortForms.first {
        children = [element(from: value, in: form)]
      } else if let value = parts.value {
        report(
          .expectedAttributes(of: entry.name, found: value.kind, isContainer: isContainer), at: value.position
        )
      }
    }
    var lists: [SheetNode.Entry] = []
    if isContainer, parts.value?.items != nil, let value = parts.value {
      lists.append(SheetNode.Entry(key: Self.children, position: value.position, value: value))
    }
    if isContainer, let list = attributes.value(of: Self.children) {
      // Problems of the container may lie in its children.
      lists += attributes.filter { $0.key == Self.children }
      if let items = list.items {
        children = items.map { element(from: $0) }
      } else {
        report(.expectedChildren(of: entry.name, found: list.kind), at: list.position)
      }
      attributes.removeAll { $0.key == Self.children }
    }
    let shortLists = attributes.filter { list in entry.shortForms.contains { $0.name == list.key } }
    for list in shortLists {
      let form = entry.shortForms.first { $0.name == list.key }
      children += (list.value.items ?? [list.value]).map { element(from: $0, in: form) }
    }
    if !shortLists.isEmpty {
      attributes.removeAll { attribute in shortLists.contains { $0.key == attribute.key } }
      lists += shortLists
    }
    if isContainer { attributes = withoutElements(attributes, in: entry) }
    guard count(attributes.reduce(0) { $0 + 1 + $1.value.count }, at: parts.position) else { return VStack() }
    firstIDInside = firstID
    return element(entry, attributes: attributes, besides: lists, children: children, at: parts.position)
  }

  /// Reads an item of a list in a short form: an element by its name, or the value of the form's own element.
  private mutating func element(from node: SheetNode, in form: ShortForm?) -> any Element {
    guard let form, let own = catalogue.entry(named: form.element) else { return element(from: node) }
    if let only = node.onlyEntry, own.attributeTypes[only.key] == nil,
      catalogue.entry(named: only.key) != nil || Composer.directives.contains(only.key)
    {
      return element(from: node)
    }
    return element(Parts(name: form.element, position: node.position, value: node.isNull ? nil : node))
  }

  /// Counts nodes and returns whether they are within the limit; passing it is reported once.
  private mutating func count(_ nodes: Int, at position: SourceLocation) -> Bool {
    if isDone { return false }
    nodeCount += nodes
    if nodeCount <= SheetLimits.nodes { return true }
    if !isOverLimit { report(.tooManyElements, at: position) }
    isOverLimit = true
    return false
  }

  private static let children = "children"

  /// Reports elements that were written as attributes of a container and returns the other attributes.
  private mutating func withoutElements(
    _ attributes: [SheetNode.Entry], in container: CatalogueEntry
  ) -> [SheetNode.Entry] {
    attributes.filter { attribute in
      let isAttribute =
        container.attributeTypes[attribute.key] != nil
        || CommonAttributes.attributes.contains { $0.name == attribute.key }
      guard !isAttribute, composer.elementNames.contains(attribute.key) else { return true }
      report(.childAsAttribute(attribute.key, of: "a \(container.name)"), at: attribute.position)
      return false
    }
  }

  /// Reads an element's own attributes and those common to all elements.
  private mutating func element(
    _ entry: CatalogueEntry, attributes: [SheetNode.Entry], besides lists: [SheetNode.Entry],
    children: [any Element], at position: SourceLocation
  ) -> any Element {
    let (common, written) = split(attributes) { entry.attributeTypes[$0] != nil }
    let own = readImages(in: written, of: entry)
    var partIDs: [String] = []
    var element = AttributeReading.read(
      own, besides: lists, into: &composer.library.diagnostics
    ) { entries in
      let decoded = entry.decode(entries, children)
      partIDs = decoded.partIDs
      return (decoded.element, decoded.errors)
    }
    // Several links may lead to one place.
    for id in partIDs where ids[id] == nil { ids[id] = position }
    let changes = common.value(of: "then")
    if let changes { element = changing(element, of: own, children: children, in: entry, by: changes) }
    if let dependent = common.value(of: "when") {
      element = self.dependent(
        element, of: own, children: children, in: entry, on: dependent, changing: changes)
    }
    var tokens: [TokenUse] = []
    for attribute in attributes where attribute.value.hasBraces {
      // A text in braces is a text, unless it is the name of a font.
      if attribute.key != "font", entry.attributeTypes[attribute.key] == .text { continue }
      tokens += TokenUse.uses(in: attribute.value.attributeValue, of: attribute.key)
    }
    let lengths = hasScale ? attributes.flatMap { self.lengths(in: $0, of: entry) } : []
    return apply(common, to: element.located(at: position).using(tokens, besides: lengths)) {
      entry.attributeTypes[$0] != nil
    }
  }

  /// The lengths that an attribute writes as numbers, for the rule about a brand's scale.
  private func lengths(in attribute: SheetNode.Entry, of entry: CatalogueEntry) -> [WrittenLength] {
    let type = entry.attributeTypes[attribute.key] ?? CommonAttributes.type(of: attribute.key)
    return type.map {
      WrittenLength.lengths(in: attribute.value.attributeValue, of: attribute.key, type: $0)
    } ?? []
  }

  private static let commonNames = Set(CommonAttributes.attributes.map(\.name))

  /// Separates the attributes common to all elements; an element's own attribute of the same name has precedence.
  func split(
    _ attributes: [SheetNode.Entry], isOwn: (_ name: String) -> Bool
  ) -> (common: [SheetNode.Entry], own: [SheetNode.Entry]) {
    func isCommon(_ name: String) -> Bool { Self.commonNames.contains(name) && !isOwn(name) }
    // Most elements have none, and keep their list.
    guard attributes.indices.contains(where: { isCommon(attributes[$0].key) }) else {
      return ([], attributes)
    }
    return (attributes.filter { isCommon($0.key) }, attributes.filter { !isCommon($0.key) })
  }

  private static let (overlay, mask, presents) = ("overlay", "mask", "presents")

  /// The element in front of another: an element, or a mapping of `content` and `alignment`.
  private mutating func overlay(_ node: SheetNode) -> OverlayAttributes {
    guard let entries = node.entries, let content = entries.value(of: "content") else {
      return OverlayAttributes(element(from: node))
    }
    let overlay = OverlayAttributes(element(from: content))
    return AttributeReading.read(
      entries.filter { $0.key != "content" }, into: &composer.library.diagnostics
    ) { entries in
      var placed = overlay
      let errors = placed.decode(entries)
      return (placed, errors)
    }
  }

  /// Applies the attributes common to all elements.
  ///
  /// - Parameter isOwn: Whether an attribute of the name is one of the element itself.
  mutating func apply(
    _ attributes: [SheetNode.Entry], to element: any Element,
    isOwn: (_ name: String) -> Bool = { _ in false }
  ) -> any Element {
    if attributes.isEmpty { return element }
    let firstID = firstIDInside
    if let environment = attributes.value(of: "with")?.entries {
      checkTheme(in: environment)
      checkLanguage(in: environment)
    }
    let elements = [Self.overlay, Self.mask, Self.presents, ContextMenu.name]
    let plain = attributes.filter { !elements.contains($0.key) }
    var common = AttributeReading.read(plain, into: &composer.library.diagnostics) { entries in
      var common = CommonAttributes()
      let errors = common.decode(entries)
      return (common, errors)
    }
    common.overlay = attributes.value(of: Self.overlay).map { overlay($0) }
    common.mask = attributes.value(of: Self.mask).map { self.element(from: $0) }
    common.presented = attributes.value(of: Self.presents).flatMap { presented($0) }
    if let id = common.id, let position = attributes.value(of: "id")?.position {
      if let first = ids[id] {
        let problem: SheetProblem =
          if first == position {
            .repeatedID(id)
          } else if first.file == position.file {
            .duplicateID(id, first: first)
          } else {
            .duplicateIDElsewhere(id, file: composer.library.path(of: first.file))
          }
        report(problem, at: position)
      } else {
        ids[id] = position
        idsInOrder.append(id)
      }
    }
    note(common, of: attributes, inside: idsInOrder[Swift.min(firstID, idsInOrder.count)...])
    let result = common.applyChanging(to: element, isOwn: isOwn)
    guard let menu = attributes.value(of: ContextMenu.name), !menu.isNull else { return result }
    return contextMenu(menu, around: result)
  }

  /// What stands in front of the picture at an element.
  private mutating func presented(_ node: SheetNode) -> (any Element)? {
    guard !node.isNull else { return nil }
    if let presented = element(from: node).presented { return presented }
    report(
      .attribute(
        AttributeError(
          message: "only elements in front of the picture, such as alerts, can be presented",
          hint: "write, for example, 'alert: Delete the photo?', or use 'overlay'")), at: node.position)
    return nil
  }

  /// An element with a context menu: a list of items, or the attributes of the menu.
  private mutating func contextMenu(_ node: SheetNode, around element: any Element) -> any Element {
    let menu = self.element(Parts(name: ContextMenu.name, position: node.position, value: node))
    guard var attributes = menu.unmodified as? ContextMenu else { return element }
    attributes.children.insert(element, at: 0)
    return attributes.located(at: node.position)
  }
}
