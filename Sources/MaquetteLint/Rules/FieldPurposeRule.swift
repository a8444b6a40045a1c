import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteScreens

enum FieldPurposeRule: LintRule {
  static let id = "L-field-purpose"
  static let summary =
    "A text field or view has a label beside or above it, a placeholder, a caption or an accessibility label."
  static let reason =
    "Otherwise people cannot tell what to enter. A field with text shows an example, so it gets only a note."
  static let source: LintSource? = LintSource(
    .ios7Controls, "explain a field by a hint inside it, or an image at its left end.")
  static let remedy = "give it a placeholder, or put a label beside it"
  static let example = LintExample(
    setting: "size: { width: 280 }",
    bad: "text-field: {}",
    good: "text-field: { placeholder: Nickname }")

  /// The most distances to a text that tells, in points: across on the line of the field, and up or down; our choice.
  private static let nearness = (across: 240.0, down: 28.0)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let texts = picture.list(of: Text.self).all.filter { tells($0, in: picture) }
    let index = RectIndex(texts.map(\.frame))
    let fields =
      picture.all(TextField.self).map { ($0.node, isSilent($0.element), $0.element.text, "text field") }
      + picture.all(TextView.self).filter(\.element.isEditable)
      .map { ($0.node, $0.element.placeholder.isEmpty, $0.element.text, "text view") }
    return fields.compactMap { node, isSilent, entered, name in
      guard !node.isSpecimen, isSilent, (node.node.accessibility?.label ?? "").isEmpty, !picture.isAsked(node)
      else { return nil }
      let frame = node.frame
      var isNamed = false
      index.search(frame.inset(dx: -nearness.across, dy: -nearness.down)) { place in
        let text = texts[place]
        let isBeside = text.frame.minY < frame.maxY && frame.minY < text.frame.maxY
        let isAbove = text.frame.minX < frame.maxX && frame.minX < text.frame.maxX
        isNamed = text.element.text.contains(where: \.isLetter) && (isBeside || isAbove)
        return !isNamed
      }
      if isNamed { return nil }
      var violation = LintViolation(node, "the \(name) has no label or placeholder")
      violation.isMild = !entered.isEmpty
      return violation
    }
  }

  /// Whether a text can name a field: a label, or the title of a control that is chosen beside it.
  private static func tells(_ text: LintElement<Text>, in picture: LintPicture) -> Bool {
    guard let owner = text.node.owner else { return true }
    switch picture.nodes[owner].node.subject?.element {
    case is Checkbox, is Radio, is PopUpButton, is PullDownButton, is DisclosureTriangle: return true
    default: return false
    }
  }

  /// Whether a field without a label for accessibility says nothing about its purpose.
  private static func isSilent(_ field: TextField) -> Bool {
    field.placeholder.isEmpty && (field.leadingText ?? "").isEmpty && field.leadingSymbol == nil
      && field.leadingImage == nil
  }
}

extension LintPicture {
  /// Whether the title of an alert asks for what belongs into a field.
  fileprivate func isAsked(_ field: LintNode) -> Bool {
    outer(of: field).contains { $0.node.subject?.element is any DialogElement }
  }
}
