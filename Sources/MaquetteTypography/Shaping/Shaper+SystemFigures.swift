// Figures and spaces of stand-ins that differ from the system font's in more than the size.

extension Shaper {
  private static let (slash, one, digits) = (UInt32(0x2f), UInt32(0x31), UInt32(0x30)...0x39)

  /// The advance added to a slash, in ems: 0.289 for 0.349.
  ///
  /// Slashes advance 0.27 at 13 pt (`mac-datepicker-textual`) and 0.30 at 16 (`ios26-list-2line-rows`), both without the
  /// system font's tracking.
  private static let slashGrowth = -0.06

  /// Returns what is added to the advance of digits of one width, in ems.
  ///
  /// Those of the system font advance 0.636 em at 13 pt (`mac-datepicker-textual`) and 0.616 at 17 with its tracking, as
  /// 0.642 without it would; the substitute's, with theirs, 0.634 and 0.623.
  private static func digitGrowth(size: Double) -> Double {
    let share = Swift.min(Swift.max((size - 13) / 4, 0), 1)
    return 0.002 - 0.009 * share
  }

  /// Shapes one item in a sized face, as `shape`, with the figures and spaces of the system font.
  func shapeLikeSystem(_ item: ShapingItem, of codePoints: [UInt32], _ sizedFace: SizedFace) -> [ShapedGlyph]
  {
    let glyphs = shape(item, of: codePoints, face: sizedFace.face)
    if sizedFace.isStandIn { return likeSystem(glyphs, of: item, in: codePoints, sizedFace) }
    guard sizedFace.spaceGrowth != 0, sizedFace.unit > 0 else { return glyphs }
    let growth = Int32((sizedFace.spaceGrowth * sizedFace.fontSize / sizedFace.unit).rounded())
    return glyphs.map { glyph in
      let index = Int(glyph.cluster)
      guard codePoints.indices.contains(index), isLineSpace(codePoints[index]), glyph.advance > 0 else {
        return glyph
      }
      var result = glyph
      result.advance += growth
      return result
    }
  }

  /// Returns the glyphs of the substitute with the advances of the system font's figures, and with a one that has no foot
  /// among digits of one width, as the system font's has none.
  private func likeSystem(
    _ glyphs: [ShapedGlyph], of item: ShapingItem, in codePoints: [UInt32], _ sizedFace: SizedFace
  ) -> [ShapedGlyph] {
    func codePoint(of glyph: ShapedGlyph) -> UInt32? {
      let index = Int(glyph.cluster)
      return codePoints.indices.contains(index) ? codePoints[index] : nil
    }
    // Most runs have no such figure and stay as they are, without a copy.
    guard sizedFace.unit > 0,
      item.hasMonospacedDigits || glyphs.contains(where: { codePoint(of: $0) == Self.slash })
    else { return glyphs }
    let unitsPerFontSize = sizedFace.fontSize / sizedFace.unit
    let digitGrowth = item.hasMonospacedDigits ? Self.digitGrowth(size: sizedFace.fontSize) : 0
    let plainOne = item.hasMonospacedDigits ? font(for: sizedFace.face)?.glyph(for: Self.one) : nil
    return glyphs.map { glyph in
      guard let codePoint = codePoint(of: glyph), glyph.advance > 0 else { return glyph }
      var result = glyph
      func grow(by ems: Double) {
        let growth = Int32((ems * unitsPerFontSize).rounded())
        result.advance += growth
        result.offsetX += growth / 2
      }
      if codePoint == Self.slash { grow(by: Self.slashGrowth) }
      guard item.hasMonospacedDigits, Self.digits.contains(codePoint) else { return result }
      grow(by: digitGrowth)
      if codePoint == Self.one, let plainOne, let font = font(for: sizedFace.face), plainOne != glyph.id {
        result.id = plainOne
        result.offsetX += (glyph.advance - Int32(clamping: font.advance(of: plainOne))) / 2
      }
      return result
    }
  }
}
