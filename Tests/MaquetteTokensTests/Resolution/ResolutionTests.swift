import MaquetteDesign
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography
import Testing

@testable import MaquetteTokens
@testable import MaquetteControls

/// The theme that a token file makes on iOS.
func theme(_ text: String, on platform: Platform = .ios, families: [String] = []) throws -> Theme {
  let themes = try TokenThemes(Array(text.utf8), path: "t.json", families: families)
  return try #require(themes.themes.first { $0.platform == platform })
}

/// The colour of the accent that a token file makes.
func accent(_ text: String) throws -> String? {
  try theme(text).colors[.accent].light.hexText
}

@Suite struct ResolutionTests {
  @Test(
    arguments: [
      // Values and references
      (##"{ "color": { "accent": { "$value": "#123456" } } }"##, "#123456"),
      (##"{ "color": { "accent": { "$value": "{color.purple}" } } }"##, "#AF52DE"),
      (
        ##"{ "a": { "$value": "{b}" }, "b": { "$type": "color", "$value": "#abc" }, "color": { "accent": { "$value": "{a}" } } }"##,
        "#AABBCC"
      ),
      (
        ##"{ "a": { "$root": { "$type": "color", "$value": "#010203" } }, "color": { "accent": { "$value": "{a.$root}" } } }"##,
        "#010203"
      ),
      // Pointers
      (##"{ "color": { "accent": { "$value": { "$ref": "#/color/red/$value" } } } }"##, "#FF3B30"),
      (##"{ "color": { "accent": { "$ref": "#/color/red/$value" } } }"##, "#FF3B30"),
      (
        ##"{ "a b": { "c/d": { "$type": "color", "$value": "#010203" } }, "color": { "accent": { "$value": { "$ref": "#/a%20b/c~1d/$value" } } } }"##,
        "#010203"
      ),
      (
        ##"{ "n": { "$type": "number", "$value": 0.2 }, "color": { "accent": { "$value": { "colorSpace": "srgb", "components": ["none", { "$ref": "#/n/$value" }, "{n}"] } } } }"##,
        "#003333"
      ),
      (
        ##"{ "b": { "$type": "border", "$value": { "color": "#040506", "width": "1px", "style": "solid" } }, "color": { "accent": { "$value": { "$ref": "#/b/$value/color" } } } }"##,
        "#040506"
      ),
      // Types of groups and extensions
      (
        ##"{ "p": { "$type": "color", "q": { "r": { "$value": "#111111" } } }, "color": { "accent": { "$value": "{p.q.r}" } } }"##,
        "#111111"
      ),
      (
        ##"{ "p": { "$type": "color", "x": { "$value": "#222222" } }, "q": { "$extends": "{p}" }, "color": { "accent": { "$value": "{q.x}" } } }"##,
        "#222222"
      ),
      (
        ##"{ "p": { "$type": "color", "x": { "$value": "#222222" } }, "q": { "$ref": "#/p", "x": { "$value": "#333333" } }, "color": { "accent": { "$value": "{q.x}" } } }"##,
        "#333333"
      ),
      (
        ##"{ "r": { "$extends": "{q}" }, "q": { "$extends": "{p}" }, "p": { "s": { "$type": "color", "x": { "$value": "#444444" } } }, "color": { "accent": { "$value": "{r.s.x}" } } }"##,
        "#444444"
      ),
      // Style Dictionary
      (##"{ "color": { "accent": { "value": "#555555" } } }"##, "#555555"),
      (
        ##"{ "color": { "base": { "value": "rgb(102, 102, 102)", "type": "color" }, "accent": { "value": "{color.base.value}" } } }"##,
        "#666666"
      ),
      (
        ##"{ "brand": { "value": { "x": { "value": "#777777" } } }, "color": { "accent": { "value": "{brand.value.x.value}" } } }"##,
        "#777777"
      ),
      (
        ##"{ "color": { "accent": { "value": "hsla(120, 100%, 50%, 0.5)", "comment": "ours" } } }"##,
        "#00FF0080"
      ),
    ])
  func resolvesTo(text: String, hex: String) throws {
    #expect(try accent(text) == hex)
  }

  @Test func laterFilesWinAndReferencesWaitForAll() throws {
    let folder = try TokenFolder([
      "a.json":
        ##"{ "brand": { "$type": "color", "$value": "#111111" }, "color": { "accent": { "$value": "{brand}" } } }"##,
      "b.json": ##"{ "brand": { "$type": "color", "$value": "#222222" } }"##,
    ])
    func accent(_ names: [String]) throws -> String? {
      try TokenThemes(paths: names.map(folder.path)).themes.first?.colors[.accent].dark.hexText
    }
    #expect(try accent(["a.json"]) == "#111111")
    #expect(try accent(["a.json", "b.json"]) == "#222222")
    #expect(try accent(["b.json", "a.json"]) == "#111111")
  }

  @Test func measuresBecomePoints() throws {
    let text = #"""
      { "button": { "medium": {
          "corner-radius": { "$type": "dimension", "$value": { "value": 0.25, "unit": "rem" } },
          "insets": { "top": { "$type": "dimension", "$value": "3px" } },
          "title-style": { "$value": "{type.headline}" } },
        "large": { "corner-radius": { "$type": "dimension", "$value": { "value": 9999, "unit": "px" } } } },
        "switch": { "tint": { "$value": "{mine}" }, "small": { "width": { "value": "44" } } },
        "mine": { "$value": "{color.pink}" },
        "checkbox": { "corner-radius": { "$type": "number", "$value": 0.5 } },
        "segmented-control": { "title-weight": { "$type": "fontWeight", "$value": "semi-bold" },
          "corner-smoothing": { "$type": "number", "$value": 0 } } }
      """#
    let theme = try theme(text)
    #expect(theme[ButtonMetrics.self].medium.corner == .radius(4))
    #expect(theme[ButtonMetrics.self].medium.insets.top == 3)
    #expect(theme[ButtonMetrics.self].medium.insets.bottom == 7)
    #expect(theme[ButtonMetrics.self].medium.titleStyle == .headline)
    #expect(theme[ButtonMetrics.self].large.corner == .capsule)
    #expect(theme[SwitchMetrics.self].tint == .pink)
    #expect(theme[SwitchMetrics.self].small.width == 44)
    #expect(theme[CheckboxMetrics.self].measures.cornerRadius == nil)
    #expect(theme[SegmentedControlMetrics.self].titleWeight == .semibold)
    #expect(theme[SegmentedControlMetrics.self].cornerStyle == .circular)
  }

  @Test func aTextStyleGrowsWithTheReadersTextSize() throws {
    let text = #"""
      { "type": { "body": { "$type": "typography", "$value": { "fontFamily": ["Nowhere", "brand sans"],
        "fontSize": { "value": 34, "unit": "px" }, "fontWeight": 700, "letterSpacing": "0px", "lineHeight": 1.5 } } } }
      """#
    let ramp = try theme(text, families: ["Brand Sans"]).typeRamp
    let body = ramp.entry(for: .body)
    #expect(body.family == .named("Brand Sans"))
    #expect(body.size == 34 && body.leading == 51 && body.weight == .bold)
    // 53 where the platform has 17.
    #expect(ramp.entry(for: .body, at: .accessibility5).size == 106)
    #expect(ramp.entry(for: .headline) == TypeRamp.ios.entry(for: .headline))
  }

  @Test func oneFamilyAppliesToEveryStyle() throws {
    let text = #"{ "font": { "family": { "$type": "fontFamily", "$value": "Brand Sans" } } }"#
    let ramp = try theme(text, on: .macos, families: ["Brand Sans"]).typeRamp
    #expect(TextStyle.allCases.allSatisfy { ramp.entry(for: $0).family == .named("Brand Sans") })
    #expect(ramp.entry(for: .body).size == 13)
  }
}
