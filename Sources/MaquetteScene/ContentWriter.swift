import MaquetteGraphics
import MaquetteTypography

/// Writes the canonical encoding of a display list. Every value has the length of its type or a count before it, so that no
/// two lists of values have the same bytes and a reader can decode them. Numbers are little-endian.
struct ContentWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(tag: UInt8) { bytes.append(tag) }

  mutating func add<Case: CaseIterable & Equatable>(_ value: Case) {
    for (index, other) in Case.allCases.enumerated() where other == value {
      add(tag: UInt8(truncatingIfNeeded: index))
    }
  }

  mutating func add(_ value: Int) { add(bits: UInt64(bitPattern: Int64(value))) }

  /// Numbers as their bits, without rounding.
  mutating func add(_ values: Double...) { for value in values { add(bits: value.bitPattern) } }

  mutating func add(_ point: Point) { add(point.x, point.y) }

  mutating func add(_ size: Size) { add(size.width, size.height) }

  mutating func add(_ rect: Rect) {
    add(rect.origin)
    add(rect.size)
  }

  mutating func add(_ color: Color) { bytes += [color.red, color.green, color.blue, color.alpha] }

  mutating func add(_ path: Path) {
    add(path.verbs.count)
    for verb in path.verbs { bytes.append(verb.rawValue) }
    add(path.points.count)
    for point in path.points { add(point) }
  }

  mutating func add(_ style: StrokeStyle) {
    add(style.width, style.miterLimit, style.dashPhase)
    add(style.cap)
    add(style.join)
    add(style.dashes.count)
    for dash in style.dashes { add(dash) }
  }

  mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      add(tag: 0)
      add(color)
    case .gradient(let gradient):
      switch gradient.geometry {
      case .linear(let start, let end):
        add(tag: 1)
        add(start)
        add(end)
      case .radial(let center, let radius):
        add(tag: 2)
        add(center)
        add(radius)
      case .angular(let center, let start):
        add(tag: 3)
        add(center)
        add(start)
      }
      add(gradient.stops.count)
      for stop in gradient.stops {
        add(stop.offset)
        add(stop.color)
      }
    }
  }

  mutating func add(_ shape: Shape) {
    switch shape {
    case .rect(let rect):
      add(tag: 0)
      add(rect)
    case .roundedRectangle(let shape):
      add(tag: 1)
      add(shape.rect)
      add(shape.radii.topLeft, shape.radii.topRight, shape.radii.bottomRight, shape.radii.bottomLeft)
      add(shape.style)
    case .ellipse(let rect):
      add(tag: 2)
      add(rect)
    case .path(let path, let rule):
      add(tag: 3)
      add(path)
      add(rule)
    }
  }

  mutating func add(_ glass: Glass) {
    add(glass.face.lift, glass.face.gain, glass.face.chroma)
    add(glass.darkFace)
    add(glass.brightFace)
    add(glass.refraction.amount, glass.refraction.reach)
    add(glass.rim)
    add(tag: glass.darkRim == nil ? 0 : 1)
    if let rim = glass.darkRim { add(rim) }
    add(glass.darkTint)
  }

  private mutating func add(_ rim: Glass.Rim) { add(rim.width, rim.lift, rim.saturation) }

  mutating func add(_ ink: Ink) {
    add(ink.area)
    add(ink.face)
    add(ink.darkFace)
    add(tag: ink.shadowOpacity == nil ? 0 : 1)
    if let opacity = ink.shadowOpacity { add(opacity) }
  }

  private mutating func add(_ face: Glass.Face?) {
    add(tag: face == nil ? 0 : 1)
    if let face { add(face.lift, face.gain, face.chroma) }
  }

  mutating func add(_ run: GlyphRun) {
    add(run.face.fontIndex)
    add(run.face.weight)
    add(run.face.opticalSize)
    add(run.face.smoothing.growth)
    add((run.face.smoothing.keepsHeight ? 1 : 0) + (run.face.isOblique ? 2 : 0))
    add(run.emSize)
    add(run.glyphs.count)
    for glyph in run.glyphs {
      add(Int(glyph.id))
      add(glyph.position)
    }
  }

  mutating func add(_ pathGroup: PathGroup) {
    add(pathGroup.size)
    add(pathGroup.parts.count)
    for part in pathGroup.parts {
      add(part.path)
      add(part.rule)
      add(tag: part.operation == .union ? 0 : 1)
      add(tag: part.stroke == nil ? 0 : 1)
      if let stroke = part.stroke { add(stroke) }
    }
  }

  mutating func add(_ drawing: ImageDrawing) {
    let image = drawing.image
    add(image.width)
    add(image.height)
    add(image.scale)
    add(bits: image.digest.0)
    add(bits: image.digest.1)
    add(drawing.frame)
    add(tag: drawing.shape == nil ? 0 : 1)
    if let shape = drawing.shape { add(shape) }
    switch drawing.resizing {
    case .scale: add(tag: 0)
    case .stretch(let caps):
      add(tag: 1)
      add(caps.top, caps.leading, caps.bottom, caps.trailing)
    case .tile(let caps):
      add(tag: 2)
      add(caps.top, caps.leading, caps.bottom, caps.trailing)
    }
    add(tag: drawing.tint == nil ? 0 : 1)
    if let tint = drawing.tint { add(tint) }
    add(drawing.opacity)
    add(tag: drawing.isMirrored ? 1 : 0)
  }

  private mutating func add(bits: UInt64) {
    // The closure copies the eight bytes and keeps no pointer.
    unsafe withUnsafeBytes(of: bits.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }
}
