import MaquetteElements
import MaquetteDocuments

extension ElementValidator {
  /// Reads the cell of a matrix that is a use: a line's attributes that are parameters of the definition are set as
  /// such, the others are those of the resulting element. Other directives are reported.
  mutating func used(_ parts: Parts, with attributes: [SheetNode.Entry] = []) -> any Element {
    guard parts.name == "use", let value = parts.value else {
      report(.composition(.directiveAlone(parts.name)), at: parts.position)
      return VStack()
    }
    let entry = SheetNode.Entry(key: parts.name, position: parts.position, value: value)
    guard var use = composer.use(entry, in: nil) else { return VStack() }
    let names = use.definition.parameters.map(\.name)
    for attribute in attributes where names.contains(attribute.key) {
      use.arguments.removeAll { $0.key == attribute.key }
      use.arguments.append(attribute)
    }
    guard let elements = composer.elements(of: use) else { return VStack() }
    guard let element = elements.first, elements.count == 1, let inner = self.parts(of: element) else {
      report(.composition(.notOneElement(directive: "use", count: elements.count)), at: parts.position)
      return VStack()
    }
    composer.enter(use.step)
    defer { composer.leave() }
    return self.element(inner, with: attributes.filter { !names.contains($0.key) })
  }

  /// Reads an element with further attributes, which replace its own.
  mutating func element(_ parts: Parts, with attributes: [SheetNode.Entry]) -> any Element {
    if Composer.directives.contains(parts.name) { return used(parts, with: attributes) }
    return element(merged(parts, with: attributes))
  }
}
