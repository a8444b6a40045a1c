import MaquetteFiles
import Testing

@testable import MaquettePreviews

@Suite struct PreviewDigestsTests {
  private func digests(_ texts: [String]) -> [Int: Digest] {
    let files = texts.enumerated().map { SwiftFile(path: "\($0.offset).swift", text: $0.element) }
    let module = AppModule(name: "App", folder: ".", sources: files.map(\.path), resources: [])
    let copy = ModuleCopy(
      module, files: files, available: ["SwiftUI"], isMac: false, firstNumber: 0
    ) { _ in true }
    return PreviewDigests(of: [copy], common: SHA256.digest(of: []), threads: 1).digests
  }

  private let texts = [
    "#Preview { Card() }\nstruct Card {}", "#Preview { Row().styled() }",
    "struct Row {}", "extension View { func styled() -> some View { self } }",
    "extension Row { var extra: Int { 1 } }",
  ]

  /// The previews whose digests change with an edit of a file.
  private func changed(_ file: Int, _ text: String) -> [Int] {
    var edited = texts
    edited[file] += text
    let (before, after) = (digests(texts), digests(edited))
    return before.keys.filter { before[$0] != after[$0] }.sorted()
  }

  @Test func anEditChangesThePreviewsThatReachItsFile() {
    #expect(changed(0, "\n// edited") == [0])
    #expect(changed(2, "\n// edited") == [1])
    #expect(changed(3, "\n// edited") == [1])
    // A member that no one mentions can meet what a protocol asks for.
    #expect(changed(4, "\n// edited") == [1])
  }

  @Test func aPreviewBeforeOthersChangesTheirNumbers() {
    #expect(changed(0, "\n#Preview { Card() }") == [0, 1])
  }
}
