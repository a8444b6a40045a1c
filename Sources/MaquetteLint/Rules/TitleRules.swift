import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteSheets

enum EmptyButtonRule: LintRule {
  static let id = "L-empty"
  static let summary = "A button, or a segment, shows text or a symbol."
  static let reason = "Without either it is invisible or an empty surface."
  static let source: LintSource? = LintSource(.buttons, "say with a text or a symbol what a button does.")
  static let remedy = "give it a title or a symbol"
  static let severity = LintSeverity.error
  static let example = LintExample(
    bad: "button: { style: gray, width: 120, height: 50 }",
    good: "button: { title: Play, style: gray, width: 120, height: 50 }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      for case .emptyTitle(let element) in node.node.warnings {
        let hint = ElementWarning.emptyTitle(element: element).hint
        let lack = hint == remedy ? "neither text nor a symbol" : "nothing to show"
        return LintViolation(node, "the \(element) has \(lack)", remedy: hint)
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
  static let source: LintSource? = LintSource(
    .ios7Controls, "keep titles short: one that is too long for its control is cut.")
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
