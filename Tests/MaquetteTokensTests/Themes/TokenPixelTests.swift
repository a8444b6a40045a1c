import MaquetteDesign
import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteTypography
import Testing

@testable import MaquetteTokens

/// Changes by a token file are visible in pixels, and nothing else changes.
@Suite struct TokenPixelTests {
  private func bitmap(
    of element: any Element, tokens: String = "{}", appearance: Appearance = .light
  ) throws -> Bitmap {
    var environment = Environment()
    environment.appearance = appearance
    environment.scale = 1
    let themes = try TokenThemes(
      Array(tokens.utf8), path: "t.json", families: environment.fonts.families)
    themes.apply(to: &environment)
    return try Mockup(element, environment: environment, padding: .zero, background: nil).render()
  }

  private var button: any Element { Button("").style(.filled).frame(width: 60, height: 40) }

  @Test func anEmptyFileChangesNothing() throws {
    let element = VStack { [Button("Play").style(.tinted), Switch(isOn: true)] as [any Element] }
    let plain = try Mockup(element, environment: Environment(), padding: .zero).render()
    var environment = Environment()
    try TokenThemes(Array("{}".utf8), path: "t.json").apply(to: &environment)
    #expect(try Mockup(element, environment: environment, padding: .zero).render() == plain)
  }

  @Test func aColour() throws {
    let tokens = ##"{ "color": { "accent": { "$value": "#204060" } } }"##
    #expect(try bitmap(of: button)[30, 20].blue == 255)
    let changed = try bitmap(of: button, tokens: tokens)[30, 20]
    #expect([changed.red, changed.green, changed.blue, changed.alpha] == [0x20, 0x40, 0x60, 255])
  }

  @Test func aCornerRadius() throws {
    let tokens =
      #"{ "button": { "medium": { "corner-radius": { "$type": "dimension", "$value": "0px" } } } }"#
    let button = Button("Play").style(.filled)
    #expect(try bitmap(of: button)[0, 0].alpha < 128)
    #expect(try bitmap(of: button, tokens: tokens)[0, 0].alpha == 255)
  }

  @Test func aMetric() throws {
    let tokens =
      #"{ "list": { "row-height": { "$type": "dimension", "$value": { "value": 4.5, "unit": "rem" } } } }"#
    #expect(try bitmap(of: ListRow("Wi-Fi")).height == 44)
    #expect(try bitmap(of: ListRow("Wi-Fi"), tokens: tokens).height == 72)
  }

  @Test func aFamily() throws {
    let tokens = #"{ "font": { "family": { "$type": "fontFamily", "$value": ["Inter"] } } }"#
    let text = Text("Hamburgefonstiv")
    let system = try bitmap(of: text)
    let named = try bitmap(of: text, tokens: tokens)
    // By its own name the stand-in has its own size and spacing.
    #expect(system.width != named.width)
    var environment = Environment()
    environment.scale = 1
    let style = ParagraphStyle(font: Font(family: .named("Inter"), size: 17))
    #expect(
      named.width == Int(environment.fonts.paragraph("Hamburgefonstiv", style: style).size.width.rounded(.up))
    )
  }

  @Test func aTextStyle() throws {
    let tokens = #"""
      { "type": { "body": { "$type": "typography", "$value": { "fontFamily": "system-ui",
        "fontSize": { "value": 34, "unit": "px" }, "fontWeight": 400, "letterSpacing": "0px", "lineHeight": 1.2 } } } }
      """#
    #expect(try bitmap(of: Text("a"), tokens: tokens).height > bitmap(of: Text("a")).height * 3 / 2)
  }

  @Test func darkAppearanceAlone() throws {
    let tokens = ##"""
      { "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "appearance", "contexts": {
        "light": [], "dark": [{ "color": { "accent": { "$value": "#204060" } } }] } }] }
      """##
    #expect(try bitmap(of: button, tokens: tokens) == bitmap(of: button))
    #expect(try bitmap(of: button, tokens: tokens, appearance: .dark)[30, 20].red == 0x20)
  }
}
