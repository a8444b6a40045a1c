import MaquetteElements
import MaquetteSheets

enum StepRule: LintRule {
  static let id = "L-step"
  static let summary = "Every step of an interaction has an effect."
  static let reason =
    "A step without events or changes repeats the previous picture: a tap on a disabled control,"
    + " text without a focused field, Return without a default button. Waiting and lifting the finger"
    + " are exempt. To show deliberately that nothing happens, let the element ignore the rule and say why."
  static let source: LintSource? = LintSource(.project, "let every step of an interaction show a change.")
  static let remedy = "let the step reach a control that reacts, or remove it"
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
