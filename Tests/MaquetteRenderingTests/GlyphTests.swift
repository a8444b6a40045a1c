import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import Testing

@Suite struct GlyphTests {
  let face = FontLibrary.bundled.face(for: Font(size: 20))

  func render(at point: Point, size: Double = 20, layer: Layer? = nil) throws -> Bitmap {
    let run = GlyphRun(
      face: face, emSize: size,
      glyphs: (0..<4).map { .init(id: GlyphID(40 + $0), position: Point(x: Double($0) * size * 0.7, y: 0)) })
    var operations: [DisplayList.Operation] = [.glyphs(run, origin: point, color: .black)]
    if let layer { operations = [.push(layer)] + operations + [.pop] }
    let list = DisplayList(size: Size(width: 80, height: 40), operations)
    return try Renderer().render(list, scale: 1, library: .bundled)
  }

  @Test func glyphsHaveInk() throws {
    let picture = try render(at: Point(x: 5, y: 30))
    let ink = picture.pixels.reduce(0) { $0 + (255 - Int($1 & 255)) }
    #expect(ink > 255 * 60 && ink < 255 * 1000)
  }

  @Test func originsAreRoundedToQuartersAcrossAndWholePixelsDown() throws {
    let picture = try render(at: Point(x: 5.25, y: 30))
    #expect(try render(at: Point(x: 5.3, y: 30.4)) == picture)
    #expect(try render(at: Point(x: 5.2, y: 29.6)) == picture)
    #expect(try render(at: Point(x: 5.5, y: 30)) != picture)
    #expect(try render(at: Point(x: 5.25, y: 31)) != picture)
  }

  @Test func aMaskGivesThePixelsOfTheOutline() throws {
    // A hair of rotation sends the run through its outlines; the pixels hardly move.
    let masks = try render(at: Point(x: 5, y: 30))
    let tilt = Transform(a: 1, b: 1e-9, c: -1e-9, d: 1, tx: 0, ty: 0)
    let outlines = try render(at: Point(x: 5, y: 30), layer: Layer(transform: tilt))
    for (a, b) in zip(masks.pixels, outlines.pixels) {
      #expect(abs(Int(a & 255) - Int(b & 255)) <= 1)
    }
  }

  /// Black at half opacity over white is never darker than one layer of it, wherever letters join; large letters are
  /// drawn from outlines, others from masks.
  @Test(arguments: ["سلسبيل", "AVATAR", "fjord"], [34.0, 120])
  func lettersDoNotDarkenWhereTheyMeet(text: String, size: Double) throws {
    let library = FontLibrary.bundled
    let paragraph = library.paragraph(text, style: ParagraphStyle(font: Font(size: size, weight: .black)))
    let color = Color(red: 0, green: 0, blue: 0, alpha: 128)
    let list = DisplayList(
      size: Size(width: paragraph.size.width + 20, height: paragraph.size.height + 20),
      paragraph.operations(at: Point(x: 10, y: 10), color: color))
    let bitmap = try Renderer().render(list, scale: 2, library: library)
    #expect(bitmap.pixels.map { UInt8(truncatingIfNeeded: $0) }.min() == 127)
  }
}
