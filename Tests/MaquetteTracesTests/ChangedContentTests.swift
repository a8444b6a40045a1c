import MaquetteDesign
import MaquetteComparison
import MaquetteRaster
import MaquetteSnapshots
import TestRounds
import Testing

/// What a picture says is compared beside its pixels: no tolerance is meant for words.
@Suite("Changed content")
struct ChangedContentTests {
  /// Small, pale text, of which a letter changes few pixels.
  private static func label(_ text: String) -> String {
    "{ label: { text: \"\(text)\", style: caption2, color: '#F4F4F4', frame: { width: 100, alignment: leading } } }"
  }

  private static func comparison(
    _ old: String, _ new: String, _ tolerance: Tolerance, masks: [PixelRect] = []
  ) throws -> PictureComparison {
    let pair = try PicturePair(old, new)
    return PictureComparison(
      ComparedPicture(pair.new), ComparedPicture(pair.old), tolerance: tolerance, masks: masks,
      sheet: "a.yaml")
  }

  /// A tolerance that passes the pixels of a pale word.
  private static let wide = Tolerance(.channel, threshold: 60)

  @Test("another word fails, and every one is named")
  func words() throws {
    let old = "  vstack: [\(Self.label("Total 1,000")), \(Self.label("due by May")), \(Self.label("paid"))]\n"
    let new = "  vstack: [\(Self.label("Total 1.000")), \(Self.label("due by Mai")), \(Self.label("paid"))]\n"
    let comparison = try Self.comparison(old, new, Self.wide)
    #expect(comparison.pixels.passes && !comparison.passes)
    #expect(
      comparison.changes.map(\.description) == [
        "label 'Total 1.000' (a.yaml:6): text changed from 'Total 1,000' to 'Total 1.000'",
        "label 'due by Mai' (a.yaml:6): text changed from 'due by May' to 'due by Mai'",
      ])
  }

  @Test("where one word fails by its pixels, the others are named too")
  func failing() throws {
    let old =
      "  vstack: [{ label: { text: Black, frame: { width: 100, alignment: leading } } }, \(Self.label("due by May"))]\n"
    let new =
      "  vstack: [{ label: { text: White, frame: { width: 100, alignment: leading } } }, \(Self.label("due by Mai"))]\n"
    let comparison = try Self.comparison(old, new, Self.wide)
    #expect(!comparison.pixels.passes)
    #expect(comparison.changes.map(\.element) == ["label 'White'", "label 'due by Mai'"])
  }

  @Test(
    "a symbol, a token and an element that is gone are content",
    arguments: [
      ("symbol: { name: star, color: '#F4F4F4', ", "symbol: { name: moon, color: '#F4F4F4', "),
      ("symbol: { name: star, color: green, ", "symbol: { name: star, color: mint, "),
      (
        "vstack: { children: [\(label("a")), { divider: {} }, \(label("b"))], ",
        "vstack: { children: [\(label("a")), \(label("b"))], "
      ),
    ])
  func content(old: String, new: String) throws {
    let tolerance = Tolerance(.channel, threshold: 200, maxPixels: 4000, maxDensity: 1000)
    let frame = "frame: { width: 200, height: 120 } }\n"
    let comparison = try Self.comparison("  \(old)\(frame)", "  \(new)\(frame)", tolerance)
    #expect(comparison.pixels.passes, "\(comparison)")
    #expect(!comparison.passes && !comparison.changes.isEmpty)
  }

  @Test("another colour of the same token, another size and another place are for the tolerance to judge")
  func looks() throws {
    for (old, new) in [
      ("label: { text: A, color: '#F4F4F4' }", "label: { text: A, color: '#F4F4F5' }"),
      ("label: { text: A, color: '#F4F4F4', size: 12 }", "label: { text: A, color: '#F4F4F4', size: 12.1 }"),
    ] {
      let comparison = try Self.comparison("  \(old)\n", "  \(new)\n", Self.wide)
      #expect(comparison.pixels.outcome == .tolerated && comparison.passes, "\(comparison.changes)")
    }
  }

  @Test("a word wholly under a mask is not compared, and the mask says what it hides")
  func masked() throws {
    let old = "  vstack: [\(Self.label("Total 1,000")), \(Self.label("due by May"))]\n"
    let new = old.replacing("1,000", with: "1.000").replacing("May", with: "Mai")
    let bounds = try PicturePair(old, new).new.bitmap.bounds
    let top = PixelRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
    let comparison = try Self.comparison(old, new, Self.wide, masks: [top])
    #expect(comparison.changes.map(\.element) == ["label 'due by Mai'"])
    let masking = try #require(comparison.masking)
    #expect(masking.hiddenElements == 1 && masking.elementCount == 2 && !masking.hidesMost)
    #expect("\(comparison)".hasSuffix("(masks hide 50 % of the picture and 1 of 2 elements)"))
    let most = PixelRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 1)
    #expect(try #require(Self.comparison(old, new, Self.wide, masks: [most]).masking).hidesMost)
  }

  @Test("of a thousand random changes of a letter none passes under any tolerance")
  func letters() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;il|")
    var random = SeededNumbers(state: 47)
    let tolerances: [Tolerance] = [
      .exact, .channel, .antialiased, .perceptual, .structural, Self.wide,
      Tolerance(.antialiased, maxPixels: 300, maxDensity: 300),
    ]
    for round in 0..<Rounds.part(Array(0..<1000), every: 10).count {
      var words = (0..<4).map { _ in (0..<8).map { _ in letters[random.next(below: letters.count)] } }
      let old = Self.sheet(words)
      let (word, place) = (random.next(below: 4), random.next(below: 8))
      let before = words[word][place]
      words[word][place] = letters[random.next(below: letters.count)]
      if words[word][place] == before { continue }
      let pair = try PicturePair(old, Self.sheet(words))
      for tolerance in tolerances {
        let comparison = PictureComparison(
          ComparedPicture(pair.new), ComparedPicture(pair.old), tolerance: tolerance)
        #expect(!comparison.passes, "round \(round), \(tolerance.metric): \(old)")
      }
    }
  }

  private static func sheet(_ words: [[Character]]) -> String {
    "  vstack: [\(words.map { label(String($0)) }.joined(separator: ", "))]\n"
  }
}

/// A linear congruential generator (Knuth's MMIX).
private struct SeededNumbers {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
