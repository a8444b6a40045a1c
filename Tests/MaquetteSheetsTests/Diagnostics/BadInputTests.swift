import MaquetteDocuments
import Testing

@testable import MaquetteSheets

/// A bad sheet, and every word that it is answered with.
struct BadInput: CustomTestStringConvertible, Sendable {
  var name: String
  var sheet: String
  var answer: String

  var testDescription: String { name }
}

@Suite struct BadInputTests {
  @Test(arguments: BadInput.syntax + BadInput.sheets + BadInput.elements + BadInput.matrices)
  func saysWhereAndWhatToDo(input: BadInput) {
    #expect(complaint(about: input.sheet) == input.answer)
  }

  @Test func sortsLimitsFromMistakes() {
    func category(_ text: String) -> SheetError.Category? {
      do throws(SheetError) {
        _ = try SheetDocument(Array(text.utf8), path: "s")
        return nil
      } catch {
        return error.category
      }
    }
    let start = "maquette: 1\nbody: spacer\n"
    #expect(category(start) == nil)
    #expect(category(start + "titel: x") == .badInput)
    #expect(category(start + "size: { width: 1000000000, height: 1000000000 }") == .overLimit)
    #expect(category(start + "size: { width: 1000000000, height: 1000000000 }\ntitel: x") == .badInput)
    #expect(category(start + "title: \(String(repeating: "x", count: 10_000))") == .overLimit)
  }

  @Test func keepsAThousandDiagnosticsAndSaysThatThereAreMore() {
    let keys = (0..<3000).map { "key\($0): 1\n" }.joined()
    let lines = complaint(about: "maquette: 1\nbody: spacer\n" + keys).split(separator: "\n")
    #expect(lines.count { $0.contains(": error: unknown attribute 'key") } == 1000)
    #expect(lines.contains { $0.hasSuffix(": note: more than 1000 problems; further ones are not shown") })
  }

  @Test func quotesNothingThatATerminalWouldObey() {
    let answer = complaint(about: "maquette: 1\nbody: { \"\\e[31mred\": \"\\a\" }")
    #expect(answer.contains("unknown element '\\u{1B}[31mred'"))
    #expect(answer.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }
}
