import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

extension ElementValidator {
  /// What depends on controls: an element with a condition.
  struct Dependence {
    /// The identifiers of the element and of all inside it.
    var inside: [String]
    /// The identifiers of the controls.
    var controls: [String]
    /// The condition in the sheet.
    var node: SheetNode
    /// Whether it decides on the values of what is inside, by hiding or changing it.
    var changesValues: Bool
  }

  /// Notes the conditions among the attributes of an element.
  mutating func note(
    _ common: CommonAttributes, of attributes: [SheetNode.Entry], inside ids: ArraySlice<String>
  ) {
    let conditions: [(name: String, controls: [String])] = [
      ("visible-when", common.visibility?.controls ?? []), ("enabled-when", common.enabling?.controls ?? []),
      ("when", common.dependentChanges.flatMap(\.condition.controls)),
    ]
    for condition in conditions where !condition.controls.isEmpty {
      guard let node = attributes.value(of: condition.name) else { continue }
      dependences.append(
        Dependence(
          inside: Array(ids), controls: condition.controls, node: node,
          changesValues: condition.name != "enabled-when"))
    }
  }

  /// Reports conditions on controls that are not there, and those that go round in circles.
  mutating func checkConditions() {
    var decided: [String: [String]] = [:]
    for dependence in dependences where dependence.changesValues {
      for control in dependence.controls { decided[control, default: []] += dependence.inside }
    }
    for dependence in dependences {
      checkIDs(of: dependence.controls, in: dependence.node)
      guard dependence.changesValues else { continue }
      var reached = Set(dependence.inside)
      var waiting = dependence.inside
      while let id = waiting.popLast() {
        for next in decided[id] ?? [] where reached.insert(next).inserted { waiting.append(next) }
      }
      if let control = dependence.controls.first(where: { reached.contains($0) }) {
        report(
          .circularCondition(control), at: dependence.node.place(of: control) ?? dependence.node.position)
      }
    }
  }

  /// The element with those that replace it while conditions hold; problems of their attributes are reported.
  mutating func dependent(
    _ element: any Element, of attributes: [SheetNode.Entry], children: [any Element],
    in entry: CatalogueEntry, on node: SheetNode, changing changes: SheetNode?
  ) -> any Element {
    for change in node.items ?? [node] {
      let written = change.entries?.value(of: DependentChange.names.attributes)?.entries ?? []
      check(written, changing: entry)
    }
    // Those that cannot be read are reported with the common attributes.
    guard let dependent = try? [DependentChange](attribute: node.attributeValue) else { return element }
    let present = attributes.filter { !$0.value.isNull }.map(\.attributeEntry)
    let following = changes.flatMap { try? [ElementChange](attribute: $0.attributeValue) } ?? []
    return element.replaced(when: dependent.map(\.condition)) { indices in
      var current = present
      for index in indices where dependent.indices.contains(index) {
        let own = dependent[index].attributes.filter { entry.attributeTypes[$0.name] != nil }
        let names = own.map(\.name)
        current = current.filter { !names.contains($0.name) } + own
      }
      return entry.element(
        entry.decode(current, children).element, of: current, children: children, changing: following)
    }
  }
}
