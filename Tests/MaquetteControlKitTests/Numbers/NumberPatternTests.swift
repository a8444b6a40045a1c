import Foundation
import MaquetteElements
import Testing

@testable import MaquetteControlKit

/// Numbers with fractions in the manner of a language, against the formatters of this machine.
@Suite struct NumberPatternTests {
  @Test(arguments: [
    "en", "de", "de-CH", "de-AT", "fr", "es", "es-MX", "pl", "pt-PT", "hi", "en-IN", "bn", "mr", "ar", "fa",
    "ru",
    "sv", "ja", "th", "it", "nl", "tr", "he",
  ])
  func numbersAreThoseOfTheFormatters(tag: String) {
    var environment = Environment()
    environment.locale = LanguageTag(tag)
    // CLDR and this machine's formatters agree on the likely region of Arabic.
    let locale = Locale(identifier: tag == "ar" ? "ar-EG" : tag)
    for (value, decimals) in [
      (0.0, 0), (7, 0), (999, 0), (1234, 0), (12_345, 0), (1_234_567, 0), (0.5, 1), (1234.5, 1),
      (98_765.4321, 2),
      (1_000_000_000, 0), (0.001, 3),
    ] {
      // Bengali and Marathi have digits of their own in CLDR, and Latin ones in the formatters.
      let digits = ["bn": "-u-nu-beng", "mr": "-u-nu-deva"][tag] ?? ""
      let format = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(decimals))
        .locale(digits.isEmpty ? locale : Locale(identifier: tag + digits))
      #expect(environment.number(value, decimals: decimals) == value.formatted(format), "\(value) in \(tag)")
    }
  }

  @Test func withoutALanguageNumbersAreEnglish() {
    #expect(Environment().number(1234.5) == "1,234.5")
    #expect(Environment().number(-0.25) == "-0.25")
    #expect(Environment().number(-0.001, decimals: 2) == "0.00")
    #expect(Environment().number(0.1 + 0.2) == "0.3")
  }

  @Test(arguments: [
    (0.0, 0), (3, 0), (0.1, 1), (0.25, 2), (0.1 + 0.2, 1), (1.0 / 3, 6), (1e-9, 6), (123_456.75, 2),
  ])
  func decimalsAreThoseThatANumberNeeds(value: Double, count: Int) {
    #expect(value.decimalCount == count)
  }

  @Test func hugeNumbersAreWrittenAsTheyAre() {
    #expect(Environment().number(1e18, decimals: 2) == "1e+18")
  }
}
