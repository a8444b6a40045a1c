internal import MaquetteElements
internal import MaquetteSheets

enum StepRule: LintRule {
  static let id = "L-step"
  static let summary = "Every step of an interaction has an effect."
  static let reason =
    "A step that sends no event and changes nothing is a picture that shows nothing: a tap on something disabled, text that no"
    + " field takes, or Return without a default button. Waiting is no such step."
  static let remedy = "tap what reacts, or remove the step"
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
