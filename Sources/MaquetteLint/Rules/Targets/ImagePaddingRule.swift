internal import MaquetteControls
internal import MaquetteGraphics

/// An image button has about ten points around its image, and its label below.
enum ImagePaddingRule: LintRule {
  static let id = "L-image-padding"
  static let summary =
    "On macOS an image that is a button, without a border, has about 10 points around it, and its label below."
  static let reason = "Its border is not drawn, so the room around the image is what can be clicked."
  static let remedy = "give the image 10 points of room on each side, and put the label below"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "platform: macos",
    bad: "button: { symbol: folder, style: plain, content-insets: 2, accessibility-label: Folder }",
    good: "button: { symbol: folder, style: plain, content-insets: 10, accessibility-label: Folder }")

  /// About ten: what rounding to pixels and a symbol's own edges leave of it.
  private static let room = 8.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard isImageButton(node, in: picture) else { return nil }
      let inside = picture.nodes(in: node)
      guard let image = inside.first(where: { ["symbol", "image"].contains($0.node.name) })?.frame else {
        return nil
      }
      let label = inside.first { $0.node.name == Text.name && !$0.frame.isEmpty }?.frame
      if let label, label.minY < image.maxY - 1 {
        return LintViolation(node, "the label is beside or above the image")
      }
      let bottom = label == nil ? node.frame.maxY - image.maxY : room
      let least = min(
        image.minX - node.frame.minX, node.frame.maxX - image.maxX, image.minY - node.frame.minY, bottom)
      if least >= room - 0.5 { return nil }
      return LintViolation(
        node, "room around the image", measured: max(0, least).pointText, asked: "about 10 pt")
    }
  }

  /// Whether a node is a button that shows an image without a border.
  private static func isImageButton(_ node: SurveyedNode, in picture: LintPicture) -> Bool {
    guard let subject = node.node.subject, subject.environment.platform == .macos, node.owner == nil else {
      return false
    }
    if node.node.name == "image-button" { return true }
    guard let button = subject.element as? Button, button.title.isEmpty, button.symbol != nil else {
      return false
    }
    return button.style == .plain && button.contentInsets != nil
  }
}
