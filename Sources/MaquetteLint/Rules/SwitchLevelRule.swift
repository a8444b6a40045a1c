import MaquetteCollections
import MaquetteControls
import MaquetteElements

enum SwitchLevelRule: LintRule {
  static let id = "L-switch-levels"
  static let summary = "On macOS a hierarchy of settings is made of checkboxes, not of switches."
  static let reason =
    "Checkboxes stand before their titles, so that the levels are seen by their leading edges, and a checkbox can be mixed"
    + " if what belongs to it is partly on; a switch can be neither."
  static let source: LintSource? = LintSource(.toggles, "prefer checkboxes where settings have a hierarchy.")
  static let remedy = "use a checkbox-group, with a checkbox for each setting"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      vstack:
        alignment: leading
        children:
          - hstack: [{ switch: { value: true, accessibility-label: Alerts } }, { label: Alerts }]
          - vstack:
              alignment: leading
              padding: { leading: 24 }
              children:
                - hstack: [{ switch: { value: true, accessibility-label: Sounds } }, { label: Sounds }]
                - hstack: [{ switch: { value: false, accessibility-label: Badges } }, { label: Badges }]
      """,
    good: """
      checkbox-group:
        title: Alerts
        children:
          - checkbox: { title: Sounds, value: true }
          - checkbox: { title: Badges, value: false }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let switches = picture.all(Switch.self).filter {
      // Rows of forms have levels of their own: L-mini-form.
      $0.environment.platform == .macos && !$0.node.isSpecimen && $0.node.row == nil
    }
    return zip(switches, switches.dropFirst()).compactMap { parent, child in
      guard child.frame.minY >= parent.frame.maxY - 1, let levels = SwitchLevels(parent, child, in: picture),
        levels.areNested
      else { return nil }
      return LintViolation(child.node, "the switch stands a level below \(parent.node.title)")
    }
  }
}

/// Two switches one below the other, with what stands around each within the innermost element around both.
///
/// The lower one is a level below if its surroundings begin farther in, whatever moves them there: padding, a spacer, a box.
private struct SwitchLevels {
  /// The surroundings of a switch.
  struct Branch {
    /// The frame of all texts and controls.
    let frame: Rect
    /// The frame of the first text.
    let title: Rect?
    /// Whether a box without a title is around the switch.
    let isBoxed: Bool
  }

  let upper: Branch
  let lower: Branch
  let isMirrored: Bool

  /// The least indentation that is a level, in points; our choice.
  private static let leastIndent = 8.0
  /// The tolerance of an alignment, in points.
  private static let slack = 1.0

  /// Finds the surroundings; nil if there is a title or a border between the switches.
  init?(_ upper: LintElement<Switch>, _ lower: LintElement<Switch>, in picture: LintPicture) {
    let around = picture.ancestors(of: lower.node)
    guard
      let common = around.first(where: { $0.index < upper.node.index && upper.node.index < $0.end }),
      let first = Self.branch(of: upper.node, in: common, of: picture), !first.isBoxed,
      let second = Self.branch(of: lower.node, in: common, of: picture)
    else { return nil }
    (self.upper, self.lower) = (first, second)
    isMirrored = lower.environment.direction == .rightToLeft
  }

  private static func branch(of node: LintNode, in common: LintNode, of picture: LintPicture) -> Branch? {
    let way = [node] + picture.ancestors(of: node).prefix { $0.index > common.index }
    let boxes = way.compactMap { picture.element(GroupBox.self, at: $0) }
    guard let top = way.last, boxes.allSatisfy({ ($0.element.title ?? "").isEmpty }),
      !way.contains(where: {
        $0.region == .window || [Group.nodeName, Section.nodeName].contains($0.node.name)
      })
    else { return nil }
    let content = ([top] + picture.nodes(in: top)).filter {
      let element = $0.node.subject?.element
      return $0.owner == nil && !$0.frame.isEmpty && (element is Text || element is any Control)
    }
    return Branch(
      frame: content.dropFirst().reduce(content.first?.frame ?? node.frame) { $0.union($1.frame) },
      title: content.first { $0.node.subject?.element is Text }?.frame, isBoxed: !boxes.isEmpty)
  }

  /// Whether the lower switch stands a level below the upper one.
  var areNested: Bool {
    let indent =
      isMirrored ? upper.frame.maxX - lower.frame.maxX : lower.frame.minX - upper.frame.minX
    guard indent >= Self.leastIndent, lower.frame.minX < upper.frame.maxX, upper.frame.minX < lower.frame.maxX
    else { return false }
    // A box is as far in at its end.
    if lower.isBoxed { return true }
    // Lines of different lengths begin at different places if they are centred, or aligned at their ends.
    if abs(lower.frame.center.x - upper.frame.center.x) <= Self.slack { return false }
    guard let first = upper.title, let second = lower.title else { return true }
    return abs(isMirrored ? first.minX - second.minX : first.maxX - second.maxX) > Self.slack
  }
}
