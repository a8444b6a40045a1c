import ArgumentParser
import MaquetteComparison
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquettePNG
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteSheets
import MaquetteTypography

/// A stage between a sheet and its golden that can be run alone.
///
/// Every run does the same work, so that the difference between two numbers of runs gives the instructions of one.
/// One-time work (opening fonts, filling caches) is done before the first.
enum Stage: String, CaseIterable, ExpressibleByArgument {
  /// Reads the text of a sheet of 100 controls.
  case parse
  /// Lays out the sheet's controls.
  case layout
  /// Shapes fifty new texts.
  case shape
  /// Computes the outlines of stroked curves.
  case flatten
  /// Fills paths of many edges.
  case scan
  /// Composites translucent rectangles, gradients and a layer.
  case composite
  /// Mixes groups with what is below them, in every mode.
  case blend
  /// Fills gradients around a centre.
  case turn
  /// Draws a page of text with cached masks.
  case glyph
  /// Blurs shadows and draws them.
  case shadow
  /// Blurs what is behind glass, bends and lights it.
  case glass
  /// Scales pictures and draws them and others in their own size.
  case image
  /// Encodes the sheet's picture.
  case encode
  /// Compares the sheet's picture with its file, and with a picture that differs.
  case compare

  /// Prepares the stage and returns the work of one run, given the run's number.
  func work() throws -> (Int) throws -> Void {
    switch self {
    case .parse:
      let bytes = Array(GeneratedSheet.text(controls: 100, scale: 2).utf8)
      return { _ in _ = try Sheet(bytes, path: "generated.yaml") }
    case .layout:
      let mockup = try Self.mockup()
      _ = mockup.layout()
      return { _ in _ = mockup.displayList(of: mockup.layout()) }
    case .shape:
      let style = ParagraphStyle(font: Font(size: 17))
      return { run in
        for index in 0..<50 {
          _ = FontLibrary.bundled.paragraph("Reminder \(10_000 + run * 50 + index) for lunch", style: style)
        }
      }
    case .flatten:
      let wave = Self.wave
      return { _ in _ = wave.stroked(StrokeStyle(width: 3, cap: .round, join: .round), scale: 2) }
    case .scan: return try Self.drawing(Self.edges)
    case .composite: return try Self.drawing(Self.overlays)
    case .blend: return try Self.drawing(Self.mixtures)
    case .turn: return try Self.drawing(Self.turns)
    case .glyph: return try Self.drawing(Self.page)
    case .shadow: return try Self.drawing(Self.shadows, forgetsCaches: true)
    case .glass: return try Self.drawing(Self.panes)
    case .image: return try Self.drawing(Self.photos, forgetsCaches: true)
    case .encode:
      let bitmap = try Self.picture()
      return { _ in _ = try PNG.encode(bitmap) }
    case .compare:
      let bitmap = try Self.picture()
      let file = try PNG.encode(bitmap)
      var other = bitmap
      for x in 0..<min(other.width, other.height) { other[x, x] = PremultipliedColor(Color.black) }
      return { [other] _ in
        guard try PNG.isEncoding(file, of: bitmap) else { throw ValidationError("The file is another's.") }
        _ = Comparison.compare(other, bitmap, tolerance: .antialiased)
      }
    }
  }

  private static func mockup() throws -> Mockup {
    let bytes = Array(GeneratedSheet.text(controls: 100, scale: 2).utf8)
    return try Sheet(bytes, path: "generated.yaml").pictures[0].mockup()
  }

  private static func picture() throws -> Bitmap {
    let mockup = try mockup()
    return try Renderer().render(
      mockup.displayList(of: mockup.layout()), scale: 2, library: mockup.environment.fonts)
  }

  private static func drawing(
    _ list: DisplayList, forgetsCaches: Bool = false
  ) throws -> (Int) throws -> Void {
    let renderer = Renderer()
    var bitmap = try renderer.render(list, scale: 2, library: .bundled)
    return { _ in
      if forgetsCaches {
        renderer.forgetShadows()
        renderer.forgetImages()
      }
      renderer.draw(list, scale: 2, library: .bundled, on: &bitmap)
    }
  }
}
