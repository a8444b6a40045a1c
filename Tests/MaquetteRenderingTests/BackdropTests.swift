import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import Testing

/// Translucent groups in whole pictures.
@Suite struct BackdropTests {
  private static let size = Size(width: 90, height: 70)
  private static let panel = Shape.roundedRectangle(
    RoundedRectangle(rect: Rect(x: 20, y: 14, width: 48, height: 40), radius: 12, style: .continuous))

  /// Stripes, so that a blur shows.
  private static let stripes: [DisplayList.Operation] = (0..<9).map { index in
    let rect = Rect(x: Double(index) * 10, y: 0, width: 5, height: 70)
    return .fill(.rect(rect), .color(Color(red: 255, green: UInt8(index * 25), blue: 0)))
  }

  private func render(
    _ operations: [DisplayList.Operation], scale: Double = 1, threads: Int = 1, background: Color = .white
  ) throws -> Bitmap {
    let list = DisplayList(size: Self.size, background: background, operations)
    return try Renderer().render(list, scale: scale, library: .bundled, threads: threads)
  }

  private func backdrop(_ clip: Shape? = panel, sigma: Double = 6) -> [DisplayList.Operation] {
    [.push(Layer(clip: clip, backdrop: Backdrop(sigma: sigma))), .pop]
  }

  @Test(arguments: [1, 1.5, 3], [2, 3, 16])
  func bandsAndThreadsDoNotMatter(scale: Double, threads: Int) throws {
    let tinted = Backdrop(sigma: 9, saturation: 1.8, tint: Color(red: 255, green: 255, blue: 255, alpha: 90))
    let operations =
      Self.stripes + [.push(Layer(opacity: 0.7))] + backdrop() + [
        .push(Layer(transform: Transform(a: 0.9, b: 0.2, c: -0.2, d: 0.9, tx: 8, ty: 3))),
        .push(Layer(clip: Self.panel, opacity: 0.8, backdrop: tinted)),
        .fill(.ellipse(Rect(x: 30, y: 30, width: 20, height: 9)), .color(.black)), .pop, .pop, .pop,
      ] + backdrop(.ellipse(Rect(x: 50, y: 5, width: 38, height: 60)), sigma: 2)
    let picture = try render(operations, scale: scale)
    #expect(try render(operations, scale: scale, threads: threads) == picture)
  }

  @Test func showsWhatLiesBehindAndNothingThatComesLater() throws {
    let before = try render(Self.stripes + backdrop())
    let later = DisplayList.Operation.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), .color(.black))
    let after = try render(Self.stripes + backdrop() + [later])
    for y in 12..<70 { for x in 12..<90 { #expect(before[x, y] == after[x, y]) } }
    #expect(try render(Self.stripes + [later] + backdrop()) != after)
  }

  @Test func outsideOfTheClipNothingChanges() throws {
    let (plain, with) = (try render(Self.stripes), try render(Self.stripes + backdrop()))
    for y in 0..<70 {
      for x in 0..<90 where x < 20 || x >= 68 || y < 14 || y >= 54 { #expect(plain[x, y] == with[x, y]) }
    }
    // Stripes of full contrast become about even in the middle.
    let row = (36..<52).map { Int(with[$0, 34].blue) }
    #expect((row.max() ?? 255) - (row.min() ?? 0) < 40)
  }

  @Test func theBlurIsThatOfTheRasterizer() throws {
    let picture = try render(Self.stripes + backdrop(nil, sigma: 4), scale: 2)
    let bounds = PixelRect(x: 0, y: 0, width: 180, height: 140)
    let madeBlurred = BlurredBackdrop(of: bounds, in: bounds, background: .white, sigma: 8) { canvas in
      for case .fill(let shape, let paint) in Self.stripes {
        canvas.fill(shape, transform: .scale(x: 2), paint: paint)
      }
    }
    let blurred = try #require(madeBlurred)
    var bitmap = try #require(Bitmap(width: 180, height: 140))
    bitmap.draw { $0.replace(by: blurred) }
    #expect(picture == bitmap)
  }

  @Test func aGroupFadesWithItsBackdrop() throws {
    let whole = try render(Self.stripes + backdrop())
    let faded = try render(Self.stripes + [.push(Layer(opacity: 0.5))] + backdrop() + [.pop])
    let plain = try render(Self.stripes)
    for y in 20..<50 {
      for x in 30..<60 {
        let middle = (Int(whole[x, y].blue) + Int(plain[x, y].blue)) / 2
        #expect(abs(middle - Int(faded[x, y].blue)) <= 1)
      }
    }
  }

  @Test func sharedBackdropsDoNotShowEachOther() throws {
    let left = Shape.rect(Rect(x: 10, y: 10, width: 30, height: 40))
    let right = Shape.rect(Rect(x: 44, y: 10, width: 30, height: 40))
    func panel(_ shape: Shape) -> [DisplayList.Operation] {
      [
        .push(
          Layer(clip: shape, backdrop: Backdrop(sigma: 6, tint: Color(red: 0, green: 0, blue: 0, alpha: 128)))
        ),
        .pop,
      ]
    }
    let group = DisplayList.Operation.push(Layer(sharesBackdrop: true))
    let shared = try render(Self.stripes + [group] + panel(left) + panel(right) + [.pop])
    let alone = try render(Self.stripes + panel(right))
    let stacked = try render(Self.stripes + panel(left) + panel(right))
    var differs = false
    for y in 10..<50 {
      for x in 44..<74 {
        #expect(shared[x, y] == alone[x, y])
        differs = differs || stacked[x, y] != alone[x, y]
      }
    }
    #expect(differs)
  }

  @Test func aShadowBehindAGroupStaysWholeForItsBackdrops() throws {
    // The fill hides the middle of the shadow, but the backdrop lies beside it and shows what came before.
    let rect = Shape.rect(Rect(x: 10, y: 10, width: 60, height: 50))
    let shadow = DisplayList.Operation.shadow(rect, Shadow(color: .black, sigma: 4))
    let panel = backdrop(.rect(Rect(x: 30, y: 20, width: 20, height: 20)), sigma: 1)
    let picture = try render(
      [shadow, .push(Layer(sharesBackdrop: true)), .fill(rect, .color(.white))] + panel + [.pop])
    #expect(picture[40, 30].red < 60)
  }

  @Test func anIsolatedGroupIsAPictureOfItsOwn() throws {
    // A white screen with round corners on black: its backdrop is white to the very edge and in its corners.
    let screen = Shape.roundedRectangle(
      RoundedRectangle(rect: Rect(x: 20, y: 10, width: 50, height: 50), radius: 12))
    func picture(isolated: Bool) throws -> Bitmap {
      try render(
        [
          .push(Layer(clip: screen, isolatesBackdrop: isolated)),
          .fill(.rect(Rect(x: 20, y: 10, width: 50, height: 50)), .color(.white)),
        ] + backdrop(nil, sigma: 5) + [.pop], background: .black)
    }
    let (isolated, open) = (try picture(isolated: true), try picture(isolated: false))
    let plain = try render([.fill(screen, .color(.white))], background: .black)
    // On the outline itself both paint through the clip's coverage.
    for y in 0..<70 {
      for x in 0..<90 where plain[x, y] == .init(.white) || plain[x, y] == .init(.black) {
        #expect(isolated[x, y] == plain[x, y])
      }
    }
    #expect(open[21, 30].red < 200)
  }

  @Test(arguments: [Double.nan, .infinity, -3, 1e300])
  func impossibleMeasuresDoNoHarm(_ value: Double) throws {
    let layers = [
      Layer(clip: Self.panel, backdrop: Backdrop(sigma: value)),
      Layer(clip: Self.panel, backdrop: Backdrop(sigma: 3, saturation: value)),
      Layer(clip: .rect(Rect(x: value, y: 0, width: 9, height: 9)), backdrop: Backdrop(sigma: 3)),
      Layer(clip: Self.panel, transform: .scale(x: value), backdrop: Backdrop(sigma: 3)),
    ]
    for layer in layers {
      let picture = try render(Self.stripes + [.push(layer), .pop])
      #expect(picture.width == 90)
    }
  }
}
