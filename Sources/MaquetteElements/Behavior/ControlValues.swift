extension LayoutNode {
  /// Calls the body for each control with its identifier and the product of the opacities around it, which is 0 for what has
  /// been scrolled out of sight or under bars, and behind something modal. The identifier is the control's own, or that of the
  /// nearest element around it that holds no other control.
  package func forEachControl(_ body: (_ node: LayoutNode, _ id: String?, _ opacity: Double) -> Void) {
    visit(inherited: nil, opacity: 1, sight: nil, body)
  }

  private func visit(
    inherited: String?, opacity: Double, sight: Rect?, _ body: (LayoutNode, String?, Double) -> Void
  ) {
    let known = self.id ?? (isOverlay ? nil : inherited)
    let isHidden = sight.map { frame.intersection($0).isEmpty } ?? false
    let opacity = self.isCovered || isHidden && !frame.isEmpty ? 0 : opacity * (layer?.opacity ?? 1)
    let sight = self.scrollArea.map { sight?.intersection($0.free(in: frame)) ?? $0.free(in: frame) } ?? sight
    if controlPath != nil { body(self, known, opacity) }
    // The identifier of a row is the row's own, and not that of a control inside.
    let isShared = controlPath != nil || controlCount > 1
    for child in children {
      child.visit(inherited: isShared ? nil : known, opacity: opacity, sight: sight, body)
    }
  }

  private var controlCount: Int {
    if isOverlay { return 0 }
    return controlPath != nil ? 1 : children.reduce(0) { $0 + $1.controlCount }
  }

  private var isOverlay: Bool { self.subject?.element is any OverlayElement }

  /// The values of the controls with identifiers, as they stand in the picture.
  fileprivate var controlValues: [String: String] {
    var ids: [ControlPath: String] = [:]
    forEachControl { node, id, _ in
      if let path = node.controlPath { ids[path] = id }
    }
    return LiveControl.values(
      of: controlPlaces.map { place in
        let control = place.element.live(at: place)
        control.id = ids[place.path]
        return control
      })
  }
}

extension LiveControl {
  /// The values of controls in the order of the tree, by their identifiers. A row without a value has that of the control in
  /// it.
  package static func values(of controls: [LiveControl]) -> [String: String] {
    var values: [String: String] = [:]
    for (index, control) in controls.enumerated() {
      guard let id = control.id, values[id] == nil else { continue }
      var value = control.valueText
      if control.place.element is any InteractiveContainer, value == nil {
        value = controls.dropFirst(index + 1).first { $0.place.path.isInside(control.place.path) }?.valueText
      }
      values[id] = value ?? ""
    }
    return values
  }
}

extension Mockup {
  /// The values of the controls in the picture that conditions are about; nil if no element depends on any.
  ///
  /// Each pass shows what the values of the pass before let it show, until they stay the same: a control that is hidden
  /// has no value, so that what depends on it is hidden too. Sheets report conditions that go round in circles; without a
  /// sheet, the number of passes ends them.
  package func controlValues() -> [String: String]? {
    guard let everything = layoutOfEverything() else { return nil }
    var mockup = interactive
    var values = everything.controlValues
    for _ in 0..<Self.passLimit {
      mockup.environment.controlValues = values
      let next = mockup.unresolvedLayout().controlValues
      if next == values { break }
      values = next
    }
    return values
  }

  private static let passLimit = 16

  /// The layout with all that conditions hide, under which every control has its path; nil if no element depends on any.
  package func layoutOfEverything() -> LayoutNode? {
    let mockup = interactive
    let root = mockup.content.node(in: mockup.environment)
    return root.dependsOnValues ? mockup.layout(of: root) : nil
  }

  /// The picture with its controls known, and the values that conditions are about unknown.
  private var interactive: Mockup {
    var mockup = self
    mockup.environment.keepsSubjects = true
    mockup.environment.interaction = environment.interaction ?? InteractionContext()
    mockup.environment.controlValues = nil
    return mockup
  }
}
