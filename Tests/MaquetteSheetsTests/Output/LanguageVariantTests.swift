import MaquetteControls
import MaquetteGraphics
import Testing

@testable import MaquetteSheets

/// Languages and themes as variants.
@Suite struct LanguageVariantTests {
  @Test func aLanguageDecidesOnTheDirectionUnlessTheSheetSaysOne() throws {
    let text = "maquette: 1\nbody: spacer\nvariants: { locale: [de, ar, az-Arab] }"
    #expect(try sheets(text).map(\.environment.direction) == [.leftToRight, .rightToLeft, .rightToLeft])
    #expect(try sheets(text).map(\.name) == ["sheet~de", "sheet~ar", "sheet~az-Arab"])
    let both = try sheets("maquette: 1\nbody: spacer\ndirection: left-to-right\nlocale: he")
    #expect(both[0].environment.direction == .leftToRight)
  }

  @Test func aThemeIsOneThatWasGiven() throws {
    var environment = Environment()
    var brand = Theme.ios
    brand.colors[.accent] = DynamicColor(light: Color(hex: "#123456") ?? .clear, dark: .clear)
    environment.themes["brand"] = [brand, .macos]
    let document = try SheetDocument(
      Array("maquette: 1\nbody: spacer\nvariants: { theme: [ios, brand] }".utf8), path: "s.yaml",
      environment: environment)
    #expect(document.sheets[0].environment.color(.accent) == Environment().color(.accent))
    #expect(document.sheets[1].environment.color(.accent) == Color(hex: "#123456"))
    #expect(document.sheets.map(\.name) == ["s~ios", "s~brand"])
  }

  @Test(arguments: [
    "{ de: { Play: Abspielen, Pause: Pause }, de-AT: { Pause: Rast } }", "strings.csv",
    "{ de: de.json, de-AT: { Pause: Rast } }",
  ])
  func textsAreLookedUpWithFallbacks(strings: String) throws {
    let folder = SheetFolder(
      "maquette: 1\nlocale: de-AT\nstrings: \(strings)\nbody: { vstack: [label: Play, label: Pause, label: Stop] }",
      [
        "strings.csv": "en,de,de-AT\nPlay,Abspielen,\nPause,Pause,Rast\n",
        "de.json": #"{"Play": "Abspielen", "Pause": "Pause"}"#,
      ])
    #expect(try folder.texts() == ["Abspielen", "Rast", "Stop"])
    #expect(try folder.document().dependencies.count <= 2)
  }

  @Test func problemsWithStringsAreTold() {
    let start = "maquette: 1\nbody: spacer\n"
    #expect(
      complaint(about: start + "strings: 3").contains("expected languages with texts and their translations"))
    #expect(complaint(about: start + "strings: { german: { a: b } }").contains("found 'german'"))
    #expect(complaint(about: start + "strings: { de: [a] }").contains("3:16: error: expected languages"))
    #expect(
      complaint(about: start + "strings: { de: { a: [b] } }").contains(
        "3:21: error: expected text, found a list"))
  }

  @Test func madeUpLanguagesChangeWhatIsShownAndNotTheSheetsOwnWords() throws {
    let folder = SheetFolder(
      """
      maquette: 1
      pseudo-language: accented
      body: { matrix: { headers: true, columns: { text: [Play] }, cell: label } }
      """)
    #expect(try folder.texts() == ["Play", "Þļáý"])
  }
}
