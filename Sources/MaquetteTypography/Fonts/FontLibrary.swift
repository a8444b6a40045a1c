public import MaquetteGraphics
import MaquetteFiles
import Synchronization

/// The fonts for text: the bundled substitute for the system font, files that the user names, and the bundled fonts
/// of scripts that neither has.
///
/// Several threads may use a library. Its results depend on its files and the arguments only, not on the machine, on
/// earlier calls or on other threads.
public final class FontLibrary: Sendable {
  /// The bundled fonts only: the substitute, and those of the scripts that it lacks.
  public static let bundled = FontLibrary(files: [])

  private struct ParagraphKey: Hashable {
    var text: ExactText
    var style: ParagraphStyle
    var maxWidth: Double?
  }

  private struct SpansKey: Hashable {
    var texts: [ExactText]
    /// The parts without their texts.
    var fonts: [TextSpan]
    var style: ParagraphStyle
    var maxWidth: Double?
  }

  private struct State {
    var paragraphs = GenerationalCache<ParagraphKey, Paragraph>(limit: 1 << 18)
    /// Texts in several fonts, whose keys take longer to compare than those of others.
    var spanned = GenerationalCache<SpansKey, Paragraph>(limit: 1 << 16)
    var extents = GenerationalCache<FontFace, GlyphExtents>(limit: 512)
  }

  private let selection: FontSelection
  private let userFileCount: Int
  private let outlines: GlyphOutlines
  private let shaper: Shaper
  private let state = Mutex(State())

  /// Creates a library of the bundled fonts and further files.
  public init(files: [FontFile]) {
    userFileCount = files.count
    selection = FontSelection(
      files: [FontFile.inter] + files + FontFile.fallbacks, standIns: FontFile.standIns)
    outlines = GlyphOutlines(files: selection.files)
    shaper = Shaper(selection: selection)
  }

  /// Creates a library of the bundled fonts and the files at some paths.
  public convenience init(paths: [String]) throws(FontError) {
    var files: [FontFile] = []
    for path in paths {
      files.append(try FontFile(path: path))
    }
    self.init(files: files)
  }

  /// Creates a library of the bundled fonts and every font file in a folder, in the order of their names.
  public convenience init(directory: String) throws(FontError) {
    let names: [String]
    do throws(FileProblem) {
      names = try Folder.names(in: directory)
    } catch {
      throw FontError(error, path: directory)
    }
    let fonts = names.filter {
      !$0.hasPrefix(".") && ["ttf", "otf", "ttc", "otc"].contains(FileName.suffix(of: $0))
    }
    guard !fonts.isEmpty else { throw .noFonts(directory: directory) }
    try self.init(paths: fonts.map { FileName.joined(directory, $0) })
  }

  /// The names for `Font.Family.named`, each once, in the order of the files; the substitute's is first.
  public var families: [String] {
    var seen: Set<String> = []
    return selection.namedFiles.map(\.family).filter { seen.insert($0).inserted }
  }

  /// The faces of the user's files in order, each at the default position on its axes.
  public var userFaces: [FontFace] {
    (1..<1 + userFileCount).map { index in
      let traits = selection.files[index].traits
      return selection.face(
        weight: Double(traits.weight), size: traits.opticalSizeAxis?.initial ?? 0, fileIndex: index)
    }
  }

  /// Returns the name of the design or the width of the system font that a face stands in for; nil for other faces, and for
  /// the default design in the standard width.
  package func designName(of face: FontFace) -> String? {
    selection.standIn(fileIndex: face.fontIndex)?.designName
  }

  /// Whether the glyphs of a face slope.
  package func isItalic(_ face: FontFace) -> Bool {
    face.isOblique
      || selection.files.indices.contains(face.fontIndex) && selection.files[face.fontIndex].traits.isItalic
  }

  /// Returns the instance for a request; the substitute for an unknown family.
  public func face(for font: Font) -> FontFace {
    sizedFace(for: font).face
  }

  /// Returns the em of a request's glyphs in points: the nominal size times the substitute's em scale.
  public func emSize(for font: Font) -> Double {
    sizedFace(for: font).emSize
  }

  /// Returns the metrics of a request in points.
  public func metrics(for font: Font) -> FontMetrics {
    let sizedFace = sizedFace(for: font)
    let extents = extents(of: sizedFace.face)
    let line = selection.lineExtents(for: font)
    var plain = font
    (plain.design, plain.width) = (.default, .standard)
    // Symbols take their strokes from it, and are the same beside all designs.
    let stem = plain == font ? sizedFace : self.sizedFace(for: plain)
    return FontMetrics(
      ascent: line.ascent, descent: line.descent, lineHeight: line.height,
      capHeight: extents.capHeight * sizedFace.emSize, xHeight: extents.xHeight * sizedFace.emSize,
      stemWidth: self.extents(of: stem.face).stemWidth * stem.emSize)
  }

  /// Returns the distance between baselines of a request in points, without reading glyphs.
  public func lineHeight(for font: Font) -> Double {
    selection.lineExtents(for: font).height
  }

  /// Returns the lines under and through the text of a request.
  public func textLines(for font: Font) -> TextLines {
    selection.textLines(for: font)
  }

  /// Returns the outline of a glyph in ems, y down, origin on the baseline; empty if there is no such glyph.
  public func outline(of glyph: GlyphID, in face: FontFace) -> Path {
    outlines.outline(of: glyph, in: face)
  }

  /// Returns what an exported font says of the file of a face; nil for a face of another library.
  package func identity(of face: FontFace) -> FontIdentity? {
    guard selection.files.indices.contains(face.fontIndex) else { return nil }
    return FontIdentity(selection.files[face.fontIndex])
  }

  /// Returns the advance of a glyph in ems.
  package func advance(of glyph: GlyphID, in face: FontFace) -> Double {
    guard let font = shaper.font(for: face), font.unitsPerEm > 0 else { return 0 }
    return Double(font.advance(of: glyph)) / Double(font.unitsPerEm)
  }

  /// Returns the face's glyph for an isolated character; nil if it has none.
  public func glyph(for character: Unicode.Scalar, in face: FontFace) -> GlyphID? {
    shaper.font(for: face)?.glyph(for: character.value)
  }

  /// Sets a text in lines no wider than `maxWidth` points; nil for no limit.
  public func paragraph(_ text: String, style: ParagraphStyle, maxWidth: Double? = nil) -> Paragraph {
    let limit = maxWidth.flatMap { $0.isNaN || $0 == .infinity ? nil : max(0, $0) }
    let key = HashedKey(ParagraphKey(text: ExactText(text), style: style, maxWidth: limit))
    if let known = state.withLock({ $0.paragraphs.value(for: key) }) { return known }
    if let limit {
      // Layouts ask for many widths that do not change the lines: they share one entry.
      let ideal = paragraph(text, style: style)
      if ideal.fits(limit) { return ideal }
    }
    let shaped = shaper.shapedText(text, font: style.font, context: style.context)
    let typesetter = Typesetter(
      text: shaped, shaper: shaper, style: style, line: selection.lineExtents(for: style.font),
      maxWidth: limit ?? .infinity)
    let paragraph = typesetter.paragraph()
    state.withLock { $0.paragraphs.insert(paragraph, for: key, cost: 16 + shaped.codePoints.count) }
    return paragraph
  }

  /// Sets a text in several fonts in lines no wider than `maxWidth` points; nil for no limit.
  ///
  /// The style's font and line height are those of an empty text; the parts have their own.
  public func paragraph(_ spans: [TextSpan], style: ParagraphStyle, maxWidth: Double? = nil) -> Paragraph {
    if spans.count <= 1 {
      var style = style
      style.font = spans.first?.font ?? style.font
      style.lineHeight = spans.first.map(\.lineHeight) ?? style.lineHeight
      return paragraph(spans.first?.text ?? "", style: style, maxWidth: maxWidth)
    }
    let limit = maxWidth.flatMap { $0.isNaN || $0 == .infinity ? nil : max(0, $0) }
    let key = HashedKey(
      SpansKey(
        texts: spans.map { ExactText($0.text) },
        fonts: spans.map { TextSpan("", font: $0.font, lineHeight: $0.lineHeight) }, style: style,
        maxWidth: limit))
    if let known = state.withLock({ $0.spanned.value(for: key) }) { return known }
    let shaped = shaper.shapedText(spans, context: style.context)
    let typesetter = Typesetter(
      text: shaped, shaper: shaper, style: style, line: selection.lineExtents(for: style.font),
      maxWidth: limit ?? .infinity)
    let paragraph = typesetter.paragraph()
    state.withLock { $0.spanned.insert(paragraph, for: key, cost: 16 + shaped.codePoints.count) }
    return paragraph
  }

  /// Returns the places of the characters of a text in lines no wider than `maxWidth` points; nil for no limit.
  package func places(of spans: [TextSpan], style: ParagraphStyle, maxWidth: Double? = nil) -> TextPlaces {
    let text = spans.reduce(into: "") { $0 += $1.text }
    var style = style
    let shaped: ShapedText
    if spans.count > 1 {
      shaped = shaper.shapedText(spans, context: style.context)
    } else {
      style.font = spans.first?.font ?? style.font
      style.lineHeight = spans.first.map(\.lineHeight) ?? style.lineHeight
      shaped = shaper.shapedText(text, font: style.font, context: style.context)
    }
    let typesetter = Typesetter(
      text: shaped, shaper: shaper, style: style, line: selection.lineExtents(for: style.font),
      maxWidth: maxWidth.flatMap { $0.isFinite ? max(0, $0) : nil } ?? .infinity)
    return typesetter.places(of: text)
  }

  /// A stretch of a text that one font draws.
  package struct Stretch: Hashable, Sendable {
    /// The family name in the font's file.
    package var family: String
    /// The weight of its glyphs, 1 to 1000.
    package var weight: Int
    /// The characters.
    package var text: String
  }

  /// Returns the fonts that draw a text, in the order of its characters.
  package func stretches(of spans: [TextSpan], style: ParagraphStyle) -> [Stretch] {
    let shaped = shaper.shapedText(spans, context: style.context)
    return shaped.runs.reduce(into: []) { stretches, run in
      let face = run.sizedFace.face
      let scalars = shaped.codePoints[run.item.range].compactMap(Unicode.Scalar.init)
      let text = String(String.UnicodeScalarView(scalars))
      let family = selection.files[face.fontIndex].family
      if let last = stretches.last, last.family == family, last.weight == face.weight {
        stretches[stretches.count - 1].text += text
      } else {
        stretches.append(Stretch(family: family, weight: face.weight, text: text))
      }
    }
  }

  /// Returns the picture of a text that is one emoji, in a square whose baseline is at 0; nil for any other text.
  package func picture(ofEmoji text: String, font: Font, style: EmojiStyle) -> GlyphPicture? {
    guard text.count == 1 else { return nil }
    let isTextByDefault = text.unicodeScalars.count == 1 && text.unicodeScalars.allSatisfy(\.isTextOrEmoji)
    let text = isTextByDefault ? text + "\u{FE0F}" : text
    var paragraphStyle = ParagraphStyle(font: font)
    paragraphStyle.emoji = style
    let runs = paragraph(text, style: paragraphStyle).lines.flatMap(\.runs)
    return runs.count == 1 && runs[0].run.glyphs.count == 1 ? runs[0].pictures.first : nil
  }

  private func sizedFace(for font: Font) -> SizedFace {
    selection.sizedFace(for: font, fileIndex: selection.fileIndex(for: font))
  }

  private func extents(of face: FontFace) -> GlyphExtents {
    if let known = state.withLock({ $0.extents.value(for: face) }) { return known }
    let extents = GlyphExtents { character in
      guard let glyph = glyph(for: character, in: face) else { return nil }
      return outline(of: glyph, in: face).controlBounds
    }
    state.withLock { $0.extents.insert(extents, for: face) }
    return extents
  }
}

/// The dimensions of a face's glyphs, in ems.
private struct GlyphExtents {
  var capHeight: Double
  var xHeight: Double
  var stemWidth: Double

  /// Measures the bounds of glyphs; a face without Latin glyphs gets the values of a common sans serif.
  init(bounds: (Unicode.Scalar) -> Rect?) {
    capHeight = bounds("H").map { -$0.minY } ?? 0.7
    xHeight = bounds("x").map { -$0.minY } ?? 0.5
    stemWidth = bounds("l")?.width ?? 0.09
  }
}
