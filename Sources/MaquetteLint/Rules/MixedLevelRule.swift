import MaquetteControls
import MaquetteElements

enum MixedLevelRule: LintRule {
  static let id = "L-mixed-levels"
  static let summary =
    "A checkbox above indented ones is on if all of them are, off if none is, and mixed otherwise."
  static let reason =
    "Its mark sums up the boxes below. If these are disabled, or enabled by a condition, the checkbox governs them and has a value of its"
    + " own."
  static let source: LintSource? = LintSource(
    .toggles, "show a mixed state in a parent checkbox while its children differ.")
  static let remedy =
    "use a checkbox-group, which derives the parent's value, or give the parent its children's value"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      vstack:
        alignment: leading
        children:
          - checkbox: { title: Notifications, value: true }
          - vstack:
              alignment: leading
              padding: { leading: 20 }
              children: [checkbox: { title: Sounds, value: true }, checkbox: Badges]
      """,
    good: """
      vstack:
        alignment: leading
        children:
          - checkbox: { title: Notifications, value: mixed }
          - vstack:
              alignment: leading
              padding: { leading: 20 }
              children: [checkbox: { title: Sounds, value: true }, checkbox: Badges]
      """)

  /// The tolerance of a leading edge, in points: edges are rounded to pixels.
  private static let slack = 1.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let boxes = picture.all(Checkbox.self).filter {
      !$0.node.isSpecimen && $0.node.row == nil && picture.group(around: $0.node) == nil
    }
    // Each checkbox is a child of the last one above that stands farther out.
    var open: [(place: Int, edge: Double)] = []
    var children: [Int: [Int]] = [:]
    for (place, box) in boxes.enumerated() {
      let edge = box.leading
      while let last = open.last, last.edge > edge - slack { open.removeLast() }
      if place > 0, isBelow(boxes[place - 1], box, in: picture) {
        let parent = open.last?.place
        // The first child shows that there is a level; the others stand at its edge.
        let isFirst = parent == place - 1
        if let parent, isFirst ? areLevels(boxes[parent], box, in: picture) : children[parent] != nil {
          children[parent, default: []].append(place)
        }
      } else {
        open = []
      }
      open.append((place, edge))
    }
    return children.keys.sorted().compactMap { parent in
      violation(of: boxes[parent], over: (children[parent] ?? []).map { boxes[$0] })
    }
  }

  private static func violation(
    of parent: LintElement<Checkbox>, over children: [LintElement<Checkbox>]
  ) -> LintViolation? {
    let isGoverned = children.contains {
      !$0.environment.isEnabled || $0.environment.isEnabledByCondition || $0.element.state.contains(.disabled)
    }
    guard !isGoverned, let derived = ToggleValue(combining: children.map(\.element.value)),
      derived != parent.element.value
    else { return nil }
    return LintViolation(
      parent.node, "value above \(children.count) indented checkboxes:",
      measured: parent.element.value.word, asked: derived.word)
  }

  /// Whether a checkbox stands below the one before it, in the same view.
  private static func isBelow(
    _ upper: LintElement<Checkbox>, _ lower: LintElement<Checkbox>, in picture: LintPicture
  ) -> Bool {
    lower.frame.minY >= upper.frame.maxY - slack
      && picture.view(around: upper.node) == picture.view(around: lower.node)
  }

  private static func areLevels(
    _ upper: LintElement<Checkbox>, _ lower: LintElement<Checkbox>, in picture: LintPicture
  ) -> Bool {
    SettingLevels(upper.node, lower.node, of: lower.environment, in: picture)?.areNested ?? false
  }
}

extension LintElement<Checkbox> {
  /// The distance of the box from the side where lines begin, growing inwards, in points.
  fileprivate var leading: Double {
    environment.direction == .rightToLeft ? -frame.maxX : frame.minX
  }
}

extension LintPicture {
  /// The checkbox group around a node, which keeps its parent's value itself.
  fileprivate func group(around node: LintNode) -> LintNode? {
    outer(of: node).first { $0.node.subject?.element is CheckboxGroup }
  }
}
