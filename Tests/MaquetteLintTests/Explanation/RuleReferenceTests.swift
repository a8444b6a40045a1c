import Foundation
import MaquetteLint
import Testing

@Suite struct RuleReferenceTests {
  /// `maquette list rules > Documentation/Rules.md` writes it.
  @Test func thePageIsTheOneThatTheRulesMake() throws {
    let page = try String(
      contentsOf: GalleryTests.root.appending(path: "Documentation/Rules.md"), encoding: .utf8)
    #expect(page == RuleReference.text)
  }
}
