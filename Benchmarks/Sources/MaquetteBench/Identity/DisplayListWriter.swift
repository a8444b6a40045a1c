internal import MaquetteGraphics
internal import MaquetteScene
internal import MaquetteTypography

/// Writes display lists as 64-bit words, glyph outlines included, for a program without fonts or Foundation.
///
/// `Benchmarks/Identity/DisplayListReader.swift` reads the words back in the same order: numbers as the bits of a Double, counts
/// before their items, enumerations as the index of the case.
struct DisplayListWriter {
  /// The words so far.
  private(set) var words: [UInt64] = []

  /// Adds a picture: name, scale, glyphs, size, background and commands.
  mutating func add(_ list: DisplayList, name: String, scale: Double, library: FontLibrary) {
    add(Array(name.utf8)) { $0.add(Int($1)) }
    add(scale)
    add(Self.glyphs(of: list)) { writer, glyph in
      writer.add(glyph.face)
      writer.add(Int(glyph.id))
      writer.add(library.outline(of: glyph.id, in: glyph.face))
    }
    add(list.size.width)
    add(list.size.height)
    add(list.background)
    add(list.commands) { $0.add($1.operation) }
  }

  private struct Glyph: Hashable {
    var face: FontFace
    var id: GlyphID
  }

  /// The glyphs that a list draws, each once, in the order of their first use.
  private static func glyphs(of list: DisplayList) -> [Glyph] {
    var seen: Set<Glyph> = []
    var glyphs: [Glyph] = []
    for case .glyphs(let run, _, _) in list.commands.map(\.operation) {
      for glyph in run.glyphs {
        let glyph = Glyph(face: run.face, id: glyph.id)
        if seen.insert(glyph).inserted { glyphs.append(glyph) }
      }
    }
    return glyphs
  }

  private mutating func add(_ operation: DisplayList.Operation) {
    switch operation {
    case .fill(let shape, let paint):
      add(0)
      add(shape)
      add(paint)
    case .stroke(let shape, let style, let paint):
      add(1)
      add(shape)
      add(style)
      add(paint)
    case .glyphs(let run, let origin, let color):
      add(2)
      add(run.face)
      add(run.emSize)
      add(run.glyphs) { writer, glyph in
        writer.add(Int(glyph.id))
        writer.add(glyph.position)
      }
      add(origin)
      add(color)
    case .compound(let compound, let origin, let color):
      add(3)
      add(compound.parts) { $0.add($1) }
      add(compound.size.width)
      add(compound.size.height)
      add(origin)
      add(color)
    case .shadow(let shape, let shadow):
      add(4)
      add(shape)
      add(shadow.color)
      add(shadow.sigma)
      add(shadow.offset)
    case .push(let layer):
      add(5)
      add(layer.clip.map { [$0] } ?? []) { $0.add($1) }
      add(layer.opacity)
      add(layer.transform)
      add(layer.backdrop.map { [$0] } ?? []) { writer, backdrop in
        writer.add(backdrop.sigma)
        writer.add(backdrop.saturation)
        writer.add(backdrop.tint)
      }
      add(layer.sharesBackdrop ? 1 : 0)
      add(layer.isolatesBackdrop ? 1 : 0)
    case .pop: add(6)
    }
  }

  private mutating func add(_ part: Compound.Part) {
    add(part.path)
    add(part.rule)
    add(part.stroke.map { [$0] } ?? []) { $0.add($1) }
    add(part.operation == .union ? 0 : 1)
  }

  private mutating func add(_ shape: Shape) {
    switch shape {
    case .rect(let rect):
      add(0)
      add(rect)
    case .roundedRectangle(let rounded):
      add(1)
      add(rounded.rect)
      for radius in [
        rounded.radii.topLeft, rounded.radii.topRight, rounded.radii.bottomRight, rounded.radii.bottomLeft,
      ] {
        add(radius)
      }
      add(rounded.style == .circular ? 0 : 1)
    case .ellipse(let rect):
      add(2)
      add(rect)
    case .path(let path, let rule):
      add(3)
      add(path)
      add(rule)
    }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      add(0)
      add(color)
    case .gradient(let gradient):
      add(1)
      switch gradient.geometry {
      case .linear(let start, let end):
        add(0)
        add(start)
        add(end)
      case .radial(let center, let radius):
        add(1)
        add(center)
        add(radius)
      }
      add(gradient.stops) { writer, stop in
        writer.add(stop.offset)
        writer.add(stop.color)
      }
    }
  }

  private mutating func add(_ style: StrokeStyle) {
    add(style.width)
    add(StrokeStyle.Cap.allCases.firstIndex(of: style.cap) ?? 0)
    add(StrokeStyle.Join.allCases.firstIndex(of: style.join) ?? 0)
    add(style.miterLimit)
    add(style.dashes) { $0.add($1) }
    add(style.dashPhase)
  }

  private mutating func add(_ path: Path) {
    add(path.verbs) { $0.add(Int($1.rawValue)) }
    add(path.points) { $0.add($1) }
  }

  private mutating func add(_ face: FontFace) {
    add(face.fontIndex)
    add(face.weight)
    add(face.opticalSize)
  }

  private mutating func add(_ transform: Transform) {
    for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      add(value)
    }
  }

  private mutating func add(_ rect: Rect) {
    add(rect.origin)
    add(rect.size.width)
    add(rect.size.height)
  }

  private mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  private mutating func add(_ color: Color) {
    for channel in [color.red, color.green, color.blue, color.alpha] { add(Int(channel)) }
  }

  private mutating func add(_ rule: FillRule) { add(rule == .nonzero ? 0 : 1) }
  private mutating func add(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }
  private mutating func add(_ number: Double) { words.append(number.bitPattern) }

  private mutating func add<Item>(_ items: [Item], _ write: (inout Self, Item) -> Void) {
    add(items.count)
    for item in items { write(&self, item) }
  }
}
