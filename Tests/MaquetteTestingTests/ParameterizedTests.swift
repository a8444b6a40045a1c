import Testing

@testable import MaquetteTesting

@Suite struct ParameterizedTests {
  /// One for all cases, as the folder beside a test file is.
  private static let folder = TemporaryFolder()
  private static let claims = SnapshotClaims()

  @Test(arguments: ["light", "dark"])
  func casesNeedANameThatTellsThemApart(appearance: String) {
    let folder = TemporaryFolder()
    let unnamed = folder.issues { assertSnapshot(of: appearance, as: .text) }
    #expect(unnamed.first?.hasPrefix("this test runs once for each of its arguments, ") == true)
    #expect(folder.goldens(of: "ParameterizedTests").isEmpty)
    #expect(folder.issues { assertSnapshot(of: appearance, as: .text, named: appearance) }.count == 1)
    #expect(
      folder.goldens(of: "ParameterizedTests") == ["casesNeedANameThatTellsThemApart.\(appearance).txt"])
  }

  @Test(.serialized, arguments: [1, 2])
  func casesOfOneNameCollide(run: Int) {
    let found = Self.folder.issues(claims: Self.claims) {
      assertSnapshot(of: "the same", as: .text, named: "same")
    }
    #expect(found.count == 1)
    let expected = run == 1 ? "recorded at" : "is asserted by two tests, or by two cases of one, "
    #expect(found.first?.contains(expected) == true)
  }
}
