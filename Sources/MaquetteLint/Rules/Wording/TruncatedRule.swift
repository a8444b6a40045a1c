internal import MaquetteControls
internal import MaquetteGraphics

/// A title that does not fit is reported with the width it needs.
enum TruncatedRule: LintRule {
  static let id = "L-truncated"
  static let summary = "Texts have the room that they need, in every variant of the sheet."
  static let reason = "What gives way to an ellipsis cannot be read, and what runs out of its frame collides."
  static let remedy = "give it more room, let it wrap, or write less"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: "button: { title: Download the Update, style: filled, size: large, width: 160, lines: 1 }",
    good: "button: { title: Download the Update, style: filled, size: large, width: 160, lines: 2 }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard let text: Surveyed<Text> = picture.surveyed(node), !text.element.isVerbatim else { return nil }
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
  /// The width of a text, or that of the frame around it, in points: a text that is cut takes what its words leave.
  fileprivate func room(of node: SurveyedNode) -> Double {
    let frames = ancestors(of: node).prefix { $0.node.name == "frame" }
    return frames.last?.frame.width ?? node.frame.width
  }
}

extension TextFit {
  /// Whether there is no place to break the text at.
  fileprivate var isOneWord: Bool { !text.contains(where: \.isWhitespace) }
}
