import Foundation
import Testing

@testable import MaquetteCommand

@Suite("maquette schema", .inTurn)
struct SchemaTests {
  @Test(
    "a schema of each language is JSON that names its dialect", arguments: ["", " sheet", " tokens", " lint"])
  func json(language: String) throws {
    let text = try Workplace().expect("schema\(language)").text
    let value = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(value["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test("another language is refused")
  func unknown() throws { try Workplace().expect("schema figma", 64) }
}
