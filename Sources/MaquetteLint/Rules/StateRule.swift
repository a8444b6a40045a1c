import MaquetteElements

/// A state that the picture does not show.
enum StateRule: LintRule {
  static let id = "L-state-seen"
  static let summary = "A state that a sheet sets is visible."
  static let reason =
    "If not, the picture contradicts the sheet: a slider looks the same while selected. The rule draws the control with"
    + " and without the state and compares both."
  static let source: LintSource? = LintSource(.toggles, "show a toggle's state clearly.")
  static let remedy = "remove the state, or choose one with a look of its own"
  static let example = LintExample(
    bad: "slider: { value: 0.4, minimum: 0, state: selected, accessibility-label: Volume }",
    good: "slider: { value: 0.4, minimum: 0, state: disabled, accessibility-label: Volume }")

  private static let states: [(state: ControlState, name: String)] = [
    (.highlighted, "highlighted"), (.selected, "selected"), (.disabled, "disabled"), (.focused, "focused"),
  ]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all((any StatefulControl).self).flatMap { control -> [LintViolation] in
      // A matrix shows every state on purpose, a control draws what belongs to it, and an inactive window shows neither focus nor press.
      let (element, node) = (control.element, control.node)
      guard !element.state.isEmpty, !node.isSpecimen, !(element is any UntouchedControl),
        control.environment.isWindowActive
      else { return [] }
      let ground = picture.ground(of: node)
      func drawing(_ element: any StatefulControl) -> ElementDrawing {
        ElementDrawing(element, in: control.environment, on: ground)
      }
      let shown = drawing(element).operations
      return states.filter { element.state.contains($0.state) }.compactMap { state, name in
        guard drawing(element.state(element.state.subtracting(state))).operations == shown else { return nil }
        return LintViolation(node, "the \(node.node.name.text) looks the same while \(name)")
      }
    }
  }
}
