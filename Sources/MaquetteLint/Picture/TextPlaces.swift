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
    /// Whether it stands over another element: it was moved, or lies on top of what an overlay is about.
    var isOver: Bool
    /// The control or the other container around the text.
    var container: Int?
  }

  /// A symbol that is no part of a control, and its surroundings, as those of a text.
  struct Figure {
    var node: LintNode
    var name: String
    var seen: Rect
    var scroll: Int?
    var front: Int?
    var isOver: Bool
  }

  /// The places in painting order.
  private(set) var all: [Place] = []
  /// The symbols in painting order.
  private(set) var figures: [Figure] = []

  /// What is known of a node from those around it.
  private struct Surroundings {
    var seen: Rect
    var scroll: Int?
    var front: Int?
    var isMoved = false
    var isOver = false
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
      guard !inside.isHidden else { continue }
      let seen = node.frame.intersection(inside.seen)
      if let symbol = node.node.subject?.element as? SymbolImage, node.owner == nil {
        figures.append(
          Figure(
            node: node, name: symbol.symbol, seen: seen, scroll: inside.scroll, front: inside.front,
            isOver: inside.isOver))
      }
      guard let text = picture.element(Text.self, at: node) else { continue }
      all.append(
        Place(
          text: text, seen: seen, scroll: inside.scroll, front: inside.front, isMoved: inside.isMoved,
          isOver: inside.isOver, container: inside.container))
    }
  }

  private func enter(_ node: LintNode, _ inside: inout Surroundings, in picture: LintPicture) {
    let element = node.node.subject?.element
    // Badges and marks stand over the corner of what they belong to, which itself stands where it is.
    if node.previous != nil, let parent = node.parent, picture.nodes[parent].node.name == .overlay {
      inside.isOver = true
    }
    if element is any ContainerElement || element is any Control {
      // A stack that is itself wider than what it stands in gives its texts no room.
      let outer = inside.container.map { picture.nodes[$0].frame }
      if inside.isMoved || inside.opens || outer.map({ node.frame.isInside($0) }) ?? true {
        inside.container = node.index
      }
      inside.isMoved = false
      inside.isOver = false
      inside.opens = false
    }
    switch node.node.name {
    case .presentation:
      inside.front = node.index
      inside.opens = true
    case .offset, BadgeFace.nodeName: (inside.isMoved, inside.isOver) = (true, true)
    case .overlay: inside.isMoved = true
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

  /// The symbols that can be seen and are no part of a control.
  var figurePlaces: [TextPlaces.Figure] { tool { TextPlaces(self) }.figures }
}
