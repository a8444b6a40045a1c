// The background of text and symbols
// ==================================
//
// A ratio of the colours in a sheet misses the real background: a gradient, a translucent surface, a faded group,
// something in front. So the picture is drawn four times: unchanged, without glyphs and symbols, with all of them
// white, and with all of them black. White minus black is a glyph's share of a pixel, including fading and covering.
// Where the share is at least half, the difference between the pixel with and without glyphs, divided by the share,
// gives the glyph's full colour, and the pixel without glyphs is its background. A node's contrast is that of its worst
// pixels, without the lowest twentieth, which may be rounding.
//
// The cost is four pictures, once for all nodes.

internal import MaquetteElements
internal import MaquetteRaster
internal import MaquetteRendering

/// The pixels of a picture with and without its glyphs and symbols.
struct InkPixels {
  /// The contrast of a node.
  struct Measure {
    /// The contrast of nearly all pixels.
    var contrast: Double
    /// The colour of the glyphs where the contrast is least.
    var ink: Color
    /// The background there.
    var ground: Color
  }

  private let whole: Bitmap
  private let bare: Bitmap
  private let white: Bitmap
  private let black: Bitmap
  private let scale: Double
  private let opacities: [Int: Double]

  /// The pixels of a picture, drawn once for all rules; nil if it has too many.
  final class Cache {
    let pixels: InkPixels?

    init(_ picture: LintPicture) { pixels = InkPixels(picture, renderer: picture.renderer) }
  }

  /// Draws a picture; nil if it has too many pixels.
  init?(_ picture: LintPicture, renderer: Renderer) {
    let mockup = picture.mockup
    var list = mockup.displayList(of: picture.layout)
    // The mark of a finger is none of the sheet's, whatever it covers.
    let fingers = Set(picture.nodes.filter { $0.node.name == "finger" }.map(\.index))
    if !fingers.isEmpty { list.commands.removeAll { fingers.contains($0.node.index) } }
    // Transparent pictures are shown on the platform's background.
    if list.background.alpha < 255 { list.background = mockup.environment.color(.background).opaque }
    scale = Self.scale(for: list.size, wanted: mockup.environment.scale)
    let scale = scale
    func drawn(_ ink: (DisplayList.Operation) -> DisplayList.Operation?) -> Bitmap? {
      var other = list
      other.commands = list.commands.compactMap { command in
        ink(command.operation).map { DisplayList.Command(node: command.node, operation: $0) }
      }
      return try? renderer.render(
        other, scale: scale, library: mockup.environment.fonts, threads: 1)
    }
    guard let whole = drawn({ $0 }), let bare = drawn({ $0.isInk ? nil : $0 }),
      let white = drawn({ $0.inked(.white) }), let black = drawn({ $0.inked(.black) })
    else { return nil }
    (self.whole, self.bare, self.white, self.black) = (whole, bare, white, black)
    opacities = Self.opacities(of: list)
  }

  /// The scale for a picture of a size in points: its own, or less for very large ones, because four pictures are kept.
  private static func scale(for size: Size, wanted: Double) -> Double {
    var scale = wanted
    while size.width * scale * size.height * scale > mostPixels, scale > 0.01 { scale /= 2 }
    return scale
  }

  private static let mostPixels = 16_000_000.0

  /// Returns the contrast of the glyphs in an area of points; nil if none is visible.
  func measure(_ node: LintNode, area: Rect) -> Measure? {
    let columns = pixels(area.minX, area.maxX, limit: whole.width)
    let rows = pixels(area.minY, area.maxY, limit: whole.height)
    var shares: [(share: Int, x: Int, y: Int)] = []
    var most = 0
    for y in rows {
      for x in columns {
        let share = Int(white[x, y].green) - Int(black[x, y].green)
        guard share > 24 else { continue }
        most = Swift.max(most, share)
        shares.append((share, x, y))
      }
    }
    guard most > 0 else { return nil }
    // Thin glyphs fill no pixel, so their colour is extrapolated to full coverage.
    let full = opacities[node.index, default: 1] * 255
    let denominator = Double(most) >= 0.85 * full ? Double(most) : full
    var found: [Measure] = []
    // Higher coverage means less rounding error in the colour.
    let least = shares.contains { Double($0.share) >= 0.9 * denominator } ? 0.9 : 0.5
    for (share, x, y) in shares where Double(share) >= least * denominator {
      let ground = bare[x, y].color.opaque
      let part = Double(share) / denominator
      let here = whole[x, y].color
      let ink = Color(
        red: Self.unmixed(here.red, ground.red, part), green: Self.unmixed(here.green, ground.green, part),
        blue: Self.unmixed(here.blue, ground.blue, part))
      found.append(Measure(contrast: Luminance.contrast(ink, ground), ink: ink, ground: ground))
    }
    guard !found.isEmpty else { return nil }
    found.sort { $0.contrast < $1.contrast }
    return found[found.count / 20]
  }

  /// The colour of a point without glyphs; the nearest one for a point outside of the picture.
  func pixel(x: Double, y: Double) -> Color {
    let column = Swift.max(0, Swift.min(Double(bare.width - 1), (x * scale).rounded(.down)))
    let row = Swift.max(0, Swift.min(Double(bare.height - 1), (y * scale).rounded(.down)))
    return bare[Int(column), Int(row)].color.opaque
  }

  private func pixels(_ from: Double, _ to: Double, limit: Int) -> Range<Int> {
    let low = Swift.max(0, Swift.min(Double(limit), (from * scale).rounded(.down)))
    let high = Swift.max(low, Swift.min(Double(limit), (to * scale).rounded(.up)))
    return Int(low)..<Int(high)
  }

  private static func unmixed(_ here: UInt8, _ ground: UInt8, _ part: Double) -> UInt8 {
    let value = Double(ground) + (Double(here) - Double(ground)) / part
    return UInt8(Swift.max(0, Swift.min(255, value.rounded())))
  }

  /// The opacity of each node, from the groups around it.
  private static func opacities(of list: DisplayList) -> [Int: Double] {
    var stack = [1.0]
    var found: [Int: Double] = [:]
    for command in list.commands {
      let current = stack.last ?? 1
      switch command.operation {
      case .push(let layer): stack.append(current * layer.opacity)
      case .pop: stack.removeLast()
      default: if command.operation.isInk { found[command.node.index] = current }
      }
    }
    return found
  }
}

extension LintPicture {
  var renderer: Renderer { tool { Renderer() } }

  /// The pixels with and without glyphs; nil for too large a picture.
  var ink: InkPixels? { tool { InkPixels.Cache(self) }.pixels }
}

extension DisplayList.Operation {
  /// The colour of glyphs, of a symbol or of a template image; nil for any other operation.
  var inkColor: Color? {
    switch self {
    case .glyphs(_, _, let color), .pathGroup(_, _, let color): color
    case .image(let drawing): drawing.tint
    default: nil
    }
  }

  fileprivate var isInk: Bool { inkColor != nil }

  /// The operation with glyphs and symbols in another colour.
  fileprivate func inked(_ color: Color) -> DisplayList.Operation {
    switch self {
    case .glyphs(let run, let origin, _): return .glyphs(run, origin: origin, color: color)
    case .pathGroup(let pathGroup, let origin, _): return .pathGroup(pathGroup, origin: origin, color: color)
    case .image(var drawing) where drawing.tint != nil:
      drawing.tint = color
      return .image(drawing)
    default: return self
    }
  }
}
