/// A selector of CSS: types, classes, ids, attributes and first children, with descendants and children between them.
struct CSSSelector: Sendable {
  /// What one element must be.
  struct Compound: Sendable {
    var name: String?
    var id: String?
    var classes: [String] = []
    var attributes: [(name: String, value: String?)] = []
    var isFirstChild = false
    /// Whether nothing in a picture that does not move can match it, as `:hover`.
    var isNever = false
    /// Whether the element before must be the parent, rather than any around.
    var isChild = false
  }

  /// From the outermost to the element itself.
  var compounds: [Compound]
  /// The numbers of ids, of classes and attributes, and of types, as one number that orders them.
  var specificity: Int {
    compounds.reduce(0) { sum, compound in
      let middle = compound.classes.count + compound.attributes.count + (compound.isFirstChild ? 1 : 0)
      return sum + (compound.id == nil ? 0 : 1 << 20) + middle << 10 + (compound.name == nil ? 0 : 1)
    }
  }

  private static let never: Set<String> = [
    "hover", "active", "focus", "focus-visible", "focus-within", "visited", "target",
  ]

  /// Reads a selector; nil if it uses anything else.
  init?(_ text: Substring) {
    compounds = []
    var scanner = ValueScanner(text)
    var isChild = false
    while !scanner.isAtEnd() {
      if scanner.take(">") {
        isChild = true
        continue
      }
      guard var compound = Self.compound(&scanner) else { return nil }
      compound.isChild = isChild
      isChild = false
      compounds.append(compound)
    }
    if compounds.isEmpty || isChild { return nil }
  }

  private static func compound(_ scanner: inout ValueScanner) -> Compound? {
    var compound = Compound()
    var isEmpty = true
    while scanner.isAtEnd() == false {
      if scanner.take("*") {
      } else if scanner.take(".") {
        compound.classes.append(scanner.word())
      } else if scanner.take("#") {
        compound.id = scanner.word()
      } else if scanner.take(":") {
        let name = scanner.word()
        if name == "first-child" {
          compound.isFirstChild = true
        } else if never.contains(name) {
          compound.isNever = true
        } else {
          return nil
        }
      } else if scanner.take("[") {
        guard let text = scanner.until("]") else { return nil }
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard let name = parts.first, !name.isEmpty, !name.contains(where: { "~|^$*".contains($0) }) else {
          return nil
        }
        compound.attributes.append((name, parts.count > 1 ? parts[1].filter { !"\"'".contains($0) } : nil))
      } else if isEmpty, scanner.isAtWord() {
        compound.name = scanner.word()
      } else {
        return nil
      }
      isEmpty = false
      // White space ends a compound: the next is of an element within.
      if scanner.isAtSpace() { break }
      if scanner.isNext(">") { break }
    }
    return isEmpty ? nil : compound
  }

  /// Whether an element of a document is selected.
  func matches(_ element: Int, in tree: XMLTree) -> Bool { matches(compounds.count - 1, element, in: tree) }

  private func matches(_ place: Int, _ element: Int, in tree: XMLTree) -> Bool {
    let compound = compounds[place]
    guard compound.matches(element, in: tree) else { return false }
    if place == 0 { return true }
    var parent = tree.elements[element].parent
    while let next = parent {
      if matches(place - 1, next, in: tree) { return true }
      if compound.isChild { return false }
      parent = tree.elements[next].parent
    }
    return false
  }
}

extension CSSSelector.Compound {
  fileprivate func matches(_ index: Int, in tree: XMLTree) -> Bool {
    let element = tree.elements[index]
    guard !isNever, name == nil || name == element.name, id == nil || id == element["id"] else {
      return false
    }
    let own = (element["class"] ?? "").split(whereSeparator: \.isWhitespace)
    guard classes.allSatisfy({ name in own.contains { $0 == name } }),
      attributes.allSatisfy({ pair in
        element[pair.name].map { pair.value == nil || pair.value == $0 } ?? false
      })
    else { return false }
    guard isFirstChild, let parent = element.parent else { return true }
    let first = tree.elements[parent].children.lazy.compactMap { child in
      if case .element(let index) = child { index } else { nil }
    }.first
    return first == index
  }
}
