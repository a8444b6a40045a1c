import MaquetteDesign
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography
import Testing

@testable import MaquetteTokens
@testable import MaquetteCollections

@Suite struct ResolverTests {
  private static let modes = ##"""
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [
        { "$type": "color", "a": { "$value": "#111111" }, "b": { "$value": "#222222" }, "c": { "$value": "#333333" } } ] } },
      "modifiers": {
        "Appearance": { "contexts": {
          "light": [{ "color": { "accent": { "$value": "{a}" } } }],
          "DARK": [{ "$ref": "#/sets/base" }, { "color": { "accent": { "$value": "{b}" } } }] } },
        "contrast": { "contexts": {
          "standard": [], "increased": [{ "color": { "accent": { "$value": "{c}" } } }] } },
        "platform": { "contexts": {
          "macos": [{ "color": { "label": { "$value": "{a}" } } }], "other": [] }, "default": "other" },
        "density": { "contexts": {
          "loose": [{ "list": { "row-height": { "$type": "dimension", "$value": "60px" } } }], "tight": [] },
          "default": "loose" }
      },
      "resolutionOrder": [
        { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/Appearance" }, { "$ref": "#/modifiers/contrast" },
        { "$ref": "#/modifiers/platform" }, { "$ref": "#/modifiers/density" }
      ]
    }
    """##

  @Test func theEnvironmentChoosesContexts() throws {
    let color = try theme(Self.modes).colors[.accent]
    #expect(color.light.hexText == "#111111")
    #expect(color.dark.hexText == "#222222")
    #expect(color.lightIncreased.hexText == "#333333")
    #expect(color.darkIncreased.hexText == "#333333")
    #expect(try theme(Self.modes).colors[.label].light == .black)
    #expect(try theme(Self.modes, on: .macos).colors[.label].light.hexText == "#111111")
    #expect(try theme(Self.modes)[ListMetrics.self].rowHeight == 60)
  }

  @Test func laterItemsOfTheOrderWin() throws {
    let text = ##"""
      { "version": "2025.10", "resolutionOrder": [
        { "type": "modifier", "name": "appearance", "contexts": {
          "light": [{ "color": { "accent": { "$value": "#111111" } } }],
          "dark": [{ "color": { "accent": { "$value": "#222222" } } }] } },
        { "type": "set", "name": "last", "sources": [{ "color": { "accent": { "$value": "#333333" } } }] } ] }
      """##
    let color = try theme(text).colors[.accent]
    #expect(color.light.hexText == "#333333" && color.dark.hexText == "#333333")
  }

  @Test func readsFilesBesideItAndPartsOfThem() throws {
    let folder = try TokenFolder([
      "deep/r.json": ##"""
      { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [
        { "$ref": "../base.json" }, { "$ref": "../parts.json#/brands/ours" }, { "$ref": "../base.json" } ] }] }
      """##,
      "base.json": ##"{ "blue": { "$type": "color", "$value": "#0000aa" } }"##,
      "parts.json":
        ##"{ "brands": { "ours": { "color": { "accent": { "$value": "{blue}" } } }, "theirs": {} } }"##,
    ])
    let themes = try TokenThemes(paths: [folder.path("deep/r.json")])
    #expect(themes.themes.first?.colors[.accent].light.hexText == "#0000AA")
    #expect(
      themes.files.map(\.path)
        == ["deep/r.json", "deep/../base.json", "deep/../parts.json"].map(folder.path))
    #expect(themes.paths == [folder.path("deep/r.json")])
  }

  @Test func textSizesCanDiffer() throws {
    func style(_ size: Int) -> String {
      #"[{ "type": { "body": { "$type": "typography", "$value": { "fontFamily": "system-ui", "fontSize": "\#(size)px", "fontWeight": 400, "letterSpacing": "0px", "lineHeight": 1 } } } }]"#
    }
    let text = ##"""
      { "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "text-size", "contexts": {
        "small": \##(style(10)), "large": \##(style(20)), "accessibility-1": \##(style(50)) }, "default": "large" }] }
      """##
    let ramp = try theme(text).typeRamp
    #expect(ramp.entry(for: .body, at: .small).size == 10)
    #expect(ramp.entry(for: .body, at: .medium).size == 20)
    #expect(ramp.entry(for: .body, at: .accessibility1).leading == 50)
  }
}
