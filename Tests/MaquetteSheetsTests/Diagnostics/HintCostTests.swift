import MaquetteDiagnostics
import MaquetteElements
import Synchronization
import Testing

@testable import MaquetteSheets

/// Nearest names are searched for when a problem is shown, and then once.
@Suite struct HintCostTests {
  /// A problem that counts how often its hint is made.
  private struct Problem: DocumentProblem {
    final class Count: Sendable {
      private let made = Atomic(0)
      var hints: Int { made.load(ordering: .relaxed) }
      func add() { made.add(1, ordering: .relaxed) }
    }
    let name: String
    let count: Count
    var severity: Diagnostic.Severity { .error }
    var isLimit: Bool { false }
    func message(in kind: DocumentKind) -> String { "unknown \(name)" }
    func hint(in kind: DocumentKind) -> String? {
      count.add()
      return nil
    }
  }

  @Test func onlyShownProblemsMakeHints() {
    let count = Problem.Count()
    var list = DiagnosticList(name: "a")
    for _ in 0..<50 { list.insert(Problem(name: "same", count: count), at: .start) }
    #expect(count.hints == 1)
    for line in 0..<(2 * DiagnosticList.limit) {
      list.insert(Problem(name: "n", count: count), at: SourceLocation(line: line + 2, column: 1))
    }
    #expect(count.hints == DiagnosticList.limit)
  }

  @Test func theHintOfAnErrorIsMadeWhenItIsRead() {
    let count = Problem.Count()
    @Sendable func make() -> String {
      count.add()
      return "hint"
    }
    let error = AttributeError(message: "a", hint: make()).at(.item(1))
    #expect(count.hints == 0)
    #expect(error.hint == "hint" && count.hints == 1)
  }
}
