import CHarfBuzz

/// A glyph from HarfBuzz; lengths are font units, y up.
struct ShapedGlyph: Hashable, Sendable {
  var id: GlyphID
  /// The index of the first code point of the glyph's cluster.
  var cluster: Int32
  var advance: Int32
  var offsetX: Int32
  var offsetY: Int32
  /// Whether cutting the text before this cluster would change glyphs on either side.
  var isUnsafeToBreakBefore: Bool
}

/// A range of one script, direction, language and font for shaping.
struct ShapingItem: Hashable, Sendable {
  var range: Range<Int>
  var script: UInt32
  var isRightToLeft: Bool
  var hasMonospacedDigits: Bool
  /// Whether letters may be joined to ligatures that the text does not need.
  var hasLigatures = true
  /// A BCP 47 tag; nil for English.
  var language: String?
  /// What is shaped in place of code points, by their places in the text; nothing for a mark that is left out.
  var replacements: [Int: [UInt32]] = [:]
}

/// HarfBuzz's working memory, which is reused.
///
/// - Note: `@unchecked Sendable` is sound because `Shaper` gives a buffer to one caller at a time.
final class HarfBuzzBuffer: @unchecked Sendable {
  private static let monospacedDigits: UInt32 = 0x746e_756d  // tnum
  /// What Core Text leaves out without ligatures: liga and clig. Letters that a script has to join stay joined.
  private static let ligatures: [UInt32] = [0x6c69_6761, 0x636c_6967]
  private let handle: OpaquePointer

  init() {
    handle = hb_buffer_create()
  }

  deinit {
    hb_buffer_destroy(handle)
  }

  /// Shapes one item of a text and returns its glyphs from left to right; the code points around it are context.
  func shape(_ item: ShapingItem, of codePoints: [UInt32], with font: HarfBuzzFont) -> [ShapedGlyph] {
    hb_buffer_clear_contents(handle)
    hb_buffer_set_direction(handle, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(handle, hb_script_t(rawValue: item.script))
    // By default HarfBuzz uses the language of the machine's locale.
    hb_buffer_set_language(handle, hb_language_from_string(item.language ?? "en", -1))
    hb_buffer_set_cluster_level(handle, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    if item.replacements.isEmpty {
      add(item.range, of: codePoints)
    } else {
      addReplacing(item, of: codePoints)
    }
    if item.hasMonospacedDigits || !item.hasLigatures {
      var features: [hb_feature_t] = []
      if item.hasMonospacedDigits { features.append(maquette_hb_global_feature(Self.monospacedDigits, 1)) }
      if !item.hasLigatures { features += Self.ligatures.map { maquette_hb_global_feature($0, 0) } }
      maquette_hb_shape(font.handle, handle, features, UInt32(features.count))
    } else {
      maquette_hb_shape(font.handle, handle, nil, 0)
    }
    return glyphs()
  }

  /// Adds a part of a text; what is around it is context.
  private func add(_ range: Range<Int>, of codePoints: [UInt32]) {
    codePoints.withUnsafeBufferPointer { text in
      // The range lies within the text (its creator slices the same array), and HarfBuzz copies the code points.
      hb_buffer_add_codepoints(
        handle, text.baseAddress, Int32(clamping: text.count), UInt32(clamping: range.lowerBound),
        Int32(clamping: range.count))
    }
  }

  /// Adds an item with its replacements; each of their letters has the place of the code point that it replaces.
  private func addReplacing(_ item: ShapingItem, of codePoints: [UInt32]) {
    // HarfBuzz keeps five code points of context on either side.
    var text = Array(codePoints[..<item.range.lowerBound].suffix(5))
    let start = text.count
    var places: [Int] = []
    for place in item.range {
      let letters = item.replacements[place] ?? [codePoints[place]]
      text += letters
      places += repeatElement(place, count: letters.count)
    }
    let range = start..<text.count
    add(range, of: text + codePoints[item.range.upperBound...].prefix(5))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(handle, &count) else { return }
    // The array has `count` entries and is valid until the buffer changes.
    for (index, place) in places.prefix(Int(count)).enumerated() {
      infos[index].cluster = UInt32(clamping: place)
    }
  }

  private func glyphs() -> [ShapedGlyph] {
    var count: UInt32 = 0
    var positionCount: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(handle, &count),
      let positions = hb_buffer_get_glyph_positions(handle, &positionCount)
    else { return [] }
    // Both arrays have the reported number of entries and are valid until the buffer changes.
    return (0..<Int(min(count, positionCount))).map { index in
      let (info, position) = (infos[index], positions[index])
      return ShapedGlyph(
        id: info.codepoint, cluster: Int32(truncatingIfNeeded: info.cluster), advance: position.x_advance,
        offsetX: position.x_offset, offsetY: position.y_offset,
        isUnsafeToBreakBefore: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}
