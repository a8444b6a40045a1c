import MaquetteElements
import MaquetteGraphics
import MaquetteScene

/// Writes a picture as SVG: the groups to the body, and what they share to the definitions.
struct SVGWriter {
  let picture: ExportPicture
  let text: ExportText
  let uses: ExportUses
  var names = SVGNames()
  var body: SVGBuffer
  var definitions: SVGDefinitions
  /// The identifiers of what is defined once and used several times.
  var shared: [ExportUses.Key: String] = [:]
  var outlines: OutlineData
  /// The letters of live text by font.
  var liveFonts = LiveFonts()

  init(_ picture: ExportPicture, text: ExportText) {
    self.picture = picture
    self.text = text
    let grid = CoordinateGrid(scale: picture.scale)
    body = SVGBuffer(grid: grid)
    definitions = SVGDefinitions(grid: grid)
    uses = ExportUses(of: picture.items, grid: grid)
    outlines = OutlineData(fonts: picture.fonts, grid: grid)
  }

  mutating func file() -> [UInt8] {
    let items = text == .live ? picture.items.inReadingOrder(fonts: picture.fonts) : picture.items
    for item in items { write(item) }
    let style = fontFaces()
    var file = SVGBuffer(grid: body.grid)
    file.write("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    file.attribute("width", points: picture.size.width)
    file.attribute("height", points: picture.size.height)
    file.write(" viewBox=\"0 0 ")
    file.write(points: picture.size.width)
    file.write(" ")
    file.write(points: picture.size.height)
    file.write("\" role=\"graphics-document\"")
    file.attribute("lang", picture.language ?? "en")
    file.write(">\n<title>")
    file.escape(picture.title ?? picture.name)
    file.write("</title>\n")
    if let attachment = picture.attachment {
      file.write("<metadata><sheet xmlns=\"")
      file.bytes.append(ExportAttachment.namespace)
      file.write("\">")
      file.escape(attachment)
      file.write("</sheet></metadata>\n")
    }
    if !style.isEmpty {
      file.write("<style>")
      file.bytes += style
      file.write("</style>\n")
    }
    if !definitions.buffer.bytes.isEmpty {
      file.write("<defs>")
      file.bytes += definitions.buffer.bytes
      file.write("</defs>\n")
    }
    if picture.background.alpha > 0 {
      file.write("<rect width=\"100%\" height=\"100%\"")
      file.attribute("fill", opacity: "fill-opacity", picture.background)
      file.write("/>\n")
    }
    file.bytes += body.bytes
    file.write("</svg>\n")
    return file.bytes
  }

  mutating func write(_ item: ExportItem) {
    switch item {
    case .operation(let operation): write(operation)
    case .layer(let layer, let items): write(layer, items)
    case .group(let group): write(group)
    }
  }

  private mutating func write(_ operation: DisplayList.Operation) {
    switch operation {
    case .fill(let shape, let paint): fill(shape, paint)
    case .stroke(let shape, let style, let paint): stroke(shape, style, paint)
    case .glyphs(let run, let origin, let color): write(run, at: origin, color)
    case .pathGroup(let group, let origin, let color): write(group, at: origin, color)
    case .shadow(let shape, let shadow): write(shadow, of: shape)
    case .image(let drawing): write(drawing)
    case .push, .pop: break
    }
  }

  private mutating func write(_ group: ExportGroup) {
    body.write("<g")
    let id = names.unique(group.id ?? group.name)
    body.attribute("id", id)
    if id != group.name { body.attribute("data-name", group.name) }
    if let accessibility = group.accessibility { attributes(of: accessibility) }
    let transform = group.layer.map { attributes(of: $0) } ?? .identity
    body.write(">")
    if let label = group.accessibility?.label, !label.isEmpty {
      body.write("<title>")
      body.escape(label)
      body.write("</title>")
    }
    content(group.items, under: transform)
    body.write("</g>\n")
  }

  private mutating func write(_ layer: Layer, _ items: [ExportItem]) {
    body.write("<g")
    let transform = attributes(of: layer)
    body.write(">")
    content(items, under: transform)
    body.write("</g>")
  }

  /// Writes items in a group of their own if they have a transform that lies within the clip.
  private mutating func content(_ items: [ExportItem], under transform: Transform) {
    if transform != .identity {
      body.write("<g")
      body.attribute(transform: transform)
      body.write(">")
    }
    for item in items { write(item) }
    if transform != .identity { body.write("</g>") }
  }

  private mutating func attributes(of accessibility: Accessibility) {
    let role = AccessibilityRole(accessibility)
    if let name = role.aria { body.attribute("role", name) }
    let label = role.label
    if !label.isEmpty { body.attribute("aria-label", label) }
    if let value = role.valueText { body.attribute("aria-valuetext", value) }
    if role.isDisabled { body.write(" aria-disabled=\"true\"") }
    if role.isSelected { body.write(" aria-selected=\"true\"") }
  }

  /// Writes the attributes of a layer, and returns the transform of what is inside.
  private mutating func attributes(of layer: Layer) -> Transform {
    if layer.opacity < 1 { body.attribute("opacity", share: layer.opacity) }
    if let clip = layer.clip { body.attribute("clip-path", reference: definition(ofClip: clip)) }
    if layer.blur > 0 { body.attribute("filter", reference: definition(ofBlur: layer.blur)) }
    if layer.blendMode != .normal || layer.isIsolated {
      body.write(" style=\"")
      if layer.isIsolated { body.write("isolation:isolate;") }
      if layer.blendMode != .normal {
        body.write("mix-blend-mode:")
        body.escape(layer.blendMode.rawValue)
      }
      body.write("\"")
    }
    // A clip lies outside of the transform, and a blur is in points outside of it.
    if layer.clip == nil && layer.blur == 0 {
      body.attribute(transform: layer.transform)
      return .identity
    }
    return layer.transform
  }
}
