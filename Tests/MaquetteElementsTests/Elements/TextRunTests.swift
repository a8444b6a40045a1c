import MaquetteCollections
import MaquetteElements
import TestSupport
import Testing

/// Texts of parts with looks of their own, from programs: joining, looks, translation.
@Suite struct TextRunTests {
  private func runs(_ text: Text, change: (inout Environment) -> Void = { _ in }) -> [GlyphRun] {
    Drawn(text, change: change).operations.compactMap {
      if case .glyphs(let run, _, _) = $0 { run } else { nil }
    }
  }

  private func colors(_ text: Text) -> [Color] { Drawn(text).texts }

  private let red = Color.token(.red)
  private let label = Color.token(.label)

  @Test func partsThatLookAlikeAreDrawnAsOne() {
    let whole = Drawn(Text("Tap AVATAR to Yak"))
    for parts: [TextRun] in [
      ["Tap AVATAR to Yak"], ["Tap AV", "ATAR t", "o Yak"], ["", "Tap AVATAR to Yak", ""],
    ] {
      let drawn = Drawn(Text(runs: parts))
      #expect(drawn.operations == whole.operations && drawn.size == whole.size)
      #expect(drawn.layout.accessibilityText == whole.layout.accessibilityText)
    }
  }

  /// A colour changes no letter's place: the pairs of this word are kerned.
  @Test func kerningCrossesColours() {
    func places(_ text: Text) -> [Double] {
      Drawn(text).operations.flatMap { operation -> [Double] in
        guard case .glyphs(let run, let origin, _) = operation else { return [] }
        return run.glyphs.map { origin.x + $0.position.x }
      }
    }
    let word = Text("A") + Text("V").color(.token(.red)) + Text("A")
    #expect(colors(word) == [label, red, label])
    #expect(places(word) == places(Text("AVA")))
    #expect(Drawn(word).size == Drawn(Text("AVA")).size)
  }

  @Test func joinedTextsKeepTheirLooks() {
    let joined =
      Text("Large ", style: .title1).color(.token(.red)) + Text("bold ").bold()
      + Text("12").with(\.size, 12) + Text(" thin", weight: .light).italic()
    #expect(joined.text == "Large bold 12 thin")
    let drawn = runs(joined)
    // Sizes and weights as the Human Interface Guidelines print them: title 1 has 28 points, body 17; bold body is semibold.
    #expect(drawn.map(\.fontSize) == [28, 17, 12, 17])
    #expect(drawn.map(\.face.weight) == [400, 600, 400, 300])
    #expect(drawn.map(\.face.isOblique) == [false, false, false, true])
    #expect(colors(joined) == [red, label, label, label])
  }

  /// As with SwiftUI: modifiers of the whole reach what its parts leave open, and stay when it is joined again.
  @Test func theWholeGivesWhatItsPartsLeaveOpen() {
    let inner = (Text("one ") + Text("two ").bold().color(.token(.green))).italic().color(.token(.red))
    #expect(colors(inner) == [red, .token(.green)])
    #expect(runs(inner).map(\.face.isOblique) == [true, true])
    #expect(runs(inner).map(\.face.weight) == [400, 600])
    let outer = inner + Text("three")
    #expect(colors(outer) == [red, .token(.green), label])
    #expect(runs(outer).map(\.face.isOblique) == [true, true, false])
    #expect((Text("a").lineLimit(1).alignment(.center) + Text("b").lineLimit(4)).lineLimit == 1)
  }

  @Test func aWeightOfItsOwnCountsMoreThanEmphasis() {
    var run: TextRun = "light"
    run.weight = .light
    #expect(runs(Text(runs: ["emphasized ", run]).bold()).map(\.face.weight) == [600, 300])
    #expect(runs(Text("Bold", weight: .heavy).bold()).map(\.face.weight) == [800])
    // The emphasized weight of a headline, which is semibold already, is not less.
    #expect(runs(Text("A", style: .headline).bold()).map(\.face.weight).allSatisfy { $0 >= 600 })
  }

  /// The Human Interface Guidelines: at xxxLarge, title 1 has 34 points and body 23; a fixed size stays.
  @Test func stylesFollowTheTextSize() {
    var (title, fixed): (TextRun, TextRun) = ("a", "b")
    title.style = .title1
    fixed.size = 20
    let sizes = runs(Text(runs: [title, fixed, "c"])) { $0.textSize = .xxxLarge }.map(\.fontSize)
    #expect(sizes == [34, 20, 23])
  }

  @Test func aTextOrItsRunsAreSetNotBoth() {
    var text = Text(runs: ["a", "b"]).italic()
    #expect(text.text == "ab")
    text.text = "c"
    #expect(text.runs.isEmpty && text.isItalic)
    text.runs = ["d"]
    #expect(text.text == "d" && text.runs == ["d"])
    #expect(runs(Text("a").bold().bold(false)).map(\.face.weight) == [400])
  }

  @Test func aLineUnderTheTextLiesBehindItAndOneThroughItInFront() throws {
    let text =
      Text("plain ") + Text("under").underline().color(.token(.red)) + Text(" and ")
      + Text("through").strikethrough()
    for scale in [1.0, 2, 3] {
      let drawn = Drawn(text, scale: scale)
      let kinds = drawn.operations.compactMap { operation -> String? in
        switch operation {
        case .fill: "line"
        case .glyphs: "glyphs"
        default: nil
        }
      }
      #expect(kinds == ["line", "glyphs", "glyphs", "glyphs", "glyphs", "line"])
      let (under, through) = (drawn.fills[0], drawn.fills[1])
      let (origins, baseline) = (drawn.textOrigins, try #require(drawn.baselines.first))
      #expect(under.color == red && through.color == label)
      let metrics = FontLibrary.bundled.metrics(for: Font(size: 17))
      #expect(under.rect.minY > baseline && under.rect.maxY < baseline + metrics.descent)
      #expect(through.rect.maxY < baseline && through.rect.minY > baseline - metrics.xHeight)
      for (line, place) in [(under, 1), (through, 3)] {
        #expect(abs(line.rect.minX - origins[place].x) <= 0.5 / scale)
        #expect(line.rect.height >= 1 / scale && line.rect.height < 2)
        for edge in [line.rect.minX, line.rect.maxX, line.rect.minY, line.rect.maxY] {
          #expect(edge.isOnPixel(scale: scale))
        }
      }
      #expect(abs(under.rect.maxX - origins[2].x) <= 0.5 / scale)
    }
  }

  @Test func everyLineOfAWrappedTextIsUnderlined() {
    let drawn = Drawn(Text("several words of text").underline(), width: 70)
    #expect(drawn.fills.count == Set(drawn.baselines).count && drawn.fills.count > 1)
  }

  @Test func partsAreTranslatedOneByOne() throws {
    let tag = try #require(LanguageTag("de"))
    let german: (inout Environment) -> Void = {
      $0.locale = tag
      $0.strings.set("Read the ", to: "Siehe ", in: tag)
      $0.strings.set("terms", to: "AGB", in: tag)
    }
    let text = Text("Read the ") + Text("terms").bold()
    #expect(spoken(text, change: german) == ["Siehe AGB"])
    #expect(runs(text, change: german).map(\.glyphs.count) == [6, 3])
    #expect(spoken(text.verbatim(), change: german) == ["Read the terms"])
    let mirrored = spoken(text) { $0.pseudoLanguage = .mirrored }
    #expect(mirrored == ["Read the terms"], "reversed order is only visual")
    var environment = Environment()
    german(&environment)
    #expect(text.shown(in: environment) == "Siehe AGB")
  }

  @Test func rowsSpeakTheirRunsAsDrawn() throws {
    let tag = try #require(LanguageTag("de"))
    let german: (inout Environment) -> Void = {
      $0.locale = tag
      for (text, translation) in [
        ("Storage is ", "Speicher ist "), ("full", "voll"), ("See ", "Siehe "), ("help", "Hilfe"),
      ] {
        $0.strings.set(text, to: translation, in: tag)
      }
    }
    var row = ListRow()
    row.titleContent = TextContent(runs: ["Storage is ", TextRun("full")])
    row.subtitleContent = try TextContent(markdown: "See **help**")
    #expect(spoken(row, change: german) == ["Speicher ist voll, Siehe Hilfe"])
    #expect(spoken(row.with(\.accessibilityLabel, "full"), change: german) == ["voll, Siehe Hilfe"])
    // A pseudo-language lengthens each part once.
    let longer = spoken(row) { $0.pseudoLanguage = .longer }
    var environment = Environment()
    environment.pseudoLanguage = .longer
    let shown = ["Storage is ", "full"].map { environment.localized($0) }.joined()
    #expect(longer.first?.hasPrefix(shown + ", ") == true, "\(longer)")
  }

  @Test func aFamilyThatIsNotLoadedIsAWarning() {
    var run: TextRun = "a"
    run.family = "Intr"
    let families = Environment().fonts.families
    #expect(families.contains("Inter"))
    #expect(Drawn(Text(runs: [run, "b"])).warnings == [.unknownFont(name: "Intr", known: families)])
    #expect(Drawn(Text("a").with(\.family, "inter")).warnings.isEmpty)
  }

  @Test func aTextIsLargeIfAllItsPartsAre() {
    var (large, bold): (TextRun, TextRun) = ("a", "b")
    large.size = 24
    (bold.size, bold.weight) = (19, .bold)
    #expect(Text(runs: [large, bold]).isLarge(in: Environment()))
    #expect(!Text(runs: [large, "b"]).isLarge(in: Environment()))
  }
}
