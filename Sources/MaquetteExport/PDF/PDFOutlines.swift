import MaquetteGraphics
import MaquetteTypography

/// The outlines of glyphs as operators, each computed once for a face and a size.
///
/// A glyph is a path of its own, as the renderer draws it, with the origin of the content moved to its place. Glyphs that a page shows
/// several times are forms.
struct PDFOutlines {
  private struct Key: Hashable {
    var library: ObjectIdentifier
    var glyph: ExportUses.GlyphKey
  }

  private var outlines: [Key: [UInt8]] = [:]
  private var forms: [Key: String] = [:]

  /// Fills the outlines of a run; the origin of the content stays where the last glyph is.
  mutating func fill(
    _ run: GlyphRun, at origin: Point, of fonts: FontLibrary, uses: ExportUses, in content: inout PDFContent,
    resources: inout PDFResources
  ) {
    let grid = content.grid
    // Places are rounded before they are subtracted, so that errors do not add up along a line.
    var current = (x: 0, y: 0)
    for glyph in run.glyphs {
      let key = Key(library: ObjectIdentifier(fonts), glyph: ExportUses.GlyphKey(glyph.id, of: run))
      let outline = outline(of: key, from: fonts, grid: grid)
      if outline.isEmpty { continue }
      let place = origin.offset(dx: glyph.position.x, dy: glyph.position.y)
      let (x, y) = (grid.step(place.x), grid.step(place.y))
      content.move(x: x - current.x, y: y - current.y)
      current = (x, y)
      if let form = form(of: key, outline, uses: uses, resources: &resources) {
        content.draw(form)
      } else {
        content.bytes += outline
      }
    }
  }

  /// Returns the form of a glyph that has one.
  private mutating func form(
    of key: Key, _ outline: [UInt8], uses: ExportUses, resources: inout PDFResources
  ) -> String? {
    if let form = forms[key] { return form }
    guard uses.isDefined(key.glyph) else { return nil }
    let reach = 4 * key.glyph.emSize
    let form = resources.form(outline, box: Rect(minX: -reach, minY: -reach, maxX: reach, maxY: reach))
    forms[key] = form
    return form
  }

  private mutating func outline(of key: Key, from fonts: FontLibrary, grid: CoordinateGrid) -> [UInt8] {
    if let outline = outlines[key] { return outline }
    var content = PDFContent(grid: grid)
    content.add(
      fonts.outline(of: key.glyph.glyph, in: key.glyph.face), under: .scale(x: key.glyph.emSize))
    if !content.bytes.isEmpty { content.write("f") }
    outlines[key] = content.bytes
    return content.bytes
  }
}
