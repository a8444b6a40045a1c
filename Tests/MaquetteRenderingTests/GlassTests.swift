import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import Testing

/// Glass and what stands on it in whole pictures.
@Suite struct GlassTests {
  private static let size = Size(width: 80, height: 60)
  private static let pane = Shape.roundedRectangle(
    RoundedRectangle(rect: Rect(x: 12, y: 10, width: 56, height: 40), radius: 14, style: .continuous))
  private static let face = Glass.Face(lift: 148, gain: 0.41, chroma: 0.455)
  private static let darkFace = Glass.Face(lift: 25, gain: 0.137, chroma: 0.15)

  private func render(
    _ operations: [DisplayList.Operation], over background: Color = .white, scale: Double = 1,
    threads: Int = 1
  ) throws -> Bitmap {
    let list = DisplayList(size: Self.size, background: background, operations)
    return try Renderer().render(list, scale: scale, library: .bundled, threads: threads)
  }

  private func pane(_ glass: Glass, sigma: Double = 0, in shape: Shape = pane) -> [DisplayList.Operation] {
    [.push(Layer(clip: shape, backdrop: Backdrop(sigma: sigma, glass: glass))), .pop]
  }

  /// What becomes of a colour by the law of a face, in `Double`.
  private func law(_ face: Glass.Face, _ color: Color) -> [Double] {
    let channels = [color.red, color.green, color.blue].map(Double.init)
    let luminance = 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    return channels.map {
      min(max(face.lift + face.gain * luminance + face.chroma * ($0 - luminance), 0), 255)
    }
  }

  private func expect(_ pixel: PremultipliedColor, isWithin tolerance: Double, of expected: [Double]) {
    for (channel, value) in zip([pixel.red, pixel.green, pixel.blue], expected) {
      #expect(abs(Double(channel) - value) <= tolerance)
    }
  }

  @Test(arguments: [
    Color.white, Color(red: 0, green: 122, blue: 255), Color(red: 255, green: 59, blue: 48),
    Color(red: 52, green: 199, blue: 89), Color(red: 195, green: 72, blue: 183),
  ])
  func aFaceOverAFlatColourFollowsItsLaw(color: Color) throws {
    let picture = try render(pane(Glass(face: Self.face)), over: color)
    expect(picture[40, 30], isWithin: 1.5, of: law(Self.face, color))
    #expect(picture[2, 2].color == color)
  }

  @Test(arguments: [
    (UInt8(84), true), (85, false), (71, true), (100, false), (0, true), (255, false),
  ]) func aDarkPictureTakesTheDarkFace(level: UInt8, isDark: Bool) throws {
    let gray = Color(red: level, green: level, blue: level)
    let glass = Glass(face: Self.face, darkFace: Self.darkFace)
    let picture = try render(pane(glass), over: gray)
    expect(picture[40, 30], isWithin: 1.5, of: law(isDark ? Self.darkFace : Self.face, gray))
    // Without a dark face there is one law.
    expect(
      try render(pane(Glass(face: Self.face)), over: gray)[40, 30], isWithin: 1.5, of: law(Self.face, gray))
  }

  /// `ios26-glass-round-tinted-on-photo`, 3x: a blue button over dark parts of a photograph, without a rim.
  @Test(
    arguments: [
      ([28, 46, 29], [6.0, 107, 210]), ([46, 78, 42], [6, 109, 212]), ([77, 112, 58], [10, 114, 210]),
      ([61, 93, 56], [10, 115, 212]), ([255, 255, 255], [0, 122, 255]),
    ] as [([UInt8], [Double])])
  func aTintLetsADarkPictureThrough(behind: [UInt8], seen: [Double]) throws {
    let glass = Glass(
      face: Self.face, darkFace: Glass.Face(lift: 6, gain: 0.9, chroma: 0.96),
      rim: Glass.Rim(width: 1, lift: 128), darkRim: Glass.Rim(width: 1), darkTint: 0.8)
    let tint = Color(red: 0, green: 122, blue: 255)
    let pane = DisplayList.Operation.push(
      Layer(clip: Self.pane, backdrop: Backdrop(sigma: 0, tint: tint, glass: glass)))
    // Pictures as bright as (77, 112, 58) occur there in a darker whole.
    let color = Color(red: behind[0], green: behind[1], blue: behind[2])
    let part = DisplayList.Operation.fill(
      .rect(Rect(x: 36, y: 26, width: 8, height: 8)), .color(color))
    let isDark = behind != [255, 255, 255]
    let picture = try render([part, pane, .pop], over: isDark ? .black : .white)
    expect(picture[40, 30], isWithin: 5, of: seen)
    let edge = picture[40, 10]
    if isDark { expect(edge, isWithin: 3, of: [1, 99, 205]) } else { #expect(edge.red > 40) }
  }

  /// Menus of iOS 26 at 3x over purple and blue: the saturated blue has less red than none before white is mixed in.
  @Test(
    arguments: [
      ([175, 82, 222], [246.0, 214, 255]), ([0, 122, 255], [186, 229, 255]),
      ([254, 254, 254], [249, 249, 249]),
    ] as [([UInt8], [Double])])
  func colourBehindAPanelKeepsWhatIsOutOfRange(behind: [UInt8], seen: [Double]) throws {
    let fill = Color(red: 248, green: 248, blue: 248).opacity(0.8275)
    let backdrop = Backdrop(sigma: 0, saturation: 2.03, tint: fill, glass: Glass())
    let color = Color(red: behind[0], green: behind[1], blue: behind[2])
    let picture = try render([.push(Layer(clip: Self.pane, backdrop: backdrop)), .pop], over: color)
    expect(picture[40, 30], isWithin: 3, of: seen)
  }

  @Test func theFaceOverBrightPicturesComesGradually() {
    let glass = Glass(face: Self.face, brightFace: Glass.Face(lift: 164, gain: 0.345, chroma: 0.55))
    #expect(glass.resolved(over: 105).face == Self.face)
    #expect(glass.resolved(over: 160).face == glass.brightFace)
    let middle = glass.resolved(over: 127.5).face
    #expect(abs(middle.lift - 156) < 0.01 && abs(middle.chroma - 0.5025) < 0.01)
    #expect(!glass.resolved(over: 10).dependsOnPicture && glass.dependsOnPicture)
  }

  @Test(arguments: [(20.0, false), (60, true)])
  func theMeanWithinThePaneDecides(width: Double, isDark: Bool) throws {
    // Black covers a part of a white picture; outside of the pane nothing counts.
    let black = DisplayList.Operation.fill(
      .rect(Rect(x: 0, y: 0, width: width, height: 60)), .color(.black))
    let glass = Glass(face: Self.face, darkFace: Self.darkFace)
    let picture = try render([black] + pane(glass))
    expect(picture[16, 30], isWithin: 1.5, of: law(isDark ? Self.darkFace : Self.face, .black))
  }

  @Test func theRimIsInsideOfTheEdgeAndNothingElseChanges() throws {
    let gray = Color(red: 100, green: 100, blue: 100)
    let rim = Glass.Rim(width: 1, lift: 60, saturation: 1)
    let picture = try render(
      pane(Glass(rim: rim), in: .rect(Rect(x: 10, y: 10, width: 40, height: 40))), over: gray)
    #expect(picture[9, 30].color == gray)
    #expect(picture[10, 30].red > 120)
    #expect(picture[13, 30].color == gray)
    #expect(picture[30, 30].color == gray)
    // The lamps are at the top left and at the bottom right; straight sides show less than the corners that face them.
    #expect(picture[30, 10] == picture[10, 30])
    #expect(picture[30, 49] == picture[49, 30])
  }

  /// A square of a colour in a group that is inked by what is behind it.
  private func inked(
    _ ink: Ink, isInked: Bool = true, own: Color = .black
  ) -> [DisplayList.Operation] {
    [
      .push(Layer(ink: ink, isInked: isInked)),
      .fill(.rect(Rect(x: 30, y: 20, width: 10, height: 10)), .color(own)), .pop,
    ]
  }

  @Test func inkIsMadeOfTheMeanBehindItsArea() throws {
    let blue = Color(red: 0, green: 122, blue: 255)
    let face = Glass.Face(lift: 16, gain: 0.041, chroma: 0.406)
    let black = DisplayList.Operation.fill(.rect(Rect(x: 60, y: 0, width: 20, height: 60)), .color(.black))
    let ink = Ink(area: Rect(x: 0, y: 0, width: 56, height: 60), face: face)
    let picture = try render([black] + inked(ink), over: blue)
    expect(picture[35, 25], isWithin: 1, of: law(face, blue))
    #expect(picture[10, 10].color == blue)

    // Half of the area is black, which halves the mean but for the pixels that touch the area from outside.
    let wide = Ink(area: Rect(x: 40, y: 0, width: 40, height: 60), face: face)
    let mixed = try render([black] + inked(wide), over: blue)
    expect(mixed[35, 25], isWithin: 2, of: law(face, Color(red: 0, green: 61, blue: 128)))

    // Over dark pictures there is another face, and colours of their own stay.
    let dark = Ink(area: ink.area, face: face, darkFace: Glass.Face(lift: 245, gain: 0))
    #expect(try render(inked(dark), over: .black)[35, 25].color == Color(red: 245, green: 245, blue: 245))
    let red = Color(red: 255, green: 0, blue: 0)
    #expect(try render(inked(ink, isInked: false, own: red), over: blue)[35, 25].color == red)
  }

  @Test func inkKeepsTheOpacityOfColours() throws {
    let face = Glass.Face(lift: 0, gain: 0)
    let ink = Ink(area: Rect(x: 0, y: 0, width: 80, height: 60), face: face)
    let faint = Color(red: 200, green: 10, blue: 90, alpha: 51)
    #expect(try render(inked(ink, own: faint))[35, 25].color == Color(red: 204, green: 204, blue: 204))
  }

  @Test(arguments: [
    (Color.white, 0.09), (Color(red: 128, green: 128, blue: 128), 0.09),
    (Color(red: 255, green: 0, blue: 0), 0.26),
    (Color(red: 255, green: 127, blue: 127), 0.0904 + 0.17 * 128 / 255),
  ]) func shadowsDeepenOverColour(color: Color, opacity: Double) throws {
    let shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 23), sigma: 0, offset: Point(x: 0, y: 0))
    let operations: [DisplayList.Operation] = [
      .push(Layer(ink: Ink(area: Rect(x: 0, y: 0, width: 80, height: 60), shadowOpacity: 0.26))),
      .shadow(.rect(Rect(x: 30, y: 20, width: 10, height: 10)), shadow), .pop,
    ]
    let pixel = try render(operations, over: color)[35, 25]
    expect(
      pixel, isWithin: 1.2,
      of: [color.red, color.green, color.blue].map { Double($0) * (1 - opacity) })
  }

  @Test func aGroupThatSharesItsBackdropIsOneLens() throws {
    let stripes = (0..<8).map { index in
      DisplayList.Operation.fill(
        .rect(Rect(x: Double(index) * 10, y: 0, width: 5, height: 60)),
        .color(Color(red: 255, green: UInt8(index * 30), blue: 0)))
    }
    let glass = Glass(
      face: Self.face, refraction: Glass.Refraction(amount: 12, reach: 8), rim: Glass.Rim(width: 1, lift: 40))
    let left = Shape.rect(Rect(x: 5, y: 5, width: 40, height: 50))
    let right = Shape.rect(Rect(x: 30, y: 15, width: 45, height: 30))
    for sigma in [0.0, 3] {
      let alone = try render(stripes + pane(glass, sigma: sigma, in: right))
      let shared = try render(
        stripes + [.push(Layer(sharesBackdrop: true))] + pane(glass, sigma: sigma, in: left)
          + pane(glass, sigma: sigma, in: right) + [.pop])
      for y in 15..<45 { for x in 30..<75 { #expect(shared[x, y] == alone[x, y]) } }
      let apart = try render(
        stripes + pane(glass, sigma: sigma, in: left) + pane(glass, sigma: sigma, in: right))
      #expect(apart != shared)
    }
  }

  @Test(arguments: [1, 1.5, 3], [2, 3, 16])
  func bandsAndThreadsDoNotMatter(scale: Double, threads: Int) throws {
    let glass = Glass(
      face: Self.face, darkFace: Self.darkFace, refraction: Glass.Refraction(amount: 16, reach: 9),
      rim: Glass.Rim(width: 1, lift: 50, saturation: 1.4))
    let ink = Ink(
      area: Rect(x: 5, y: 5, width: 30, height: 40), face: Self.darkFace, shadowOpacity: 0.3)
    let shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 30), sigma: 5, offset: Point(x: 0, y: 4))
    var operations: [DisplayList.Operation] = []
    for index in 0..<20 {
      let rect = Rect(x: Double(index * 37 % 80), y: Double(index * 23 % 60), width: 20, height: 14)
      let color = Color(
        red: UInt8(index * 12), green: UInt8(255 - index * 12), blue: UInt8(index * 67 % 256))
      operations.append(.fill(.ellipse(rect), .color(color)))
    }
    operations += [.push(Layer(sharesBackdrop: true, ink: ink)), .shadow(Self.pane, shadow)]
    operations += pane(glass, sigma: 2)
    operations += [
      .push(Layer(isInked: true)),
      .fill(.ellipse(Rect(x: 30, y: 30, width: 20, height: 9)), .color(.black)), .pop, .pop,
    ]
    let turned = Transform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 14, ty: -6)
    operations.append(.push(Layer(transform: turned)))
    operations += pane(glass, in: .ellipse(Rect(x: 20, y: 12, width: 40, height: 30))) + [.pop]
    let picture = try render(operations, scale: scale)
    #expect(try render(operations, scale: scale, threads: threads) == picture)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0])
  func numbersOfAnyKindEndInAPicture(number: Double) throws {
    let face = Glass.Face(lift: number, gain: number, chroma: number)
    let glass = Glass(
      face: face, darkFace: face, refraction: Glass.Refraction(amount: number, reach: number),
      rim: Glass.Rim(width: number, lift: number, saturation: number))
    let areas = [
      Rect(x: number, y: number, width: number, height: number), Rect(x: 0, y: 0, width: number, height: 4),
      Rect(x: 500, y: 500, width: 10, height: 10), Rect(x: 10, y: 10, width: 0, height: 0),
    ]
    for area in areas {
      let ink = Ink(area: area, face: face, darkFace: face, shadowOpacity: number)
      let shadow = Shadow(color: .black, sigma: 0, offset: Point(x: 3, y: 3))
      let operations: [DisplayList.Operation] =
        [.push(Layer(ink: ink, isInked: true)), .shadow(Self.pane, shadow)] + pane(glass) + inked(ink)
        + pane(glass, sigma: number, in: .rect(area)) + [.pop]
      #expect(try render(operations, threads: 3) == render(operations))
    }
  }
}
