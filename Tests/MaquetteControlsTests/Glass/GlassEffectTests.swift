import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControls

/// The measures of glass and where it is drawn.
@Suite struct GlassEffectTests {
  private func drawn(
    _ element: any Element, era: Era = .glass, _ change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(element, .ios, era: era, scale: 3, change: change)
  }

  private func glass(_ drawn: Drawn) -> Glass? { drawn.layers.compactMap(\.backdrop).first?.glass }

  /// What a face makes of a colour, by the law of the face.
  private func level(_ face: Glass.Face, _ color: [Double]) -> [Double] {
    let light = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
    return color.map { min(255, max(0, face.lift + face.gain * light + face.chroma * ($0 - light))) }
  }

  /// Pictures of buttons and bars of iOS 26 at 3x: blue, red, a gradient, green, and behind three bars.
  @Test(arguments: [
    ([0.0, 122, 255], [146.0, 199, 255]), ([255, 59, 48], [255, 171, 167]),
    ([195, 72, 183], [234, 177, 226]), ([52, 199, 89], [163, 245, 184]), ([130, 162, 236], [205, 223, 252]),
    ([136, 212, 243], [198, 242, 255]), ([89, 158, 187], [185, 221, 236]),
  ])
  func theFaceAgreesWithPictures(behind: [Double], seen: [Double]) throws {
    let light = 0.2126 * behind[0] + 0.7152 * behind[1] + 0.0722 * behind[2]
    let face = try #require(glass(drawn(GlassEffect { Text("A") }))).resolved(over: light).face
    for (level, seen) in zip(level(face, behind), seen) { #expect(abs(level - seen) <= 6) }
  }

  /// Pictures of symbols on glass of iOS 26 at 3x: on blue, red, green and near white.
  @Test(arguments: [
    ([0.0, 122, 255], [0.0, 27, 81]), ([255, 59, 48], [85, 1, 0]), ([52, 199, 89], [0, 44, 0]),
    ([242, 242, 247], [26, 26, 26]),
  ])
  func theInkAgreesWithPictures(behind: [Double], seen: [Double]) throws {
    let ink = try #require(drawn(GlassEffect { Text("A") }).layers.compactMap(\.ink).first)
    for (level, seen) in zip(level(try #require(ink.face), behind), seen) { #expect(abs(level - seen) <= 6) }
  }

  @Test func theEdgeBendsByPartsOfTheShorterSide() throws {
    let wide = GlassEffect { Spacer().frame(width: 300, height: 43) }
    let optics = try #require(glass(drawn(wide)))
    // 65 high: half of it, within a quarter.
    #expect(optics.refraction == Glass.Refraction(amount: 32.5, reach: 16.25))
    let large = try #require(glass(drawn(GlassEffect { Spacer().frame(width: 400, height: 400) })))
    #expect(large.refraction == Glass.Refraction(amount: 60, reach: 20))
  }

  @Test func labelsHaveTheInkAndOtherColoursStay() {
    let inked = drawn(GlassEffect { Text("A") }).layers.filter(\.isInked).count
    #expect(inked == 1)
    #expect(drawn(GlassEffect { Text("A").color(.token(.red)) }).layers.allSatisfy { !$0.isInked })
    #expect(drawn(GlassEffect(tint: .token(.red)) { Text("A") }).layers.allSatisfy { !$0.isInked })
  }

  @Test func contrastAndTransparencyMakeItOpaque() {
    for change: (inout Environment) -> Void in [
      { $0.contrast = .increased }, { $0.transparency = .reduced },
    ] {
      let drawn = drawn(GlassEffect { Text("A") }, change)
      #expect(glass(drawn) == nil && drawn.layers.allSatisfy { $0.ink == nil })
      #expect(drawn.fills.contains { $0.color.alpha == 255 })
    }
    // Increased contrast also has a border.
    #expect(drawn(GlassEffect { Text("A") }) { $0.contrast = .increased }.strokes.count == 1)
    #expect(drawn(GlassEffect { Text("A") }) { $0.transparency = .reduced }.strokes.isEmpty)
  }

  @Test func earlierErasHaveNoGlass() {
    #expect(glass(drawn(GlassEffect { Text("A") }, era: .classic)) == nil)
    let gray = drawn(Button("A").style(.gray), era: .classic)
    #expect(drawn(Button("A").style(.glass), era: .classic).operations == gray.operations)
    let filled = drawn(Button("A").style(.filled), era: .classic)
    #expect(drawn(Button("A").style(.glassProminent), era: .classic).operations == filled.operations)
  }

  @Test func buttonsStandOnGlass() throws {
    let plain = drawn(Button("A").style(.glass))
    #expect(try #require(glass(plain)).darkFace != nil)
    #expect(plain.layers.contains { $0.isInked })
    let prominent = drawn(Button("A").style(.glassProminent))
    let backdrop = try #require(prominent.layers.compactMap(\.backdrop).first)
    #expect(backdrop.tint.alpha == 255 && prominent.layers.allSatisfy { !$0.isInked })
    // Over a dark picture it shows a fifth of it, without a rim.
    #expect(backdrop.glass?.darkTint == 0.8 && backdrop.glass?.darkRim?.lift == 0)
    // A disabled one is gray.
    let disabled = drawn(Button("A").style(.glassProminent).state(.disabled))
    let gray = try #require(disabled.layers.compactMap(\.backdrop).first?.tint)
    #expect(gray.alpha == 255 && gray.red == gray.green)
  }

  /// Menus and alerts bend what they blur; their faces and rims are their own.
  @Test func panelsBendTheirEdges() throws {
    let menu = drawn(Menu { MenuItem("Copy") })
    let optics = try #require(glass(menu))
    #expect(optics.refraction.amount > 0 && optics.face == Glass.Face() && optics.rim.width == 0)
    let reduced = drawn(Menu { MenuItem("Copy") }) { $0.transparency = .reduced }
    #expect(reduced.layers.allSatisfy { $0.backdrop == nil })
    #expect(reduced.fills.contains { $0.color.alpha == 255 })
  }
}
