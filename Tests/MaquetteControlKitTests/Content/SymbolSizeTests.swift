import MaquetteElements
import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteScreens

/// `symbol-size` in every control that has a symbol of a person's choice.
@Suite struct SymbolSizeTests {
  private func widths(_ name: String, _ attributes: String) throws -> [Double] {
    let entry = try #require(Catalogue.standard.entry(named: name))
    let decoded = entry.decode(
      attributes.split(separator: " ").map { pair in
        let parts = pair.split(separator: "=").map(String.init)
        return AttributeValue.Entry(name: parts[0], value: .scalar(parts[1], isQuoted: false))
      }, [])
    #expect(decoded.errors.isEmpty, "\(decoded.errors)")
    return Drawn(decoded.element, name == "gradient-button" || name == "push-button" ? .macos : .ios)
      .frames("symbol").map(\.width)
  }

  @Test(
    arguments: [
      ("button", "symbol=star"), ("toggle-button", "symbol=star"), ("push-button", "symbol=star"),
      ("gradient-button", "symbol=star"), ("pop-up-button", "symbol=star"),
      ("pull-down-button", "symbol=star"),
      ("slider", "minimum-symbol=star width=100"), ("stepper", "decrement-symbol=star"),
      ("text-field", "leading-symbol=star width=100"),
    ])
  func aSymbolIsAsLargeAsItsText(name: String, attributes: String) throws {
    let (small, large) = (
      try widths(name, attributes + " symbol-size=20"), try widths(name, attributes + " symbol-size=40")
    )
    #expect(small.count >= 1 && small.count == large.count)
    #expect(zip(small, large).contains { abs($1 / $0 - 2) < 0.1 }, "\(small) \(large)")
  }

  @Test func symbolsOfSegmentsGrowToo() throws {
    func width(_ size: Double?) throws -> Double {
      let control = SegmentedControl([Segment(symbol: "star")]).with(\.symbolSize, size)
      return try Drawn(control).frame("symbol").width
    }
    #expect(abs(try width(40) / width(20) - 2) < 0.1)
    #expect(try width(nil) < width(40))
  }
}
