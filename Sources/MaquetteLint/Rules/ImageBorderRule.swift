import MaquetteControls
import MaquetteElements

enum ImageBorderRule: LintRule {
  static let id = "L-image-border"
  static let summary = "An image button has no border around it."
  static let reason =
    "The image is the button; with a border it looks like a push button with a picture."
  static let source: LintSource? = LintSource(
    .buttons, "do not give an image button the system's border.")
  static let remedy = "remove the border, or use a push-button"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      image-button: { symbol: folder, title: Documents, padding: 6, surface: { border: { color: gray }, radius: 8 } }
      """,
    good: "image-button: { symbol: folder, title: Documents, padding: 6 }")

  private static let modifiers: Set<NodeName> = [
    .padding, .frame, .fixedSize, .background, .clip, .overlay, .opacity, .offset, .priority,
  ]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(ImageButton.self).compactMap { button in
      guard !button.node.isSpecimen else { return nil }
      // The surface of a sheet lies beside the button, within the modifiers around it.
      let modified = picture.outer(of: button.node).prefix { modifiers.contains($0.node.name) }
      let behind = modified.filter { $0.node.name == .background }.compactMap { $0.node.children.first }
      let hasBorder = behind.contains { $0.name == .surface && $0.operations.contains(where: \.isLine) }
      return hasBorder ? LintViolation(button.node, "a border is drawn around the image button") : nil
    }
  }
}

extension DisplayList.Operation {
  /// Whether the operation draws a line, as that of a border.
  fileprivate var isLine: Bool {
    if case .stroke = self { true } else { false }
  }
}
