import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteScreens

enum SpacingRule: LintRule {
  static let id = "L-spacing"
  static let summary =
    "Targets are at least 8 points apart on a touch platform, and 6 on a watch. Buttons on macOS are at least"
    + " 3 points apart, and so are a button and a label or a symbol beside it."
  static let reason =
    "Close targets are hit by mistake, and content that touches a button seems part of it. Eight and three points are this"
    + " project's choice; six are the spacing of the watch's own buttons."
  static let source: LintSource? = LintSource(
    .buttons,
    "leave room around a button on all screens, so that people can tell it from content "
      + "beside it.")
  static let remedy = "move them apart"
  static let example = LintExample(
    bad: """
      hstack:
        spacing: 2
        children:
          - button: { title: Cut, style: gray, size: large }
          - button: { title: Copy, style: gray, size: large }
      """,
    good: """
      hstack:
        spacing: 8
        children:
          - button: { title: Cut, style: gray, size: large }
          - button: { title: Copy, style: gray, size: large }
      """)

  /// The least distance between two targets, in points; 0 for controls of macOS that are no buttons, as pointers are precise.
  private static func room(between first: LintNode, _ second: HitTarget) -> Double {
    switch second.platform {
    case .ios: 8
    case .watchos: 6
    case .macos: first.isButton && second.node.isButton ? ButtonSurroundings.room : 0
    }
  }
  /// The largest of these distances, in points.
  private static let largestRoom = 8.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let targets = picture.hitTargets.filter { !$0.node.frame.isEmpty }
      .sorted { $0.node.frame.minY < $1.node.frame.minY }
    let index = RectIndex(targets.map(\.node.frame))
    // The later one in the sheet gets the finding; pairs are in the order of the upper, then the lower target.
    let close = targets.enumerated().flatMap { place, target -> [LintViolation] in
      var found: [(upper: Int, lower: Int, violation: LintViolation)] = []
      index.search(target.node.frame.inset(by: -largestRoom)) { near in
        let other = targets[near]
        if other.node.index < target.node.index, !belongTogether(other, target),
          let violation = violation(other, target, in: picture)
        {
          found.append((min(place, near), max(place, near), violation))
        }
        return found.count < mostNeighbours
      }
      return found.sorted { ($0.upper, $0.lower) < ($1.upper, $1.lower) }.map(\.violation)
    }
    return (close + ButtonSurroundings(picture).violations).sorted { $0.node.index < $1.node.index }
  }

  /// The most neighbours that one target is reported with: in a heap of targets, each is close to every other.
  fileprivate static let mostNeighbours = 16

  private static func violation(
    _ first: HitTarget, _ second: HitTarget, in picture: LintPicture
  ) -> LintViolation? {
    let slack = 0.5 / picture.environment.scale
    let (a, b) = (first.node.frame, second.node.frame)
    let across = max(a.minX, b.minX) - min(a.maxX, b.maxX)
    let down = max(a.minY, b.minY) - min(a.maxY, b.maxY)
    if across < -slack && down < -slack {
      return LintViolation(
        second.node, "target overlaps that of \(first.node.title) by",
        measured: min(-across, -down).pointText,
        asked: "none", area: a.intersection(b))
    }
    let room = room(between: first.node, second)
    guard room > 0, min(across, down) < -slack, max(across, down) < room - slack else { return nil }
    return LintViolation(
      second.node, "distance to \(first.node.title)", measured: max(0, max(across, down)).pointText,
      asked: room.pointText)
  }

  /// What bars, lists and rows arrange themselves, edge to edge: the buttons of a bar touch on one piece of glass.
  private static let arranged: [Set<NodeName>] = [
    [GradientButton.nodeName], [BarButton.nodeName], LintNodeWalk.rows, [SwipeAction.nodeName],
  ]

  /// Whether targets may touch: segments of a control, rows of a list, a row and its contents.
  private static func belongTogether(_ first: HitTarget, _ second: HitTarget) -> Bool {
    let (a, b) = (first.node, second.node)
    // Segments share their edges.
    if a.node.name == .segment, b.node.name == .segment, a.owner == b.owner { return true }
    // So do the buttons of an alert.
    if a.isInDialog, b.isInDialog { return true }
    if arranged.contains(where: { $0.contains(a.node.name) && $0.contains(b.node.name) }) { return true }
    return a.row == b.index || b.row == a.index || a.row != b.row && (a.row != nil || b.row != nil)
  }
}

/// The labels and the symbols that stand too close to the buttons of a picture.
private struct ButtonSurroundings {
  /// The least distance of a label or a symbol, and of a button on macOS, from a button, in points; our choice.
  static let room = 3.0

  let violations: [LintViolation]

  /// A label or a symbol.
  private struct Surrounding {
    var node: LintNode
    var words: String
    /// What is seen of it, in points of the picture.
    var seen: Rect
    /// The view that scrolls around it, and the element in front of the picture that it belongs to; nil for none.
    var scroll: Int?
    var front: Int?
  }

  init(_ picture: LintPicture) {
    let buttons = picture.nodes.filter {
      $0.isButton && $0.owner == nil && !$0.frame.isEmpty && !$0.isInDialog && !$0.isSpecimen
    }
    let index = RectIndex(buttons.map(\.frame))
    let slack = 0.5 / picture.environment.scale
    var found: [Int: LintViolation] = [:]
    func look(_ place: Surrounding) {
      var visits = 0
      index.search(place.seen.inset(by: -Self.room)) { near in
        visits += 1
        let button = buttons[near]
        if found[near] == nil, let distance = Self.distance(button, place.seen), distance < Self.room - slack,
          Self.isNeighbour(place, of: button, in: picture)
        {
          found[near] = LintViolation(
            button, "distance to the \(place.words)", measured: max(0, distance).pointText,
            asked: Self.room.pointText)
        }
        return visits < SpacingRule.mostNeighbours
      }
    }
    for place in picture.textPlaces
    where place.text.node.owner == nil && !place.isOver && !place.seen.isEmpty {
      look(
        Surrounding(
          node: place.text.node, words: "label '\(place.text.shown)'", seen: place.seen, scroll: place.scroll,
          front: place.front))
    }
    for place in picture.figurePlaces where !place.isOver && !place.seen.isEmpty {
      look(
        Surrounding(
          node: place.node, words: "symbol '\(place.name)'", seen: place.seen, scroll: place.scroll,
          front: place.front))
    }
    violations = found.keys.sorted().compactMap { found[$0] }
  }

  /// The distance of a label above, below or beside a button, in points; nil for one that stands elsewhere, or over it.
  private static func distance(_ button: LintNode, _ label: Rect) -> Double? {
    let frame = button.frame
    let across = max(frame.minX, label.minX) - min(frame.maxX, label.maxX)
    let down = max(frame.minY, label.minY) - min(frame.maxY, label.maxY)
    return min(across, down) < 0 && max(across, down) > -1 ? max(across, down) : nil
  }

  /// Whether the sheet arranges a label or a symbol and a button beside each other, rather than over each other or in front.
  private static func isNeighbour(
    _ place: Surrounding, of button: LintNode, in picture: LintPicture
  ) -> Bool {
    let label = place.node
    guard button.row == nil, label.row == nil else { return false }
    let way = picture.ancestors(of: button)
    let around = way.first { $0.index < label.index && label.index < $0.end }
    guard let around, ![ZStack.nodeName, .overlay, .background].contains(around.node.name) else {
      return false
    }
    return place.front == way.first { $0.node.name == .presentation }?.index
      && place.scroll == way.first { $0.node.scroll != nil }?.index
  }
}

extension LintNode {
  /// Whether the node is a button with an edge or a title of its own, rather than a part of a bar.
  fileprivate var isButton: Bool {
    switch node.subject?.element {
    case let button as Button: button.style != .system
    case is PushButton, is ToggleButton, is PopUpButton, is PullDownButton, is HelpButton: true
    default: false
    }
  }
}
