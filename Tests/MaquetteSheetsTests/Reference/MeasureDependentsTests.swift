import MaquetteElements
import MaquetteScreens
import Testing

@testable import MaquetteSheets

@Suite struct MeasureDependentsTests {
  /// The file has `disabled-opacity ios =macos`, `ios26 =ios`, `macos26 =macos`, and rules for the others.
  @Test func whatIsDerivedInStepsIsFound() {
    let rows = MeasureDependents.rows(of: "switch.disabled-opacity")
    #expect(rows.contains(["switch.disabled-opacity", "iOS", "from switch.disabled-opacity on macOS"]))
    #expect(rows.contains(["switch.disabled-opacity", "iOS 26", "from switch.disabled-opacity on iOS"]))
    #expect(Set(rows).count == rows.count)
  }

  @Test func aMeasureOfItsOwnHasNoDependents() {
    #expect(
      MeasureDependents.rows(of: "switch.dark-thumb-tint").allSatisfy { $0[0] == "switch.dark-thumb-tint" })
    #expect(MeasureDependents.rows(of: "no.token").isEmpty)
  }

  /// A derived value without a sum or a product is that of its origin.
  @Test func derivedValuesAreThoseOfTheirOrigins() throws {
    let derived = MeasurePlace.derived
    #expect(derived.count > 1000)
    let tokens = Dictionary(grouping: Catalogue.standard.tokens, by: \.name).compactMapValues(\.first)
    func value(_ place: MeasurePlace) -> ThemeTokenValue? {
      tokens[place.token]?.value(place.theme.theme, ThemeToken.Context(appearance: place.appearance))
    }
    for (place, origin) in derived where tokens[place.token] != nil && tokens[origin.token] != nil {
      #expect(value(place) == value(origin), "\(place)")
    }
  }
}
