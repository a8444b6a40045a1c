import CHarfBuzz

/// A font file opened by HarfBuzz.
///
/// - Note: `@unchecked Sendable` is sound because the face is immutable, and HarfBuzz documents immutable objects
///   as safe to use from several threads.
final class HarfBuzzFace: @unchecked Sendable {
  let handle: OpaquePointer
  /// Keeps the bytes alive that the face reads.
  let file: FontFile

  init(file: FontFile) {
    self.file = file
    let count = UInt32(clamping: file.bytes.count)
    // READONLY and no destructor: HarfBuzz neither copies, writes nor frees the bytes, which `file` keeps alive.
    let blob = hb_blob_create(
      file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), count, HB_MEMORY_MODE_READONLY, nil, nil)
    handle = hb_face_create(blob, 0)
    hb_blob_destroy(blob)
    hb_face_make_immutable(handle)
  }

  deinit {
    hb_face_destroy(handle)
  }

  /// The number of glyphs; 0 if HarfBuzz cannot read the file.
  var glyphCount: Int { Int(hb_face_get_glyph_count(handle)) }
}

/// A face at one position on its axes; lengths are font units.
///
/// - Note: `@unchecked Sendable` is sound for the same reason as for `HarfBuzzFace`.
final class HarfBuzzFont: @unchecked Sendable {
  let handle: OpaquePointer
  private let face: HarfBuzzFace

  init(face: HarfBuzzFace, weight: Double, opticalSize: Double) {
    self.face = face
    handle = hb_font_create(face.handle)
    hb_ot_font_set_funcs(handle)
    let unitsPerEm = Int32(clamping: face.file.traits.unitsPerEm)
    hb_font_set_scale(handle, unitsPerEm, unitsPerEm)
    let variations = face.file.traits.axisPositions(weight: weight, opticalSize: opticalSize).map {
      hb_variation_t(tag: $0.tag, value: Float($0.value))
    }
    if !variations.isEmpty {
      hb_font_set_variations(handle, variations, UInt32(variations.count))
    }
    hb_font_make_immutable(handle)
  }

  deinit {
    hb_font_destroy(handle)
  }

  /// The side of the em square in the units of advances.
  var unitsPerEm: Int { face.file.traits.unitsPerEm }

  /// Returns the glyph for an isolated code point; nil if the font has none.
  func glyph(for codePoint: UInt32) -> GlyphID? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle, codePoint, &glyph) != 0 ? glyph : nil
  }

  func advance(of glyph: GlyphID) -> Int { Int(hb_font_get_glyph_h_advance(handle, glyph)) }
}
