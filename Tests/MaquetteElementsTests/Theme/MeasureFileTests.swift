import MaquetteElements
import MaquetteScreens
import Testing

/// The files `*.measures` beside the controls, and the tables that name what they state.
@Suite struct MeasureFileTests {
  /// A line with a name that no table has would change nothing.
  @Test(arguments: MeasureFile.all) func everyLineIsThatOfAMeasure(file: MeasureFile) {
    let known = Set(Self.names(of: file.group))
    for row in 0..<file.count where !known.contains(file.name(row)) {
      Issue.record("\(file.path):\(file.line(row)): \(file.group) has no token '\(file.name(row))'")
    }
  }

  /// A token that no line names would be 0.
  @Test func everyMeasureHasALine() throws {
    let groups = Catalogue.standard.metrics.map { $0.tokenGroup } + [Theme.colorGroup]
    for group in groups {
      let file = try #require(MeasureFile(of: group), "\(group)")
      // The looks under increased contrast may be the standard ones, and no theme has all items of a list.
      for name in Self.names(of: group)
      where !name.hasPrefix("increased") && !name.contains(/-\d+(\.|$)/) {
        #expect(file.row(of: name, expected: 0) != nil, "\(file.path) has no line for '\(name)'")
      }
    }
  }

  /// Reading goes through files and tables side by side.
  @Test func linesAreInTheOrderOfTheTable() {
    for metrics in Catalogue.standard.metrics {
      guard let file = MeasureFile(of: metrics.tokenGroup) else { continue }
      let lines = (0..<file.count).map(file.name)
      let stated = Set(lines)
      #expect(lines == Self.names(of: file.group).filter(stated.contains), "\(file.path)")
    }
  }

  @Test func aFileIsFoundByItsGroup() throws {
    let file = try #require(MeasureFile(of: "switch"))
    #expect(file.path == "Sources/MaquetteControls/Switch/switch.measures")
    let row = try #require(file.row(of: "thumb-inset", expected: 0))
    #expect(file.name(row) == "thumb-inset")
    #expect(file.row(of: "thumb", expected: row) == nil)
    #expect(file.row(of: "thumb-inset", expected: 10_000) == row)
    #expect(MeasureFile(of: "switc") == nil)
    #expect(MeasureFile(of: "") == nil)
  }

  private static func names(of group: String) -> [String] {
    if group == Theme.colorGroup { return ColorToken.system.flatMap { [$0.name, "increased.\($0.name)"] } }
    return Catalogue.standard.metrics.filter { $0.tokenGroup == group }.flatMap { names(of: $0) }
  }

  private static func names<Metrics: ThemeMetrics>(of metrics: Metrics.Type) -> [String] {
    metrics.tokens.list.map(\.name)
      + metrics.colors.flatMap { ["color.\($0.name)", "increased-color.\($0.name)"] }
  }
}

extension MeasureFile: CustomTestStringConvertible {
  public var testDescription: String { path }
}
