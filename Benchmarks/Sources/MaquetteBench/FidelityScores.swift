import ArgumentParser
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Prints the marks that a scorer gave to the drawings of ``Fidelity``.
struct FidelityScores: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scores",
    abstract: "Print the scores of the drawings of 'fidelity' as a table, the worst first.",
    discussion: """
      The columns are the parts that were compared, in percent; 'ink' is the weight of text: its summed coverage, ours over \
      the real one's. A dash stands for a part that does not apply.
      """)

  @Argument(help: "The file that 'score.py --json' wrote.")
  var file: String

  func run() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    print(Self.table(try JSONDecoder().decode(Report.self, from: data).cases), terminator: "")
  }

  private struct Report: Decodable {
    var cases: [Score]
  }

  private struct Score: Decodable {
    /// One thing that was compared.
    struct Part: Decodable {
      /// From 0 to 1; nil if it does not apply.
      var marks: Double?
    }

    var file: String
    /// From 0 to 100; nil for a picture that was left out.
    var score: Double?
    var parts: [String: Part]?
  }

  private static let parts = ["frame", "corner", "fill", "text", "ink", "ssim", "edge"]

  private static func table(_ scores: [Score]) -> String {
    let ranked = scores.filter { $0.score != nil }.sorted { ($0.score ?? 0) < ($1.score ?? 0) }
    let rows =
      [["picture", "score"] + parts]
      + ranked.map { score in
        [score.file, tenths(score.score ?? 0)]
          + parts.map { name in
            score.parts?[name]?.marks.map { String(Int(($0 * 100).rounded())) } ?? "-"
          }
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row.dropLast(), widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined()
        + (row.last ?? "") + "\n"
    }
    return lines.joined()
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
