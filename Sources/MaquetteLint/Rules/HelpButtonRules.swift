import MaquetteControlKit
import MaquetteControls
import MaquetteElements

/// A window in a sheet, with help buttons at some alignments.
private func window(_ alignments: String...) -> String {
  """
  zstack:
    region: window
    frame: { width: 200, height: 100 }
    background: gray5
    children:

  """
    + alignments.map { "    - help-button: { frame: { width: 180, height: 80, alignment: \($0) } }" }
    .joined(separator: "\n")
}

enum HelpCountRule: LintRule {
  static let id = "L-help-one"
  static let summary = "A window has at most one help button."
  static let reason = "A help button opens help for the whole window, so a second one is ambiguous."
  static let source: LintSource? = LintSource(.buttons, "a window has one help button at most.")
  static let remedy = "keep one, in a lower corner"
  static let example = LintExample(
    setting: "platform: macos",
    bad: window("bottom-leading", "bottom-trailing"),
    good: window("bottom-leading"))

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
  /// The help buttons of the picture outside of matrices.
  var helpButtons: [LintNode] {
    nodes.filter { $0.node.name == HelpButton.nodeName && $0.node.subject != nil && !$0.isSpecimen }
  }
}

enum HelpPlaceRule: LintRule {
  static let id = "L-help-place"
  static let summary =
    "A help button stands in a lower corner of its window, in line with the dialog's closing buttons."
  static let reason =
    "People expect it there: at the left if the dialog's closing buttons are at the right."
  static let source: LintSource? = LintSource(
    .buttons,
    "place a help button in a lower corner, opposite the dialog's closing buttons and in "
      + "line with them.")
  static let remedy = "move it into the lower corner opposite the dialog's buttons"
  static let example = LintExample(
    setting: "platform: macos",
    bad: window("top-trailing"),
    good: window("bottom-leading"))

  /// The part of the window's width and height that counts as near an edge; our choice.
  private static let part = 0.25

  /// The tolerance of the line through the buttons that close a dialog, in points.
  private static let slack = 5.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.helpButtons.compactMap { button in
      guard let window = picture.screen(around: button) else { return nil }
      let (frame, center) = (button.frame, button.frame.center)
      let isLow = window.maxY - frame.maxY <= window.height * part && center.y > window.center.y
      let side = min(frame.minX - window.minX, window.maxX - frame.maxX)
      if isLow && side <= window.width * part {
        guard let distance = distance(of: button, toClosingButtonsBelow: window.center.y, in: picture) else {
          return nil
        }
        return LintViolation(
          button, "vertical distance to the dialog's closing buttons:", measured: distance.pointText,
          asked: "nothing", remedy: "align it with these buttons")
      }
      return LintViolation(
        button, "distance from the window's side and bottom",
        measured: "\(side.pointText) and \((window.maxY - frame.maxY).pointText)",
        asked: "a lower corner")
    }
  }

  /// The distance across the lines of a help button and the nearest button that closes its dialog, in points; nil if they are
  /// in line, or if nothing closes it.
  private static func distance(
    of help: LintNode, toClosingButtonsBelow middle: Double, in picture: LintPicture
  ) -> Double? {
    let view = picture.view(around: help)
    let distances = picture.all((any ChoiceButton).self).lazy.filter {
      [.primary, .cancel].contains($0.element.role) && $0.frame.center.y > middle
        && picture.view(around: $0.node) == view
    }.map { abs($0.frame.center.y - help.frame.center.y) }
    return distances.min().flatMap { $0 > slack ? $0 : nil }
  }
}

enum HelpQuestionRule: LintRule {
  static let id = "L-help-question"
  static let summary = "On macOS a button that shows only a question mark is a help button."
  static let reason =
    "People know the system's round help button; they do not expect help from another button with a question mark."
  static let source: LintSource? = LintSource(.buttons, "use the system's help button to open help.")
  static let remedy = "use a help-button"
  static let example = LintExample(
    setting: "platform: macos",
    bad: "push-button: { title: \"?\", accessibility-label: Help }",
    good: "help-button: {}")

  private static let symbols = ["questionmark", "questionmark.circle", "questionmark.circle.fill"]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all((any TitledButton).self).compactMap { button in
      guard button.environment.platform == .macos, !button.node.isSpecimen, !button.node.isInDialog,
        // A help button stands in no bar.
        !picture.isInBar(button.node)
      else { return nil }
      let title = button.environment.localized(button.element.shownTitle).filter { !$0.isWhitespace }
      let isQuestion =
        title == "?" || title.isEmpty && button.element.shownSymbol.map(symbols.contains) ?? false
      return isQuestion ? LintViolation(button.node, "the button shows only a question mark") : nil
    }
  }
}

extension TitledButton {
  /// The symbol's name; nil for none.
  fileprivate var shownSymbol: String? {
    switch self {
    case let button as Button: button.symbol
    case let button as PushButton: button.symbol
    default: nil
    }
  }
}

extension LintPicture {
  /// Whether a node stands in a bar of a window.
  func isInBar(_ node: LintNode) -> Bool { region([.toolbar, .statusBar], around: node) != nil }
}
