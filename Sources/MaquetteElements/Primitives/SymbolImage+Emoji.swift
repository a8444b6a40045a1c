import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
import MaquetteTypography

extension SymbolImage {
  /// Returns a leaf that draws an emoji in place of a symbol, as large as it is beside text of a size in points; nil if the
  /// name is none.
  ///
  /// An emoji has its own colours: of the symbol's it takes the opacity.
  func emojiNode(beside size: Double, in environment: Environment) -> Node? {
    let font = Font(size: size)
    guard
      let picture = environment.fonts.picture(
        ofEmoji: symbol, font: font, style: environment.platform.emoji)
    else { return nil }
    let (side, baseline) = (picture.frame.height, -picture.frame.minY)
    let measurement = Measurement(
      size: Size(width: side, height: side), firstBaseline: baseline, lastBaseline: baseline)
    let opacity = Double(environment.color(color).alpha) / 255
    var node = Node(name: Self.nodeName, item: LayoutItem { _ in measurement }) { place in
      let origin = place.frame.center.offset(dx: -side / 2, dy: baseline - side / 2)
      return [
        .image(
          ImageDrawing(
            picture.image, in: picture.frame.offset(dx: origin.x, dy: origin.y), opacity: opacity))
      ]
    }
    node.accessibility = Accessibility(label: symbol, traits: [.image])
    node.keep(self, in: environment)
    return node
  }
}
