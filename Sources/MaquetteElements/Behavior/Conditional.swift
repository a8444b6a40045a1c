// Elements that depend on the values of controls. Without known values, as at the first of the passes that find them, all
// are shown, enabled and as written.
extension Element {
  /// Returns the element, which is in the picture only while a condition on controls holds.
  public func visible(when condition: ControlCondition) -> any Element {
    Modified(self, .visibility(condition))
  }

  /// Returns the element with its controls enabled only while a condition on other controls holds.
  public func enabled(when condition: ControlCondition) -> any Element {
    Modified(self) { content, environment in
      var inside = environment
      inside.isEnabled = environment.isEnabled && content.isShown(condition, in: environment)
      inside.isEnabledByCondition = true
      var node = content.node(in: inside)
      node.dependsOnValues = true
      return node
    }
  }

  /// Returns an element that others replace while conditions hold.
  ///
  /// - Parameters:
  ///   - conditions: the conditions.
  ///   - make: returns the element for the conditions that hold, by their indices.
  package func replaced(
    when conditions: [ControlCondition], _ make: @escaping @Sendable (_ indices: [Int]) -> any Element
  ) -> any Element {
    Modified(self, .replacement(conditions, make))
  }

  /// Whether an element that depends on a condition is in the picture.
  func isShown(_ condition: ControlCondition, in environment: Environment) -> Bool {
    environment.controlValues.map { condition.holds(for: $0) } ?? true
  }

  /// Whether a condition on the values of controls keeps the element out of the picture.
  package func isHidden(in environment: Environment) -> Bool {
    guard let values = environment.controlValues, let modified else { return false }
    if case .visibility(let condition) = modified.change, !condition.holds(for: values) { return true }
    return modified.content.isHidden(in: environment)
  }
}

extension ContainerElement {
  /// Returns the element with only what is in the picture of the elements inside.
  package func showing(in environment: Environment) -> Self {
    guard environment.controlValues != nil else { return self }
    return with(
      \.children,
      children.filter { !$0.isHidden(in: environment) }.map { child in
        guard let container = child.unmodified as? any ContainerElement else { return child }
        return child.replacingCore(by: container.showing(in: environment))
      })
  }
}

extension Environment {
  /// The indices of those conditions that hold for the values of controls; none while the values are unknown.
  func held(_ conditions: [ControlCondition]) -> [Int] {
    guard let controlValues else { return [] }
    return conditions.indices.filter { conditions[$0].holds(for: controlValues) }
  }

  private enum EnabledByConditionKey: EnvironmentKey { static let defaultValue = false }
  private enum ControlValuesKey: EnvironmentKey { static let defaultValue: [String: String]? = nil }
  private enum HeldConditionsKey: EnvironmentKey { static let defaultValue: [[Int]] = [] }

  /// The values of controls by their identifiers; nil while they are unknown.
  package var controlValues: [String: String]? {
    get { self[ControlValuesKey.self] }
    set { self[ControlValuesKey.self] = newValue }
  }

  /// The indices of the conditions that hold for the element and those around it, by which its versions are told apart.
  package var heldConditions: [[Int]] {
    get { self[HeldConditionsKey.self] }
    set { self[HeldConditionsKey.self] = newValue }
  }

  /// Whether a condition on controls decides if the element is enabled.
  package var isEnabledByCondition: Bool {
    get { self[EnabledByConditionKey.self] }
    set { self[EnabledByConditionKey.self] = newValue }
  }

  /// Returns the nodes of those siblings that are in the picture, each with its index among all in its path.
  package func shownNodes(of elements: [any Element]) -> [Node] {
    guard controlValues != nil else { return nodes(of: elements) }
    return elements.indices.compactMap { index in
      elements[index].isHidden(in: self) ? nil : node(of: elements[index], at: index)
    }
  }
}
