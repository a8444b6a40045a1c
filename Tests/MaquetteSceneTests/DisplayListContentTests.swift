import MaquetteGraphics
import MaquetteScene
import MaquetteTypography
import Testing

/// The bytes of a display list tell apart whatever would be drawn differently.
@Suite struct DisplayListContentTests {
  static let rect = Rect(x: 1, y: 2, width: 30, height: 40)
  static let path: Path = {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 4, y: 0))
    path.quad(to: Point(x: 4, y: 4), control: Point(x: 5, y: 2))
    path.close()
    return path
  }()
  static let run = GlyphRun(
    face: FontFace(fontIndex: 0, weight: 400, opticalSize: 1400), emSize: 17,
    glyphs: [GlyphRun.Glyph(id: 7, position: .zero), GlyphRun.Glyph(id: 9, position: Point(x: 8, y: 0))])
  static let red = Color(red: 255, green: 0, blue: 0)
  static let gradient = Gradient(
    geometry: .linear(start: .zero, end: Point(x: 0, y: 9)),
    stops: [Gradient.Stop(offset: 0, color: .black), Gradient.Stop(offset: 1, color: red)])
  static let style = StrokeStyle(
    width: 2, cap: .round, join: .bevel, miterLimit: 4, dashes: [1, 2], dashPhase: 1)

  /// A picture of one pixel.
  static func picture(_ pixel: UInt32, scale: Double = 1) -> RasterImage {
    guard let image = RasterImage(width: 1, height: 1, pixels: [pixel | 0xFF00_0000], scale: scale) else {
      preconditionFailure("one pixel is within the limits")
    }
    return image
  }

  /// Operations of which no two draw the same.
  static let operations: [DisplayList.Operation] = [
    .fill(.rect(rect), .color(red)), .fill(.rect(rect), .color(.black)), .fill(.ellipse(rect), .color(red)),
    .fill(.rect(Rect(x: 1, y: 2, width: 30, height: 40.25)), .color(red)),
    .fill(.rect(rect), .gradient(gradient)),
    .fill(
      .rect(rect), .gradient(Gradient(geometry: gradient.geometry, stops: Array(gradient.stops.dropLast())))),
    .fill(
      .rect(rect), .gradient(Gradient(geometry: .radial(center: .zero, radius: 9), stops: gradient.stops))),
    .fill(
      .rect(rect), .gradient(Gradient(geometry: .angular(center: .zero, start: 9), stops: gradient.stops))),
    .fill(.roundedRectangle(RoundedRectangle(rect: rect, radius: 8)), .color(red)),
    .fill(.roundedRectangle(RoundedRectangle(rect: rect, radius: 9)), .color(red)),
    .fill(.roundedRectangle(RoundedRectangle(rect: rect, radius: 8, style: .continuous)), .color(red)),
    .fill(.path(path, .nonzero), .color(red)), .fill(.path(path, .evenOdd), .color(red)),
    .stroke(.rect(rect), style, .color(red)), .stroke(.rect(rect), StrokeStyle(width: 2), .color(red)),
    .glyphs(run, origin: .zero, color: red), .glyphs(run, origin: Point(x: 0.5, y: 0), color: red),
    .glyphs(GlyphRun(face: run.face, emSize: 17.5, glyphs: run.glyphs), origin: .zero, color: red),
    .glyphs(
      GlyphRun(face: FontFace(fontIndex: 0, weight: 600, opticalSize: 1400), emSize: 17, glyphs: run.glyphs),
      origin: .zero, color: red),
    .glyphs(
      GlyphRun(face: run.face, emSize: 17, glyphs: Array(run.glyphs.prefix(1))), origin: .zero, color: red),
    .pathGroup(PathGroup(parts: [.fill(path)], size: rect.size), origin: .zero, color: red),
    .pathGroup(PathGroup(parts: [.fill(path, .subtract)], size: rect.size), origin: .zero, color: red),
    .pathGroup(PathGroup(parts: [.stroke(path, style)], size: rect.size), origin: .zero, color: red),
    .shadow(.rect(rect), Shadow(color: red, sigma: 3)), .shadow(.rect(rect), Shadow(color: red, sigma: 4)),
    .shadow(.rect(rect), Shadow(color: red, sigma: 3, offset: Point(x: 0, y: 1))),
    .image(ImageDrawing(picture(0), in: rect)), .image(ImageDrawing(picture(1), in: rect)),
    .image(ImageDrawing(picture(0, scale: 2), in: rect)),
    .image(ImageDrawing(picture(0), in: rect.offset(dx: 1, dy: 0))),
    .image(ImageDrawing(picture(0), in: rect, shape: .ellipse(rect))),
    .image(ImageDrawing(picture(0), in: rect, resizing: .stretch(caps: .zero))),
    .image(ImageDrawing(picture(0), in: rect, resizing: .tile(caps: .zero))),
    .image(ImageDrawing(picture(0), in: rect, resizing: .tile(caps: Insets(all: 1)))),
    .image(ImageDrawing(picture(0), in: rect, tint: red)),
    .image(ImageDrawing(picture(0), in: rect, opacity: 0.5)),
    .image(ImageDrawing(picture(0), in: rect, isMirrored: true)),
    .push(Layer(blendMode: .multiply)), .push(Layer(blendMode: .screen)), .push(Layer(isIsolated: true)),
    .push(Layer(blur: 2)), .push(Layer(blur: 3)),
    .push(Layer()), .push(Layer(opacity: 0.5)), .push(Layer(clip: .rect(rect))),
    .push(Layer(transform: .translation(x: 1, y: 0))), .pop,
    .push(Layer(backdrop: Backdrop(sigma: 3))), .push(Layer(backdrop: Backdrop(sigma: 4))),
    .push(Layer(backdrop: Backdrop(sigma: 3, saturation: 2))),
    .push(Layer(backdrop: Backdrop(sigma: 3, tint: red))),
    .push(Layer(clip: .rect(rect), backdrop: Backdrop(sigma: 3))), .push(Layer(sharesBackdrop: true)),
    .push(Layer(backdrop: Backdrop(sigma: 3), sharesBackdrop: true)), .push(Layer(isolatesBackdrop: true)),
    .push(Layer(sharesBackdrop: true, isolatesBackdrop: true)),
    .push(Layer(backdrop: Backdrop(sigma: 3, glass: Glass()))),
    .push(Layer(backdrop: Backdrop(sigma: 3, glass: Glass(face: .init(lift: 1))))),
    .push(Layer(backdrop: Backdrop(sigma: 3, glass: Glass(face: .init(gain: 2))))),
    .push(Layer(backdrop: Backdrop(sigma: 3, glass: Glass(face: .init(chroma: 2))))),
    .push(Layer(backdrop: Backdrop(sigma: 3, glass: Glass(darkFace: .init())))),
    .push(Layer(backdrop: Backdrop(sigma: 3, glass: Glass(brightFace: .init())))),
    .push(Layer(backdrop: Backdrop(sigma: 3, glass: Glass(darkRim: .init())))),
    .push(Layer(backdrop: Backdrop(sigma: 3, glass: Glass(darkTint: 0.5)))),
    .push(Layer(backdrop: Backdrop(sigma: 3, glass: Glass(refraction: .init(amount: 1))))),
    .push(Layer(backdrop: Backdrop(sigma: 3, glass: Glass(refraction: .init(reach: 1))))),
    .push(Layer(backdrop: Backdrop(sigma: 3, glass: Glass(rim: .init(width: 1))))),
    .push(Layer(backdrop: Backdrop(sigma: 3, glass: Glass(rim: .init(lift: 1))))),
    .push(Layer(backdrop: Backdrop(sigma: 3, glass: Glass(rim: .init(saturation: 2))))),
    .push(Layer(isInked: true)), .push(Layer(ink: Ink(area: rect))),
    .push(Layer(ink: Ink(area: rect, face: .init()))),
    .push(Layer(ink: Ink(area: rect, darkFace: .init()))),
    .push(Layer(ink: Ink(area: rect, shadowOpacity: 1))),
  ]

  private func content(_ operations: [DisplayList.Operation], node: Int = 0) -> [UInt8] {
    DisplayList(
      size: Size(width: 50, height: 60),
      commands: operations.map { DisplayList.Command(node: NodeID(node), operation: $0) }
    ).content
  }

  @Test func noTwoDrawingsHaveTheSameBytes() {
    let contents = Self.operations.map { content([$0]) }
    #expect(Set(contents).count == Self.operations.count)
    #expect(content(Self.operations) != content(Self.operations.reversed()))
    #expect(content([]) != content([.pop]))
    #expect(
      DisplayList(size: Size(width: 1, height: 2)).content
        != DisplayList(size: Size(width: 2, height: 1)).content)
    #expect(DisplayList(size: .zero).content != DisplayList(size: .zero, background: .white).content)
  }

  @Test func nodesAndNamesDoNotCount() {
    #expect(content(Self.operations, node: 1) == content(Self.operations, node: 2))
    var run = Self.run
    run.textStyle = .body
    let named = DisplayList.Operation.glyphs(run, origin: .zero, color: Self.red.named(ColorTokenName("red")))
    #expect(content([named]) == content([.glyphs(Self.run, origin: .zero, color: Self.red)]))
  }

  /// A property that is added to one of these has to be added to the bytes too.
  @Test func allPropertiesAreKnown() {
    func properties(_ value: Any) -> [String?] { Mirror(reflecting: value).children.map(\.label) }
    let layer = Layer(clip: .rect(Self.rect))
    let shape = RoundedRectangle(rect: Self.rect, radius: 8)
    let part = PathGroup.Part.stroke(Self.path, Self.style)
    #expect(properties(DisplayList(size: .zero)) == ["size", "background", "commands"])
    #expect(properties(DisplayList.Command(node: NodeID(0), operation: .pop)) == ["node", "operation"])
    // The em is drawn; the font's size, its text style and the text are names.
    #expect(properties(Self.run) == ["face", "emSize", "fontSize", "glyphs", "textStyle", "source"])
    #expect(properties(Self.run.face) == ["fontIndex", "weight", "opticalSize", "smoothing", "isOblique"])
    #expect(properties(Self.run.face.smoothing) == ["growth", "keepsHeight"])
    #expect(properties(Self.run.glyphs[0]) == ["id", "cluster", "position"])
    #expect(
      properties(layer) == [
        "clip", "opacity", "transform", "blendMode", "isIsolated", "blur", "backdrop", "sharesBackdrop",
        "isolatesBackdrop", "ink", "isInked",
      ])
    #expect(properties(Backdrop(sigma: 1)) == ["sigma", "saturation", "tint", "glass"])
    let glass = Glass()
    #expect(
      properties(glass) == [
        "face", "darkFace", "brightFace", "refraction", "rim", "darkRim", "darkTint",
      ])
    #expect(properties(glass.face) == ["lift", "gain", "chroma"])
    #expect(properties(glass.refraction) == ["amount", "reach"])
    #expect(properties(glass.rim) == ["width", "lift", "saturation"])
    #expect(properties(Ink(area: .zero)) == ["area", "face", "darkFace", "shadowOpacity"])
    #expect(properties(layer.transform) == ["a", "b", "c", "d", "tx", "ty"])
    #expect(properties(Shadow(color: .black, sigma: 1)) == ["color", "sigma", "offset"])
    #expect(properties(PathGroup(parts: [part], size: .zero)) == ["parts", "size"])
    #expect(properties(part) == ["path", "rule", "stroke", "operation"])
    #expect(properties(Self.path) == ["verbs", "points", "isLeftOut"])
    #expect(properties(Self.style) == ["width", "cap", "join", "miterLimit", "dashes", "dashPhase"])
    #expect(properties(Self.gradient) == ["geometry", "stops"])
    #expect(properties(Self.gradient.stops[0]) == ["offset", "color"])
    #expect(properties(shape) == ["rect", "radii", "style"])
    #expect(properties(shape.radii) == ["topLeft", "topRight", "bottomRight", "bottomLeft"])
    #expect(
      properties(ImageDrawing(Self.picture(0), in: Self.rect)) == [
        "image", "frame", "shape", "resizing", "tint", "opacity", "isMirrored",
      ])
    // The token is a name, too.
    #expect(properties(Color.black) == ["red", "green", "blue", "alpha", "token", "tokenOpacity"])
    #expect(properties(Self.rect) == ["origin", "size"])
  }
}
