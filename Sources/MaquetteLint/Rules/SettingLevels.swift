import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteGraphics

/// Two settings one below the other, with what stands around each within the innermost element around both.
///
/// The lower one is a level below if its surroundings begin farther in, whatever moves them there: padding, a spacer, a box.
struct SettingLevels {
  /// The surroundings of a setting.
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

  /// Finds the surroundings; nil if there is a title or a border between the settings.
  init?(_ upper: LintNode, _ lower: LintNode, of environment: Environment, in picture: LintPicture) {
    let around = picture.outer(of: lower)
    guard
      let common = around.first(where: { $0.index < upper.index && upper.index < $0.end }),
      let first = Self.branch(of: upper, in: common, of: picture), !first.isBoxed,
      let second = Self.branch(of: lower, in: common, of: picture)
    else { return nil }
    (self.upper, self.lower) = (first, second)
    isMirrored = environment.direction == .rightToLeft
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

  /// Whether the lower setting stands a level below the upper one.
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
