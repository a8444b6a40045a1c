import MaquetteControls
import MaquetteElements

enum ControlBusyRule: LintRule {
  static let id = "L-control-busy"
  static let summary = "The symbol of a busy Control Center control moves."
  static let reason =
    "Only motion shows that an action of unknown duration is running; a still symbol looks idle."
  static let source: LintSource? = LintSource(
    .controls, "animate the symbol while the action runs.")
  static let remedy = "remove 'symbol-animation'"
  static let example = LintExample(
    bad: """
      control-widget: { title: Wi-Fi, status: Joining…, symbol: wifi, size: medium, busy: true, symbol-animation: false }
      """,
    good: "control-widget: { title: Wi-Fi, status: Joining…, symbol: wifi, size: medium, busy: true }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(ControlWidget.self).compactMap { control in
      guard control.element.isBusy || control.element.busyDuration != nil,
        !control.element.isSymbolAnimationEnabled, !control.node.isSpecimen
      else {
        return nil
      }
      return LintViolation(control.node, "the symbol of the busy control stands still")
    }
  }
}
