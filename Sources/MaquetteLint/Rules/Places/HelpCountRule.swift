internal import MaquetteControls

/// A window has one help button.
enum HelpCountRule: LintRule {
  static let id = "L-help-one"
  static let summary = "A window has at most one help button."
  static let reason = "It opens help for the whole window; several leave it open which one to press."
  static let remedy = "keep one, in a lower corner"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      zstack:
        region: window
        frame: { width: 200, height: 100 }
        background: gray5
        children:
          - help-button: { frame: { width: 180, height: 80, alignment: bottom-leading } }
          - help-button: { frame: { width: 180, height: 80, alignment: bottom-trailing } }
      """,
    good: """
      zstack:
        region: window
        frame: { width: 200, height: 100 }
        background: gray5
        children:
          - help-button: { frame: { width: 180, height: 80, alignment: bottom-leading } }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let windows = Dictionary(grouping: picture.helpButtons) { picture.view(around: $0) }
    return windows.keys.sorted().flatMap { window -> [LintViolation] in
      let buttons = windows[window] ?? []
      return buttons.dropFirst().map {
        LintViolation($0, "help buttons in one window:", measured: "\(buttons.count)", asked: "1")
      }
    }
  }
}

extension LintPicture {
  /// The help buttons of the picture, those in a matrix not included.
  var helpButtons: [SurveyedNode] {
    nodes.filter { $0.node.name == "help-button" && $0.node.subject != nil && !$0.isSpecimen }
  }
}
