internal import MaquetteControls
internal import MaquetteGraphics
internal import MaquetteLayout
internal import MaquetteScene

/// A picture that was laid out before, as an element of another one.
struct PlacedPicture: Element {
  /// What the picture shows.
  var list: DisplayList

  func node(in environment: Environment) -> Node {
    let size = list.size
    let list = list
    return Node(name: "picture", item: LayoutItem { _ in Measurement(size: size) }) { place in
      let frame = Rect(origin: place.frame.origin, size: size)
      let layer = Layer(clip: .rect(frame), transform: .translation(x: frame.minX, y: frame.minY))
      let ground = DisplayList.Operation.fill(
        .rect(Rect(origin: .zero, size: size)), .color(list.background))
      return [.push(layer), ground] + list.commands.map(\.operation) + [.pop]
    }
  }
}
