import MaquetteGraphics
import MaquetteScene
import MaquetteTypography

/// Decodes the pictures that `maquette-bench identity --export` wrote: names, scales and `DisplayList.content`.
struct DisplayListReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var next = 0
  /// The images of the picture that is being read.
  private var images: [RasterImage] = []

  /// `bytes` must stay valid as long as the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether all pictures have been read.
  var isAtEnd: Bool { next >= bytes.count }

  /// A picture and the outlines of its glyphs.
  struct Picture {
    var name: [UInt8]
    var scale: Double
    var library: FontLibrary
    var list: DisplayList
  }

  /// Reads the next picture.
  mutating func picture() -> Picture {
    let name = items { $0.byte() }
    let scale = number()
    images = items { $0.image() }.compactMap { $0 }
    let list = list()
    var paths: [Path] = []
    for command in self.list().commands {
      if case .fill(.path(let path, _), _) = command.operation { paths.append(path) }
    }
    var outlines: [FontLibrary.Glyph: Path] = [:]
    for command in list.commands {
      guard case .glyphs(let run, _, _) = command.operation else { continue }
      for glyph in run.glyphs {
        let glyph = FontLibrary.Glyph(face: run.face, id: glyph.id)
        // The second list has the outlines of glyphs in order of first use.
        if outlines[glyph] == nil { outlines[glyph] = paths[outlines.count] }
      }
    }
    return Picture(name: name, scale: scale, library: FontLibrary(outlines: outlines), list: list)
  }

  private mutating func list() -> DisplayList {
    let size = Size(width: number(), height: number())
    let background = color()
    let commands = items { DisplayList.Command(node: NodeID(0), operation: $0.operation()) }
    return DisplayList(size: size, background: background, commands: commands)
  }

  private mutating func operation() -> DisplayList.Operation {
    switch byte() {
    case 0: .fill(shape(), paint())
    case 1: .stroke(shape(), style(), paint())
    case 2: glyphs()
    case 3: pathGroup()
    case 4: .shadow(shape(), Shadow(color: color(), sigma: number(), offset: point()))
    case 5: .push(layer(sharing: 0, backdrop: 0))
    case 7: .push(layer(sharing: byte(), backdrop: byte()))
    case 8: imageDrawing()
    default: .pop
    }
  }

  private mutating func image() -> RasterImage? {
    let (width, height, scale) = (integer(), integer(), number())
    let pixels = items { reader in
      (0..<4).reduce(UInt32(0)) { pixel, place in pixel | UInt32(reader.byte()) << UInt32(8 * place) }
    }
    return RasterImage(width: width, height: height, pixels: pixels, scale: scale)
  }

  /// An image by its size and its fingerprint, which are computed anew from its pixels; nothing if they differ.
  private mutating func imageDrawing() -> DisplayList.Operation {
    let (width, height, scale) = (integer(), integer(), number())
    let (low, high) = (word(), word())
    let frame = rect()
    let shape = byte() == 1 ? shape() : nil
    let resizing: ImageDrawing.Resizing =
      switch byte() {
      case 0: .scale
      case 1: .stretch(caps: insets())
      default: .tile(caps: insets())
      }
    let tint = byte() == 1 ? color() : nil
    let (opacity, isMirrored) = (number(), byte() == 1)
    let image = images.first { image in
      image.width == width && image.height == height && image.scale == scale && image.digest == (low, high)
    }
    guard let image else { return .push(Layer()) }
    return .image(
      ImageDrawing(
        image, in: frame, shape: shape, resizing: resizing, tint: tint, opacity: opacity,
        isMirrored: isMirrored))
  }

  private mutating func insets() -> Insets {
    Insets(top: number(), leading: number(), bottom: number(), trailing: number())
  }

  private mutating func pathGroup() -> DisplayList.Operation {
    let size = Size(width: number(), height: number())
    return .pathGroup(PathGroup(parts: items { $0.part() }, size: size), origin: point(), color: color())
  }

  private mutating func layer(sharing: UInt8, backdrop kind: UInt8) -> Layer {
    let backdrop =
      kind == 0
      ? nil
      : Backdrop(
        sigma: number(), saturation: number(), tint: color(), glass: kind == 2 ? glass() : nil)
    let ink = sharing & 4 != 0 ? ink() : nil
    let blendMode: BlendMode = sharing & 16 != 0 ? one() : .normal
    let blur = sharing & 64 != 0 ? number() : 0
    let clip = byte() == 1 ? shape() : nil
    return Layer(
      clip: clip, opacity: number(), transform: transform(), backdrop: backdrop,
      sharesBackdrop: sharing & 1 != 0, isolatesBackdrop: sharing & 2 != 0, ink: ink,
      isInked: sharing & 8 != 0, blendMode: blendMode, isIsolated: sharing & 32 != 0, blur: blur)
  }

  private mutating func glass() -> Glass {
    Glass(
      face: Glass.Face(lift: number(), gain: number(), chroma: number()), darkFace: face(),
      brightFace: face(), refraction: Glass.Refraction(amount: number(), reach: number()), rim: rim(),
      darkRim: byte() == 1 ? rim() : nil, darkTint: number())
  }

  private mutating func rim() -> Glass.Rim {
    Glass.Rim(width: number(), lift: number(), saturation: number())
  }

  private mutating func face() -> Glass.Face? {
    byte() == 1 ? Glass.Face(lift: number(), gain: number(), chroma: number()) : nil
  }

  private mutating func ink() -> Ink {
    Ink(area: rect(), face: face(), darkFace: face(), shadowOpacity: byte() == 1 ? number() : nil)
  }

  private mutating func glyphs() -> DisplayList.Operation {
    let run = GlyphRun(
      face: face(), emSize: number(),
      glyphs: items { GlyphRun.Glyph(id: GlyphID($0.integer()), position: $0.point()) })
    return .glyphs(run, origin: point(), color: color())
  }

  private mutating func part() -> PathGroup.Part {
    let path = path()
    let rule: FillRule = one()
    let operation: PathGroup.Operation = byte() == 0 ? .union : .subtract
    return byte() == 1 ? .stroke(path, style(), operation) : .fill(path, rule: rule, operation)
  }

  private mutating func shape() -> Shape {
    switch byte() {
    case 0: return .rect(rect())
    case 1:
      let rect = rect()
      let radii = CornerRadii(
        topLeft: number(), topRight: number(), bottomRight: number(), bottomLeft: number())
      return .roundedRectangle(RoundedRectangle(rect: rect, radii: radii, style: one()))
    case 2: return .ellipse(rect())
    default: return .path(path(), one())
    }
  }

  private mutating func paint() -> Paint {
    let geometry: Gradient.Geometry
    switch byte() {
    case 0: return .color(color())
    case 1: geometry = .linear(start: point(), end: point())
    case 2: geometry = .radial(center: point(), radius: number())
    default: geometry = .angular(center: point(), start: number())
    }
    return .gradient(
      Gradient(geometry: geometry, stops: items { Gradient.Stop(offset: $0.number(), color: $0.color()) }))
  }

  private mutating func style() -> StrokeStyle {
    let (width, miterLimit, dashPhase) = (number(), number(), number())
    return StrokeStyle(
      width: width, cap: one(), join: one(), miterLimit: miterLimit, dashes: items { $0.number() },
      dashPhase: dashPhase)
  }

  private mutating func path() -> Path {
    let verbs = items { Path.Verb(rawValue: $0.byte()) ?? .close }
    var points = items { $0.point() }[...]
    var path = Path()
    for verb in verbs {
      switch verb {
      case .move: path.move(to: points.removeFirst())
      case .line: path.line(to: points.removeFirst())
      case .quad:
        let control = points.removeFirst()
        path.quad(to: points.removeFirst(), control: control)
      case .cubic:
        let (control1, control2) = (points.removeFirst(), points.removeFirst())
        path.cubic(to: points.removeFirst(), control1: control1, control2: control2)
      case .close: path.close()
      }
    }
    return path
  }

  private mutating func face() -> FontFace {
    var face = FontFace(
      fontIndex: integer(), weight: integer(), opticalSize: integer(),
      smoothing: FontSmoothing(growth: integer(), keepsHeight: false))
    let flags = integer()
    face.smoothing.keepsHeight = flags & 1 != 0
    face.isOblique = flags & 2 != 0
    return face
  }

  private mutating func transform() -> Transform {
    Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  private mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
  private mutating func point() -> Point { Point(x: number(), y: number()) }

  private mutating func color() -> Color {
    Color(red: byte(), green: byte(), blue: byte(), alpha: byte())
  }

  private mutating func one<Case: CaseIterable>() -> Case where Case.AllCases == [Case] {
    Case.allCases[Int(byte())]
  }

  private mutating func number() -> Double { Double(bitPattern: word()) }
  private mutating func integer() -> Int { Int(Int64(bitPattern: word())) }

  private mutating func items<Item>(_ read: (inout Self) -> Item) -> [Item] {
    let count = integer()
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(read(&self)) }
    return items
  }

  private mutating func word() -> UInt64 {
    var word: UInt64 = 0
    for place in 0..<8 { word |= UInt64(byte()) << UInt64(8 * place) }
    return word
  }

  private mutating func byte() -> UInt8 {
    next += 1
    return bytes[next - 1]
  }
}
