import MaquetteFiles
import MaquetteGraphics
import MaquettePNG
import MaquetteRaster
import MaquetteScene
import MaquetteTypography

extension SVGWriter {
  mutating func write(_ run: GlyphRun, at origin: Point, _ color: Color) {
    if color.alpha == 0 { return }
    if text == .live {
      if writeLive(run, at: origin, color) { return }
      writeUnseen(run, at: origin)
    }
    if let key = uses.key(run) {
      let id = shared[key] ?? define(run, as: key)
      if id.isEmpty { return }
      use(id, at: origin)
      body.attribute("fill", opacity: "fill-opacity", color)
      body.write("/>")
      return
    }
    let data = outlines.data(of: run, at: origin)
    if data.bytes.isEmpty { return }
    body.write("<path")
    body.attribute("d", plain: data.bytes)
    body.attribute("fill", opacity: "fill-opacity", color)
    body.write("/>")
  }

  /// Defines a run and returns its identifier; an empty one for a run without outlines.
  private mutating func define(_ run: GlyphRun, as key: ExportUses.Key) -> String {
    let data = outlines.data(of: run, at: .zero)
    guard !data.bytes.isEmpty else {
      shared[key] = ""
      return ""
    }
    let id = definitions.id("path", prefix: "letters", names: &names) { buffer in
      buffer.attribute("d", plain: data.bytes)
      buffer.write("/>")
    }
    shared[key] = id
    return id
  }

  private mutating func use(_ id: String, at origin: Point) {
    body.write("<use")
    body.attribute("xlink:href", "#" + id)
    if body.grid.step(origin.x) != 0 { body.attribute("x", points: origin.x) }
    if body.grid.step(origin.y) != 0 { body.attribute("y", points: origin.y) }
  }

  mutating func write(_ group: PathGroup, at origin: Point, _ color: Color) {
    if color.alpha == 0 || group.parts.isEmpty { return }
    let hasStrokes = group.parts.contains { $0.stroke != nil && $0.operation == .union }
    use(definition(of: group), at: origin)
    // The opacity is that of the whole symbol: its parts overlap.
    body.attribute("fill", opacity: "opacity", color)
    if hasStrokes {
      body.write(" stroke=\"")
      body.write(color)
      body.write("\"")
    }
    body.write("/>")
  }

  private mutating func definition(of group: PathGroup) -> String {
    let key = ExportUses.Key.symbol(group)
    if let known = shared[key] { return known }
    let grid = body.grid
    let hasStrokes = group.parts.contains { $0.stroke != nil && $0.operation == .union }
    var content = SVGBuffer(grid: grid)
    for part in group.joinedParts {
      switch part.operation {
      case .union:
        content.begin(part.path)
        if let stroke = part.stroke {
          content.write(" fill=\"none\"")
          content.attributes(of: stroke)
        } else {
          if part.rule == .evenOdd { content.write(" fill-rule=\"evenodd\"") }
          if hasStrokes { content.write(" stroke=\"none\"") }
        }
        content.write("/>")
      case .subtract:
        let mask = definition(ofMaskWithout: part, in: group.size)
        var outer = SVGBuffer(grid: grid)
        outer.write("<g")
        outer.attribute("mask", reference: mask)
        outer.write(">")
        outer.bytes += content.bytes
        outer.write("</g>")
        content = outer
      }
    }
    let id = definitions.id("symbol", prefix: "icon", names: &names) { buffer in
      buffer.write(" overflow=\"visible\">")
      buffer.bytes += content.bytes
      buffer.write("</symbol>")
    }
    shared[key] = id
    return id
  }

  /// The mask of everything around a symbol but one part.
  private mutating func definition(ofMaskWithout part: PathGroup.Part, in size: Size) -> String {
    func room(_ buffer: inout SVGBuffer) {
      buffer.attribute("x", points: -size.width)
      buffer.attribute("y", points: -size.height)
      buffer.attribute("width", points: 3 * size.width)
      buffer.attribute("height", points: 3 * size.height)
    }
    return definitions.id("mask", prefix: "mask", names: &names) { buffer in
      buffer.write(" maskUnits=\"userSpaceOnUse\"")
      room(&buffer)
      buffer.write("><rect")
      room(&buffer)
      buffer.write(" fill=\"#fff\" stroke=\"none\"/>")
      buffer.begin(part.path)
      if let stroke = part.stroke {
        buffer.write(" fill=\"none\" stroke=\"#000\"")
        buffer.attributes(of: stroke)
      } else {
        if part.rule == .evenOdd { buffer.write(" fill-rule=\"evenodd\"") }
        buffer.write(" fill=\"#000\" stroke=\"none\"")
      }
      buffer.write("/></mask>")
    }
  }

  mutating func write(_ drawing: ImageDrawing) {
    if drawing.isInvisible { return }
    // A clip of a use would lie in the space that the use moves.
    if let shape = drawing.shape {
      body.write("<g")
      body.attribute("clip-path", reference: definition(ofClip: shape))
      body.write(">")
    }
    if let key = uses.key(.image(drawing.image, drawing.frame.size)) {
      let id = shared[key] ?? define(drawing, as: key)
      use(id, at: drawing.frame.origin)
    } else {
      body.write("<image")
      body.attribute("x", points: drawing.frame.minX)
      body.attribute("y", points: drawing.frame.minY)
      body.image(drawing)
    }
    if drawing.opacity < 1 { body.attribute("opacity", share: drawing.opacity) }
    body.write("/>")
    if drawing.shape != nil { body.write("</g>") }
  }

  private mutating func define(_ drawing: ImageDrawing, as key: ExportUses.Key) -> String {
    let id = definitions.id("image", prefix: "pixels", names: &names) { buffer in
      buffer.image(drawing)
      buffer.write("/>")
    }
    shared[key] = id
    return id
  }
}

extension SVGBuffer {
  /// Writes the size and the pixels of a picture.
  fileprivate mutating func image(_ drawing: ImageDrawing) {
    attribute("width", points: drawing.frame.width)
    attribute("height", points: drawing.frame.height)
    let image = drawing.image
    if abs(Double(image.width) * drawing.frame.height - Double(image.height) * drawing.frame.width) > 1e-6 {
      write(" preserveAspectRatio=\"none\"")
    }
    write(" xlink:href=\"data:image/png;base64,")
    if let bitmap = Bitmap(width: image.width, height: image.height, pixels: image.pixels),
      let png = try? PNG.encode(bitmap)
    {
      bytes.append(base64: png)
    }
    write("\"")
  }
}
