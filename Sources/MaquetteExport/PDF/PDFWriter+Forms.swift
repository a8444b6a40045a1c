import MaquetteGraphics
import MaquetteScene
import MaquetteTypography

extension PDFWriter {
  /// Defines the outlines of a run as a form, which takes the colour of its use.
  mutating func define(
    _ run: GlyphRun, as key: ExportUses.Key, _ picture: ExportPicture, uses: ExportUses
  ) -> String {
    var content = PDFContent(grid: grid)
    outlines.fill(
      run, at: .zero, of: picture.fonts, uses: uses, in: &content, resources: &resources)
    let last = run.glyphs.reduce(0) { Swift.max($0, $1.position.x.magnitude) }
    let reach = last + 4 * run.emSize
    let form = resources.form(
      content.bytes, box: Rect(minX: -reach, minY: -4 * run.emSize, maxX: reach, maxY: 4 * run.emSize))
    forms[key] = form
    return form
  }

  /// Defines a symbol as a form, which takes the colour and the opacity of its use. It is a group, because its parts overlap.
  mutating func define(_ group: PathGroup, as key: ExportUses.Key) -> String {
    let box = Rect(
      x: -group.size.width, y: -group.size.height, width: 3 * group.size.width,
      height: 3 * group.size.height)
    var content = PDFContent(grid: grid)
    for part in group.joinedParts {
      switch part.operation {
      case .union: content.draw(part)
      case .subtract:
        let below = resources.form(content.bytes, box: box, Self.group)
        let mask = mask(without: part, in: box)
        content = PDFContent(grid: grid)
        content.write("q /\(resources.state("/SMask<</S/Luminosity/G \(mask.text)>>")) gs /\(below) Do Q")
      }
    }
    let form = resources.form(content.bytes, box: box, Self.group)
    forms[key] = form
    return form
  }

  private static let group = "/Group<</S/Transparency/CS/DeviceRGB/I true>>"

  /// The mask of everything around a symbol but one part.
  private mutating func mask(
    without part: PathGroup.Part, in box: Rect
  ) -> PDFDocument.Reference {
    var content = PDFContent(grid: grid)
    content.write("1 g")
    content.add(.rect(box))
    content.write("f 0 g 0 G")
    content.draw(part)
    return resources.form(
      reference: content.bytes, box: box, "/Group<</S/Transparency/CS/DeviceGray>>")
  }
}

extension PDFContent {
  /// Fills or strokes a part of a symbol.
  fileprivate mutating func draw(_ part: PathGroup.Part) {
    if let stroke = part.stroke {
      set(stroke)
      add(part.path)
      write("S")
    } else {
      add(part.path)
      write(part.rule == .evenOdd ? "f*" : "f")
    }
  }
}
