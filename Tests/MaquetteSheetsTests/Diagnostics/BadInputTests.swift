import MaquetteDocuments
import Testing

@testable import MaquetteSheets

/// A bad sheet and the whole text of its diagnostics.
struct BadInput: CustomTestStringConvertible, Sendable {
  var name: String
  var sheet: String
  var answer: String

  var testDescription: String { name }

  /// Reads cases, each of which is a line `== name`, the sheet, and the answer from the first line that begins with
  /// the sheet's path.
  static func cases(_ text: String) -> [BadInput] {
    ("\n" + text).split(separator: "\n== ").map { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let answer = lines.firstIndex { $0.hasPrefix("sheet.yaml:") } ?? lines.endIndex
      return BadInput(
        name: String(lines[0]), sheet: lines[1..<answer].map { $0 + "\n" }.joined(),
        answer: lines[answer...].joined(separator: "\n"))
    }
  }
}

@Suite struct BadInputTests {
  @Test(arguments: BadInput.syntax + BadInput.sheets + BadInput.elements + BadInput.matrices)
  func hasThisAnswer(input: BadInput) {
    #expect(complaint(about: input.sheet) == input.answer)
  }

  @Test func distinguishesLimitsFromMistakes() {
    func category(_ text: String) -> SheetError.Category? {
      do throws(SheetError) {
        _ = try Sheet(Array(text.utf8), path: "s")
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

  @Test func keepsAThousandDiagnosticsAndNotesThatThereAreMore() {
    let keys = (0..<3000).map { "key\($0): 1\n" }.joined()
    let lines = complaint(about: "maquette: 1\nbody: spacer\n" + keys).split(separator: "\n")
    #expect(lines.count { $0.contains(": error: unknown attribute 'key") } == 1000)
    #expect(lines.contains { $0.hasSuffix(": note: more than 1000 problems; further ones are not shown") })
  }

  @Test func quotesNoControlCharacters() {
    let answer = complaint(about: "maquette: 1\nbody: { \"\\e[31mred\": \"\\a\" }")
    #expect(answer.contains("unknown element '\\u{1B}[31mred'"))
    #expect(answer.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }
}
