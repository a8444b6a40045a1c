import Testing

@testable import MaquetteTypography

@Suite struct LineBreakingTests {
  /// Texts with a bar at each place where a line may be broken.
  @Test(
    arguments: [
      "Add |to |Cart", "well-|known", "-5 |and |−5", "a |– |b", "and/|or", "3.14 |or |1,000", "100 |%ab",
      "$5 |€5 |5€ |50%", "(see |below) |now", "say |\"hello |there\" |now", "bonjour ! |Oui",
      "f(x) |and |[a]",
      "no\u{a0}break |here", "zero\u{200b}|width", "wor\u{2060}d", "日|本|語", "こ|れ|は、|ペ|ン|で|す。",
      "「日|本」|語", "カッ|ト", "한국어 |단어", "e\u{301}t\u{e9} |fin", "👩\u{200d}👩\u{200d}👧|👍🏽|🇩🇪|🇫🇷", "a |🙂|b",
      "wait… |what",
      "x\u{2028}|-word", "-word\u{2029}|-word |a", "https://|example.com/|path", "soft\u{ad}|hyphen", "", " ",
      "a",
      // Syllables of scripts without spaces.
      "ภา|ษา|ไทย", "ประ|เทศ", "สวัส|ดีครับ", "การตั้ง|ค่า", "มนุษย์|ทั้ง|หลาย", "ทำ|งาน |ๆ", "ภา\u{2060}ษา",
      "ພາ|ສາ|ລາວ", "ປະ|ເທດ", "မြန်|မာ", "ကျောင်း|သား", "သိပ္ပံ", "ភា|សា|ខ្មែរ", "មាន|សេ|រី|ភាព", "អស់|កើត",
    ])
  func opportunitiesAreThoseOfTheStandard(marked: String) {
    var text: [UInt32] = []
    var expected: Set<Int> = []
    for scalar in marked.unicodeScalars {
      if scalar == "|" { expected.insert(text.count) } else { text.append(scalar.value) }
    }
    let opportunities = lineBreakOpportunities(in: text)
    #expect(opportunities.count == text.count + 1)
    #expect(opportunities.last == true)
    let found = Set(opportunities.indices.dropLast().filter { opportunities[$0] })
    var shown = ""
    for (index, codePoint) in text.enumerated() {
      if found.contains(index) { shown += "|" }
      Unicode.Scalar(codePoint).map { shown.unicodeScalars.append($0) }
    }
    #expect(shown == marked)
  }

  @Test func classesAreThoseOfTheTable() {
    #expect(LineBreakClass(0x41) == .alphabetic)
    #expect(LineBreakClass(0x39) == .numeric)
    #expect(LineBreakClass(0x20ac) == .prefix)
    #expect(LineBreakClass(0x4e00) == .ideographic)
    #expect(LineBreakClass(0x0301) == .combining)
    #expect(LineBreakClass(0xd800) == .alphabetic)
    #expect(LineBreakClass(0xffff_ffff) == .alphabetic)
  }
}
