import MaquetteControls
import MaquetteElements
import MaquetteGraphics

/// The texts of a picture that can be seen, each with the part of its frame that nothing cuts off.
final class TextPlaces {
  /// A text and its surroundings.
  struct Place {
    var text: LintElement<Text>
    /// What is seen of the text's frame, in points of the picture.
    var seen: Rect
    /// The innermost view that scrolls around it, by the position of its node; nil for none.
    var scroll: Int?
    /// The element in front of the picture that the text belongs to; nil for the picture itself.
    var front: Int?
    /// Whether it was moved, or stands over another element, on purpose.
    var isMoved: Bool
    /// The control or the other container around the text.
    var container: Int?
  }

  /// The places in painting order.
  private(set) var all: [Place] = []

  /// What is known of a node from those around it.
  private struct Surroundings {
    var seen: Rect
    var scroll: Int?
    var front: Int?
    var isMoved = false
    var container: Int?
    var isHidden = false
    /// Whether the next container may be larger than the one around it.
    var opens = false
  }

  init(_ picture: LintPicture) {
    var surroundings: [Surroundings] = []
    surroundings.reserveCapacity(picture.nodes.count)
    for node in picture.nodes {
      var inside =
        node.parent.map { surroundings[$0] } ?? Surroundings(seen: picture.layout.frame)
      enter(node, &inside, in: picture)
      surroundings.append(inside)
      guard !inside.isHidden, let text = picture.element(Text.self, at: node) else { continue }
      let seen = node.frame.intersection(inside.seen)
      all.append(
        Place(
          text: text, seen: seen, scroll: inside.scroll, front: inside.front, isMoved: inside.isMoved,
          container: inside.container))
    }
  }

  private func enter(_ node: LintNode, _ inside: inout Surroundings, in picture: LintPicture) {
    let element = node.node.subject?.element
    if element is any ContainerElement || element is any Control {
      // A stack that is itself wider than what it stands in gives its texts no room.
      let outer = inside.container.map { picture.nodes[$0].frame }
      if inside.isMoved || inside.opens || outer.map({ node.frame.isInside($0) }) ?? true {
        inside.container = node.index
      }
      inside.isMoved = false
      inside.opens = false
    }
    switch node.node.name {
    case .presentation:
      inside.front = node.index
      inside.opens = true
    // Badges and marks stand over the corner of what they belong to.
    case .offset, .overlay, BadgeFace.nodeName: inside.isMoved = true
    default: break
    }
    // What a view pins stands over its content, which goes on under it.
    if let parent = node.parent, node.previous != nil, inside.scroll == parent { inside.scroll = node.index }
    if let layer = node.node.layer {
      if layer.opacity == 0 { inside.isHidden = true }
      if layer.clip != nil { inside.seen = inside.seen.intersection(node.frame) }
    }
    if node.node.scroll != nil {
      inside.scroll = node.index
      inside.opens = true
    }
  }
}

extension Rect {
  /// Whether the rectangle reaches over no edge of another by more than rounding.
  fileprivate func isInside(_ other: Rect) -> Bool { other.inset(dx: -1, dy: -1).intersection(self) == self }
}

extension LintPicture {
  /// The texts that can be seen.
  var textPlaces: [TextPlaces.Place] { tool { TextPlaces(self) }.all }
}
