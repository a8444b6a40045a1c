import Foundation
import TestSupport
import Testing

@testable import MaquetteElements

/// Numbers in the digits of a language, against the formatters of this machine.
@Suite struct DigitsTests {
  static let systems = [
    "latn", "arab", "arabext", "beng", "deva", "fullwide", "gujr", "guru", "khmr", "knda", "laoo", "mlym",
    "mymr",
    "orya", "sinh", "tamldec", "telu", "thai", "tibt",
  ]

  @Test(arguments: systems)
  func digitsAreThoseOfTheFormatters(system: String) throws {
    let digits = try #require(Digits(numberingSystem: system))
    let locale = Locale(identifier: "en-u-nu-\(system)")
    #expect(digits.text(1_234_567_890) == 1_234_567_890.formatted(.number.grouping(.never).locale(locale)))
  }

  @Test func languagesHaveTheirUsualDigits() {
    for (tag, text) in [
      ("ar", "٤٠"), ("ar-EG", "٤٠"), ("ar-SA", "٤٠"), ("ar-AE", "40"), ("ar-MA", "40"), ("fa", "۴۰"),
      ("ur", "40"), ("mr", "४०"), ("ne", "४०"), ("bn", "৪০"), ("my", "၄၀"), ("hi", "40"), ("th", "40"),
      ("de", "40"), ("tlh", "40"),
    ] { #expect(environment(tag).number(40) == text, "\(tag)") }
    #expect(Environment().number(40) == "40")
  }

  @Test func aTagCanAskForDigits() throws {
    #expect(environment("ar-u-nu-latn").number(40) == "40")
    #expect(environment("th-u-nu-thai").number(40) == "๔๐")
    #expect(environment("ar-EG-u-ca-gregory-nu-latn").number(40) == "40")
    #expect(environment("ar-u-nu-elvish").number(40) == "٤٠")
    let tag = try #require(LanguageTag("AR-eg-U-NU-Latn"))
    #expect(tag.description == "ar-EG-u-nu-latn")
    #expect(tag.namesOfMatches == ["ar-Arab-EG", "ar-Arab"])
    #expect(tag.script == nil)
    #expect(tag.region == "EG")
    #expect(tag.direction == .rightToLeft)
    #expect(LanguageTag("ar")?.numberingSystem == nil)
    #expect(LanguageTag("ar-u") == nil)
  }

  @Test(arguments: ["en", "de", "fr", "tr", "ar-EG", "ar-AE", "fa", "he", "sv", "nl", "pt-PT", "my"])
  func percentagesAreThoseOfTheFormatters(tag: String) {
    let there = 0.4.formatted(.percent.locale(Locale(identifier: tag)))
    #expect(environment(tag).percentage(0.4) == there)
  }

  @Test func percentagesFollowTheDigits() {
    #expect(Environment().percentage(0.404) == "40%")
    #expect(environment("ar").percentage(1) == "١٠٠٪\u{61C}")
    #expect(environment("ar-u-nu-latn").percentage(1) == "100%\u{61C}")
    #expect(environment("fa").percentage(.nan) == "۰٪")
  }

  private func environment(_ tag: String) -> Environment {
    var environment = Environment()
    environment.locale = LanguageTag(tag)
    return environment
  }
}
