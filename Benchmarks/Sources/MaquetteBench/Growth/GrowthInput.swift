internal import MaquetteControls
internal import MaquetteElements
internal import MaquetteGraphics
internal import MaquettePNG
internal import MaquetteRaster
internal import MaquetteRendering
internal import MaquetteScene
internal import MaquetteTypography

/// An input of one kind that can be of any size, to see that its time grows no faster than it.
enum GrowthInput: String, CaseIterable {
  /// Curves of one stroked path.
  case curves
  /// Glyphs of different shapes or sizes.
  case glyphs
  /// Symbols of different shapes or sizes.
  case symbols
  /// Letters of one text that is set in lines.
  case letters
  /// Stacks, each in the one before.
  case stacks

  /// The largest size; smaller ones are a quarter and a sixteenth of it.
  var limit: Int {
    switch self {
    case .curves: 16_000
    case .glyphs, .symbols, .letters: 100_000
    case .stacks: 1_000
    }
  }

  /// Returns the milliseconds of one thread from the elements, or the display list, to the bytes of a PNG.
  func time(count: Int) throws -> Double {
    let begin: Double
    let environment = Environment(theme: .ios)
    let list: DisplayList
    switch self {
    case .curves, .glyphs:
      list = self == .curves ? Self.stroke(of: count) : Self.glyphs(count)
      begin = CPUClock.now
    case .symbols, .letters, .stacks:
      let element: any Element =
        switch self {
        case .symbols: Self.symbols(count)
        case .letters: Text(Self.words(count)).frame(width: 700)
        default: Self.stacks(count)
        }
      begin = CPUClock.now
      let mockup = Mockup(element, environment: environment)
      list = mockup.displayList(of: mockup.layout())
    }
    let bitmap = try Renderer().render(list, scale: 1, library: environment.fonts)
    _ = try PNG.encode(bitmap)
    return CPUClock.now - begin
  }

  /// A line that crosses itself in every part of its square.
  private static func stroke(of count: Int) -> DisplayList {
    func point(_ index: Int) -> Point {
      Point(x: Double(index * 7919 % 2000) / 10, y: Double(index * 6101 % 2000) / 10)
    }
    var path = Path()
    path.move(to: point(0))
    for index in 0..<count {
      path.cubic(to: point(3 * index + 3), control1: point(3 * index + 1), control2: point(3 * index + 2))
    }
    let stroke = DisplayList.Operation.stroke(
      .path(path, .nonzero), StrokeStyle(width: 1), .color(.black))
    return Self.list([stroke], width: 200, height: 200)
  }

  /// Glyphs of Inter, whose size grows by a hundredth of a point from the end of the font to its beginning.
  private static func glyphs(_ count: Int) -> DisplayList {
    let face = FontFace(fontIndex: 0, weight: 400, opticalSize: 1400)
    let operations = (0..<count).map { index -> DisplayList.Operation in
      let glyph = GlyphRun.Glyph(id: GlyphID(1 + index % 2000), position: .zero)
      let run = GlyphRun(face: face, emSize: 8 + Double(index / 2000) / 10, glyphs: [glyph])
      let origin = Point(x: Double(index % 250) * 8, y: Double(index / 250 + 1) * 10)
      return .glyphs(run, origin: origin, color: .black)
    }
    let height = Double(count / 250 + 2) * 10
    return Self.list(operations, width: 2010, height: height)
  }

  private static func list(
    _ operations: [DisplayList.Operation], width: Double, height: Double
  ) -> DisplayList {
    let commands = operations.map { DisplayList.Command(node: NodeID(0), operation: $0) }
    return DisplayList(
      size: Size(width: width, height: height), background: .white, commands: commands)
  }

  private static func symbols(_ count: Int) -> any Element {
    let names = [
      "heart", "star.fill", "bell.slash", "play.circle", "trash", "gearshape.fill", "tray", "bolt",
    ]
    let symbols = (0..<count).map { index -> any Element in
      var symbol = SymbolImage(names[index % names.count])
      symbol.size = 8 + Double(index / names.count % 1000) / 100
      return symbol
    }
    return VStack(spacing: 0) {
      stride(from: 0, to: count, by: 100).map { start in
        HStack(spacing: 0) { Array(symbols[start..<Swift.min(start + 100, count)]) }
      }
    }
  }

  private static func words(_ count: Int) -> String {
    let words = ["harbour", "ferry", "bench", "tide", "crane", "walk", "evening", "kilometres"]
    var text = ""
    var index = 0
    while text.utf8.count < count {
      text += words[index * 5 % words.count] + " "
      index += index % 3 + 1
    }
    return String(text.prefix(count))
  }

  private static func stacks(_ count: Int) -> any Element {
    var element: any Element = Text("Deep")
    for index in 0..<count {
      let inner = element
      element = index % 2 == 0 ? VStack(spacing: 0) { [inner] } : HStack(spacing: 0) { [inner] }
    }
    return element
  }
}
