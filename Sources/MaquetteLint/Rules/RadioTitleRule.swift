import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics

enum RadioTitleRule: LintRule {
  static let id = "L-radio-title"
  static let summary = "A radio button is followed by a title."
  static let reason =
    "The circle alone does not explain the choice. A label, a picture or a field beside, below or above the button"
    + " counts too, and so do table headers."
  static let source: LintSource? = LintSource(
    .toggles, "follow a radio button's circle with a label.")
  static let remedy = "give it a title"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      hstack:
        - label: "Side:"
        - radio: { value: true, accessibility-label: Left }
        - radio: { accessibility-label: Right }
      """,
    good: """
      hstack:
        - label: "Side:"
        - radio: { title: Left, value: true }
        - radio: { title: Right }
      """)

  /// The most distance to what stands for a title, in points; our choice.
  private static let nearness = 24.0
  /// The columns of a grid that is a table.
  private static let columns = 3

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let radios = picture.all(Radio.self).filter { $0.element.title.isEmpty && !$0.node.isSpecimen }
    if radios.isEmpty { return [] }
    let titles = picture.nodes.filter(isTitle)
    let index = RectIndex(titles.map(\.frame))
    return radios.compactMap { radio in
      if isInTable(radio.node, in: picture) { return nil }
      let frame = radio.frame
      var isTitled = false
      index.search(frame.inset(by: -nearness)) { place in
        let other = titles[place].frame
        let isBeside = other.minY < frame.maxY && frame.minY < other.maxY
        let isOver = other.minX < frame.maxX && frame.minX < other.maxX
        let follows =
          radio.environment.direction == .leftToRight
          ? other.minX >= frame.maxX - 1 : other.maxX <= frame.minX + 1
        isTitled = isOver && isOwn(titles[place], of: radio, among: radios) || isBeside && follows
        return !isTitled
      }
      return isTitled ? nil : LintViolation(radio.node, "no title follows the radio button")
    }
  }

  /// Whether a title above or below a radio button is about it alone; a text over several introduces them.
  private static func isOwn(
    _ title: LintNode, of radio: LintElement<Radio>, among radios: [LintElement<Radio>]
  ) -> Bool {
    guard title.node.name == Text.nodeName else { return true }
    let around = title.frame.inset(dx: 0, dy: -2 * nearness)
    return !radios.contains { $0.node.index != radio.node.index && !$0.frame.intersection(around).isEmpty }
  }

  /// Whether a node can stand for a title: a text, a picture, or a control other than a radio button.
  private static func isTitle(_ node: LintNode) -> Bool {
    guard let element = node.node.subject?.element, node.owner == nil else { return false }
    if element is Radio || element is any ContainerElement { return false }
    return element is Text || element is SymbolImage || element is Image || element is any Control
  }

  private static func isInTable(_ radio: LintNode, in picture: LintPicture) -> Bool {
    guard let container = picture.container(of: radio),
      let grid = picture.element(Grid.self, at: container)
    else { return false }
    return grid.element.columns.count >= columns
  }
}
