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
  }

  init(_ picture: LintPicture) {
    var surroundings: [Surroundings] = []
    surroundings.reserveCapacity(picture.nodes.count)
    for node in picture.nodes {
      var inside =
        node.parent.map { surroundings[$0] } ?? Surroundings(seen: picture.layout.frame)
      enter(node, &inside)
      surroundings.append(inside)
      guard !inside.isHidden, let text = picture.element(Text.self, at: node) else { continue }
      let seen = node.frame.intersection(inside.seen)
      all.append(
        Place(
          text: text, seen: seen, scroll: inside.scroll, front: inside.front, isMoved: inside.isMoved,
          container: inside.container))
    }
  }

  private func enter(_ node: LintNode, _ inside: inout Surroundings) {
    let element = node.node.subject?.element
    if element is any ContainerElement || element is any Control {
      inside.container = node.index
      inside.isMoved = false
    }
    switch node.node.name {
    case .presentation: inside.front = node.index
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
    if node.node.scroll != nil { inside.scroll = node.index }
  }
}

extension LintPicture {
  /// The texts that can be seen.
  var textPlaces: [TextPlaces.Place] { tool { TextPlaces(self) }.all }
}
