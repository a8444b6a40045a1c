import MaquetteControls
import MaquetteElements

enum ToggleLabelRule: LintRule {
  static let id = "L-toggle-label"
  static let summary = "A toggle button needs no label that explains it."
  static let reason =
    "The symbol and the surface show the state; use a switch or a checkbox for settings that need a label."
  static let source: LintSource? = LintSource(
    .toggles,
    "let the symbol and the background of a toggle button explain it; leave out a label that "
      + "does so.")
  static let remedy = "use a clearer symbol, a checkbox, or a switch in a row"
  static let example = LintExample(
    bad: """
      hstack:
        - label: Notifications
        - toggle-button: { symbol: bell.fill, value: true, size: large, accessibility-label: Notifications }
      """,
    good: """
      hstack:
        - toggle-button: { symbol: bell.fill, value: true, size: large, accessibility-label: Notifications }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(ToggleButton.self).compactMap { button in
      picture.introduction(of: button.node, alsoBelow: true).flatMap { label in
        // A number beside a heart counts.
        label.first?.isNumber ?? false
          ? nil : LintViolation(button.node, "the label '\(label)' explains the toggle button")
      }
    }
  }
}

enum GradientTextRule: LintRule {
  static let id = "L-gradient-text"
  static let summary = "A gradient button shows a symbol only, without a label for it or its bar."
  static let reason = "Its place at the edge of a list explains it."
  static let source: LintSource? = LintSource(
    .buttons, "use a symbol instead of text in a gradient button, and no label before it.")
  static let remedy = "use only a symbol, or a push button with a title"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      hstack:
        - label: "Add an item:"
        - gradient-button: { symbol: plus, accessibility-label: Add }
      """,
    good: """
      hstack:
        - gradient-button: { symbol: plus, accessibility-label: Add }
        - gradient-button: { symbol: minus, accessibility-label: Remove }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      if node.node.name == GradientBar.nodeName {
        return picture.introduction(of: node).map {
          LintViolation(node, "the label '\($0)' introduces the bar of gradient buttons")
        }
      }
      guard node.node.name == GradientButton.nodeName, node.node.subject != nil else { return nil }
      if let text = picture.all(Text.self, in: node).first(where: { !$0.element.text.isEmpty }) {
        return LintViolation(node, "the gradient button shows the text '\(text.element.text)'")
      }
      return picture.introduction(of: node).map {
        LintViolation(node, "the label '\($0)' introduces the gradient button")
      }
    }
  }
}

enum HelpTextRule: LintRule {
  static let id = "L-help-text"
  static let summary = "No text beside or above a help button introduces it."
  static let reason = "The question mark explains itself."
  static let source: LintSource? = LintSource(
    .buttons, "do not introduce a help button with text: people know it.")
  static let remedy = "remove the text"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      hstack:
        - label: "Need help?"
        - help-button: {}
      """,
    good: """
      hstack:
        - help-button: {}
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.helpButtons.compactMap { button in
      picture.introduction(of: button).map {
        LintViolation(button, "the text '\($0)' introduces the help button")
      }
    }
  }
}

enum ImageLabelRule: LintRule {
  static let id = "L-image-label"
  static let summary = "The label of an image button stands below its image, as part of the button."
  static let reason = "A label elsewhere cannot be clicked and seems unrelated."
  static let source: LintSource? = LintSource(.buttons, "place an image button's label below its image.")
  static let remedy = "make it the button's title, which stands below the image"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      hstack:
        - label: Documents
        - image-button: { symbol: folder, accessibility-label: Documents }
      """,
    good: "image-button: { symbol: folder, title: Documents }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(ImageButton.self).compactMap { button in
      guard button.environment.platform == .macos, (button.element.title ?? "").isEmpty else {
        return nil
      }
      return picture.introduction(of: button.node).map {
        LintViolation(button.node, "the label '\($0)' stands beside or above the image button")
      }
    }
  }
}

extension LintPicture {
  /// The most distance to a label above, in points; our choice.
  private static let nearness = 16.0

  /// The most columns of a grid in which the labels of the rows above and below are found; our choice.
  private static let mostColumns = 16

  /// The text of a label that introduces a node: next to it in a row, or directly above it in a column; also below it if asked.
  func introduction(of node: LintNode, alsoBelow: Bool = false) -> String? {
    guard !node.isSpecimen, let container = arrangement(of: node) else { return nil }
    let vertical = alsoBelow ? [-1, 1] : [-1]
    switch container.node.name {
    case HStack.nodeName:
      return
        (label(at: [-1, 1], from: node, in: container)
        ?? (alsoBelow ? labelOfRow(beside: container, for: node) : nil))?.shown
    case VStack.nodeName:
      return label(at: vertical, from: node, in: container) { isNear($0, node) }?.shown
    case Grid.nodeName:
      let beside = label(at: [-1, 1], from: node, in: container) { label in
        label.frame.minY < node.frame.maxY && node.frame.minY < label.frame.maxY
      }
      let rows = vertical.flatMap { side in (1...Self.mostColumns).map { side * $0 } }
      return (beside ?? label(at: rows, from: node, in: container) { isNear($0, node) })?.shown
    default: return nil
    }
  }

  /// The label for a node in the row above or below the node's row, if that is a row of labels alone, as many as the node's row
  /// has members.
  private func labelOfRow(beside row: LintNode, for node: LintNode) -> LintElement<Text>? {
    guard let column = container(of: row), column.node.name == VStack.nodeName,
      let member = member(of: column, around: row)
    else { return nil }
    for side in [1, -1] {
      guard let other = sibling(of: member, by: side, in: column),
        let labels = nodes[other.index..<other.end].first(where: { $0.node.name == HStack.nodeName }),
        labels.node.children.count == row.node.children.count, labels.node.children.count > 1
      else { continue }
      let texts = nodes[labels.index..<labels.end].compactMap { element(Text.self, at: $0) }
      guard texts.count == labels.node.children.count, texts.allSatisfy({ $0.node.owner == nil }) else {
        continue
      }
      if let label = texts.first(where: { isNear($0, node) }) { return label }
    }
    return nil
  }

  /// Whether a label that is no heading stands close above or below a node.
  private func isNear(_ label: LintElement<Text>, _ node: LintNode) -> Bool {
    let distance = max(node.frame.minY - label.frame.maxY, label.frame.minY - node.frame.maxY)
    return !label.element.style.isHeading && distance <= Self.nearness
      && label.frame.minX < node.frame.maxX && node.frame.minX < label.frame.maxX
  }

  /// The stack or grid that arranges a node among others; one around a single element arranges nothing.
  private func arrangement(of node: LintNode) -> LintNode? {
    var found = container(of: node)
    while let container = found, [HStack.nodeName, VStack.nodeName].contains(container.node.name),
      container.node.children.count == 1
    {
      found = self.container(of: container)
    }
    return found
  }

  /// The first label that meets a condition at one of some places, counted from a node among the children of a container:
  /// -1 for the child before it.
  func label(
    at places: [Int], from node: LintNode, in container: LintNode,
    where isMeant: (LintElement<Text>) -> Bool = { _ in true }
  ) -> LintElement<Text>? {
    guard let member = member(of: container, around: node) else { return nil }
    return places.lazy.compactMap { place in
      self.sibling(of: member, by: place, in: container).flatMap(self.loneLabel)
    }.first(where: isMeant)
  }

  /// The label that an element is, apart from modifiers around it.
  private func loneLabel(_ member: LintNode) -> LintElement<Text>? {
    let inside = nodes[member.index..<member.end]
    guard inside.allSatisfy({ $0.node.children.count <= 1 }),
      let label = inside.lazy.compactMap({ self.element(Text.self, at: $0) }).first,
      !label.element.isVerbatim, label.node.owner == nil
    else { return nil }
    return label
  }

  /// The child some places before or after another one.
  private func sibling(of member: LintNode, by places: Int, in container: LintNode) -> LintNode? {
    var found: LintNode? = member
    for _ in 0..<abs(places) {
      guard let child = found else { return nil }
      let next = child.end < container.end ? child.end : nil
      found = (places < 0 ? child.previous : next).map { nodes[$0] }
    }
    return found
  }

  /// The child of a container that is or contains a node.
  private func member(of container: LintNode, around node: LintNode) -> LintNode? {
    var member = node
    while let parent = member.parent, parent != container.index { member = nodes[parent] }
    return member.parent == nil ? nil : member
  }
}

extension LintElement<Text> {
  /// The text as it is shown.
  var shown: String { element.shown(in: environment) }
}

extension TextStyle {
  /// Whether the style is that of a heading, which is about all that follows.
  fileprivate var isHeading: Bool {
    switch self {
    case .largeTitle, .title1, .title2, .title3, .headline: true
    default: false
    }
  }
}
