// The background of text and symbols
// ==================================
//
// A ratio of the colours in a sheet misses the real background: a gradient, a translucent surface, a faded group,
// something in front. So the area of a node is drawn four times: unchanged, without glyphs and symbols, with all of them
// white, and with all of them black. White minus black is a glyph's share of a pixel, including fading and covering.
// Where the share is at least half, the difference between the pixel with and without glyphs, divided by the share,
// gives the glyph's full colour, and the pixel without glyphs is its background. A node's contrast is that of its worst
// pixels, without the lowest twentieth, which may be rounding.
//
// Most text has one colour, one background and contrast enough, which two of the drawings show.

import MaquetteElements
import MaquetteRaster
import MaquetteRendering

/// The pixels of a picture with and without its glyphs and symbols, drawn where they are asked for.
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

  private let whole, bare, white, black: TiledPixels
  private let bounds: PixelRect
  private let scale: Double
  private let opacities: [Int: Double]

  /// The pixels of a picture, prepared once for all rules; nil if it has too many.
  final class Cache {
    let pixels: InkPixels?

    init(_ picture: LintPicture) { pixels = InkPixels(picture) }
  }

  /// Prepares a picture; nil if it has too many pixels.
  init?(_ picture: LintPicture) {
    let environment = picture.environment
    var list = picture.mockup.displayList(of: picture.layout)
    // The mark of a finger is none of the sheet's, whatever it covers.
    let fingers = Set(picture.nodes.filter { $0.node.name == .finger }.map(\.index))
    if !fingers.isEmpty { list.commands.removeAll { fingers.contains($0.node.index) } }
    // Transparent pictures are shown on the platform's background.
    if list.background.alpha < 255 { list.background = environment.color(.background).opaque }
    scale = environment.scale
    let drawings = try? picture.renderer.inkDrawings(of: list, scale: scale, library: environment.fonts)
    guard let drawings else { return nil }
    whole = TiledPixels(drawings.whole)
    bare = TiledPixels(drawings.bare)
    white = TiledPixels(drawings.white)
    black = TiledPixels(drawings.black)
    bounds = PixelRect(x: 0, y: 0, width: drawings.whole.width, height: drawings.whole.height)
    opacities = Self.opacities(of: list)
  }

  /// Returns the contrast of the glyphs in an area of points if it may be less than what is asked; nil if it is not, or if none
  /// is visible.
  func measure(_ node: LintNode, area: Rect, asked: Double) -> Measure? {
    let columns = pixels(area.minX, area.maxX, limit: bounds.width)
    let rows = pixels(area.minY, area.maxY, limit: bounds.height)
    let area = PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    if area.isEmpty { return nil }
    let whole = self.whole.pixels(of: area)
    let bare = self.bare.pixels(of: area)
    if let greatest = greatestContrast(of: node, whole: whole, bare: bare), greatest >= asked * Self.margin {
      return nil
    }
    let white = self.white.pixels(of: area)
    let black = self.black.pixels(of: area)
    let shares = zip(white, black).map { Int(green($0)) - Int(green($1)) }
    guard let most = shares.max(), most > Self.leastShare else { return nil }
    // Thin glyphs fill no pixel, so their colour is extrapolated to full coverage.
    let full = opacities[node.index, default: 1] * 255
    let denominator = Double(most) >= 0.85 * full ? Double(most) : full
    // Higher coverage means less rounding error in the colour.
    let least = Double(most) >= 0.9 * denominator ? 0.9 : 0.5
    var found: [Measure] = []
    for (place, share) in shares.enumerated()
    where share > Self.leastShare && Double(share) >= least * denominator {
      let ground = opaque(bare[place])
      let part = Double(share) / denominator
      let here = PremultipliedColor(packed: whole[place]).color
      let ink = Color(
        red: Self.unmixed(here.red, ground.red, part), green: Self.unmixed(here.green, ground.green, part),
        blue: Self.unmixed(here.blue, ground.blue, part))
      found.append(Measure(contrast: Luminance.contrast(ink, ground), ink: ink, ground: ground))
    }
    guard !found.isEmpty else { return nil }
    found.sort { $0.contrast < $1.contrast }
    return found[found.count / 20]
  }

  /// The least difference of white and black ink, in steps of 255, of a pixel that is measured.
  private static let leastShare = 24
  /// How much more contrast than asked leaves no doubt.
  private static let margin = 1.05

  /// The contrast of the pixel that differs most from the background of a node; nil if the area has several backgrounds, or
  /// ink that is not the node's, or of several colours.
  private func greatestContrast(of node: LintNode, whole: [UInt32], bare: [UInt32]) -> Double? {
    var own: Color?
    for color in node.node.operations.lazy.compactMap(\.inkColor) {
      if own ?? color != color { return nil }
      own = color
    }
    guard let own, let background = bare.first, bare.allSatisfy({ $0 == background }) else { return nil }
    let ground = opaque(background)
    // The pixel that is farthest from the background has the most ink.
    var farthest = (pixel: background, distance: 0)
    for pixel in whole where pixel != farthest.pixel && pixel != background {
      let distance = (0..<3).reduce(0) { sum, channel in
        let step = Int(pixel >> (8 * channel) & 255) - Int(background >> (8 * channel) & 255)
        return sum + step * step
      }
      if distance > farthest.distance { farthest = (pixel, distance) }
    }
    let greatest = Luminance.contrast(opaque(farthest.pixel), ground)
    let opacity = opacities[node.index, default: 1] * Double(own.alpha) / 255
    func mixed(_ ink: UInt8, _ ground: UInt8) -> UInt8 {
      UInt8((Double(ground) + (Double(ink) - Double(ground)) * opacity).rounded())
    }
    let ink = Color(
      red: mixed(own.red, ground.red), green: mixed(own.green, ground.green),
      blue: mixed(own.blue, ground.blue))
    return greatest <= Luminance.contrast(ink, ground) * Self.margin ? greatest : nil
  }

  /// The colour of a point without glyphs; the nearest one for a point outside of the picture.
  func pixel(x: Double, y: Double) -> Color {
    let column = Swift.max(0, Swift.min(Double(bounds.width - 1), (x * scale).rounded(.down)))
    let row = Swift.max(0, Swift.min(Double(bounds.height - 1), (y * scale).rounded(.down)))
    let pixel = PixelRect(x: Int(column), y: Int(row), width: 1, height: 1)
    return bare.pixels(of: pixel).first.map(opaque) ?? .white
  }

  private func pixels(_ from: Double, _ to: Double, limit: Int) -> Range<Int> {
    let low = Swift.max(0, Swift.min(Double(limit), (from * scale).rounded(.down)))
    let high = Swift.max(low, Swift.min(Double(limit), (to * scale).rounded(.up)))
    return Int(low)..<Int(high)
  }

  private func green(_ pixel: UInt32) -> UInt8 { PremultipliedColor(packed: pixel).green }

  private func opaque(_ pixel: UInt32) -> Color { PremultipliedColor(packed: pixel).color.opaque }

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
      default: if command.operation.inkColor != nil { found[command.node.index] = current }
      }
    }
    return found
  }
}

extension LintPicture {
  /// The renderer of whole pictures.
  var renderer: Renderer { tool { Renderer() } }

  /// The pixels with and without glyphs; nil for too large a picture.
  var ink: InkPixels? { tool { InkPixels.Cache(self) }.pixels }
}
