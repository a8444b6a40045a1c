import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import Testing

/// Lists in which pictures stand for what vectors lack: the renderer draws them as it draws the lists that they are made of.
@Suite struct FlattenedListTests {
  private let size = Size(width: 120, height: 90)
  private let red = Color(red: 255, green: 40, blue: 0)

  private func list(_ operations: [DisplayList.Operation]) -> DisplayList {
    DisplayList(size: size, background: .white, operations)
  }

  /// Flattens a list and returns the largest difference of the two pictures, and the flattened list.
  private func compare(
    _ operations: [DisplayList.Operation], scale: Double = 2,
    features: VectorFeatures = VectorFeatures(shadows: false, blurs: false)
  ) throws -> (worst: Int, flattened: FlattenedList) {
    let original = list(operations)
    let flattened = try Renderer().flattened(
      original, scale: scale, library: .bundled, features: features)
    let wanted = try Renderer().render(original, scale: scale, library: .bundled)
    let drawn = try Renderer().render(flattened.list, scale: scale, library: .bundled)
    var worst = 0
    for (pixel, other) in zip(wanted.pixels, drawn.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        worst = max(worst, abs(Int(pixel >> shift & 255) - Int(other >> shift & 255)))
      }
    }
    return (worst, flattened)
  }

  private func hasBackdrop(_ list: DisplayList) -> Bool {
    list.commands.contains { command in
      if case .push(let layer) = command.operation {
        layer.backdrop != nil || layer.ink != nil
      } else {
        false
      }
    }
  }

  private var stripes: [DisplayList.Operation] {
    (0..<6).map {
      .fill(.rect(Rect(x: Double($0) * 20, y: 0, width: 10, height: 90)), .color($0 % 2 == 0 ? red : .black))
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func backdropsBecomePicturesOfTheirArea(scale: Double) throws {
    let panel = Shape.roundedRectangle(
      RoundedRectangle(rect: Rect(x: 20, y: 20, width: 70, height: 40), radius: 10))
    let glass = Glass(
      face: Glass.Face(lift: 20, gain: 0.8), refraction: Glass.Refraction(amount: 6, reach: 8),
      rim: Glass.Rim(width: 1, lift: 40))
    let (worst, flattened) = try compare(
      stripes + [
        .push(Layer(clip: panel, backdrop: Backdrop(sigma: 4, saturation: 1.4, glass: glass))),
        .fill(.ellipse(Rect(x: 30, y: 30, width: 10, height: 10)), .color(.white)), .pop,
      ], scale: scale)
    #expect(worst <= 1)
    #expect(flattened.pictureCount == 1 && !hasBackdrop(flattened.list))
    let images = flattened.list.commands.compactMap { command in
      if case .image(let drawing) = command.operation { drawing } else { nil }
    }
    #expect(images.count == 1)
    let frame = try #require(images.first?.frame)
    #expect(frame.minX >= 18 && frame.maxX <= 92 && frame.minY >= 18 && frame.maxY <= 62)
  }

  @Test func inkHasTheColorThatItIsDrawnIn() throws {
    let area = Rect(x: 20, y: 20, width: 60, height: 40)
    let (worst, flattened) = try compare(
      stripes + [
        .push(Layer(ink: Ink(area: area, face: Glass.Face(lift: 200, gain: 0.1)))),
        .push(Layer(isInked: true)),
        .fill(.rect(Rect(x: 30, y: 30, width: 20, height: 8)), .color(.black)), .pop, .pop,
      ])
    #expect(worst == 0 && !hasBackdrop(flattened.list))
  }

  /// A shadow of glass is deeper over colours; its picture has that opacity once.
  @Test func shadowsOverColorsBecomePicturesOfTheirDepth() throws {
    let panel = Shape.rect(Rect(x: 40, y: 30, width: 40, height: 20))
    let (worst, flattened) = try compare([
      .fill(.rect(Rect(x: 0, y: 0, width: 120, height: 90)), .color(red)),
      .push(Layer(ink: Ink(area: panel.bounds, shadowOpacity: 0.4))),
      .shadow(panel, Shadow(color: .black.opacity(0.1), sigma: 6, offset: .zero)), .pop,
    ])
    #expect(worst <= 1 && !hasBackdrop(flattened.list))
  }

  @Test(arguments: [BlendMode.plusLighter, .destinationOut, .sourceAtop, .destinationIn])
  func modesBeyondVectorsBecomePictures(mode: BlendMode) throws {
    let (worst, flattened) = try compare(
      stripes + [
        .push(Layer(isIsolated: true)),
        .fill(.ellipse(Rect(x: 20, y: 20, width: 60, height: 50)), .color(red)),
        .push(Layer(blendMode: mode)),
        .fill(.rect(Rect(x: 30, y: 10, width: 30, height: 50)), .color(.black)),
        .pop, .pop,
      ])
    #expect(worst <= 1 && flattened.pictureCount == 1)
  }

  @Test func shadowsAndBlursBecomePicturesOnlyIfTheFormatLacksThem() throws {
    let shape = Shape.rect(Rect(x: 30, y: 30, width: 40, height: 20))
    let operations: [DisplayList.Operation] = [
      .shadow(shape, Shadow(color: red.opacity(0.5), sigma: 4, offset: Point(x: 0, y: 3))),
      .push(Layer(blur: 3)), .fill(shape, .color(.black)), .pop,
    ]
    let (worst, without) = try compare(operations)
    #expect(worst <= 1)
    #expect(
      !without.list.commands.contains { command in
        if case .shadow = command.operation { true } else { false }
      })
    let (same, with) = try compare(operations, features: VectorFeatures(shadows: true, blurs: true))
    #expect(same == 0 && with.list == list(operations))
  }

  @Test func angularGradientsBecomePicturesWithinTheirShape() throws {
    let gradient = Gradient(
      geometry: .angular(center: Point(x: 60, y: 45), start: 0),
      stops: [.init(offset: 0, color: red), .init(offset: 1, color: .black)])
    let shape = Shape.ellipse(Rect(x: 20, y: 15, width: 80, height: 60))
    let (worst, flattened) = try compare([.fill(shape, .gradient(gradient))])
    #expect(worst <= 2)
    guard case .image(let drawing) = flattened.list.commands.first?.operation else {
      Issue.record("no picture")
      return
    }
    #expect(drawing.shape == shape)
  }

  @Test func whatATurnedGroupShowsStaysInPlace() throws {
    let image = try #require(
      RasterImage(width: 4, height: 4, pixels: (0..<16).map { 0xFF00_0000 | $0 * 9000 }))
    let (worst, _) = try compare([
      .push(Layer(transform: .rotation(quarterTurns: 1).then(.translation(x: 90, y: 5)))),
      .image(ImageDrawing(image, in: Rect(x: 10, y: 10, width: 40, height: 40))), .pop,
    ])
    #expect(worst <= 2)
  }

  @Test func glyphsStandOnThePixelsThatTheyAreDrawnOn() throws {
    let face = FontLibrary.bundled.face(for: Font(size: 20))
    let run = GlyphRun(
      face: face, emSize: 20,
      glyphs: (0..<4).map { .init(id: GlyphID(40 + $0), position: Point(x: Double($0) * 13.37, y: 0)) })
    let (worst, flattened) = try compare(
      [.glyphs(run, origin: Point(x: 5.31, y: 30.4), color: .black)], scale: 3)
    #expect(worst == 0)
    guard case .glyphs(let aligned, let origin, _) = flattened.list.commands.first?.operation else {
      Issue.record("no glyphs")
      return
    }
    for glyph in aligned.glyphs {
      let quarters = (origin.x + glyph.position.x) * 12
      #expect(abs(quarters - quarters.rounded()) < 1e-6)
      #expect(abs((origin.y * 3) - (origin.y * 3).rounded()) < 1e-6)
    }
  }

  /// Commands keep their nodes, by which exports find the elements.
  @Test func picturesHaveTheNodeOfWhatTheyReplace() throws {
    var original = list(stripes)
    original.commands += [
      .init(
        node: NodeID(7),
        operation: .push(
          Layer(clip: .rect(Rect(x: 10, y: 10, width: 30, height: 30)), backdrop: Backdrop(sigma: 3)))),
      .init(node: NodeID(7), operation: .pop),
    ]
    let flattened = try Renderer().flattened(
      original, scale: 1, library: .bundled, features: VectorFeatures(shadows: true, blurs: true))
    #expect(flattened.list.commands.suffix(3).allSatisfy { $0.node == NodeID(7) })
  }
}
