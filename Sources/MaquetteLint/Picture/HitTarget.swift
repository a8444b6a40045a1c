internal import MaquetteControls
public import MaquetteElements

/// An area that reacts to touch or to a pointer.
public struct HitTarget: Sendable {
  /// The control or the segment.
  public let node: LintNode
  /// The platform of the control.
  public let platform: Platform
  /// The area in points of the picture.
  public let area: Rect
}

extension LintPicture {
  /// The hit targets of the picture: the frame of each control.
  ///
  /// A list row is the target of the switch or the mark in it. Controls whose height the system sets (switches,
  /// segments, sliders, value pickers) have targets of the least height, as far as their neighbours leave space.
  public var hitTargets: [HitTarget] {
    let targets = nodes.compactMap(target)
    return targets.map { target in
      guard Self.growing.contains(target.node.node.name) else { return target }
      return HitTarget(node: target.node, platform: target.platform, area: grown(target, among: targets))
    }
  }

  /// The least width and height of a target on a platform, in points; 0 where pointers are precise.
  public static func smallestTarget(on platform: Platform) -> Double { platform == .macos ? 0 : 44 }

  private static let growing: Set = [
    "switch", "segment", "slider", "stepper", "page-control", "date-picker", "pop-up-button", "color-well",
  ]
  private static let traits: Set<Accessibility.Trait> = [.button, .toggleButton, .adjustable]

  private func target(_ node: LintNode) -> HitTarget? {
    guard let accessibility = node.node.accessibility, !accessibility.isHidden,
      !Self.traits.isDisjoint(with: accessibility.traits)
    else { return nil }
    let isSegment = node.node.name == "segment"
    let control = isSegment ? node.owner.map { nodes[$0] } : node
    guard let control, let subject = control.node.subject, control.owner == nil else { return nil }
    // The platform makes a row's accessory easy to hit: it takes the end of the row.
    if let button = subject.element as? DetailDisclosureButton, button.isAccessory { return nil }
    // A row that exposes its parts to accessibility has several targets.
    let isRowGroup = node.row.map { nodes[$0].node.accessibility?.isContainer ?? false } ?? true
    let isInRow = !isRowGroup && !accessibility.traits.contains(.button)
    return isInRow ? nil : HitTarget(node: node, platform: subject.environment.platform, area: node.frame)
  }

  private func grown(_ target: HitTarget, among others: [HitTarget]) -> Rect {
    let least = Self.smallestTarget(on: target.platform)
    let area = target.area
    let missing = (least - area.height) / 2
    guard missing > 0 else { return area }
    // A control in a row may grow to the edges of the row.
    let room = target.node.row.map { nodes[$0].frame } ?? layout.frame
    var top = Swift.max(area.minY - missing, room.minY)
    var bottom = Swift.min(area.maxY + missing, room.maxY)
    if target.node.row != nil { return Rect(minX: area.minX, minY: top, maxX: area.maxX, maxY: bottom) }
    for other in others where other.node.index != target.node.index {
      guard other.area.minX < area.maxX, other.area.maxX > area.minX else { continue }
      if other.area.maxY <= area.minY { top = Swift.max(top, (other.area.maxY + area.minY) / 2) }
      if other.area.minY >= area.maxY { bottom = Swift.min(bottom, (other.area.minY + area.maxY) / 2) }
    }
    return Rect(minX: area.minX, minY: top, maxX: area.maxX, maxY: bottom)
  }
}
