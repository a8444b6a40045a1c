// The targets of a picture
// ========================
//
// One walk in preorder finds what reacts to touch. A target is the frame of its control, and on a touch platform, if
// that is smaller than a fingertip, as much around it as belongs to the control by its ``TargetReach``: never more than
// makes 44 points. Neighbours share the space between them; an index of all frames finds those that are near enough to matter.
// Rules and redlines read the same areas.

package import MaquetteElements
import MaquetteCollections
import MaquetteControls
import MaquetteGraphics

/// An area that reacts to touch or to a pointer.
package struct TouchTarget: Sendable {
  /// The position of the control's node in preorder, from 0.
  package let index: Int
  /// The node of the control, or of the segment.
  package let node: LayoutNode
  /// The platform of the control.
  package let platform: Platform
  /// The area in points of the picture.
  package fileprivate(set) var area: Rect

  fileprivate let reach: TargetReach
  /// The frame of the padding and frames around the control.
  fileprivate let surroundings: Rect
  /// The frame of the row around the control.
  fileprivate let row: Rect?
}

extension Platform {
  /// The least width and height of a target, in points; 0 where pointers are precise.
  package var leastTarget: Double { self == .macos ? 0 : LiveControl.leastTarget }
}

extension LayoutNode {
  /// Returns the targets of a picture in preorder; a node that does not know its own platform has the given one.
  ///
  /// A row is the target of the switch or the mark in it, unless it exposes its parts to accessibility.
  package func touchTargets(on platform: Platform, in catalogue: Catalogue) -> [TouchTarget] {
    var walk = TouchTargetWalk(platform: platform, catalogue: catalogue)
    walk.visit(self, in: TouchTargetWalk.Surroundings())
    let neighbours = TargetNeighbours(walk.targets)
    return walk.targets.map { target in
      var grown = target
      grown.area = target.area(among: neighbours, in: frame)
      return grown
    }
  }
}

private struct TouchTargetWalk {
  struct Surroundings {
    /// The reach of the outermost control around the node; nil outside of any.
    var owner: TargetReach?
    var row: (frame: Rect, isContainer: Bool)?
    /// The frame of the padding and frames directly around the node.
    var room: Rect?
    /// Whether nothing but the picture's own padding and frame is around the node.
    var isEdge = true
    /// Whether something modal stands in front of the node.
    var isCovered = false
  }

  let platform: Platform
  let catalogue: Catalogue
  var targets: [TouchTarget] = []
  private var next = 0

  /// Elements whose size the platform fixes and that adjoin their neighbours: rows of open menus, actions beside rows, and
  /// letters beside a list.
  private static let fixed: Set<NodeName> = [
    MenuItem.nodeName, SwipeAction.nodeName, SectionIndex.nodeName,
  ]
  private static let traits: Set<Accessibility.Trait> = [.button, .toggleButton, .adjustable]

  init(platform: Platform, catalogue: Catalogue) {
    self.platform = platform
    self.catalogue = catalogue
  }

  mutating func visit(_ node: LayoutNode, in outer: Surroundings) {
    let index = next
    next += 1
    let entry = catalogue.entry(named: node.name.text)
    var inner = outer
    inner.isCovered = outer.isCovered || node.isCovered
    if !inner.isCovered, let target = target(node, at: index, entry, in: outer) { targets.append(target) }
    if node.children.count == 1, node.name == .padding || node.name == .frame {
      let isOwn = outer.isEdge && node.source == nil
      if !isOwn { inner.room = outer.room ?? node.frame }
      inner.isEdge = isOwn && node.name == .frame
    } else {
      inner.room = nil
      inner.isEdge = false
    }
    if node.name == ListRow.nodeName {
      inner.row = (node.frame, node.accessibility?.isContainer ?? false)
    } else if node.name == .barRow {
      inner.row = (node.frame, true)
    } else if let entry, entry.kind == .control,
      !entry.takesChildren || [PopUpButton.nodeName, PullDownButton.nodeName].contains(node.name)
    {
      inner.owner = outer.owner ?? entry.targetReach ?? .surroundings
    }
    for child in node.children { visit(child, in: inner) }
  }

  private func target(
    _ node: LayoutNode, at index: Int, _ entry: CatalogueEntry?, in outer: Surroundings
  ) -> TouchTarget? {
    guard let accessibility = node.accessibility, !accessibility.isHidden,
      !Self.traits.isDisjoint(with: accessibility.traits)
    else { return nil }
    let reach: TargetReach
    if node.name == .segment {
      reach = outer.owner ?? .surroundings
    } else {
      guard let entry, entry.kind != .container, outer.owner == nil, !Self.fixed.contains(node.name) else {
        return nil
      }
      reach = entry.targetReach ?? .surroundings
    }
    // A row that exposes its parts to accessibility has several targets.
    if let row = outer.row, !row.isContainer, !accessibility.traits.contains(.button) { return nil }
    return TouchTarget(
      index: index, node: node, platform: node.subject?.environment.platform ?? platform, area: node.frame,
      reach: reach, surroundings: outer.room ?? node.frame, row: outer.row?.frame)
  }
}

/// The targets of a picture, found by their place.
private struct TargetNeighbours {
  private let targets: [TouchTarget]
  private let index: RectIndex

  init(_ targets: [TouchTarget]) {
    self.targets = targets
    // Only some controls share space with their neighbours.
    let isNeeded = targets.contains { $0.reach != .surroundings }
    index = RectIndex(isNeeded ? targets.map(\.node.frame) : [])
  }

  /// Calls a body with every target in an area, apart from one.
  func forEach(in area: Rect, besides target: TouchTarget, _ body: (TouchTarget) -> Void) {
    index.search(area) { place in
      if targets[place].index != target.index { body(targets[place]) }
      return true
    }
  }
}

extension TouchTarget {
  /// The frame with what the control reaches around it.
  fileprivate func area(among others: TargetNeighbours, in picture: Rect) -> Rect {
    let least = platform.leastTarget
    let frame = node.frame
    let area = frame.grown(to: least, within: surroundings)
    if let row, reach == .height {
      return area.grown(
        to: least, within: Rect(minX: area.minX, minY: row.minY, maxX: area.maxX, maxY: row.maxY))
    }
    if let row, reach == .row {
      // Neighbours in the row share the space between them. Only those near enough to take some of what is missing matter.
      let missing = least - area.width
      guard missing > 0 else {
        return area.grown(
          to: least, within: Rect(minX: area.minX, minY: row.minY, maxX: area.maxX, maxY: row.maxY))
      }
      // A point more, so that no rounding makes the room smaller than what is missing.
      var left = max(row.minX, area.minX - missing - 1)
      var right = min(row.maxX, area.maxX + missing + 1)
      let reached = Rect(
        minX: min(2 * left - frame.minX, frame.minX), minY: frame.minY,
        maxX: max(2 * right - frame.maxX, frame.maxX), maxY: frame.maxY)
      others.forEach(in: reached, besides: self) { other in
        let near = other.node.frame
        guard other.row == row, near.minY < frame.maxY, near.maxY > frame.minY else { return }
        if near.maxX <= frame.minX { left = max(left, (near.maxX + frame.minX) / 2) }
        if near.minX >= frame.maxX { right = min(right, (frame.maxX + near.minX) / 2) }
      }
      return area.grown(
        to: least,
        within: Rect(
          minX: min(area.minX, left), minY: row.minY, maxX: max(area.maxX, right), maxY: row.maxY))
    }
    guard reach == .height, area.height < least else { return area }
    let missing = (least - area.height) / 2
    var top = max(area.minY - missing, picture.minY)
    var bottom = min(area.maxY + missing, picture.maxY)
    let reached = Rect(
      minX: frame.minX, minY: min(2 * top - frame.minY, frame.minY), maxX: frame.maxX,
      maxY: max(2 * bottom - frame.maxY, frame.maxY))
    others.forEach(in: reached, besides: self) { other in
      let near = other.node.frame
      guard near.minX < frame.maxX, near.maxX > frame.minX else { return }
      // Neighbours share the space between them.
      if near.maxY <= frame.minY { top = max(top, (near.maxY + frame.minY) / 2) }
      if near.minY >= frame.maxY { bottom = min(bottom, (frame.maxY + near.minY) / 2) }
    }
    return Rect(minX: area.minX, minY: top, maxX: area.maxX, maxY: bottom)
  }
}

extension Rect {
  /// Returns the rectangle with its sides at least as long as `least`, as far as `room` allows, in its middle if it can.
  fileprivate func grown(to least: Double, within room: Rect) -> Rect {
    func side(_ low: Double, _ high: Double, _ roomLow: Double, _ roomHigh: Double) -> (Double, Double) {
      let missing = least - (high - low)
      guard missing > 0 else { return (low, high) }
      let below = max(0, low - roomLow)
      let above = max(0, roomHigh - high)
      // What one side has no room for, the other takes.
      let first = min(below, max(missing / 2, missing - above))
      return (low - first, high + min(above, missing - first))
    }
    let (left, right) = side(minX, maxX, room.minX, room.maxX)
    let (top, bottom) = side(minY, maxY, room.minY, room.maxY)
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}
