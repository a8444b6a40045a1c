import MaquetteGraphics
import Testing

@testable import MaquetteTypography

/// The fonts of other designs and widths, against what is published of the system font and what their files say.
@Suite struct StandInTests {
  static let all = FontDesign.allCases.flatMap { design in
    FontWidth.allCases.map { Look(design: design, width: $0) }
  }

  struct Look: Sendable {
    var design: FontDesign
    var width: FontWidth

    func font(size: Double = 17, weight: FontWeight = .regular) -> Font {
      var font = Font(size: size, weight: weight)
      (font.design, font.width) = (design, width)
      return font
    }
  }

  private let library = FontLibrary.bundled

  private func width(_ text: String, _ font: Font) -> Double {
    library.paragraph(text, style: ParagraphStyle(font: font)).idealWidth
  }

  private func runs(_ text: String, _ font: Font) -> [GlyphRun] {
    library.paragraph(text, style: ParagraphStyle(font: font)).lines.flatMap(\.runs).map(\.run)
  }

  @Test(arguments: StandIn.allCases)
  func traitsAreThoseInTheFile(standIn: StandIn) throws {
    let file = FontFile.standIns[standIn.rawValue]
    var traits = try FontTraits(reading: file.bytes, name: file.name)
    let axis = try #require(traits.weightAxis)
    if !standIn.traits.weightPositions.isEmpty {
      #expect(standIn.traits.weightPositions.count == FontWeight.allCases.count)
      #expect(standIn.traits.weightPositions.allSatisfy { $0 == axis.nearest(to: $0) })
      #expect(standIn.traits.weightPositions == standIn.traits.weightPositions.sorted())
      traits.weightPositions = standIn.traits.weightPositions
      traits.weightAxis = FontTraits.Axis(minimum: 100, initial: 400, maximum: 900)
      traits.weight = 400
    }
    traits.width = standIn.traits.width
    #expect(traits == standIn.traits)
  }

  /// 1443 of 2048 units, as recorded of the system font; a line has 1950 and 494.
  @Test(arguments: all)
  func capitalsAndLinesAreAsHighAsTheSystemFonts(look: Look) {
    let metrics = library.metrics(for: look.font(size: 2048))
    #expect(abs(metrics.capHeight - 1443) < 3, "\(metrics.capHeight)")
    #expect(metrics.ascent == 1950 && metrics.descent == 494 && metrics.lineHeight == 2444)
    // Symbols keep the strokes that they have beside the default design.
    #expect(metrics.stemWidth == library.metrics(for: Font(size: 2048)).stemWidth)
  }

  @Test(arguments: all)
  func digitsAreEquallyWideInEveryWeight(look: Look) {
    for weight in FontWeight.allCases {
      var font = look.font(weight: weight)
      font.hasMonospacedDigits = true
      let widths = (0...9).map { width(String(repeating: "\($0)", count: 4), font) }
      #expect(Set(widths).count == 1, "\(weight): \(widths)")
    }
  }

  @Test func aMonospacedCharacterAdvancesSixTenthsOfTheSize() {
    for weight in FontWeight.allCases {
      for size in [11.0, 17, 34] {
        var font = Font(size: size, weight: weight)
        font.design = .monospaced
        #expect(abs(width("iW0. l@", font) - 7 * 0.6 * size) < 0.001)
      }
    }
  }

  /// The upright of "I" is one stroke in both fonts.
  @Test func roundStrokesAreAsThickAsTheDefaults() throws {
    func stroke(_ design: FontDesign, _ weight: FontWeight) throws -> Double {
      var font = Font(size: 17, weight: weight)
      font.design = design
      let glyph = try #require(library.glyph(for: "I", in: library.face(for: font)))
      let bounds = try #require(library.outline(of: glyph, in: library.face(for: font)).controlBounds)
      return bounds.width * library.emSize(for: font) / 17
    }
    for weight in FontWeight.allCases where weight >= .light {
      let (own, round) = (try stroke(.default, weight), try stroke(.rounded, weight))
      #expect(abs(own - round) < 0.012, "\(weight): \(own), \(round)")
    }
  }

  @Test func widthsAreOrderedAndStandardIsTheDefault() {
    let widths = FontWidth.allCases.map { width("Hamburg nor", Look(design: .default, width: $0).font()) }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    // From condensed to expanded are 75 to 125 percent.
    #expect(widths[1] / widths[3] > 0.55 && widths[1] / widths[3] < 0.65)
    for design in FontDesign.allCases where design != .default {
      #expect(
        Set(FontWidth.allCases.map { width("nor", Look(design: design, width: $0).font()) }).count == 1)
    }
  }

  @Test func smallTextStandsFartherApart() {
    // Per character: the published tracking of 11 pt less that of 17, (6 + 26) / 1000 em.
    for look in [Look(design: .rounded, width: .standard), Look(design: .default, width: .condensed)] {
      let (small, large) = (
        width("nnnnnnnnnn", look.font(size: 11)), width("nnnnnnnnnn", look.font(size: 17))
      )
      #expect(abs(small - large * 11 / 17 - 10 * 11 * 0.032) < 0.01)
    }
  }

  @Test func onlySerifsHaveItalicsOfTheirOwn() {
    func face(_ design: FontDesign) -> FontFace {
      var font = Font(size: 17)
      (font.design, font.isItalic) = (design, true)
      return library.face(for: font)
    }
    #expect(FontDesign.allCases.map { face($0).isOblique } == [true, true, false, true])
    #expect(FontDesign.allCases.allSatisfy { library.isItalic(face($0)) })
    var upright = Font(size: 17)
    upright.design = .serif
    #expect(!library.isItalic(library.face(for: upright)))
    #expect(library.face(for: upright).fontIndex != face(.serif).fontIndex)
  }

  @Test func lettersThatADesignLacksAreTheSystemFonts() {
    var font = Font(size: 17)
    (font.width, font.isItalic) = (.condensed, true)
    let greek = runs("aЖЛ", font)
    #expect(greek.map(\.face.fontIndex) == [library.face(for: font).fontIndex, 0])
    #expect(greek.map(\.face.isOblique) == [true, true])
    #expect(greek[1].emSize == library.emSize(for: Font(size: 17)))
    let hebrew = runs("ש", font)
    #expect(hebrew.map(\.face.isOblique) == [false])
    font.isItalic = false
    #expect(runs("🙂", font) == runs("🙂", Font(size: 17)))
    #expect(
      runs("↑❤", font).map(\.face.fontIndex).last == runs("❤", Font(size: 17)).map(\.face.fontIndex).last)
  }

  @Test func theyAreNeitherNamedNorFallbacks() {
    #expect(!library.families.contains("Nunito"))
    #expect(library.face(for: Font(family: .named("Nunito"), size: 17)).fontIndex == 0)
    // Geist Mono has this sign, which Inter lacks.
    let stretches = library.stretches(
      of: [TextSpan("\u{2592}", font: Font(size: 17))], style: ParagraphStyle(font: Font(size: 17)))
    #expect(!stretches.map(\.family).contains("Geist Mono"))
    // A font of a name has its own design.
    var named = Font(family: .named("Inter"), size: 17)
    let plain = library.face(for: named)
    (named.design, named.width) = (.serif, .condensed)
    #expect(library.face(for: named) == plain)
    #expect(library.designName(of: plain) == nil)
  }

  @Test func facesAreNamed() {
    let names = Self.all.map { library.designName(of: library.face(for: $0.font())) }
    #expect(
      names == ["compressed", "condensed", nil, "expanded"] + Array(repeating: "rounded", count: 4)
        + Array(repeating: "serif", count: 4) + Array(repeating: "monospaced", count: 4))
  }
}
