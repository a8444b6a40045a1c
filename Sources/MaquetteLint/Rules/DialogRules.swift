import MaquetteControlKit
import MaquetteScreens
import MaquetteElements

enum AlertCountRule: LintRule {
  static let id = "L-alert-count"
  static let summary = "An alert has at most three buttons."
  static let reason = "People read an alert in a moment; put more choices into an action sheet."
  static let source: LintSource? = LintSource(.alerts, "avoid more than three buttons in an alert.")
  static let remedy = "use an action sheet, or offer fewer choices"
  static let example = LintExample(
    bad: "alert: { title: Save?, children: [button: Save, button: Copy, button: Send, button: Delete] }",
    good: "alert: { title: Save?, children: [button: Save, button: Copy, button: Delete] }")

  private static let limit = 3

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Alert.self).filter { $0.element.choices.count > limit }.map {
      LintViolation(
        $0.node, "buttons of an alert:", measured: "\($0.element.choices.count)", asked: "at most \(limit)")
    }
  }
}

enum CancelCountRule: LintRule {
  static let id = "L-alert-cancel"
  static let summary = "An alert or an action sheet has at most one cancel button."
  static let reason =
    "The system places the cancel button, and Escape or a touch outside presses it. A second one would be ignored."
  static let source: LintSource? = LintSource(.alerts, "give an alert one cancel button.")
  static let remedy = "keep one button with the role cancel"
  static let example = LintExample(
    bad: """
      alert:
        title: Discard Changes?
        children: [button: { title: Keep Editing, role: cancel }, button: { title: Cancel, role: cancel }]
      """,
    good: """
      alert:
        title: Discard Changes?
        children: [button: { title: Discard, role: destructive }, button: { title: Cancel, role: cancel }]
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all((any DialogElement).self).compactMap { dialog in
      let count = dialog.element.choices.count { $0.role == .cancel }
      guard count > 1 else { return nil }
      return LintViolation(dialog.node, "buttons that cancel:", measured: "\(count)", asked: "at most 1")
    }
  }
}

enum AlertTitleRule: LintRule {
  static let id = "L-alert-title"
  static let summary = "An alert's title is a question, or a few words without a full stop."
  static let reason =
    "The title says what happened, for people who read no further. Full stops belong in messages."
  static let source: LintSource? = LintSource(
    .alerts, "state the situation in a few words, or ask a question.")
  static let remedy =
    "state the situation in the title, without a full stop unless there are several sentences"
  static let example = LintExample(
    bad: "alert: { title: The photo was deleted. }", good: "alert: { title: Photo Deleted }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Alert.self).compactMap { alert in
      let title = alert.environment.localized(alert.element.title)
      if title.isEmpty, !alert.element.dialogMessage.isEmpty {
        return LintViolation(alert.node, "the alert has a message, but no title")
      }
      // Several sentences are sentences, each with its full stop.
      let stops = title.count { $0 == "." }
      guard title.hasSuffix("."), !title.hasSuffix(".."), stops == 1 else { return nil }
      return LintViolation(alert.node, "the title ends with a full stop")
    }
  }
}

enum AlertAnswerRule: LintRule {
  static let id = "L-alert-answer"
  static let summary = "The buttons of an alert name their actions instead of Yes or No."
  static let reason = "Yes and No mean nothing to people who have not read the question."
  static let source: LintSource? = LintSource(.alerts, "prefer a verb that names the action to Yes and No.")
  static let remedy = "use the verb of the title, and Cancel"
  static let example = LintExample(
    bad: "alert: { title: Delete Photo?, children: [button: Yes, button: No] }",
    good: """
      alert:
        title: Delete Photo?
        children: [button: { title: Delete, role: destructive }, button: { title: Cancel, role: cancel }]
      """)

  private static let answers: Set = ["yes", "no"]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all((any DialogElement).self).compactMap { dialog in
      let titles = dialog.element.choices.map { dialog.environment.localized($0.title) }
      guard let answer = titles.first(where: { answers.contains($0.lowercased()) }) else { return nil }
      return LintViolation(dialog.node, "a button says '\(answer)'")
    }
  }
}

enum ActionSheetCancelRule: LintRule {
  static let id = "L-sheet-cancel"
  static let summary = "An action sheet at the bottom of the screen has a cancel button."
  static let reason = "Without one, people see no way back. Since iOS 26 a touch outside cancels too."
  static let source: LintSource? = LintSource(
    .actionSheets, "offer a cancel button beside choices that may destroy data.")
  static let remedy = "add a button with the role cancel"
  static let example = LintExample(
    bad: "action-sheet: { children: [button: { title: Delete Draft, role: destructive }] }",
    good: """
      action-sheet:
        children: [button: { title: Delete Draft, role: destructive }, button: { title: Cancel, role: cancel }]
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(ActionSheet.self).filter { sheet in
      sheet.environment.asksForCancel && !sheet.element.choices.isEmpty
        && !sheet.element.choices.contains { $0.role == .cancel }
    }
    .map { LintViolation($0.node, "the action sheet has no cancel button") }
  }
}

enum PopoverPhoneRule: LintRule {
  static let id = "L-popover-phone"
  static let summary = "Popovers are for tablets and Macs."
  static let reason = "A phone's screen has no room for them; the system shows a sheet instead."
  static let source: LintSource? = LintSource(.popovers, "avoid popovers where the screen is compact.")
  static let remedy = "use a sheet, or a menu for choices"
  static let severity = LintSeverity.note
  static let example = LintExample(
    bad: "screen: { device: iphone-15, children: [popover: [label: Sorted by date]] }",
    good: "screen: { device: ipad, children: [popover: [label: Sorted by date]] }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Popover.self).filter { $0.element.isPresented && $0.environment.isOnPhone }
      .map { LintViolation($0.node, "the popover becomes a sheet on this screen") }
  }
}

enum NestedModalRule: LintRule {
  static let id = "L-modal-nested"
  static let summary = "A sheet or a popover does not cover another one."
  static let reason =
    "People lose their way through several layers. Only an alert may cover a sheet."
  static let source: LintSource? = LintSource(.modality, "show one modal view at a time.")
  static let remedy = "close the first one, or continue inside it"
  static let example = LintExample(
    bad: """
      screen:
        device: iphone-15
        children:
          - sheet:
              - button:
                  title: Add
                  size: large
                  style: filled
                  presents: { sheet: { detent: medium, children: [label: New Album] } }
      """,
    good: """
      screen:
        device: iphone-15
        children:
          - sheet:
              - button: { title: Add, size: large, style: filled, presents: { alert: New Album } }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let sheets = picture.all(ModalSheet.self).filter(\.element.isPresented).map(\.node)
    let popovers = picture.all(Popover.self).filter(\.element.isPresented).map(\.node)
    return (sheets + popovers).filter { node in
      picture.outer(of: node).contains { $0.node.name == .presentation }
    }
    .map { LintViolation($0, "it covers another modal view") }
  }
}
