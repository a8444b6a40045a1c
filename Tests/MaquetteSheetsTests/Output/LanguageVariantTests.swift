import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import Testing

@testable import MaquetteSheets

/// Languages and themes as variants.
@Suite struct LanguageVariantTests {
  @Test func theDirectionFollowsTheLanguageUnlessTheSheetSetsIt() throws {
    let text = "maquette: 1\nbody: spacer\nvariants: { locale: [de, ar, az-Arab] }"
    #expect(try pictures(text).map(\.environment.direction) == [.leftToRight, .rightToLeft, .rightToLeft])
    #expect(try pictures(text).map(\.name) == ["sheet~de", "sheet~ar", "sheet~az-Arab"])
    let both = try pictures("maquette: 1\nbody: spacer\ndirection: left-to-right\nlocale: he")
    #expect(both[0].environment.direction == .leftToRight)
  }

  @Test func themesComeFromTheEnvironment() throws {
    var environment = Environment()
    var brand = Theme.ios
    brand.colors[.accent] = DynamicColor(light: Color(hex: "#123456") ?? .clear, dark: .clear)
    environment.themes["brand"] = [brand, .macos]
    let document = try Sheet(
      Array("maquette: 1\nbody: spacer\nvariants: { theme: [ios, brand] }".utf8), path: "s.yaml",
      environment: environment)
    #expect(document.pictures[0].environment.color(.accent) == Environment().color(.accent))
    #expect(document.pictures[1].environment.color(.accent) == Color(hex: "#123456"))
    #expect(document.pictures.map(\.name) == ["s~ios", "s~brand"])
  }

  private static let example =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Examples"

  @Test func aSheetNamesThemesByTheirTokenFiles() throws {
    let text = """
      maquette: 1
      themes: { brand: Tokens/harbour.resolver.json }
      body: { vstack: [button: a, { button: { title: b, with: { theme: ios } } }] }
      variants: { theme: [ios, brand] }
      """
    let document = try Sheet(Array(text.utf8), path: Self.example + "/theme.yaml")
    #expect(document.dependencies.map(\.path).contains(Self.example + "/Tokens/harbour.resolver.json"))
    let accents = document.pictures.map { $0.environment.color(.accent) }
    #expect(accents[0] == Environment().color(.accent))
    #expect(accents[1] != accents[0])
    let onMac = try Sheet(
      Array((text + "\nplatform: macos").utf8), path: Self.example + "/theme.yaml")
    #expect(onMac.pictures.map(\.environment.platform) == [.ios, .macos])
  }

  @Test func problemsOfATokenFileArePlacedThere() {
    let text =
      "maquette: 1\nthemes: { brand: DesignSystem/sheets/departures.csv }\nbody: spacer\ntheme: brand"
    let answer = complaint(about: text, path: Self.example + "/theme.yaml")
    #expect(answer.hasPrefix(Self.example + "/DesignSystem/sheets/departures.csv:1:1: error: "))
    #expect(!answer.contains("unknown theme"))
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

  @Test func pseudoLanguagesChangeTheTextsOfElementsOnly() throws {
    let folder = SheetFolder(
      """
      maquette: 1
      pseudo-language: accented
      body: { matrix: { headers: true, columns: { text: [Play] }, cell: label } }
      """)
    #expect(try folder.texts() == ["Play", "Þļáý"])
  }
}
