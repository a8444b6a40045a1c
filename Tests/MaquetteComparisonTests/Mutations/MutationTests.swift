import Foundation
import Testing

/// What must fail and what must pass, tolerance by tolerance.
@Suite("Mutations")
struct MutationTests {
  private static let all = Mutation.pixels + Mutation.drawings

  @Test("each tolerance says what it must", arguments: all)
  func verdict(mutation: Mutation) throws {
    #expect(
      try mutation.verdicts() == mutation.expected,
      "columns: \(Mutation.tolerances.map(\.name).joined(separator: ", "))")
  }

  @Test("the table in the documentation is this one")
  func documentation() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/MaquetteComparison/Tolerance.swift").standardized
    let source = try String(contentsOf: file, encoding: .utf8)
    let rows = source.split(separator: "\n").filter { $0.hasPrefix("/// | ") }.dropFirst(2)
    #expect(rows.map { $0.dropFirst(4).description } == Self.all.map(\.row))
  }
}
