import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
import MaquetteTypography

/// A text in the optical middle of a key: small letters by the height of x, everything else by that of capitals.
///
/// A text that is too wide is drawn smaller, and ends with an ellipsis if that is not enough. Text on keys has one size, whatever the text size.
struct KeyText: TextDrawing {
  var text: String
  var size: Double
  var weight = FontWeight.regular
  var tracking = 0.0
  /// The thickness added to every stroke, in ems.
  var growth = 0.0
  /// The part that a text is shrunk to at most.
  var leastScale = 1.0
  var color: ColorReference = .token(.keyboardText)
  /// Whether the text is centred as small letters are; nil for the text to decide.
  var isSmall: Bool?

  func node(in environment: Environment) -> Node {
    let color = environment.color(color)
    let fonts = environment.fonts
    let smoothing = environment.smoothing(of: color, fontSize: size).grown(by: growth)
    let natural = paragraph(scale: 1, in: environment)
    let item = LayoutItem { proposal in
      Measurement(
        width: proposal.width ?? natural.idealWidth, height: proposal.height ?? natural.size.height)
    }
    let isSmall = isSmall ?? text.contains(where: \.isLowercase)
    var node = Node(name: NodeName("key-text"), item: item) { place in
      let frame = place.frame
      let room = Swift.max(0, frame.width - 2)
      let scale =
        natural.idealWidth > room ? Swift.max(leastScale, room / natural.idealWidth) : 1
      let paragraph =
        scale < 1 ? self.paragraph(scale: scale, within: room, in: environment) : natural
      let metrics = fonts.metrics(for: font(scale: scale, in: environment))
      let middle = (isSmall ? metrics.xHeight : metrics.capHeight) / 2
      let baseline = place.grid.snap(frame.center.y + middle)
      // The space after the last letter is none of the text.
      let x = frame.center.x - (Swift.min(paragraph.idealWidth, paragraph.size.width) - tracking) / 2
      return paragraph.operations(
        at: Point(x: x, y: baseline - paragraph.firstBaseline), color: color, smoothing: smoothing)
    }
    node.keep(self, in: environment)
    return node
  }

  func fontStretches(in environment: Environment) -> [FontLibrary.Stretch] {
    let font = font(scale: 1, in: environment)
    return environment.fonts.stretches(
      of: [TextSpan(text, font: font)], style: ParagraphStyle(font: font).localized(in: environment))
  }

  private func font(scale: Double, in environment: Environment) -> Font {
    var font = environment.font(.body, weight: weight)
    font.size = size * scale
    font.tracking = tracking
    return font
  }

  private func paragraph(
    scale: Double, within room: Double? = nil, in environment: Environment
  ) -> Paragraph {
    environment.fonts.paragraph(
      text,
      style: ParagraphStyle(
        font: font(scale: scale, in: environment), lineLimit: 1, direction: .leftToRight
      ).localized(in: environment), maxWidth: room)
  }
}
