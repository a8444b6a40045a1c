import MaquetteGraphics
import MaquetteScene

/// Random display lists of all operations, with unusual frames; a seed gives the same list on every machine.
struct SeededLists {
  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let extent = 256.0
  private var generator: Generator

  /// The list of a seed, 256 × 256 points.
  static func list(seed: UInt64) -> DisplayList {
    var lists = SeededLists(generator: Generator(state: seed))
    var list = DisplayList(size: Size(width: extent, height: extent), background: lists.color())
    var depth = 0
    func append(_ operation: DisplayList.Operation) {
      list.commands.append(.init(node: NodeID(list.commands.count), operation: operation))
    }
    for _ in 0..<48 {
      switch lists.integer(below: 13) {
      case 0...4: append(.fill(lists.shape(), lists.paint()))
      case 5, 6: append(.stroke(lists.shape(), lists.style(), lists.paint()))
      case 7, 8:
        let offset = Point(x: lists.number(-8, 8), y: lists.number(-8, 8))
        append(
          .shadow(
            lists.shape(), Shadow(color: lists.color(), sigma: lists.number(0.2, 24), offset: offset)))
      case 9: append(.pathGroup(lists.pathGroup(), origin: lists.point(), color: lists.color()))
      case 10: append(.image(lists.image()))
      case 11 where depth < 4:
        append(.push(lists.layer()))
        depth += 1
      default:
        if depth > 0 {
          append(.pop)
          depth -= 1
        }
      }
    }
    for _ in 0..<depth { append(.pop) }
    return list
  }

  private mutating func layer() -> Layer {
    let backdrop = integer(below: 4) == 0
    return Layer(
      clip: integer(below: 2) == 0 ? shape() : nil, opacity: integer(below: 2) == 0 ? 1 : number(0, 1),
      transform: integer(below: 2) == 0
        ? .identity
        : Transform(
          a: number(0.5, 1.5), b: number(-0.5, 0.5), c: number(-0.5, 0.5), d: number(0.5, 1.5),
          tx: number(-20, 20), ty: number(-20, 20)),
      backdrop: backdrop
        ? Backdrop(
          sigma: number(0, 30), saturation: number(0, 3), tint: color(),
          glass: integer(below: 2) == 0 ? glass() : nil) : nil,
      sharesBackdrop: integer(below: 4) == 0, isolatesBackdrop: integer(below: 4) == 0,
      ink: integer(below: 4) == 0
        ? Ink(area: rect(), face: face(), darkFace: integer(below: 2) == 0 ? face() : nil, shadowOpacity: 0.5)
        : nil, isInked: integer(below: 4) == 0,
      blendMode: integer(below: 3) == 0
        ? BlendMode.allCases[integer(below: BlendMode.allCases.count)] : .normal,
      isIsolated: integer(below: 8) == 0, blur: integer(below: 6) == 0 ? number(0, 12) : 0)
  }

  private mutating func glass() -> Glass {
    Glass(
      face: face(), darkFace: integer(below: 2) == 0 ? face() : nil,
      brightFace: integer(below: 2) == 0 ? face() : nil,
      refraction: Glass.Refraction(amount: number(-20, 60), reach: number(0, 20)), rim: rim(),
      darkRim: integer(below: 2) == 0 ? rim() : nil, darkTint: number(0, 1))
  }

  private mutating func rim() -> Glass.Rim {
    Glass.Rim(width: number(0, 3), lift: number(-100, 100), saturation: number(0, 2))
  }

  private mutating func face() -> Glass.Face {
    Glass.Face(lift: number(-100, 200), gain: number(-1, 2), chroma: number(-1, 10))
  }

  /// A picture of noise in a frame of any size: one in three in its own.
  private mutating func image() -> ImageDrawing {
    let (width, height) = (1 + integer(below: 40), 1 + integer(below: 40))
    let pixels = (0..<width * height).map { _ in UInt32(truncatingIfNeeded: generator.next()) }
    // A picture of this size is valid.
    guard let picture = RasterImage(width: width, height: height, pixels: pixels) else { return image() }
    var frame = rect()
    if integer(below: 3) == 0 { frame = Rect(origin: frame.origin, size: picture.size) }
    let caps = Insets(all: number(0, 12))
    let resizing: ImageDrawing.Resizing =
      switch integer(below: 4) {
      case 0: .stretch(caps: caps)
      case 1: .tile(caps: caps)
      default: .scale
      }
    return ImageDrawing(
      picture, in: frame, shape: integer(below: 3) == 0 ? shape() : nil, resizing: resizing,
      tint: integer(below: 4) == 0 ? color() : nil, opacity: integer(below: 2) == 0 ? 1 : number(0, 1),
      isMirrored: integer(below: 2) == 0)
  }

  private mutating func pathGroup() -> PathGroup {
    PathGroup(
      parts: (0..<3).map { index in
        let operation: PathGroup.Operation = index == 1 ? .subtract : .union
        return index == 0 ? .fill(path(), operation) : .stroke(path(), style(), operation)
      }, size: Size(width: Self.extent, height: Self.extent))
  }

  private mutating func shape() -> Shape {
    switch integer(below: 5) {
    case 0: return .rect(rect())
    case 1, 2:
      let rect = rect()
      let style = CornerStyle.allCases[integer(below: 2)]
      guard integer(below: 3) == 0 else {
        return .roundedRectangle(RoundedRectangle(rect: rect, radius: number(0, 40), style: style))
      }
      let radii = CornerRadii(
        topLeft: number(0, 40), topRight: number(0, 40), bottomRight: number(0, 40),
        bottomLeft: number(0, 40))
      return .roundedRectangle(RoundedRectangle(rect: rect, radii: radii, style: style))
    case 3: return .ellipse(rect())
    default: return .path(path(), FillRule.allCases[integer(below: 2)])
    }
  }

  private mutating func path() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<(3 + integer(below: 5)) {
      switch integer(below: 4) {
      case 0: path.quad(to: point(), control: point())
      case 1: path.cubic(to: point(), control1: point(), control2: point())
      default: path.line(to: point())
      }
    }
    if integer(below: 2) == 0 { path.close() }
    return path
  }

  private mutating func style() -> StrokeStyle {
    StrokeStyle(
      width: number(0.1, 12), cap: StrokeStyle.Cap.allCases[integer(below: 3)],
      join: StrokeStyle.Join.allCases[integer(below: 3)], miterLimit: number(1, 10),
      dashes: integer(below: 3) == 0 ? [number(1, 12), number(1, 12)] : [], dashPhase: number(-10, 10))
  }

  private mutating func paint() -> Paint {
    guard integer(below: 3) == 0 else { return .color(color()) }
    let stops = (0..<(2 + integer(below: 3))).map { _ in
      Gradient.Stop(offset: number(0, 1), color: color())
    }
    return .gradient(Gradient(geometry: geometry(), stops: stops))
  }

  private mutating func geometry() -> Gradient.Geometry {
    switch integer(below: 3) {
    case 0: .linear(start: point(), end: point())
    case 1: .radial(center: point(), radius: number(0, 120))
    default: .angular(center: point(), start: number(-400, 400))
    }
  }

  /// One in three is opaque.
  private mutating func color() -> Color {
    let word = generator.next()
    return Color(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16),
      alpha: word % 3 == 0 ? 255 : UInt8(truncatingIfNeeded: word >> 24))
  }

  /// Two in three have integer edges, like most layouts.
  private mutating func rect() -> Rect {
    let isWhole = integer(below: 3) > 0
    let values = [number(-20, 256), number(-20, 256), number(0, 160), number(0, 160)].map {
      isWhole ? $0.rounded() : $0
    }
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  private mutating func point() -> Point { Point(x: number(-20, 276), y: number(-20, 276)) }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(generator.next() >> 11) / Double(1 << 53))
  }

  private mutating func integer(below bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
}
