import MaquetteGraphics
import Synchronization

/// What the shape of a text depends on besides its font.
struct ShapingContext: Hashable, Sendable {
  /// The base direction of paragraphs without letters.
  var direction = LayoutDirection.leftToRight
  /// A BCP 47 tag; nil for English.
  var language: String?
  /// How large emoji are, and where they stand.
  var emoji = EmojiStyle.touch
}

/// Shapes texts with HarfBuzz and caches the results.
final class Shaper: Sendable {
  private struct TextKey: Hashable {
    var text: ExactText
    var font: Font
    var context: ShapingContext
  }

  private struct State {
    /// The HarfBuzz face of each file, opened on first use.
    var faces: [Int: HarfBuzzFace] = [:]
    var fonts = GenerationalCache<FontFace, HarfBuzzFont>(limit: 128)
    /// The other files in the order in which they are tried, by the requested one, the weight and the slope.
    var fallbacks: [Int: [Int]] = [:]
    /// Idle working memory.
    var buffers: [HarfBuzzBuffer] = []
    var texts = GenerationalCache<TextKey, ShapedText>(limit: 1 << 18)
  }

  /// The maximum length of text, in code points, after which working memory is kept.
  private static let keptBufferLength = 1 << 14

  let selection: FontSelection
  private let pictures: GlyphPictures?
  private let state = Mutex(State())

  init(selection: FontSelection) {
    self.selection = selection
    pictures = selection.emojiIndex.map { GlyphPictures(file: selection.files[$0]) }
  }

  /// Returns the pictures of a run in a sized face; none for a face of outlines.
  func pictures(of run: GlyphRun, in sizedFace: SizedFace) -> [GlyphPicture] {
    guard let box = sizedFace.pictureBox, let pictures else { return [] }
    return pictures.pictures(of: run, in: box)
  }

  /// Returns the HarfBuzz font of a face; nil if the face belongs to another library.
  func font(for face: FontFace) -> HarfBuzzFont? {
    guard selection.files.indices.contains(face.fontIndex) else { return nil }
    return state.withLock { state in
      if let font = state.fonts.value(for: face) { return font }
      let file: HarfBuzzFace
      if let opened = state.faces[face.fontIndex] {
        file = opened
      } else {
        file = HarfBuzzFace(file: selection.files[face.fontIndex])
        state.faces[face.fontIndex] = file
      }
      let font = HarfBuzzFont(
        face: file, weight: Double(face.weight), opticalSize: Double(face.opticalSize) / 100)
      state.fonts.insert(font, for: face)
      return font
    }
  }

  /// Returns the other files in the order in which they are tried for characters that a request's own file lacks.
  func fallbackIndices(for font: Font, besides preferred: Int) -> [Int] {
    let key = preferred << 16 | font.weight.rawValue << 1 | (font.isItalic ? 1 : 0)
    return state.withLock { state in
      if let known = state.fallbacks[key] { return known }
      let indices = selection.fallbackIndices(for: font, besides: preferred)
      state.fallbacks[key] = indices
      return indices
    }
  }

  func shapedText(_ text: String, font: Font, context: ShapingContext) -> ShapedText {
    let key = HashedKey(TextKey(text: ExactText(text), font: font, context: context))
    if let known = state.withLock({ $0.texts.value(for: key) }) { return known }
    // Shaped outside the lock: two threads may repeat the work, with equal results.
    let shaped = ShapedText(shaping: text, font: font, context: context, with: self)
    state.withLock { $0.texts.insert(shaped, for: key, cost: 16 + shaped.codePoints.count) }
    return shaped
  }

  func shapedText(_ spans: [TextSpan], context: ShapingContext) -> ShapedText {
    let text = spans.reduce(into: "") { $0 += $1.text }
    return ShapedText(
      shaping: text, font: spans.first?.font ?? Font(size: 0),
      spans: SpanTable(spans, of: text, selection: selection), context: context, with: self)
  }

  /// Shapes one item, with one box for each character that the font lacks.
  func shape(_ item: ShapingItem, of codePoints: [UInt32], face: FontFace) -> [ShapedGlyph] {
    guard let font = font(for: face) else { return [] }
    let buffer = state.withLock { $0.buffers.popLast() } ?? HarfBuzzBuffer()
    let glyphs = buffer.shape(item, of: codePoints, with: font)
    // A buffer keeps its capacity, so one that has shaped a huge text is freed.
    if item.range.count <= Self.keptBufferLength { state.withLock { $0.buffers.append(buffer) } }
    return glyphs.contains { $0.id == 0 } ? boxingMissing(glyphs, font: font) : glyphs
  }

  /// Replaces every cluster with a missing glyph by one box; a family emoji of seven code points is one box.
  private func boxingMissing(_ glyphs: [ShapedGlyph], font: HarfBuzzFont) -> [ShapedGlyph] {
    let own = font.advance(of: 0)
    let advance = own > 0 ? own : Int((GlyphOutlines.missingGlyphAdvance * Double(font.unitsPerEm)).rounded())
    var result: [ShapedGlyph] = []
    result.reserveCapacity(glyphs.count)
    var start = 0
    while start < glyphs.count {
      var end = start + 1
      while end < glyphs.count && glyphs[end].cluster == glyphs[start].cluster { end += 1 }
      if glyphs[start..<end].contains(where: { $0.id == 0 }) {
        result.append(
          ShapedGlyph(
            id: 0, cluster: glyphs[start].cluster, advance: Int32(clamping: advance), offsetX: 0, offsetY: 0,
            isUnsafeToBreakBefore: glyphs[start].isUnsafeToBreakBefore))
      } else {
        result.append(contentsOf: glyphs[start..<end])
      }
      start = end
    }
    return result
  }
}
