import MaquetteCollections
import MaquetteControls
import MaquetteElements

enum RadioCountRule: LintRule {
  static let id = "L-radio-count"
  static let summary = "A set of radio buttons, in a group or loose in a stack, has two to five of them."
  static let reason =
    "One button offers no choice; more than five take much space, but a pop-up button takes a line."
  static let source: LintSource? = LintSource(
    .toggles, "use radio buttons for two to about five choices, and a pop-up button for more.")
  static let remedy = "use a checkbox for one choice, a pop-up button for many"
  static let example = LintExample(
    setting: "platform: macos",
    bad: "radio-group: { options: [Mon, Tue, Wed, Thu, Fri, Sat], selected: Mon }",
    good: "radio-group: { options: [Mon, Tue, Wed, Thu, Fri], selected: Mon }")

  private static let counts = 2...5

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.radioSets.compactMap { set in
      let count = set.radios.count
      if counts.contains(count) { return nil }
      return LintViolation(
        set.node, "radio buttons in one group:", measured: "\(count)",
        asked: "\(counts.lowerBound) to \(counts.upperBound)")
    }
  }
}

enum RadioOneRule: LintRule {
  static let id = "L-radio-one"
  static let summary = "Exactly one of the radio buttons that belong together is selected."
  static let reason = "Radio buttons exclude each other, and one always applies."
  static let source: LintSource? = LintSource(
    .toggles, "keep exactly one radio button of a set selected.")
  static let remedy = "select one; use checkboxes if several can be selected"
  static let severity = LintSeverity.error
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      radio-group:
        - radio: { title: Left, value: true }
        - radio: { title: Right, value: true }
      """,
    good: """
      radio-group:
        - radio: { title: Left, value: true }
        - radio: { title: Right, value: false }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.radioSets.compactMap { set in
      let values = set.radios.map(\.element.value)
      let count = values.count { $0 == .on }
      // L-radio-mixed reports mixed radio buttons, L-radio-count a single one.
      if count == 1 || values.count < 2 || count == 0 && values.contains(.mixed) { return nil }
      return LintViolation(set.node, "radio buttons that are selected:", measured: "\(count)", asked: "1")
    }
  }
}

enum RadioMixedRule: LintRule {
  static let id = "L-radio-mixed"
  static let summary = "A radio button is on or off, not mixed."
  static let reason = "A choice cannot be half made; only a checkbox can be mixed."
  static let source: LintSource? = LintSource(
    .toggles, "select a radio button or leave it off; avoid the mixed state.")
  static let remedy = "select one, or use checkboxes"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      radio-group:
        - radio: { title: Left, value: mixed }
        - radio: { title: Right, value: mixed }
      """,
    good: """
      radio-group:
        - radio: { title: Left, value: true }
        - radio: { title: Right, value: false }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Radio.self).compactMap { radio in
      radio.element.value == .mixed ? LintViolation(radio.node, "the radio button is mixed") : nil
    }
  }
}

enum RadioSpacingRule: LintRule {
  static let id = "L-radio-spacing"
  static let summary = "Radio buttons in a row are evenly spaced, by the longest title."
  static let reason = "People follow the circles; uneven distances suggest groups that do not exist."
  static let source: LintSource? = LintSource(
    .toggles, "space radio buttons in a row evenly, by the width of the longest label.")
  static let remedy = "use a radio-group with 'arrangement: row', or give all the same width"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      hstack:
        - radio: { title: Low, value: true }
        - radio: { title: "Automatic, by the Time of Day" }
        - radio: High
      """,
    good: "radio-group: { arrangement: row, options: [Low, Automatic, High], selected: Low }")

  /// The tolerance of a distance, in points: edges are rounded to pixels.
  private static let slack = 1.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.radioSets.compactMap { set in
      guard set.isLoose, set.radios.count > 2, isRow(set.radios.map(\.frame)) else { return nil }
      let edges = set.radios.map {
        $0.environment.direction == .leftToRight ? $0.frame.minX : -$0.frame.maxX
      }.sorted()
      let pitches = zip(edges, edges.dropFirst()).map { $1 - $0 }
      guard let least = pitches.min(), let most = pitches.max(), most - least > slack else { return nil }
      return LintViolation(
        set.node, "distances of radio buttons:", measured: pitches.map(\.pointText).joined(separator: ", "),
        asked: "the same")
    }
  }

  /// Whether frames stand side by side on one line.
  private static func isRow(_ frames: [Rect]) -> Bool {
    zip(frames, frames.dropFirst()).allSatisfy { $0.minY < $1.maxY && $1.minY < $0.maxY }
  }
}

/// Radio buttons of which one is chosen.
struct RadioSet: Sendable {
  /// The group, or the innermost node around loose radio buttons, which may be the only one itself.
  var node: LintNode
  var radios: [LintElement<Radio>]
  /// Whether no radio-group is around them.
  var isLoose: Bool
}

extension LintPicture {
  /// Every set of radio buttons: the groups, and the loose ones that share a stack, a section or a window.
  var radioSets: [RadioSet] {
    let groups = all(RadioGroup.self).map {
      RadioSet(node: $0.node, radios: all(Radio.self, in: $0.node), isLoose: false)
    }
    let loose = all(Radio.self).filter { radio in
      !radio.node.isSpecimen && !outer(of: radio.node).contains { $0.node.name == RadioGroup.nodeName }
    }
    let loosePlaces = NodePlaces(loose.map(\.node.index))
    var sets: [RadioSet] = []
    var places: [Int: Int] = [:]
    for radio in loose {
      let node = setNode(of: radio.node, among: loosePlaces)
      if let place = places[node.index] {
        sets[place].radios.append(radio)
      } else {
        places[node.index] = sets.count
        sets.append(RadioSet(node: node, radios: [radio], isLoose: true))
      }
    }
    return groups + sets
  }

  /// The innermost node with at least two radio buttons around one of them, within its window; the radio button itself if
  /// it is alone.
  private func setNode(of radio: LintNode, among loose: NodePlaces) -> LintNode {
    for around in outer(of: radio) {
      if loose.count(inside: around) > 1 { return around }
      if around.region == .window || around.node.name == Group.nodeName
        || around.node.name == Section.nodeName
      {
        break
      }
    }
    return radio
  }
}
