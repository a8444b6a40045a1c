import Testing

@testable import MaquettePreviews

@Suite struct RemovalTests {
  private let card = """
    import SwiftUI
    struct Card: View {
      let model: Missing
      var body: some View {
        Text("a").unknown()
      }
      func share() -> Int {
        Unknown.share()
      }
    }
    #Preview { Card().wrong() }
    """

  private func copy(_ available: Set<String> = ["SwiftUI"]) -> ModuleCopy {
    let file = SwiftFile(path: "Card.swift", text: card)
    let module = AppModule(name: "App", folder: ".", sources: ["Card.swift"], resources: [])
    return ModuleCopy(module, files: [file], available: available, isMac: false, firstNumber: 0) { _ in true }
  }

  private func error(_ line: Int, _ column: Int, _ text: String) -> CompilerMessage {
    CompilerMessage(file: "Card.swift", line: line, column: column, text: text)
  }

  @Test func aBodyOfAViewBecomesAFrame() {
    var copy = copy()
    let found = copy.remove([error(5, 15, "value of type 'Text' has no member 'unknown'")])
    #expect(found)
    let text = copy.text(of: 0)
    #expect(text.contains("_UncompiledView(\"Card.swift:5\", \"unknown name 'unknown'\")"))
    #expect(!text.contains(".unknown()") && text.contains("func share"))
    #expect(copy.previews.allSatisfy { copy.cause(of: $0) == nil })
  }

  @Test func aFunctionTrapsWithItsReason() {
    var copy = copy()
    _ = copy.remove([error(8, 5, "cannot find 'Unknown' in scope")])
    #expect(
      copy.text(of: 0).contains(
        "(\"the app called code that does not compile: Card.swift:8: unknown name 'Unknown'\")"))
  }

  /// The text of a file after an error on a line.
  private func text(of code: String, afterErrorOn line: Int, _ column: Int) -> String {
    let file = SwiftFile(path: "Card.swift", text: code)
    let module = AppModule(name: "App", folder: ".", sources: ["Card.swift"], resources: [])
    var copy = ModuleCopy(module, files: [file], available: [], isMac: false, firstNumber: 0) { _ in true }
    _ = copy.remove([error(line, column, "cannot find 'Log' in scope")])
    return copy.text(of: 0)
  }

  @Test func aFunctionWithoutAResultDoesNothing() {
    let code = "func load(_ then: () -> Int) async {\n  Log.send()\n}\nfunc count() -> Int {\n  Log.count\n}"
    #expect(text(of: code, afterErrorOn: 2, 3).contains("maquetteSkipped(\"Card.swift:2\""))
    #expect(
      text(of: code, afterErrorOn: 5, 3).contains("the app called code that does not compile: Card.swift:5"))
  }

  @Test func anAccessorIsTakenOutAlone() {
    let code =
      "var a: Int {\n  get { 1 }\n  set { Log.a = newValue }\n}\nvar b: Int {\n  @Log var c\n  return c\n}"
    let set = text(of: code, afterErrorOn: 3, 9)
    #expect(set.contains("get { 1 }") && set.contains("set { maquetteSkipped("))
    // An attribute at the beginning of a getter is none of an accessor.
    #expect(text(of: code, afterErrorOn: 6, 4).contains("var b: Int {"))
  }

  @Test func anErrorThatStaysTakesMoreOut() {
    var copy = copy()
    let error = error(5, 15, "value of type 'Text' has no member 'unknown'")
    var texts: [String] = []
    while copy.remove([error]) { texts.append(copy.text(of: 0)) }
    // The body, the type, the file: a view without a body would end the process.
    #expect(texts.count == 3)
    #expect(texts.map { $0.contains("var body") } == [true, false, false])
    #expect(texts.map { $0.contains("struct Card") } == [true, false, false])
    #expect(texts.map { $0.contains("import SwiftUI") } == [true, true, false])
  }

  @Test func theRootIsReportedAndNotItsVictims() {
    var copy = copy()
    _ = copy.remove([error(3, 14, "cannot find type 'Missing' in scope")])
    _ = copy.remove([error(11, 19, "cannot find 'model' in scope")])
    #expect(
      copy.previews.compactMap { copy.cause(of: $0) } == [
        Cause("unknown name 'Missing'", file: "Card.swift", line: 3)
      ])
  }

  @Test func aModuleThatIsNotThereIsTheReasonForItsNames() {
    var copy = copy([])
    _ = copy.remove([error(11, 19, "cannot find 'Card' in scope")])
    // `Card` is declared here, so the module is not to blame.
    #expect(copy.previews.compactMap { copy.cause(of: $0)?.text } == ["unknown name 'Card'"])
    var other = self.copy([])
    _ = other.remove([error(11, 19, "cannot find 'Text' in scope")])
    #expect(other.previews.compactMap { other.cause(of: $0)?.text } == ["no module SwiftUI on Linux"])
  }

  @Test func anErrorElsewhereChangesNothing() {
    var copy = copy()
    let found = copy.remove([
      CompilerMessage(file: "Other.swift", line: 1, column: 1, text: ""), error(900, 1, ""),
    ])
    #expect(!found)
  }
}

@Suite struct CompilerMessageTests {
  @Test func errorsAreRead() {
    let output = """
      /a b/C:d.swift:12:5: error: cannot find 'X' in scope
            X()
      /a/b.swift:1:1: warning: unused: error: no
      <unknown>:0: error: no place
      macro expansion @Entry:3:1: error: inside
      /a/b.swift:7:3: note: in expansion of macro 'Entry' here
      """
    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(file: "/a b/C:d.swift", line: 12, column: 5, text: "cannot find 'X' in scope"),
        CompilerMessage(file: "/a/b.swift", line: 7, column: 3, text: "inside"),
      ])
  }
}
