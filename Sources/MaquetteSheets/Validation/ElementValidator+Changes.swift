import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements

extension ElementValidator {
  /// The element with those that replace it over time; problems of these are reported.
  mutating func changing(
    _ element: any Element, of attributes: [SheetNode.Entry], children: [any Element],
    in entry: CatalogueEntry, by changes: SheetNode
  ) -> any Element {
    let timing: Set = [ElementChange.delayName, ElementChange.timingName]
    for change in changes.items ?? [changes] {
      check((change.entries ?? []).filter { !timing.contains($0.key) }, changing: entry)
    }
    let present = attributes.filter { !$0.value.isNull }.map(\.attributeEntry)
    let read = try? [ElementChange](attribute: changes.attributeValue)
    return entry.element(element, of: present, children: children, changing: read ?? [])
  }

  /// Reports what is wrong with attributes that an element has later, or under a condition.
  mutating func check(_ attributes: [SheetNode.Entry], changing entry: CatalogueEntry) {
    let (common, own) = split(attributes) { entry.attributeTypes[$0] != nil }
    AttributeReading.read(own, into: &composer.library.diagnostics) { ((), entry.decode($0, []).errors) }
    let changing = common.filter { CommonAttributes.changing.contains($0.key) }
    AttributeReading.read(changing, into: &composer.library.diagnostics) {
      var attributes = CommonAttributes()
      return ((), attributes.decode($0))
    }
    for attribute in common where !CommonAttributes.changing.contains(attribute.key) {
      report(.attribute(.unchanging(attribute.key)), at: attribute.position)
    }
  }
}

extension AttributeError {
  fileprivate static func unchanging(_ name: String) -> AttributeError {
    AttributeError(
      message: "'\(name)' of an element cannot change",
      hint:
        "the element's own attributes can change, and these: \(CommonAttributes.changing.sorted().joined(separator: ", "))"
    )
  }
}

extension CommonAttributes {
  /// Those attributes of every element that `then` and `when` change.
  static let changing: Set<String> = [
    "frame", "padding", "background", "surface", "clip", "opacity", "effect", "offset", "font-design",
    "font-width", "tracking", "kerning", "monospaced-digits",
  ]

  /// Returns an element with these attributes, and with those that they change over time and under conditions.
  ///
  /// - Parameter isOwn: Whether an attribute is one of the element itself, which has been changed.
  func applyChanging(to element: any Element, isOwn: (_ name: String) -> Bool) -> any Element {
    func common(_ entries: [AttributeValue.Entry]) -> [AttributeValue.Entry] {
      entries.filter { Self.changing.contains($0.name) && !isOwn($0.name) }
    }
    let later = changes.map { common($0.attributes) }
    let dependent = dependentChanges.map { common($0.attributes) }
    guard !(later + dependent).allSatisfy(\.isEmpty) else { return apply(to: element) }
    // What tells the element apart is the same for all its looks.
    var (outer, inner) = (CommonAttributes(), self)
    swap(&outer.id, &inner.id)
    swap(&outer.visibility, &inner.visibility)
    swap(&outer.enabling, &inner.enabling)
    let looks = ChangingAttributes(changes: Array(zip(changes, later)))
    guard !dependent.allSatisfy(\.isEmpty) else {
      return outer.apply(to: looks.element(element, from: inner))
    }
    let result = looks.element(element, from: inner).replaced(when: dependentChanges.map(\.condition)) {
      [inner] indices in
      var attributes = inner
      for index in indices where dependent.indices.contains(index) {
        _ = attributes.decode(dependent[index])
      }
      return looks.element(element, from: attributes)
    }
    return outer.apply(to: result)
  }
}
