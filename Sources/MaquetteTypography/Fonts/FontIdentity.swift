import CHarfBuzz

/// What a font that is exported keeps of its file: names, licence and vertical metrics.
package struct FontIdentity: Hashable, Sendable {
  /// The family name.
  package let family: String
  /// The copyright notice; empty if the file has none.
  package let copyright: String
  /// The description of the licence; empty if the file has none.
  package let license: String
  /// Where the licence is found; empty if the file does not say.
  package let licenseURL: String
  /// From the baseline to the top of a line, in ems.
  package let ascent: Double
  /// From the baseline to the bottom of a line, in ems, positive.
  package let descent: Double
  /// Whether the file permits that documents contain it (OpenType, `OS/2.fsType`: not "restricted licence embedding").
  package let mayBeEmbedded: Bool

  init(_ file: FontFile) {
    let face = HarfBuzzFace(file: file)
    family = file.family
    copyright = face.name(0)
    license = face.name(13)
    licenseURL = face.name(14)
    let unitsPerEm = Double(max(file.traits.unitsPerEm, 1))
    ascent = Double(file.traits.ascender) / unitsPerEm
    descent = Double(file.traits.descender) / unitsPerEm
    mayBeEmbedded = face.permitsEmbedding
  }
}

extension HarfBuzzFace {
  /// Returns an English text of the `name` table by its number; empty if there is none.
  fileprivate func name(_ number: UInt32) -> String {
    let language = hb_language_from_string("en", 2)
    var count: UInt32 = 0
    let length = hb_ot_name_get_utf8(handle, hb_ot_name_id_t(number), language, &count, nil)
    guard length > 0 else { return "" }
    count = length + 1
    // HarfBuzz writes at most `count` bytes, the zero at the end included.
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        _ = hb_ot_name_get_utf8(handle, hb_ot_name_id_t(number), language, &count, characters.baseAddress)
      }
      initialized = Int(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the permissions in `OS/2.fsType` are not exactly "restricted".
  fileprivate var permitsEmbedding: Bool {
    let tag: UInt32 = 0x4F53_2F32
    guard let table = hb_face_reference_table(handle, tag) else { return true }
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(table, &length), length >= 10 else { return true }
    let permissions = UInt16(UInt8(bitPattern: bytes[8])) << 8 | UInt16(UInt8(bitPattern: bytes[9]))
    return permissions & 0x000F != 0x0002
  }
}
