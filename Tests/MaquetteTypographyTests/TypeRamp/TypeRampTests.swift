import Testing

@testable import MaquetteTypography

@Suite struct TypeRampTests {
  @Test(
    arguments: [
      (TextStyle.body, TextSize.large, 17.0, 22.0), (.largeTitle, .large, 34, 41), (.title2, .xSmall, 19, 24),
      (.subheadline, .xxxLarge, 21, 28), (.footnote, .medium, 12, 16), (.callout, .accessibility3, 38, 46),
      (.caption2, .accessibility5, 40, 48), (.headline, .accessibility1, 28, 34),
    ])
  func phoneSizesAreThePublishedOnes(style: TextStyle, textSize: TextSize, size: Double, leading: Double) {
    let entry = TypeRamp.ios.entry(for: style, at: textSize)
    #expect(entry.size == size)
    #expect(entry.leading == leading)
    #expect(entry.weight == (style == .headline ? .semibold : .regular))
  }

  @Test func desktopIgnoresTheTextSize() {
    for style in TextStyle.allCases {
      let entries = TextSize.allCases.map { TypeRamp.macos.entry(for: style, at: $0) }
      #expect(Set(entries).count == 1)
    }
    let headline = TypeRamp.macos.entry(for: .headline)
    #expect(headline.size == 13)
    #expect(headline.leading == 16)
    #expect(headline.weight == .bold)
    #expect(headline.emphasizedWeight == .heavy)
  }

  @Test func watchAnswersWithTheNearestSmallerSize() {
    #expect(TypeRamp.watchos.entry(for: .body, at: .medium).size == 15)
    #expect(TypeRamp.watchos.entry(for: .body, at: .large).size == 16)
    #expect(TypeRamp.watchos.entry(for: .title3, at: .accessibility5).leading == 24.5)
  }

  @Test(arguments: [TypeRamp.ios, .macos, .watchos])
  func tablesAreWholeAndNeverShrink(ramp: TypeRamp) {
    for style in TextStyle.allCases {
      #expect(ramp[style]?.sizesAndLeadings.count == 2 * ramp.columns.count)
      let entries = TextSize.allCases.map { ramp.entry(for: style, at: $0) }
      for (smaller, larger) in zip(entries, entries.dropFirst()) {
        #expect(smaller.size <= larger.size)
        #expect(larger.leading > larger.size)
      }
    }
  }

  @Test func namesAreKebabCaseAndInOrder() {
    #expect(TextStyle(rawValue: "large-title") == .largeTitle)
    #expect(TextSize(rawValue: "accessibility-3") == .accessibility3)
    #expect(TextSize.allCases == TextSize.allCases.sorted())
    #expect(TextSize.allCases.filter(\.isAccessibilitySize).count == 5)
  }
}
