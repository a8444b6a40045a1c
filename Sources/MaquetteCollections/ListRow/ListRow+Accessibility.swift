public import MaquetteElements

extension ListRow {
  /// Returns the accessibility of the row without its controls.
  public func accessibility(in environment: Environment) -> Accessibility {
    joined(with: [], in: environment)
  }

  /// Returns the title as the label; the controls at the end determine value and traits, as on the platforms.
  ///
  /// A row with one control is one element, whose label is the title. A row with several, or with a button that has a
  /// label of its own, as its detail button has, is a group: its texts come first, then each control by itself.
  public func accessibility(in environment: Environment, of body: Node) -> Accessibility {
    let parts = controlNodes(of: body, in: environment).flatMap(\.accessibilityParts)
    let title = accessibilityLabel.map(environment.spoken) ?? spokenTitle(in: environment)
    let isGroup =
      accessory == .detail || accessory == .detailChevron || hasLinks(in: environment)
      || uncoveredActions(in: environment) != nil
      || environment.rowEditing(of: self) != nil
      || parts.contains(where: \.isContainer)
      || parts.count(where: \.isUsed) > 1
      || !title.isEmpty && parts.contains { $0.standsAlone(beside: title) }
    return isGroup ? group(of: parts, in: environment) : joined(with: parts, in: environment)
  }

  /// The title in the environment's language, each run translated as it is drawn.
  private func spokenTitle(in environment: Environment) -> String {
    titleContent.text().spoken(in: environment)
  }

  /// Whether there are links to expose by themselves; in a disabled row they are text.
  private func hasLinks(in environment: Environment) -> Bool {
    !effectiveState(in: environment).contains(.disabled)
      && (titleRuns + subtitleRuns).contains { $0.link != nil }
  }

  /// The row and its content as one element.
  private func joined(with parts: [Accessibility], in environment: Environment) -> Accessibility {
    let label = title.isEmpty ? parts.first?.label ?? "" : title
    let shown = title.isEmpty ? label : spokenTitle(in: environment)
    let values =
      words(in: environment)
      + parts.compactMap { $0.value ?? ($0.label == shown || $0.label.isEmpty ? nil : $0.label) }
    var traits: [Accessibility.Trait] = []
    for trait in parts.flatMap(\.traits) where !traits.contains(trait) { traits.append(trait) }
    return element(accessibilityLabel ?? label, values, traits, in: environment)
      .guessed(if: accessibilityLabel == nil && title.isEmpty && parts.first?.isLabelGuessed ?? false)
  }

  /// The row's own text, before the controls that are exposed separately.
  private func group(of parts: [Accessibility], in environment: Environment) -> Accessibility {
    let label = accessibilityLabel ?? title
    let shown = accessibilityLabel.map(environment.spoken) ?? spokenTitle(in: environment)
    let others = parts.compactMap { part -> String? in
      if part.traits == [.staticText] { return part.label }
      // A group without a label of its own, such as a stepper, is not exposed, but its parts are.
      return part.isContainer && (part.label.isEmpty || part.label == shown) ? part.value : nil
    }
    let own = words(in: environment)
    // A row without text exposes only its content.
    let isExposed = !label.isEmpty || !own.isEmpty || accessory != .none
    var row =
      isExposed
      ? element(label, own + others.filter { !own.contains($0) }, [], in: environment)
      : Accessibility(label: "")
    row.isContainer = true
    return row
  }

  /// The row's own subtitle and value.
  private func words(in environment: Environment) -> [String] {
    [subtitleContent.map { $0.text().spoken(in: environment) }, value.map(environment.spoken)].compactMap(
      \.self)
  }

  /// An element with the state of the row; without traits, the accessory determines the trait.
  private func element(
    _ label: String, _ values: [String], _ traits: [Accessibility.Trait], in environment: Environment
  ) -> Accessibility {
    let state = effectiveState(in: environment)
    var traits = traits.isEmpty ? [accessory == .none ? .staticText : .button] : traits
    if accessory == .checkmark || state.contains(.selected) { traits.append(.selected) }
    if state.contains(.disabled) && !traits.contains(.notEnabled) { traits.append(.notEnabled) }
    var result = Accessibility(
      label: label, value: values.isEmpty ? nil : values.joined(separator: ", "), traits: traits)
    if accessibilityLabel == nil, !titleRuns.isEmpty {
      result.label = spokenTitle(in: environment)
      result.isLabelTranslated = true
    }
    return result
  }
}

extension Accessibility {
  /// Whether the element is interactive.
  fileprivate var isUsed: Bool {
    traits.contains {
      [.button, .toggleButton, .adjustable, .textField, .secureTextField, .searchField, .textArea].contains(
        $0)
    }
  }

  /// Whether the title beside the element is not its label: a button with its own label, or a symbol without one.
  fileprivate func standsAlone(beside title: String) -> Bool {
    isUsed && isLabelGuessed || traits.contains(.button) && !label.isEmpty && label != title
  }
}

extension Node {
  /// The accessibility of the node, or of each descendant if the node itself exposes none.
  fileprivate var accessibilityParts: [Accessibility] {
    guard let accessibility = self.accessibility else { return children.flatMap(\.accessibilityParts) }
    return accessibility.isHidden ? [] : [accessibility]
  }
}
