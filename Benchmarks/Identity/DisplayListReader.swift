import MaquetteGraphics
import MaquetteScene
import MaquetteTypography

/// Reads the words of `DisplayListWriter` of `maquette-bench`, in the same order.
struct DisplayListReader {
  private let words: UnsafeBufferPointer<UInt64>
  private var next = 0

  /// `words` must stay valid as long as the reader.
  init(_ words: UnsafeBufferPointer<UInt64>) { self.words = words }

  /// Whether all pictures have been read.
  var isAtEnd: Bool { next >= words.count }

  /// A picture and the outlines of its glyphs.
  struct Picture {
    var name: [UInt8]
    var scale: Double
    var library: FontLibrary
    var list: DisplayList
  }

  /// Reads the next picture.
  mutating func picture() -> Picture {
    let name = items { UInt8($0.integer()) }
    let scale = number()
    var outlines: [FontLibrary.Glyph: Path] = [:]
    for _ in 0..<integer() {
      let glyph = FontLibrary.Glyph(face: face(), id: GlyphID(integer()))
      outlines[glyph] = path()
    }
    let size = Size(width: number(), height: number())
    let background = color()
    let commands = items { DisplayList.Command(node: NodeID(0), operation: $0.operation()) }
    return Picture(
      name: name, scale: scale, library: FontLibrary(outlines: outlines),
      list: DisplayList(size: size, background: background, commands: commands))
  }

  private mutating func operation() -> DisplayList.Operation {
    switch integer() {
    case 0: .fill(shape(), paint())
    case 1: .stroke(shape(), style(), paint())
    case 2: glyphs()
    case 3:
      .compound(
        Compound(parts: items { $0.part() }, size: Size(width: number(), height: number())),
        origin: point(), color: color())
    case 4: .shadow(shape(), Shadow(color: color(), sigma: number(), offset: point()))
    case 5:
      .push(
        Layer(
          clip: items { $0.shape() }.first, opacity: number(), transform: transform(),
          backdrop: items {
            Backdrop(sigma: $0.number(), saturation: $0.number(), tint: $0.color())
          }.first, sharesBackdrop: integer() == 1, isolatesBackdrop: integer() == 1))
    default: .pop
    }
  }

  private mutating func glyphs() -> DisplayList.Operation {
    let run = GlyphRun(
      face: face(), emSize: number(),
      glyphs: items { GlyphRun.Glyph(id: GlyphID($0.integer()), position: $0.point()) })
    return .glyphs(run, origin: point(), color: color())
  }

  private mutating func part() -> Compound.Part {
    let path = path()
    let rule = rule()
    let stroke = items { $0.style() }.first
    let operation: Compound.Operation = integer() == 0 ? .union : .subtract
    if let stroke { return .stroke(path, stroke, operation) }
    return .fill(path, rule: rule, operation)
  }

  private mutating func shape() -> Shape {
    switch integer() {
    case 0: return .rect(rect())
    case 1:
      let rect = rect()
      let radii = CornerRadii(
        topLeft: number(), topRight: number(), bottomRight: number(), bottomLeft: number())
      let style: CornerStyle = integer() == 0 ? .circular : .continuous
      return .roundedRectangle(RoundedRectangle(rect: rect, radii: radii, style: style))
    case 2: return .ellipse(rect())
    default: return .path(path(), rule())
    }
  }

  private mutating func paint() -> Paint {
    guard integer() == 1 else { return .color(color()) }
    let geometry: Gradient.Geometry =
      if integer() == 0 {
        .linear(start: point(), end: point())
      } else {
        .radial(center: point(), radius: number())
      }
    let stops = items { Gradient.Stop(offset: $0.number(), color: $0.color()) }
    return .gradient(Gradient(geometry: geometry, stops: stops))
  }

  private mutating func style() -> StrokeStyle {
    StrokeStyle(
      width: number(), cap: StrokeStyle.Cap.allCases[integer()],
      join: StrokeStyle.Join.allCases[integer()], miterLimit: number(), dashes: items { $0.number() },
      dashPhase: number())
  }

  private mutating func path() -> Path {
    let verbs = items { Path.Verb(rawValue: UInt8($0.integer())) ?? .close }
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
    FontFace(fontIndex: integer(), weight: integer(), opticalSize: integer())
  }

  private mutating func transform() -> Transform {
    Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  private mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
  private mutating func point() -> Point { Point(x: number(), y: number()) }
  private mutating func rule() -> FillRule { integer() == 0 ? .nonzero : .evenOdd }

  private mutating func color() -> Color {
    Color(red: channel(), green: channel(), blue: channel(), alpha: channel())
  }

  private mutating func channel() -> UInt8 { UInt8(integer()) }
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
    next += 1
    return words[next - 1]
  }
}
