public import MaquetteElements

extension ListRow {
  /// Returns what the row exposes without its controls.
  public func accessibility(in environment: Environment) -> Accessibility {
    joined(with: [], in: environment)
  }

  /// Returns the title as a label; the controls at the end give value and traits, as on the platforms.
  ///
  /// A row with one control is one element, whose label is the title. A row with several, or with a button that has a
  /// label of its own, is a group: its texts come first, then each control by itself.
  public func accessibility(in environment: Environment, of body: Node) -> Accessibility {
    let parts = controlNodes(of: body).flatMap(\.accessibilityParts)
    let title = environment.spoken(accessibilityLabel ?? title)
    let isGroup =
      parts.contains(where: \.isContainer) || parts.count(where: \.isUsed) > 1
      || !title.isEmpty && parts.contains { $0.standsAlone(beside: title) }
    return isGroup ? group(of: parts, in: environment) : joined(with: parts, in: environment)
  }

  /// The row and what stands in it as one element.
  private func joined(with parts: [Accessibility], in environment: Environment) -> Accessibility {
    let label = title.isEmpty ? parts.first?.label ?? "" : title
    let shown = title.isEmpty ? label : environment.spoken(title)
    let values =
      words(in: environment)
      + parts.compactMap { $0.value ?? ($0.label == shown || $0.label.isEmpty ? nil : $0.label) }
    var traits: [Accessibility.Trait] = []
    for trait in parts.flatMap(\.traits) where !traits.contains(trait) { traits.append(trait) }
    return told(accessibilityLabel ?? label, values, traits, in: environment)
      .guessed(if: accessibilityLabel == nil && title.isEmpty && parts.first?.isLabelGuessed ?? false)
  }

  /// The row's own words, before the controls that are told by themselves.
  private func group(of parts: [Accessibility], in environment: Environment) -> Accessibility {
    let label = accessibilityLabel ?? title
    let shown = environment.spoken(label)
    let others = parts.compactMap { part -> String? in
      if part.traits == [.staticText] { return part.label }
      // A group without a name of its own, such as a stepper, is not told, but its parts are.
      return part.isContainer && (part.label.isEmpty || part.label == shown) ? part.value : nil
    }
    let own = words(in: environment)
    // Without words of its own the row is no more than what is in it.
    let isTold = !label.isEmpty || !own.isEmpty || accessory != .none
    var row =
      isTold
      ? told(label, own + others.filter { !own.contains($0) }, [], in: environment) : Accessibility(label: "")
    row.isContainer = true
    return row
  }

  /// What the row is set to, as it says itself.
  private func words(in environment: Environment) -> [String] {
    [subtitle, value].compactMap { $0.map { environment.spoken($0) } }
  }

  /// An element with the state of the row; without traits it is as its accessory has it.
  private func told(
    _ label: String, _ values: [String], _ traits: [Accessibility.Trait], in environment: Environment
  ) -> Accessibility {
    let state = effectiveState(in: environment)
    var traits = traits.isEmpty ? [accessory == .none ? .staticText : .button] : traits
    if accessory == .checkmark || state.contains(.selected) { traits.append(.selected) }
    if state.contains(.disabled) && !traits.contains(.notEnabled) { traits.append(.notEnabled) }
    return Accessibility(
      label: label, value: values.isEmpty ? nil : values.joined(separator: ", "), traits: traits)
  }
}

extension Accessibility {
  /// Whether a person does something with the element.
  fileprivate var isUsed: Bool {
    traits.contains {
      [.button, .toggleButton, .adjustable, .textField, .secureTextField, .searchField].contains($0)
    }
  }

  /// Whether the element is not what a title beside it says: a button with a name of its own, or a symbol without one.
  fileprivate func standsAlone(beside title: String) -> Bool {
    isUsed && isLabelGuessed || traits.contains(.button) && !label.isEmpty && label != title
  }
}

extension Node {
  /// What the node exposes to accessibility, or each of those inside a node that exposes nothing itself.
  fileprivate var accessibilityParts: [Accessibility] {
    guard let accessibility else { return children.flatMap(\.accessibilityParts) }
    return accessibility.isHidden ? [] : [accessibility]
  }
}
