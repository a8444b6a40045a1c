import MaquetteGraphics
import TestRounds
import Testing

@testable import MaquetteTypography

@Suite struct EmojiTests {
  private let library = FontLibrary(files: [])

  private func runs(_ text: String, size: Double = 17, style emoji: EmojiStyle = .touch)
    -> [Paragraph.PlacedRun]
  {
    var style = ParagraphStyle(font: Font(size: size))
    style.emoji = emoji
    return library.paragraph(text, style: style).lines[0].runs
  }

  /// The number of pictures that a text is drawn with.
  private func pictures(_ text: String) -> Int { runs(text).reduce(0) { $0 + $1.pictures.count } }

  @Test(
    arguments: [
      "😀", "👍🏽", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈", "#️⃣", "7️⃣", "👨‍👩‍👧‍👦", "👩🏾‍⚕️", "👩🏾‍⚕", "❤️", "©️", "🧑🏼‍🤝‍🧑🏿",
    ])
  func aSequenceIsOnePicture(text: String) {
    let runs = runs(text)
    #expect(runs.count == 1 && runs[0].run.glyphs.count == 1 && runs[0].pictures.count == 1)
    #expect(library.picture(ofEmoji: text, font: Font(size: 17), style: .touch) != nil)
  }

  @Test func whatIsTextByDefaultBecomesAPictureOnlyWhenAsked() {
    #expect(pictures("7 # * © ❤ ☎ ☀") == 0)
    #expect(pictures("❤\u{FE0E} ☎\u{FE0E}") == 0)
    #expect(pictures("❤\u{FE0F} ☎\u{FE0F} ©\u{FE0F}") == 3)
    #expect(pictures("7\u{FE0F}\u{20E3}") == 1)
    // What is a picture by default is text when asked, if a font has it as text.
    #expect(pictures("⚡") == 1)
    for text in ["a", "7", "", "ab", "😀😀", "play.fill", " "] {
      #expect(library.picture(ofEmoji: text, font: Font(size: 17), style: .touch) == nil, "\(text)")
    }
  }

  @Test func emojiAreOfTheirTextInEitherDirection() {
    let runs = runs("שלום 😀 עולם")
    #expect(runs.map(\.pictures.count) == [0, 0, 1, 0, 0])
  }

  /// A family that the user names keeps its own form of a sign, unless a picture is asked for.
  @Test func aUsersFontKeepsItsSigns() throws {
    // Inter has a white square, and stands here where the user's files are.
    let selection = FontSelection(files: [FontFile.fallbacks[0], .inter] + FontFile.fallbacks)
    let shaper = Shaper(selection: selection)
    func files(_ text: String, _ family: Font.Family) -> [Int] {
      let font = Font(family: family, size: 17)
      return shaper.shapedText(text, font: font, context: ShapingContext()).runs.map(
        \.sizedFace.face.fontIndex)
    }
    #expect(selection.emojiIndex == selection.files.count - 1)
    #expect(files("\u{2B1C}", .named("Inter")) == [1])
    #expect(files("\u{2B1C}", .system) == [selection.files.count - 1])
    #expect(files("\u{2B1C}\u{FE0F}", .named("Inter")) == [selection.files.count - 1])
    #expect(FontSelection(files: [.inter]).emojiIndex == nil)
  }

  /// The heights in pixels of an emoji at scale 2 beside text of 11 to 30 points on iOS (flutter/flutter, issue 28894); it is
  /// a little lower than its square.
  @Test func sizesOnIOSAreThoseMeasured() {
    let heights = [28, 30, 32, 34, 38, 40, 40, 40, 41, 42, 43, 44, 46, 48, 50, 52, 54, 56, 56, 58]
    for (size, height) in zip(11...30, heights) {
      let side = EmojiStyle.touch.side(beside: Double(size))
      #expect(abs(2 * side - Double(height)) <= 2, "\(size)")
      #expect(abs(2 * side - Double(height)) <= 1 || size >= 29, "\(size)")
      #expect(EmojiStyle.desktop.side(beside: Double(size)) == Double(size))
    }
    #expect(EmojiStyle.touch.side(beside: 0) == 0)
  }

  @Test(arguments: [(EmojiStyle.touch, 0.15), (.desktop, 0.125)])
  func theSquareStandsBelowTheBaselineByAPartOfItself(style: EmojiStyle, descent: Double) throws {
    let picture = try #require(library.picture(ofEmoji: "⬛", font: Font(size: 40), style: style))
    #expect(picture.frame.height == 40)
    #expect(abs(picture.frame.maxY - descent * 40) < 0.001)
    // A picture of 136 x 128 pixels stands in the middle of the advance.
    #expect(abs(picture.frame.center.x - 20) < 0.001 && picture.frame.width == 42.5)
  }

  @Test func theAdvanceIsTheSideOfTheSquare() {
    let style = ParagraphStyle(font: Font(size: 17))
    #expect(abs(library.paragraph("😀", style: style).size.width - 20) < 0.001)
    #expect(abs(library.paragraph("😀👍🏽🇩🇪", style: style).size.width - 60) < 0.001)
    #expect(
      library.paragraph("😀", style: style).size.height == library.paragraph("a", style: style).size.height)
  }

  /// The expected pixels are Pillow's, of the bitmap that fontTools reads from the table `CBDT`.
  @Test func pixelsAreThoseOfTheFile() throws {
    let image = try #require(library.picture(ofEmoji: "😀", font: Font(size: 17), style: .touch)).image
    #expect(image.width == 136 && image.height == 128)
    func pixel(_ x: Int, _ y: Int) -> [UInt32] {
      let word = image.pixels[y * image.width + x]
      return [word & 255, word >> 8 & 255, word >> 16 & 255, word >> 24]
    }
    #expect(pixel(68, 30) == [252, 218, 47, 255])
    #expect(pixel(40, 64) == [253, 224, 48, 255])
    #expect(pixel(68, 100) == [237, 119, 112, 255])
    #expect(pixel(0, 0) == [0, 0, 0, 0])
  }

  /// Every glyph of the font is as wide as the table says, or has no width.
  @Test func theTableKnowsTheAdvance() throws {
    let selection = FontSelection(files: FontFile.fallbacks)
    let index = try #require(selection.emojiIndex)
    let face = selection.face(weight: 400, size: 17, fileIndex: index)
    let font = try #require(Shaper(selection: selection).font(for: face))
    let advances = Set((GlyphID(0)..<3968).map { font.advance(of: $0) })
    #expect(advances == [0, 2550])
    #expect(selection.files[index].traits.pictureAdvance == 2550)
  }

  /// The list of sequences that Unicode recommends, as Debian's unicode-data installs it.
  @Test(.enabled(if: ConformanceFile.areInstalled, "unicode-data 15.0 is not installed"))
  func everyRecommendedSequenceIsOnePicture() throws {
    let sequences = try ConformanceFile.lines(of: "emoji/emoji-test.txt").compactMap { line -> String? in
      let fields = line.split(separator: ";")
      guard fields.count > 1, fields[1].contains("fully-qualified") else { return nil }
      let codes = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      return String(String.UnicodeScalarView(codes.compactMap(Unicode.Scalar.init)))
    }
    #expect(sequences.count == 3655)
    let wrong = Rounds.part(sequences, every: 4).filter {
      library.picture(ofEmoji: $0, font: Font(size: 17), style: .touch) == nil
    }
    #expect(wrong.isEmpty)
  }
}
