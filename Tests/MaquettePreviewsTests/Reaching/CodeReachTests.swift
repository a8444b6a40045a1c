import MaquetteSwiftSource
import Testing

@testable import MaquettePreviews

@Suite struct CodeReachTests {
  /// What is left of files that are not wholly left out, with the code that a preview of the first one reaches.
  private func kept(_ texts: [String]) -> [String] {
    var copy = copy(texts)
    let units = copy.files.enumerated().flatMap { index, item in
      let roots = item.file.previews.map {
        item.file.source.bytes(ofTokens: $0.declaration.tokens).lowerBound
      }
      return CodeUnit.units(of: item.file, module: 0, file: index, roots: Set(roots))
    }
    copy.leaveOut(beyond: CodeReach(units), module: 0)
    return copy.compiled.map { copy.text(of: $0) }
  }

  private func copy(_ texts: [String]) -> ModuleCopy {
    let files = texts.enumerated().map { SwiftFile(path: "\($0.offset).swift", text: $0.element) }
    let module = AppModule(name: "App", folder: ".", sources: files.map(\.path), resources: [])
    return ModuleCopy(module, files: files, available: ["SwiftUI"], isMac: false, firstNumber: 0) { _ in true
    }
  }

  @Test func whatNoPreviewMentionsIsLeftOut() {
    let kept = kept([
      "#Preview { Card() }\nstruct Card { let price: Price }\nstruct Unused {}",
      "struct Price { var text = \"\\(Currency.main)\" }",
      "enum Currency { static let main = 1 }",
      "struct Other { let unused: Unused }",
    ])
    #expect(kept.count == 3)
    #expect(kept[0].contains("struct Card") && !kept[0].contains("Unused"))
    #expect(kept[0].split(separator: "\n", omittingEmptySubsequences: false).count == 4)
  }

  @Test func membersOfExtensionsAreReachedOneByOne() {
    let kept = kept([
      "#Preview { Text(\"\").foregroundStyle(.brand) }",
      "extension Color { static var brand: Color { .red }\nstatic var other: Color { Missing.red } }",
      "extension Missing { static var brand: Int { 1 } }",
      "struct Own {}\nextension Own { var brand: Int { 1 } }",
    ])
    // A type that the app declares and no one mentions has no values; of the system's types that is not known.
    #expect(kept.count == 3)
    #expect(kept[1].contains("brand") && !kept[1].contains("other"))
    #expect(kept[2].contains("extension Missing"))
  }

  @Test func aConformanceAndOperatorsBelongToTheirType() {
    let kept = kept([
      "#Preview { Card(1) }\nstruct Card {}",
      "extension Card: View { var body: some View { Inner() } }",
      "struct Inner {}",
      "extension Card { init(_ number: Int) {} }",
      "extension Inner { static func == (a: Inner, b: Inner) -> Bool { true } }",
      "infix operator <+>",
      "let first = 1, second = Inner()",
    ])
    #expect(kept.count == 6)
    #expect(!kept.contains { $0.contains("first") })
  }

  @Test func anErrorReachesMore() {
    // Only the compiler knows that the value is a Money.
    var copy = copy([
      "#Preview { amount().shown }", "func amount() -> some Any { 1 }", "struct Money {}",
      "extension Money { var shown: Int { 1 } }",
    ])
    let units = copy.files.enumerated().flatMap { index, item in
      CodeUnit.units(of: item.file, module: 0, file: index, roots: index == 0 ? [0] : [])
    }
    copy.leaveOut(beyond: CodeReach(units), module: 0)
    #expect(copy.compiled == [0, 1])
    let error = CompilerMessage(
      file: "0.swift", line: 1, column: 12, text: "value of type 'Money' has no member 'shown'")
    let hasChanged = copy.remove([error])
    #expect(hasChanged)
    #expect(copy.compiled == [0, 1, 2, 3] && copy.removals.isEmpty)
  }
}
