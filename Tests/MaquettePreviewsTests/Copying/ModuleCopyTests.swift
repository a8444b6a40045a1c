import Testing

@testable import MaquettePreviews

@Suite struct ModuleCopyTests {
  private func copy(_ texts: [String: String], available: Set<String> = ["SwiftUI", "Foundation"])
    -> ModuleCopy
  {
    let files = texts.sorted { $0.key < $1.key }.map { SwiftFile(path: $0.key, text: $0.value) }
    let module = AppModule(name: "App", folder: ".", sources: files.map(\.path), resources: [])
    return ModuleCopy(module, files: files, available: available, isMac: false, firstNumber: 0) { _ in true }
  }

  private func lines(_ text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count
  }

  @Test func everyLineStaysWhereItIs() {
    let text = """
      import SwiftUI
      import MapKit
      @main
      struct App {}
      #if os(iOS) && !os(macOS)
      #Preview(
        "A name",
        traits: .sizeThatFitsLayout,
        .landscapeLeft
      ) {
        @Previewable @State var a = 1
        @Previewable
        @State var b = 2
        Card(a, b)
      }
      #endif
      let end = 1
      """
    let copied = copy(["A.swift": text]).text(of: 0)
    // One line more: it names the author's file.
    #expect(lines(copied) == lines(text) + 1)
    #expect(copied.hasPrefix("#sourceLocation(file: \"A.swift\", line: 1)\n"))
    #expect(copied.hasSuffix("#endif\nlet end = 1"))
    #expect(copied.contains("#if true    && !false    \n"))
    #expect(!copied.contains("MapKit") && !copied.contains("@main") && !copied.contains("#Preview"))
    #expect(copied.contains("struct MaquettePreview0View: View {"))
    #expect(!copied.contains("@Previewable"))
  }

  @Test func aPartOfARenamedModuleIsTheWholeModule() {
    let text = "import os.log\nimport struct SwiftUI.Color\nimport Foundation.NSObject\nlet a = 1"
    let copied = copy(["A.swift": text], available: ["SwiftUI", "Foundation", "os"]).text(of: 0)
    #expect(
      copied.split(separator: "\n").dropFirst().map { $0.split(separator: ";")[0] } == [
        "import os", "import SwiftUI", "import Foundation.NSObject", "let a = 1",
      ])
  }

  @Test func filesOfOneNameGetNamesOfTheirOwn() {
    let copied = copy(["a/View.swift": "", "b/View.swift": "", "c/view.swift": ""])
    #expect(copied.files.map(\.copyName) == ["View.swift", "View-2.swift", "view-3.swift"])
  }

  @Test func aProviderIsNoLongerPrivate() {
    let copied = copy(["A.swift": "private struct P: PreviewProvider {\n}"])
    #expect(copied.text(of: 0).hasSuffix("        struct P: PreviewProvider {\n}"))
  }
}
