import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import Testing

/// Letters that touch are one silhouette.
@Suite struct TranslucentTextTests {
  /// Black at half opacity over white is never darker than one layer of it, wherever letters join; large letters are
  /// drawn from outlines, others from masks.
  @Test(arguments: ["سلسبيل", "AVATAR", "fjord"], [34.0, 120])
  func lettersDoNotDarkenWhereTheyMeet(text: String, size: Double) throws {
    let library = FontLibrary.bundled
    let paragraph = library.paragraph(text, style: ParagraphStyle(font: Font(size: size, weight: .black)))
    let color = Color(red: 0, green: 0, blue: 0, alpha: 128)
    let commands = paragraph.lines.flatMap(\.runs).map { placed in
      DisplayList.Command(
        node: NodeID(0),
        operation: .glyphs(placed.run, origin: placed.origin.offset(dx: 10, dy: 10), color: color))
    }
    let list = DisplayList(
      size: Size(width: paragraph.size.width + 20, height: paragraph.size.height + 20),
      background: .white, commands: commands)
    let bitmap = try Renderer().render(list, scale: 2, library: library)
    var darkest = UInt8.max
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { darkest = min(darkest, bitmap[x, y].red) }
    }
    #expect(darkest == 127)
  }
}
