internal import MaquetteControls
internal import MaquetteGraphics

/// A help button stands in a lower corner of its window.
enum HelpPlaceRule: LintRule {
  static let id = "L-help-place"
  static let summary = "A help button stands in a lower corner of its window."
  static let reason =
    "There people look for it: at the left if the buttons that end a dialog are at the right."
  static let remedy = "move it into the lower corner opposite to the dialog's buttons"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      zstack:
        region: window
        frame: { width: 200, height: 100 }
        background: gray5
        children:
          - help-button: { frame: { width: 180, height: 80, alignment: top-trailing } }
      """,
    good: """
      zstack:
        region: window
        frame: { width: 200, height: 100 }
        background: gray5
        children:
          - help-button: { frame: { width: 180, height: 80, alignment: bottom-leading } }
      """)

  /// The part of the window's width and height within which an edge counts as near; ours.
  private static let part = 0.25

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.helpButtons.compactMap { button in
      guard let window = picture.screen(around: button) else { return nil }
      let (frame, center) = (button.frame, button.frame.center)
      let isLow = window.maxY - frame.maxY <= window.height * part && center.y > window.center.y
      let side = min(frame.minX - window.minX, window.maxX - frame.maxX)
      if isLow && side <= window.width * part { return nil }
      return LintViolation(
        button, "distance from the window's side and bottom",
        measured: "\(side.pointText) and \((window.maxY - frame.maxY).pointText)",
        asked: "a lower corner")
    }
  }
}
