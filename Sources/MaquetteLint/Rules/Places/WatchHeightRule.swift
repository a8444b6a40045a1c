internal import MaquetteControls
internal import MaquetteGraphics

/// Watch buttons that stand together are equally high.
enum WatchHeightRule: LintRule {
  static let id = "L-watch-height"
  static let summary = "On a watch, buttons that stand together are equally high."
  static let reason = "Unequal ones look as if one mattered less."
  static let remedy = "give all the height of the highest, or put them into a button-group"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "platform: watchos\nsize: { width: 184 }\npadding: 8",
    bad: """
      vstack:
        - button: { title: Start, style: gray, width: infinity, height: 44 }
        - button: { title: Stop, style: gray, width: infinity, height: 56 }
      """,
    good: """
      vstack:
        - button: { title: Start, style: gray, width: infinity, height: 44 }
        - button: { title: Stop, style: gray, width: infinity, height: 44 }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.neighbours(Button.self).flatMap { buttons -> [LintViolation] in
      guard let first = buttons.first, first.environment.platform == .watchos else { return [] }
      let slack = 1 / picture.environment.scale + 0.01
      return buttons.dropFirst().compactMap { button in
        guard abs(button.frame.height - first.frame.height) > slack else { return nil }
        return LintViolation(
          button.node, "height", measured: button.frame.height.pointText, asked: first.frame.height.pointText)
      }
    }
  }
}
