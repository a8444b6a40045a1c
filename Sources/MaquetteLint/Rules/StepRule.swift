import MaquetteElements
import MaquetteSheets

enum StepRule: LintRule {
  static let id = "L-step"
  static let summary = "Every step of an interaction has an effect."
  static let reason =
    "A step that sends no event and changes nothing draws the picture before it once more: a tap on something disabled,"
    + " text that no field takes, Return without a default button. Waiting is no such step, and neither is lifting the"
    + " finger. To show on purpose that nothing happens, let the element ignore the rule and say why."
  static let source: LintSource? = LintSource(.project, "every step of an interaction shows something.")
  static let remedy = "let the step reach what reacts, or remove it"
  static let example = LintExample(
    setting: "platform: macos\ninteraction: [return]",
    bad: "push-button: Save",
    good: "push-button: { title: Save, role: primary }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    guard let root = picture.nodes.first(where: { $0.node.source != nil }) ?? picture.nodes.first else {
      return []
    }
    return picture.idleSteps.map { step in
      var violation = LintViolation(root, "step \(step.number), '\(step.caption)', has no effect")
      violation.position = step.position
      return violation
    }
  }
}
