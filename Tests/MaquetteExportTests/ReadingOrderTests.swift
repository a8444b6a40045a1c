import MaquetteElements
import MaquetteScene
import MaquetteTypography
import Testing

@testable import MaquetteExport

/// Live text in the order of the sheet's.
@Suite struct ReadingOrderTests {
  /// The characters of the runs of a text, in the order of the file.
  private func characters(of text: String, width: Double? = nil) throws -> String {
    let picture = try ExportSample.picture(.pdf) {
      Text(text).lineLimit(nil).frame(width: width)
    }
    func characters(_ items: [ExportItem]) -> String {
      items.map { item -> String in
        switch item {
        case .operation(.glyphs(let run, _, _)):
          let clusters = run.isRightToLeft ? run.clusters.reversed() : run.clusters
          return clusters.compactMap { $0.first.map { run.source.characters(at: $0.cluster) } }.joined()
        case .operation: return ""
        case .layer(_, let items): return characters(items)
        case .group(let group): return characters(group.items)
        }
      }.joined()
    }
    return characters(picture.items.inReadingOrder(fonts: picture.fonts))
  }

  @Test(arguments: [
    "Play all", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}",
    "\u{5D8}\u{5E7}\u{5E1}\u{5D8} with English 123", "\u{65E5}\u{672C}\u{8A9E} Wi-Fi",
    "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}\u{645}",
  ])
  func runsOfALineFollowTheText(text: String) throws { #expect(try characters(of: text) == text) }

  /// The space at the end of a line is not drawn, and words would run together.
  @Test func linesKeepTheirSpaces() throws {
    let text = "Several words that need more than one line"
    #expect(try characters(of: text, width: 90) == text)
    let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}"
    #expect(try characters(of: hebrew, width: 50) == hebrew)
  }
}
