import Testing

@testable import MaquettePreviews

@Suite struct SourcePreviewTests {
  @Test func previewsOfBothKindsAreFound() {
    let file = SwiftFile(
      path: "Card.swift",
      text: """
        import SwiftUI
        // #Preview { Comment() }
        let text = "#Preview { Quoted() }"
        #Preview("Name", traits: .sizeThatFitsLayout) { Card() }
        #Preview { Card() }
        private struct Card_Previews: PreviewProvider {
          static var previews: some View { Card() }
        }
        struct PreviewProviderLike {}
        """)
    #expect(file.previews.map(\.name) == ["Name", nil, "Card_Previews"])
    #expect(file.previews.map(\.line) == [4, 5, 6])
  }

  @Test func aNameThatIsComputedIsNotKnown() {
    #expect(SwiftFile(path: "", text: "#Preview(\"a \\(b)\") { C() }").previews.map(\.name) == [nil])
  }

  @Test func testsAreTold() {
    #expect(SwiftFile(path: "", text: "@testable import A\nimport XCTest").isTest)
    #expect(!SwiftFile(path: "", text: "import SwiftUI").isTest)
  }
}
