import TestSupport
import Testing

@testable import MaquetteElements

/// The choice of a value's source; that every value has one is a test of the reference.
@Suite struct MeasureSourceTests {
  private func origin(
    of token: String, in theme: StandardTheme = .ios, under appearance: Appearance = .light,
    _ sources: [MeasureSource]
  ) -> String? {
    MeasureSource.place(of: token, in: theme, under: appearance, among: sources).map { sources[$0].origin }
  }

  @Test func aGroupNamesAllItsTokens() {
    let sources: [MeasureSource] = [
      .measured("group", of: "regular"), .derived("token", of: "regular.width"),
    ]
    #expect(origin(of: "regular.width", sources) == "token")
    #expect(origin(of: "regular.height", sources) == "group")
    #expect(origin(of: "regularity", sources) == nil)
  }

  @Test func aListNamesItsItems() {
    let sources: [MeasureSource] = [.measured("shadows", of: "shadow"), .measured("second", of: "shadow-2")]
    #expect(origin(of: "shadow-1.sigma", sources) == "shadows")
    #expect(origin(of: "shadow-2.sigma", sources) == "second")
    #expect(origin(of: "shadow-sigma", sources) == nil)
  }

  @Test func aWildcardStandsForOneComponent() {
    let sources: [MeasureSource] = [
      .published("every size", of: "*.insets"), .measured("large", of: "large.insets"),
    ]
    #expect(origin(of: "small.insets.top", sources) == "every size")
    #expect(origin(of: "large.insets.top", sources) == "large")
    #expect(origin(of: "insets", sources) == nil)
  }

  @Test func themeAndAppearanceAreMoreExactThanNone() {
    let sources: [MeasureSource] = [
      .derived("all"), .measured("mac", in: .macos), .measured("dark mac", in: .macos, under: .dark),
      .measured("both", in: .ios, .watchos),
    ]
    #expect(origin(of: "x", in: .macosGlass, sources) == "all")
    #expect(origin(of: "x", in: .macos, sources) == "mac")
    #expect(origin(of: "x", in: .macos, under: .dark, sources) == "dark mac")
    #expect(origin(of: "x", in: .watchos, sources) == "both")
  }

  @Test func aNameCountsMoreThanATheme() {
    let sources: [MeasureSource] = [.derived("theme", in: .ios), .published("name", of: "x")]
    #expect(origin(of: "x", sources) == "name")
    #expect(origin(of: "y", sources) == "theme")
    #expect(origin(of: "y", in: .macos, sources) == nil)
  }
}
