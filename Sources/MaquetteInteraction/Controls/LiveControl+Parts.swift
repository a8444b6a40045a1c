internal import MaquetteControls
internal import MaquetteGraphics

extension LiveControl {
  /// The parts of a name, from back to front.
  func parts(_ name: String) -> [LayoutNode] {
    var parts: [LayoutNode] = []
    layout?.forEach { node, _ in if node.name == name { parts.append(node) } }
    return parts
  }

  /// The place of the part that a finger means: the one that it is on, or the nearest whose middle is no farther than
  /// half a target.
  static func index(of parts: [LayoutNode], at location: Point) -> Int? {
    if let index = parts.firstIndex(where: { $0.frame.contains(location) }) { return index }
    let reach = Session.leastTarget / 2
    func distance(_ part: LayoutNode) -> Double {
      let (dx, dy) = (part.frame.center.x - location.x, part.frame.center.y - location.y)
      return dx * dx + dy * dy
    }
    let near = parts.indices.filter { distance(parts[$0]) <= reach * reach }
    return near.min { distance(parts[$0]) < distance(parts[$1]) }
  }
}
