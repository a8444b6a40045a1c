internal import CFreeType

/// Whether bytes begin as an OpenType font or collection does; the kinds that wrap or precede it are not read.
private func isOpenType(_ bytes: UnsafeRawBufferPointer) -> Bool {
  let tags: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
  return tags.contains { bytes.starts(with: $0) }
}

extension FontTraits {
  /// Opens the bytes of a font and reads what text needs.
  init(reading bytes: UnsafeRawBufferPointer, name: String) throws(FontError) {
    guard isOpenType(bytes) else { throw .notAFont(name: name) }
    guard let library = FreeTypeLibrary() else { throw .broken(name: name, reason: "FreeType did not start") }
    let face: FreeTypeFace
    do throws(FreeTypeFace.Refusal) {
      face = try FreeTypeFace(library: library, bytes: bytes, keeping: nil)
    } catch {
      throw .broken(name: name, reason: "its tables cannot be read (FreeType error \(error.code))")
    }
    let record = face.handle.pointee
    guard maquette_ft_has_sfnt_outlines(face.handle) != 0 else { throw .notScalable(name: name) }
    guard record.units_per_EM > 0, record.num_glyphs > 0 else {
      throw .broken(name: name, reason: "it has no glyphs")
    }
    let axes = Dictionary(face.axes().map { ($0.tag, $0.axis) }) { first, _ in first }
    family = record.family_name.map { String(cString: $0) } ?? name
    unitsPerEm = Int(record.units_per_EM)
    weightAxis = axes[FontTraits.Axis.weightTag]
    opticalSizeAxis = axes[FontTraits.Axis.opticalSizeTag]
    isItalic = record.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
    ascender = Int(record.ascender)
    descender = -Int(record.descender)
    lineGap = max(0, Int(record.height) - Int(record.ascender) + Int(record.descender))
    // The table stays valid as long as the face is open.
    let os2 = FT_Get_Sfnt_Table(face.handle, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self)
    let declared = weightAxis.map { Int($0.initial) } ?? os2.map { Int($0.pointee.usWeightClass) } ?? 400
    weight = min(max(declared, 1), 1000)
  }
}
