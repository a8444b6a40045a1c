import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteGraphics
import MaquetteTypography
import Testing

@testable import MaquetteScreens
@testable import MaquetteElements
@testable import MaquetteSheets

@Suite struct SheetTests {
  private static let start = "maquette: 1\nbody: spacer\n"

  @Test func readsTheCanvasAndTheEnvironment() throws {
    let text =
      Self.start + "title: Buttons\nplatform: macos\nappearance: dark\ncontrast: increased\nscale: 3\n"
      + "padding: { horizontal: 8, top: 4 }\nbackground: '#FF0000'\nsize: { width: 320 }\n"
      + "direction: right-to-left\ntext-size: x-large\ntint: green\nenabled: false\n"
    let picture = try #require(try pictures(text, path: "a/b/buttons.yml").first)
    #expect(picture.name == "buttons")
    #expect(picture.canvas.title == "Buttons")
    #expect(picture.canvas.scale == 3 && picture.environment.scale == 3)
    #expect(picture.canvas.padding == Insets(top: 4, leading: 8, bottom: 0, trailing: 8))
    #expect(picture.canvas.background == .color(Color(red: 255, green: 0, blue: 0)))
    #expect(picture.canvas.size == CanvasSize(width: 320))
    #expect(picture.environment.platform == .macos)
    #expect(picture.environment.appearance == .dark)
    #expect(picture.environment.contrast == .increased)
    #expect(picture.environment.direction == .rightToLeft)
    #expect(picture.environment.textSize == .xLarge)
    #expect(picture.environment.tint == .token(.green))
    #expect(!picture.environment.isEnabled)
  }

  @Test func hasDefaults() throws {
    let picture = try #require(try pictures(Self.start).first)
    #expect(picture.canvas == SheetCanvas())
    #expect(picture.canvas.title == nil && picture.canvas.scale == 2)
    let clear = try #require(try pictures(Self.start + "background: transparent\n").first)
    #expect(clear.canvas.background == nil && clear.mockup().background == nil)
  }

  @Test func multipliesVariantsInTheOrderOfTheSheet() throws {
    let text = Self.start + "appearance: dark\nvariants:\n  scale: [1, 2]\n  appearance: [light, dark]\n"
    let all = try pictures(text, path: "Golden/Button/matrix.yaml")
    #expect(all.map(\.name) == ["matrix~light@1x", "matrix~dark@1x", "matrix~light@2x", "matrix~dark@2x"])
    #expect(all.map(\.canvas.scale) == [1, 1, 2, 2])
    #expect(all.map(\.environment.scale) == [1, 1, 2, 2])
    #expect(all.map(\.environment.appearance) == [.light, .dark, .light, .dark])
  }

  @Test func namesVariantsForFiles() throws {
    let text =
      Self.start + "variants:\n  tint: [blue, '#FF9500']\n  text-size: [accessibility-3]\n  enabled: [true]\n"
      + "  size: [{ width: 320.5, height: 20 }]\n  padding: [8]\n"
    #expect(
      try pictures(text).map(\.name) == [
        "sheet~blue~accessibility-3~enabled-true~size-width-320.5-height-20~padding-8",
        "sheet~FF9500~accessibility-3~enabled-true~size-width-320.5-height-20~padding-8",
      ])
  }

  @Test(arguments: [
    ("a/b.yaml", "b"), ("b.json", "b"), ("-", "sheet"), ("", "sheet"), (".yaml", "sheet"), ("a.b.yml", "a.b"),
    ("a/", "a"), ("b", "b"),
  ])
  func namesPicturesAfterTheFile(path: String, stem: String) {
    #expect(Sheet.stem(of: path) == stem)
  }

  @Test func makesMockups() throws {
    let text = Self.start + "scale: 3\nappearance: dark\npadding: 5\nsize: { height: 40 }\ntint: red\n"
    let mockup = try #require(try pictures(text).first).mockup()
    #expect(mockup.padding == Insets(all: 5) && mockup.width == nil && mockup.height == 40)
    #expect(mockup.environment.scale == 3 && mockup.environment.tint == .token(.red))
    #expect(mockup.background == .token(.background))
    #expect(mockup.layout().frame.height == 40)
  }

  @Test func explainsWhyAMeasuredPictureIsRefused() {
    let large = SheetError.pictureTooLarge(path: "s", size: Size(width: 1e6, height: 2.5e6), scale: 1.5)
    #expect(
      large.message
        == "s: error: a picture of 1000000 by 2500000 points at 1.5x has more than 256 megapixels")
    #expect(large.category == .overLimit)
    let empty = SheetError.pictureTooLarge(path: "s", size: Size(width: 0, height: 20), scale: 2)
    #expect(empty.message == "s: error: a picture of 0 by 20 points at 2x has no pixels")
    #expect(empty.category == .badInput)
  }

  @Test func picturesHavePixelsAndNotTooMany() {
    #expect(Sheet.Picture.canDraw(Size(width: 16384, height: 16384), scale: 1))
    #expect(!Sheet.Picture.canDraw(Size(width: 16385, height: 16384), scale: 1))
    for length in [0, -1, .infinity, .nan, 1e300, -.infinity] as [Double] {
      #expect(!Sheet.Picture.canDraw(Size(width: length, height: 1), scale: 1))
    }
  }

  @Test(arguments: [
    ("page-control: { pages: 5, current: 9 }", "write 0 to 4"),
    ("page-control: { pages: 1, current: 9 }", "write 0"),
    ("segmented-control: { segments: [a, b], selected: 4 }", "write 0 to 1, or none"),
  ])
  func suggestsAValidIndex(element: String, hint: String) throws {
    let document = try Sheet(Array("maquette: 1\nbody: { \(element) }".utf8), path: "s")
    let layout = try #require(document.pictures.first).mockup().layout()
    #expect(document.diagnostics(for: layout).map(\.hint) == [hint])
  }

  @Test func warnsOfMissingGlyphsAndSymbols() throws {
    let text = """
      maquette: 1
      body:
        vstack:
          - label: Hi 𐌰
          - button: ꀀꀁ
          - button: ''
          - button: { symbol: ply, title: Wi-Fi }
      """
    let document = try Sheet(Array(text.utf8), path: "sheet.yaml")
    let layout = try #require(document.pictures.first).mockup().layout()
    #expect(
      document.diagnostics(for: layout).map(\.rendered).joined(separator: "\n") == """
        sheet.yaml:4:7: warning: the fonts have no glyph for '𐌰' (U+10330 GOTHIC LETTER AHSA) in 'Hi 𐌰'; boxes are drawn
              - label: Hi 𐌰
                ^
          use other characters, or name a font that has them
        sheet.yaml:5:7: warning: the fonts have no glyph for 'ꀀ' (U+A000 YI SYLLABLE IT), 'ꀁ' (U+A001 YI SYLLABLE IX) in 'ꀀꀁ'; boxes are drawn
              - button: ꀀꀁ
                ^
          use other characters, or name a font that has them
        sheet.yaml:6:7: warning: this button is empty
              - button: ''
                ^
          give it a title or a symbol
        sheet.yaml:7:7: warning: unknown symbol 'ply'; a placeholder is drawn
              - button: { symbol: ply, title: Wi-Fi }
                ^
          did you mean 'play'?
        """)
  }

  @Test func warnsOfContradictoryChoices() throws {
    let text = """
      maquette: 1
      body:
        vstack:
          - checkbox-group:
              title: All
              value: true
              children: [checkbox: { title: A, value: true }, checkbox: B]
          - radio-group: { options: [A, B] }
          - radio-group: [radio: { title: A, value: true }, radio: { title: B, value: true }]
          - radio-group: { options: [Left, Right], selected: Leftt }
      """
    let document = try Sheet(Array(text.utf8), path: "sheet.yaml")
    let layout = try #require(document.pictures.first).mockup().layout()
    #expect(
      document.diagnostics(for: layout).map(\.rendered).joined(separator: "\n") == """
        sheet.yaml:4:7: warning: 'All' has the value true, but its children make it mixed; mixed is drawn
              - checkbox-group:
                ^
          remove the value, or change the values of the children
        sheet.yaml:8:7: warning: no item is selected in this radio-group
              - radio-group: { options: [A, B] }
                ^
          choose one
        sheet.yaml:9:7: warning: 2 items are selected in this radio-group
              - radio-group: [radio: { title: A, value: true }, radio: { title: B, value: true }]
                ^
          select one; use checkboxes if several can be selected
        sheet.yaml:10:7: warning: no item has the title 'Leftt'; none is selected
              - radio-group: { options: [Left, Right], selected: Leftt }
                ^
          did you mean 'Left'?
        """)
  }

  @Test func placesWarningsOfElements() throws {
    let text = "maquette: 1\nbody:\n  vstack:\n    - label: a\n    - label: b\n"
    let document = try Sheet(Array(text.utf8), path: "sheet.yaml")
    func node(_ line: Int?, _ warnings: [ElementWarning], _ children: [LayoutNode] = []) -> LayoutNode {
      LayoutNode(
        name: "x", id: nil, source: line.map { SourceLocation(line: $0, column: 7) }, frame: .zero,
        operations: [], layer: nil, children: children, accessibility: nil, warnings: warnings)
    }
    let tree = node(
      nil, [],
      [
        node(5, [.missingGlyphs(characters: ["ꀀ", "😀"], text: "a ꀀ 😀")]),
        node(
          4, [.emptyTitle(element: "button")], [node(nil, [.unknownSymbol(name: "pley", library: .standard)])]
        ),
      ])
    #expect(
      document.diagnostics(for: tree).map(\.rendered).joined(separator: "\n") == """
        sheet.yaml:4:7: warning: this button is empty
              - label: a
                ^
          give it a title or a symbol
        sheet.yaml:4:7: warning: unknown symbol 'pley'; a placeholder is drawn
              - label: a
                ^
          did you mean 'play'?
        sheet.yaml:5:7: warning: the fonts have no glyph for 'ꀀ' (U+A000 YI SYLLABLE IT), '😀' (U+1F600 GRINNING FACE) in 'a ꀀ 😀'; boxes are drawn
              - label: b
                ^
          use other characters, or name a font that has them
        """)
    #expect(document.diagnostics(for: tree, isStrict: true).allSatisfy { $0.severity == .error })
  }
}
