import MaquetteControlKit
import MaquetteControls
import MaquetteElements

enum EmptyButtonRule: LintRule {
  static let id = "L-empty"
  static let summary = "A button, or a segment, shows text or a symbol."
  static let reason = "Without either it is invisible, or an empty surface that says nothing."
  static let remedy = "give it a title or a symbol"
  static let severity = LintSeverity.error
  static let example = LintExample(
    bad: "button: { style: gray, width: 120, height: 50 }",
    good: "button: { title: Play, style: gray, width: 120, height: 50 }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      for case .emptyTitle(let element) in node.node.warnings {
        return LintViolation(node, "the \(element) has neither text nor a symbol")
      }
      guard let button = picture.element(ToggleButton.self, at: node), button.element.symbol.isEmpty,
        button.element.image == nil
      else { return nil }
      return LintViolation(node, "the toggle-button has neither a symbol nor an image")
    }
  }
}

enum TruncatedRule: LintRule {
  static let id = "L-truncated"
  static let summary = "Texts fit, in every variant of the sheet."
  static let reason = "Truncated text cannot be read, and overflowing text collides with its neighbours."
  static let remedy = "give it more room, let it wrap, or write less"
  static let example = LintExample(
    bad: "button: { title: Download the Update, style: filled, size: large, width: 160, lines: 1 }",
    good: "button: { title: Download the Update, style: filled, size: large, width: 160, lines: 2 }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard let text = picture.element(Text.self, at: node), !text.element.isVerbatim else { return nil }
      let fit = text.element.fit(width: text.frame.width, in: text.environment)
      let owner = (node.owner ?? node.row).map { picture.nodes[$0] } ?? node
      let slack = 1 / picture.environment.scale
      if fit.isTruncated || fit.neededWidth > text.frame.width + slack && fit.isOneWord {
        return LintViolation(
          owner, "'\(fit.text)' does not fit: width", measured: picture.room(of: node).pointText,
          asked: ((fit.neededWidth * 100).rounded(.up) / 100).pointText, area: text.frame)
      }
      if fit.neededHeight > text.frame.height + slack {
        return LintViolation(
          owner, "'\(fit.text)' does not fit: height", measured: text.frame.height.pointText,
          asked: fit.neededHeight.pointText, area: text.frame)
      }
      return nil
    }
  }
}

extension LintPicture {
  /// The width of the frame around a text, else of the text itself, in points; a truncated text is narrower than its frame.
  fileprivate func room(of node: LintNode) -> Double {
    let frames = outer(of: node).prefix { $0.node.name == .frame }
    return frames.last?.frame.width ?? node.frame.width
  }
}

extension TextFit {
  /// Whether the text has no place to break.
  fileprivate var isOneWord: Bool { !text.contains(where: \.isWhitespace) }
}

enum EllipsisRule: LintRule {
  static let id = "L-ellipsis"
  static let summary = "On macOS the title of a button that opens a window ends with an ellipsis."
  static let reason =
    "The ellipsis announces more questions before the action. A button opens a window if its hint says so (window,"
    + " dialog, sheet or panel), or if its title is a common one, such as Options; a default button, or one beside Cancel,"
    + " may end the questions of its own window. The ellipsis is one character, not three dots."
  static let remedy = "end the title with …"
  static let example = LintExample(
    setting: "platform: macos",
    bad: "push-button: Export As",
    good: "push-button: Export As…")

  private static let usual: Set = [
    "options", "advanced", "preferences", "settings", "customize", "browse", "choose", "choose file",
    "choose folder", "save as", "export as", "export", "import", "print", "page setup", "rename", "edit list",
    "add account", "more info", "details",
  ]

  /// The words of hints for a window.
  private static let openings: Set = ["window", "dialog", "sheet", "panel"]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all((any TitledButton).self).compactMap { button in
      guard button.environment.platform == .macos, button.environment.isInEnglish else { return nil }
      let title = button.environment.localized(button.element.shownTitle)
      if title.isEmpty || title.hasSuffix("…") { return nil }
      let words = String(title.reversed().drop { $0 == "." || $0 == " " }.reversed())
      if title.hasSuffix("...") {
        return LintViolation(
          button.node, "title '\(title)' ends with three dots",
          remedy: "write '\(words)…', with the ellipsis character")
      }
      let opens = (button.node.node.accessibility?.hint).map(saysThatAWindowOpens) ?? false
      guard opens || usual.contains(title.lowercased()) && !confirms(button, title, in: picture) else {
        return nil
      }
      return LintViolation(
        button.node, "title '\(title)' has no ellipsis, though the button opens a window",
        remedy: "write '\(title)…'")
    }
  }

  /// The usual titles that also end a window's questions, as Export does those of an export sheet.
  private static let answers: Set = [
    "choose", "choose file", "choose folder", "export", "import", "print", "rename", "customize",
    "add account",
  ]

  /// Whether a button answers the questions of the window that it stands in: it is the default button, or stands beside
  /// one that cancels.
  private static func confirms(
    _ button: LintElement<any TitledButton>, _ title: String, in picture: LintPicture
  ) -> Bool {
    guard answers.contains(title.lowercased()) else { return false }
    if (button.element as? any ChoiceButton)?.role == .primary { return true }
    guard let container = picture.container(of: button.node) else { return false }
    let cancelling = picture.places(for: EllipsisRule.self) { node in
      guard let button = picture.element((any ChoiceButton).self, at: node) else { return false }
      let titles = [SpokenWord.cancel.rawValue, button.environment.translated(.cancel)]
      return button.element.role == .cancel
        || titles.contains(button.environment.localized(button.element.title))
    }
    return cancelling.contains(inside: container)
  }

  /// Whether a hint mentions a window, such as 'Opens the colour window'.
  private static func saysThatAWindowOpens(_ hint: String) -> Bool {
    let words = hint.lowercased().split { !$0.isLetter }.map(String.init)
    return ["open", "opens"].contains(where: words.contains) && !openings.isDisjoint(with: words)
  }
}

/// A button with a title.
protocol TitledButton: Sendable {
  var shownTitle: String { get }
}

extension Button: TitledButton {
  var shownTitle: String { isBusy ? busyTitle ?? title : title }
}

extension PushButton: TitledButton {
  var shownTitle: String { title }
}

extension RoundedRectangleButton: TitledButton {
  var shownTitle: String { title }
}
