import MaquetteControls
import MaquetteElements

enum ControlTransitionRule: LintRule {
  static let id = "L-control-transition"
  static let summary = "The symbol of a Control Center toggle changes gradually between off and on."
  static let reason = "A gradual change confirms the touch; a jump does not."
  static let source: LintSource? = LintSource(
    .controls, "animate a toggle's symbol between its states.")
  static let remedy = "remove 'symbol-animation'"
  static let example = LintExample(
    bad: """
      control-widget:
        { title: Torch, symbol: flashlight.on.fill, off-symbol: flashlight.off.fill, kind: toggle, value: true, symbol-animation: false }
      """,
    good: """
      control-widget:
        { title: Torch, symbol: flashlight.on.fill, off-symbol: flashlight.off.fill, kind: toggle, value: true }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(ControlWidget.self).compactMap { control in
      // L-control-busy says it of a busy one.
      guard control.element.kind == .toggle, !control.element.isSymbolAnimationEnabled,
        !control.element.isBusy,
        !control.node.isSpecimen
      else { return nil }
      return LintViolation(control.node, "the symbol of the toggle jumps between off and on")
    }
  }
}
