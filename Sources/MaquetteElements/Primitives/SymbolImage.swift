/// A symbol that aligns with text like a character.
///
/// Its name in sheets is `symbol`.
public struct SymbolImage: CatalogueElement {
  /// The symbol's name, such as `play.fill`.
  public var symbol = ""
  /// The text style whose size and weight the symbol takes.
  public var style: TextStyle = .body
  /// A size in points instead of the style's.
  public var size: Double?
  /// A weight instead of the style's.
  public var weight: FontWeight?
  /// The scale of the symbol relative to its text.
  public var symbolScale: SymbolScale = .medium
  /// The colour.
  public var color: ColorReference = .token(.label)
  /// The rendering mode, for one or several colours.
  public var rendering: SymbolRendering = .monochrome
  /// The colours of the layers, the most important first; the last one also applies to all further layers.
  public var palette: [ColorReference] = []
  /// The variable value, from 0 to 1: the share of steps, such as waves of a loudspeaker, drawn in full; nil for all.
  public var value: Double?
  /// Whether the symbol takes all the room that it is offered, stretched to it; an aspect ratio keeps its proportions.
  public var isResizable = false

  /// Creates a symbol without a name.
  public init() {}

  /// Creates a symbol with a text style.
  public init(_ symbol: String, style: TextStyle = .body, weight: FontWeight? = nil) {
    self.symbol = symbol
    self.style = style
    self.weight = weight
  }

  public static let name = "symbol"
  public static let shorthand: String? = "name"

  public static let attributes: [Attribute<SymbolImage>] = [
    Attribute("name", \.symbol, type: .symbol),
    Attribute("style", \.style),
    Attribute("size", \.size, in: 1...1000),
    Attribute("weight", \.weight),
    Attribute("scale", \.symbolScale),
    Attribute("color", \.color),
    Attribute("rendering", \.rendering),
    Attribute("palette", \.palette),
    Attribute("value", \.value, in: 0...1, unit: nil),
    Attribute("resizable", \.isResizable),
  ]

  /// Returns a leaf that draws the symbol, the emoji that is given in its place, or a dashed square with a warning if the symbol does not exist.
  public func node(in environment: Environment) -> Node {
    let entry = environment.theme.typeRamp.entry(for: style, at: environment.textSize)
    let pointSize = size ?? entry.size
    let weight = weight ?? entry.weight
    let found = environment.symbols.drawing(
      named: symbol, pointSize: pointSize, weight: weight, scale: symbolScale,
      direction: environment.direction, isAmongArabicLetters: environment.hasArabicLetters,
      layering: SymbolLayering(rendering: rendering, value: value),
      pixelScale: environment.scale)
    if found == nil, let emoji = emojiNode(beside: pointSize * symbolScale.factor, in: environment) {
      return emoji
    }
    let drawing =
      found ?? SymbolDrawing.placeholder(pointSize: pointSize, weight: weight, scale: symbolScale)
    let painted = layers(of: drawing, in: environment)
    let isInked = environment.inks(color)
    let measurement = Measurement(
      size: drawing.size, firstBaseline: drawing.baseline, lastBaseline: drawing.baseline)

    // Like a line of text it keeps the distances of one: in a row, a symbol does not part a text from the one below.
    let spacing = TextSpacing(fontSize: pointSize, leading: size == nil ? entry.leading : nil)
    var node = Node(name: Self.nodeName, item: LayoutItem(text: spacing) { _ in measurement }) { place in
      // The edges of the frame move outwards or inwards by up to half a pixel; the symbol stays in its middle.
      let corner = Point(
        x: place.frame.center.x - drawing.size.width / 2, y: place.frame.center.y - drawing.size.height / 2)
      let origin = drawing.origin(at: corner, scale: place.grid.scale)
      return painted.map { .pathGroup($0, origin: origin, color: $1) }.inked(isInked)
    }
    if isResizable { node = resizable(drawing.size, painted, isInked: isInked) }
    if found == nil {
      node.warnings = [.unknownSymbol(name: symbol, library: environment.symbols)]
    }
    node.accessibility = Accessibility(label: symbol, traits: [.image]).guessed()
    node.keep(self, in: environment)
    return node
  }

  /// Returns a leaf that draws silhouettes of a size in points stretched to its frame.
  private func resizable(_ size: Size, _ painted: [(pathGroup: PathGroup, color: Color)], isInked: Bool)
    -> Node
  {
    let item = LayoutItem {
      Measurement(width: $0.width ?? size.width, height: $0.height ?? size.height)
    }
    var node = Node(name: Self.nodeName, item: item) { _ in
      painted.map { .pathGroup($0, origin: .zero, color: $1) }.inked(isInked)
    }
    node.layer = { place in
      let (x, y) = (place.frame.width / size.width, place.frame.height / size.height)
      return Layer(
        transform: Transform.scale(x: x, y: y).then(.translation(x: place.frame.minX, y: place.frame.minY)))
    }
    return node
  }

  /// The silhouettes of the symbol with their colours, in painting order.
  private func layers(
    of drawing: SymbolDrawing, in environment: Environment
  ) -> [(pathGroup: PathGroup, color: Color)] {
    let own = environment.color(color)
    guard !drawing.layers.isEmpty else { return [(drawing.pathGroup, own)] }
    return drawing.layers.map { layer in
      let color =
        switch rendering {
        case .monochrome: own
        case .hierarchical: own.opacity(layer.hierarchicalOpacity)
        case .palette:
          palette.isEmpty ? own : environment.color(palette[Swift.min(layer.level, palette.count) - 1])
        case .multicolor: layer.color.map(environment.color) ?? own
        }
      return (layer.pathGroup, layer.isOn ? color : color.opacity(SymbolLayer.offOpacity))
    }
  }
}

extension SymbolImage {
  /// Creates a symbol with a variable value, from 0 to 1, which decides how many steps are drawn in full.
  public init(_ symbol: String, variableValue: Double, style: TextStyle = .body, weight: FontWeight? = nil) {
    self.init(symbol, style: style, weight: weight)
    value = variableValue
  }

  /// Returns the symbol in a colour.
  public func color(_ color: ColorReference) -> SymbolImage { with(\.color, color) }
  /// Returns the symbol with a rendering mode, for one or several colours.
  public func symbolRenderingMode(_ rendering: SymbolRendering) -> SymbolImage {
    with(\.rendering, rendering)
  }
  /// Returns the symbol with a colour for each layer, the most important first.
  public func palette(_ colors: ColorReference...) -> SymbolImage {
    with(\.rendering, .palette).with(\.palette, colors)
  }
  /// Returns the symbol with a scale relative to its text.
  public func imageScale(_ scale: SymbolScale) -> SymbolImage { with(\.symbolScale, scale) }
}
