import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteGraphics

enum HitTargetRule: LintRule {
  static let id = "L-hit"
  static let summary =
    "On a touch platform the target of a control, or of a segment, is at least 44 x 44 points."
  static let reason =
    "A fingertip covers about that much; smaller targets are missed. That a medium button is lower is the platform's doing,"
    + " and a note."
  static let remedy =
    "make it larger, give it a frame or padding of that size, or let the row around it be the target"
  static let example = LintExample(
    bad: "button: { symbol: trash, style: gray, size: small, accessibility-label: Delete }",
    good:
      "button: { symbol: trash, style: gray, size: small, accessibility-label: Delete, width: 44, height: 44 }"
  )

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.hitTargets.compactMap { target in
      let least = LintPicture.smallestTarget(on: target.platform)
      let size = target.area.size
      // Both edges are rounded to pixels, so a length may be short by one.
      let slack = 1 / picture.environment.scale
      if size.width >= least - slack && size.height >= least - slack { return nil }
      var violation = LintViolation(
        target.node, "hit target", measured: size.pointText,
        asked: "\(least.decimalText) x \(least.decimalText) pt",
        area: target.area)
      // The platform draws a medium button 34 points high; the bar or the row that it stands in gives it room.
      if let sized = target.node.node.subject?.element as? any SystemSized {
        violation.isMild = sized.hasSystemHeight && (sized.width == nil || size.width >= least - slack)
      }
      return violation
    }
  }
}

/// A control that can have the size that the platform gives it.
private protocol SystemSized {
  /// The width in points; nil for the platform's.
  var width: Double? { get }
  /// Whether the height is the platform's usual one, unchanged by the sheet.
  var hasSystemHeight: Bool { get }
}

extension Button: SystemSized {
  fileprivate var hasSystemHeight: Bool {
    (size == .medium || style == .system) && contentInsets == nil && height == nil && symbolSize == nil
  }
}

extension ToggleButton: SystemSized {
  fileprivate var width: Double? { nil }
  fileprivate var hasSystemHeight: Bool { size == .medium }
}

extension PullDownButton: SystemSized {
  fileprivate var hasSystemHeight: Bool { size == .medium }
}

extension BarButton: SystemSized {
  // A bar decides on the room of its buttons; on a phone on its side it is 32 points high.
  fileprivate var width: Double? { nil }
  fileprivate var hasSystemHeight: Bool { true }
}

enum SpacingRule: LintRule {
  static let id = "L-spacing"
  static let summary =
    "Targets do not overlap, and on a touch platform there are 8 points between them, on a watch 6."
  static let reason =
    "Close targets are hit by mistake. Eight points are this project's choice; six are the spacing of the watch's own"
    + " buttons."
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

  /// The least distance between targets on a platform, in points; 0 where pointers are precise.
  private static func room(on platform: Platform) -> Double {
    switch platform {
    case .ios: 8
    case .watchos: 6
    case .macos: 0
    }
  }
  /// The largest of these distances, in points.
  private static let largestRoom = 8.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let targets = picture.hitTargets.filter { !$0.node.frame.isEmpty }
      .sorted { $0.node.frame.minY < $1.node.frame.minY }
    let index = RectIndex(targets.map(\.node.frame))
    // The later one in the sheet gets the finding; pairs are in the order of the upper, then the lower target.
    return targets.enumerated().flatMap { place, target in
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
    }.sorted { $0.node.index < $1.node.index }
  }

  /// The most neighbours that one target is reported with: in a heap of targets, each is close to every other.
  private static let mostNeighbours = 16

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
    let room = room(on: second.platform)
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

enum ImagePaddingRule: LintRule {
  static let id = "L-image-padding"
  static let summary =
    "On macOS an image button without a border has about 10 points around its image, and its label below."
  static let reason = "Without a border, the room around the image is the target."
  static let remedy = "give the image 10 points on each side, and move the label below it"
  static let example = LintExample(
    setting: "platform: macos",
    bad: "button: { symbol: folder, style: plain, content-insets: 2, accessibility-label: Folder }",
    good: "button: { symbol: folder, style: plain, content-insets: 10, accessibility-label: Folder }")

  /// About ten, less rounding to pixels and the margins of a symbol.
  private static let room = 8.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.nodes.compactMap { node in
      guard isImageButton(node, in: picture) else { return nil }
      let inside = picture.nodes(in: node)
      guard
        let image = inside.first(where: { [SymbolImage.nodeName, Image.nodeName].contains($0.node.name) })?
          .frame
      else {
        return nil
      }
      let label = inside.first { $0.node.name == Text.nodeName && !$0.frame.isEmpty }?.frame
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
  private static func isImageButton(_ node: LintNode, in picture: LintPicture) -> Bool {
    guard let subject = node.node.subject, subject.environment.platform == .macos, node.owner == nil else {
      return false
    }
    if node.node.name == ImageButton.nodeName { return true }
    guard let button = subject.element as? Button, button.title.isEmpty, button.symbol != nil else {
      return false
    }
    return button.style == .plain && button.contentInsets != nil
  }
}

extension LintNode {
  /// Whether the node is a button that answers an alert or an action sheet.
  var isInDialog: Bool { node.subject?.environment.isInDialog ?? false }
}
