import MaquetteElements
import MaquetteGraphics
import MaquetteRaster
import MaquetteScene
import MaquetteTypography

/// Writes drawing operations to one content stream: that of a page or of a group.
struct PDFCanvas {
  let picture: ExportPicture
  let page: PDFDocument.Reference
  /// The number of the content among those with marked sequences.
  let structure: Int
  /// The form of a group; nil for a page.
  let stream: PDFDocument.Reference?
  var content: PDFContent
  let uses: ExportUses
  /// Maps the coordinates of the content to those of the page.
  var transform = Transform.identity
  /// The element that is written.
  private var element: Int?
  /// Whether a marked sequence is open, and the element that it belongs to; nil for none.
  private var mark: (isOpen: Bool, element: Int?) = (false, nil)

  init(
    _ picture: ExportPicture, page: PDFDocument.Reference, structure: Int, grid: CoordinateGrid,
    stream: PDFDocument.Reference?
  ) {
    self.picture = picture
    self.page = page
    self.structure = structure
    self.stream = stream
    content = PDFContent(grid: grid)
    uses = ExportUses(of: picture.items, grid: grid, countsGlyphs: true)
  }

  /// Creates the content of a group inside another one.
  private init(_ outer: PDFCanvas, structure: Int, stream: PDFDocument.Reference) {
    picture = outer.picture
    page = outer.page
    self.structure = structure
    self.stream = stream
    content = PDFContent(grid: outer.content.grid)
    uses = outer.uses
    transform = outer.transform
    element = outer.element
  }

  mutating func write(_ items: [ExportItem], writer: inout PDFWriter) {
    for item in items {
      switch item {
      case .operation(let operation): write(operation, writer: &writer)
      case .layer(let layer, let items): write(items, in: layer, writer: &writer)
      case .group(let group): write(group, writer: &writer)
      }
    }
  }

  private mutating func write(_ group: ExportGroup, writer: inout PDFWriter) {
    let outer = element
    let isApart = outer.map { writer.structure.elements[$0].tag == .division } ?? true
    if group.accessibility != nil || group.id != nil && isApart {
      element = writer.structure.add(group, in: outer, page: page, resources: &writer.resources)
    }
    if let layer = group.layer {
      write(group.items, in: layer, writer: &writer)
    } else {
      write(group.items, writer: &writer)
    }
    element = outer
  }

  /// Ends the marked sequence.
  mutating func closeMark() {
    if mark.isOpen { content.write("EMC") }
    mark = (false, nil)
  }

  /// The element that what is drawn is read for; nil for what a container draws itself, such as a background.
  private func speaker(in writer: PDFWriter) -> Int? {
    element.flatMap { writer.structure.elements[$0].tag == .division ? nil : $0 }
  }

  /// Begins a marked sequence of the present element, unless it is open.
  private mutating func openMark(writer: inout PDFWriter) {
    let element = speaker(in: writer)
    if mark.isOpen, mark.element == element { return }
    closeMark()
    if let element {
      let number = writer.structure.mark(element, in: structure, stream: stream)
      content.write("/\(writer.structure.elements[element].tag.rawValue) <</MCID \(number)>> BDC")
    } else {
      content.write("/Artifact BMC")
    }
    mark = (true, element)
  }

  private mutating func write(_ items: [ExportItem], in layer: Layer, writer: inout PDFWriter) {
    closeMark()
    let outside = transform
    content.write("q")
    if let clip = layer.clip { self.clip(to: clip) }
    if layer.isDrawnApart {
      group(items, in: layer, writer: &writer)
    } else {
      content.concatenate(layer.transform)
      transform = layer.transform.then(transform)
      write(items, writer: &writer)
      closeMark()
    }
    content.write("Q")
    transform = outside
  }

  private mutating func clip(to shape: Shape) {
    content.add(shape)
    if shape.isNothing { content.write("0 0 0 0 re") }
    content.write(shape.fillRule == .evenOdd ? "W* n" : "W n")
  }

  /// Writes a group that is drawn by itself and then mixed with what is below.
  private mutating func group(_ items: [ExportItem], in layer: Layer, writer: inout PDFWriter) {
    let reference = writer.resources.document.reserve()
    var inner = PDFCanvas(self, structure: writer.structure.content(), stream: reference)
    inner.content.concatenate(layer.transform)
    inner.transform = layer.transform.then(transform)
    inner.write(items, writer: &writer)
    inner.closeMark()
    writer.resources.document.set(
      reference, stream: inner.content.bytes,
      "/Type/XObject/Subtype/Form\(PDFResources.box(pageBox))\(writer.resources.resources)"
        + "/Group<</S/Transparency/CS/DeviceRGB/I true>>/StructParents \(inner.structure)")
    var state = "/ca \(layer.opacity.levelText)/CA \(layer.opacity.levelText)"
    if layer.blendMode != .normal { state += "/BM/\(layer.blendMode.pdfName)" }
    content.write("/\(writer.resources.state(state)) gs")
    content.write("/\(writer.resources.name("XObject", "X", reference.text)) Do")
  }

  /// The page in the coordinates of the content.
  private var pageBox: Rect {
    let page = Rect(origin: .zero, size: picture.size).inset(by: -1)
    guard let inverse = transform.inverse else { return page }
    return Shape.path(Shape.rect(page).path.applying(inverse), .nonzero).bounds
  }

  private mutating func write(_ operation: DisplayList.Operation, writer: inout PDFWriter) {
    // Parts of a text may have marked sequences of their own.
    if case .glyphs = operation {} else { openMark(writer: &writer) }
    switch operation {
    case .fill(let shape, let paint): fill(shape, paint, writer: &writer)
    case .stroke(let shape, let style, let paint): stroke(shape, style, paint, writer: &writer)
    case .glyphs(let run, let origin, let color): write(run, at: origin, color, writer: &writer)
    case .pathGroup(let group, let origin, let color): write(group, at: origin, color, writer: &writer)
    case .shadow(let shape, let shadow):
      // A shadow with a blur is a picture.
      fill(shape.offset(dx: shadow.offset.x, dy: shadow.offset.y), .color(shadow.color), writer: &writer)
    case .image(let drawing): write(drawing, writer: &writer)
    case .push, .pop: break
    }
  }

  mutating func fill(_ shape: Shape, _ paint: Paint, writer: inout PDFWriter) {
    if paint.isClear || shape.isNothing { return }
    content.write("q")
    switch paint {
    case .color(let color):
      content.write(color, operator: "rg")
      set(opacity: Double(color.alpha) / 255, writer: &writer)
      content.add(shape)
      content.write(shape.fillRule == .evenOdd ? "f*" : "f")
    case .gradient(let gradient):
      content.add(shape)
      content.write(shape.fillRule == .evenOdd ? "W* n" : "W n")
      shade(gradient, in: shape.bounds, writer: &writer)
    }
    content.write("Q")
  }

  /// Saves the state, and sets the colour and the opacity of fills.
  private mutating func begin(_ color: Color, writer: inout PDFWriter) {
    content.write("q")
    content.write(color, operator: "rg")
    set(opacity: Double(color.alpha) / 255, writer: &writer)
  }

  private mutating func set(opacity: Double, writer: inout PDFWriter) {
    if opacity < 1 { content.write("/\(writer.resources.state(opacity: opacity)) gs") }
  }

  /// Paints a gradient within the clip.
  private mutating func shade(_ gradient: Gradient, in bounds: Rect, writer: inout PDFWriter) {
    guard let colors = writer.resources.shading(gradient, ofAlpha: false) else { return }
    if gradient.stops.contains(where: { $0.color.alpha < 255 }),
      let alphas = writer.resources.shading(gradient, ofAlpha: true)
    {
      let mask = writer.resources.form(
        reference: Array("/\(alphas) sh\n".utf8), box: bounds.inset(by: -1),
        "/Group<</S/Transparency/CS/DeviceGray>>")
      content.write("/\(writer.resources.state("/SMask<</S/Luminosity/G \(mask.text)>>")) gs")
    }
    content.write("/\(colors) sh")
  }

  private mutating func stroke(
    _ shape: Shape, _ style: StrokeStyle, _ paint: Paint, writer: inout PDFWriter
  ) {
    guard !paint.isClear, style.width > 0, style.width.isFinite else { return }
    guard case .color(let color) = paint else {
      let outline = shape.path.stroked(style, scale: picture.scale)
      return fill(.path(outline, .nonzero), paint, writer: &writer)
    }
    content.write("q")
    content.write(color, operator: "RG")
    set(opacity: Double(color.alpha) / 255, writer: &writer)
    content.set(style)
    content.add(shape)
    content.write("S")
    content.write("Q")
  }

  private mutating func write(
    _ run: GlyphRun, at origin: Point, _ color: Color, writer: inout PDFWriter
  ) {
    if color.alpha == 0 || run.glyphs.isEmpty { return }
    if writer.text == .live,
      let text = writer.fonts.text(run, of: picture.fonts, resources: &writer.resources)
    {
      for part in text.parts { show(part, of: text, at: origin, color, writer: &writer) }
      return
    }
    openMark(writer: &writer)
    begin(color, writer: &writer)
    if let key = uses.key(run) {
      let form = writer.forms[key] ?? writer.define(run, as: key, picture, uses: uses)
      content.draw(form, at: origin)
    } else {
      writer.outlines.fill(
        run, at: origin, of: picture.fonts, uses: uses, in: &content, resources: &writer.resources)
    }
    content.write("Q")
  }

  /// Shows a part of live text.
  ///
  /// Letters that stand for a text together have a marked sequence beside others of their element and not in one of them: Poppler
  /// takes the end of a sequence in another one for the end of both. It ends in the text object, whose state Poppler needs.
  private mutating func show(
    _ part: PDFText.Part, of text: PDFText, at origin: Point, _ color: Color, writer: inout PDFWriter
  ) {
    var entries = part.actualText.map { "/ActualText\(PDFDocument.string($0))" }
    if entries != nil, let element = speaker(in: writer) {
      closeMark()
      entries?.append("/MCID \(writer.structure.mark(element, in: structure, stream: stream))")
    } else {
      openMark(writer: &writer)
    }
    begin(color, writer: &writer)
    content.write("BT /\(text.font) \(text.emSize.decimalText) Tf")
    if let entries { content.write("/Span <<\(entries)>> BDC") }
    for letter in part.letters {
      content.show(letter.number, at: origin.offset(dx: letter.position.x, dy: letter.position.y))
    }
    if entries != nil { content.write("EMC") }
    content.write("ET")
    content.write("Q")
  }

  private mutating func write(
    _ group: PathGroup, at origin: Point, _ color: Color, writer: inout PDFWriter
  ) {
    if color.alpha == 0 || group.parts.isEmpty { return }
    let key = ExportUses.Key.symbol(group)
    let form = writer.forms[key] ?? writer.define(group, as: key)
    content.write("q")
    content.write(color, operator: "rg")
    content.write(color, operator: "RG")
    set(opacity: Double(color.alpha) / 255, writer: &writer)
    content.draw(form, at: origin)
    content.write("Q")
  }

  private mutating func write(_ drawing: ImageDrawing, writer: inout PDFWriter) {
    if drawing.isInvisible { return }
    let name = writer.resources.image(drawing.image)
    // Poppler and MuPDF stretch a picture to all pixels that it touches, and Poppler to one more behind an edge on a whole pixel.
    // The inset is a part of a pixel that exceeds the rounding of the numbers.
    let frame = drawing.frame.inset(by: 0.001)
    content.write("q")
    if let shape = drawing.shape { clip(to: shape) }
    set(opacity: drawing.opacity, writer: &writer)
    content.concatenate(
      Transform(a: frame.width, b: 0, c: 0, d: -frame.height, tx: frame.minX, ty: frame.maxY))
    content.write("/\(name) Do")
    content.write("Q")
  }
}

extension BlendMode {
  /// The name of the mode in PDF (ISO 32000-1, 11.3.5); those that PDF lacks are drawn as pictures.
  fileprivate var pdfName: String {
    rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
