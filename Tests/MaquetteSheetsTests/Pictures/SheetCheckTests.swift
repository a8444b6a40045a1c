import MaquetteSheets
import Testing

@Suite("The check of a sheet")
struct SheetCheckTests {
  private func check(_ text: String) throws -> SheetCheck {
    let document = try Sheet(Array("maquette: 1\nbody: { label: A }\n\(text)".utf8), path: "a.yaml")
    return try #require(document.pictures.first).canvas.check
  }

  @Test("has no settings by default")
  func nothing() throws {
    #expect(try check("") == SheetCheck())
    #expect(try !check("check: { mask: clock }").statesTolerance)
  }

  @Test("states a tolerance and masks")
  func all() throws {
    let check = try check(
      "check: { tolerance: channel, threshold: 3, max-pixels: 9, max-density: 4, mask: [clock, switch] }")
    #expect(check.tolerance == .channel && check.threshold == 3)
    #expect(check.maxPixels == 9 && check.maxDensity == 4)
    #expect(check.mask == ["clock", "switch"])
  }

  @Test("misspelt names are reported, and checks cannot vary")
  func wrong() throws {
    for (text, message) in [
      ("check: { tolerance: exakt }", "exakt"), ("check: { toleranz: exact }", "toleranz"),
      ("check: yes", "yes"),
      ("variants: { check: [{ mask: a }] }", "check"),
    ] {
      let error = #expect(throws: SheetError.self) { try check(text) }
      #expect(error?.message.contains("'\(message)'") == true)
    }
  }
}
