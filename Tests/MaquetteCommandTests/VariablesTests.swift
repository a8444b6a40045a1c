import Testing

/// The variables of the machine that libraries read.
@Suite("variables of libraries", .inTurn)
struct VariablesTests {
  @Test(
    "they do not change a pixel",
    arguments: [
      ["HB_SHAPER_LIST": "fallback"], ["HB_OPTIONS": "uniscribe-bug-compatible"],
      ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0 autofitter:warping=1"],
      ["LC_ALL": "ar_EG.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr"],
    ])
  func same(variables: [String: String]) throws {
    // Pairs that are kerned, and letters that join.
    let sheet = """
      maquette: 1
      body: { vstack: [label: AVATAR Typography 10:24, label: مرحبا بالعالم, button: { title: Tüte, symbol: star }] }

      """
    let place = try Workplace(files: ["a.yaml": sheet])
    let plain = try place.spawn("render a.yaml -o plain.png")
    #expect(plain.status == 0, "\(plain.message)")
    let other = try place.spawn("render a.yaml -o other.png", environment: variables)
    #expect(other.status == 0, "\(other.message)")
    #expect(try place.bytes(of: "plain.png") == place.bytes(of: "other.png"))
  }
}
