import MaquetteDesign
import MaquetteScreens
import MaquetteElements
import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteSheets
import Testing

@testable import MaquetteTokens

/// A brand's own colours, gradients and fonts, used in sheets by the names of their tokens.
@Suite struct BrandTests {
  private static let tokens = ##"""
    {
      "brand": {
        "$type": "color",
        "primary": { "$value": "#204060" },
        "quiet": { "$value": "{brand.primary}" }
      },
      "gradient": {
        "dawn": {
          "$type": "gradient",
          "$value": [
            { "color": "{brand.primary}", "position": 0 },
            { "color": "#FFFFFF", "position": 0.5 },
            { "color": "#000000", "position": 1 }
          ]
        }
      },
      "font": {
        "display": {
          "$type": "typography",
          "$value": {
            "fontFamily": "Inter", "fontSize": { "value": 34, "unit": "px" }, "fontWeight": 700,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2
          }
        },
        "code": { "$type": "fontFamily", "$value": "Unheard Of" }
      }
    }
    """##

  /// The pictures of a sheet that lies beside files of tokens.
  private func pictures(_ sheet: String, others: [String: String] = [:]) throws -> [Sheet.Picture] {
    let files = ["brand.json": Self.tokens, "sheet.yaml": "maquette: 1\n" + sheet].merging(others) { $1 }
    let folder = try TokenFolder(files)
    return try withExtendedLifetime(folder) { try Sheet(path: folder.path("sheet.yaml")).pictures }
  }

  private func bitmap(_ body: String, settings: String = "") throws -> Bitmap {
    let picture = try #require(try pictures("tokens: brand.json\n\(settings)body: \(body)\n").first)
    var environment = picture.environment
    environment.scale = 1
    return try Mockup(picture.body, environment: environment, padding: .zero, background: nil).render()
  }

  /// What a sheet is refused for, without the folder.
  private func complaint(about sheet: String, others: [String: String] = [:]) throws -> String {
    do {
      _ = try pictures(sheet, others: others)
      return ""
    } catch let error as SheetError {
      return String(error.message.split(separator: "/").last ?? "")
    }
  }

  private func channels(_ pixel: PremultipliedColor) -> [UInt8] {
    [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  @Test func aColourIsThatOfItsToken() throws {
    for name in ["brand.primary", "brand.quiet"] {
      let box = try bitmap(
        #"{ spacer: { frame: { width: 8, height: 8 }, surface: { fill: "{\#(name)}" } } }"#)
      #expect(channels(box[4, 4]) == [0x20, 0x40, 0x60, 255])
    }
  }

  @Test func aNameOfTheThemeIsTheThemes() throws {
    let named = try bitmap(#"{ label: { text: A, color: "{color.red}", font: "{type.title1}" } }"#)
    #expect(try named == bitmap("{ label: { text: A, color: red, style: title1 } }"))
  }

  @Test func aGradientHasAllItsStops() throws {
    let box = try bitmap(
      #"{ spacer: { frame: { width: 4, height: 200 }, surface: { gradient: "{gradient.dawn}" } } }"#)
    #expect(abs(Int(box[1, 0].red) - 0x20) <= 2)
    #expect(box[1, 100].red >= 252)
    #expect(box[1, 199].red <= 3)
  }

  @Test func aFontHasItsSizeAndWeight() throws {
    let display = try bitmap(#"{ label: { text: Harbour, font: "{font.display}" } }"#)
    #expect(try display == bitmap("{ label: { text: Harbour, font: Inter, size: 34, weight: bold } }"))
    let run = try bitmap(#"{ label: { runs: [{ text: Harbour, font: "{font.display}" }] } }"#)
    #expect(run == display)
    // It grows as body text does: from 17 to 53 points.
    let large = try bitmap(
      #"{ label: { text: H, font: "{font.display}" } }"#, settings: "text-size: accessibility-5\n")
    #expect(try large == bitmap("{ label: { text: H, font: Inter, size: 106, weight: bold } }"))
  }

  @Test func anUnknownNameIsRefusedWithThePlaceAndTheNearest() throws {
    let sheet = #"tokens: brand.json\#nbody: { label: { text: A, color: "{brand.primry}" } }"#
    let text = try complaint(about: sheet)
    #expect(
      text.hasPrefix("sheet.yaml:3:34: error: no token file defines a colour 'brand.primry'"), "\(text)")
    #expect(text.contains("did you mean '{brand.primary}'?"))
  }

  @Test func aNameOfAnotherKindIsRefused() throws {
    let text = try complaint(
      about: "tokens: brand.json\nbody: { label: { text: A, font: \"{brand.primary}\" } }")
    #expect(text.contains("the token 'brand.primary' is a colour, not a font"))
  }

  @Test func withoutTokenFilesTheErrorSaysHowToNameOne() throws {
    let text = try complaint(about: "body: { label: { text: A, color: \"{brand.primary}\" } }")
    #expect(text.contains("name a token file that defines it, with 'tokens' in the sheet or --tokens"))
  }

  @Test func everyThemeWithANameMustHaveIt() throws {
    let sheet =
      "themes: { day: brand.json, night: night.json }\nbody: { label: { text: A, color: \"{brand.primary}\" } }\nvariants: { theme: [day, night] }"
    let other = ##"{ "brand": { "$type": "color", "primary": { "$value": "#FF0000" } } }"##
    #expect(try complaint(about: sheet, others: ["night.json": other]) == "")
    #expect(
      try complaint(about: sheet, others: ["night.json": "{}"]).contains(
        "no token file defines a colour 'brand.primary'"))
  }

  @Test func aTextIsNoReference() throws {
    #expect(try pictures("body: { label: \"{brand.primry}\" }").count == 1)
  }

  @Test func aFontThatIsNotLoadedIsRemarkedUponWhereItIsUsed() throws {
    let themes = try TokenThemes(Array(Self.tokens.utf8), path: "t.json")
    #expect(themes.warnings.isEmpty)
    let sheet = try #require(
      try pictures("tokens: brand.json\nbody: { label: { text: A, font: \"{font.code}\" } }").first)
    var warnings: [ElementWarning] = []
    Mockup(sheet.body, environment: sheet.environment).layout().forEach { node, _ in warnings += node.warnings
    }
    #expect(warnings.contains { $0.message.contains("Unheard Of") })
  }

  @Test func theListHasTheNames() throws {
    let themes = try TokenThemes(Array(Self.tokens.utf8), path: "t.json", families: ["Inter"])
    let theme = try #require(themes.themes.first { $0.platform == .ios && $0.era == .classic })
    let own = TokenListing.all(of: theme, in: .standard).suffix(5)
    #expect(
      own.map { "\($0.name) \($0.type)" } == [
        "brand.primary color", "brand.quiet color", "font.code fontFamily", "font.display typography",
        "gradient.dawn gradient",
      ])
    #expect(own.first?.value.contains("#204060") == true)
  }
}
