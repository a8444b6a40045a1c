import CFonts
import CFreeType
import MaquetteFiles

/// The properties of a font file that typesetting needs.
struct FontTraits: Hashable, Sendable {
  /// The range of a variation axis and its default.
  struct Axis: Hashable, Sendable {
    static let weightTag: UInt32 = 0x7767_6874  // wght
    static let opticalSizeTag: UInt32 = 0x6f70_737a  // opsz
    static let widthTag: UInt32 = 0x7764_7468  // wdth

    var minimum: Double
    var initial: Double
    var maximum: Double

    func nearest(to value: Double) -> Double {
      value.isNaN ? initial : min(max(value, minimum), maximum)
    }
  }

  var family: String
  /// The side of the em square in font units.
  var unitsPerEm: Int
  /// The weight of a file without a weight axis, and the default of a file with one.
  var weight: Int
  var isItalic: Bool
  var weightAxis: Axis?
  /// The `opsz` axis, in points.
  var opticalSizeAxis: Axis?
  /// From the baseline to the top of a line, in font units.
  var ascender: Int
  /// From the baseline to the bottom of a line, in font units, positive.
  var descender: Int
  /// The extra distance between lines, in font units.
  var lineGap: Int
  /// The line under text: its upper edge above the baseline (negative: below it), and its thickness, in font units.
  var underline = Line(top: 0, thickness: 0)
  /// The line through text, likewise.
  var strikeout = Line(top: 0, thickness: 0)

  /// The advance of every glyph of a font whose glyphs are pictures, in font units; nil for a font of outlines.
  var pictureAdvance: Int?

  /// How far ordinary text of a tall script extends above and below the baseline, in font units; nil for other scripts.
  var tallText: VerticalExtent?

  /// The positions on the file's axis of weights for the weights 100 to 900 of a request; empty if they are the weights
  /// themselves.
  var weightPositions: [Double] = []

  /// The position on the axis of widths, in percent; nil for the file's default.
  var width: Double?

  /// Returns the positions on the file's axes of a face with a weight and an optical size.
  func axisPositions(weight: Double, opticalSize: Double) -> [(tag: UInt32, value: Double)] {
    var positions: [(tag: UInt32, value: Double)] = []
    if let weightAxis {
      let nearest = weightAxis.nearest(to: weight)
      let table = weightPositions.enumerated().map {
        (position: Double(100 * ($0.offset + 1)), value: $0.element)
      }
      positions.append((Axis.weightTag, table.isEmpty ? nearest : interpolate(table, at: nearest)))
    }
    if let opticalSizeAxis {
      positions.append((Axis.opticalSizeTag, opticalSizeAxis.nearest(to: opticalSize)))
    }
    if let width { positions.append((Axis.widthTag, width)) }
    return positions
  }

  /// Distances above and below the baseline, both positive.
  struct VerticalExtent: Hashable, Sendable {
    var ascent: Int
    var descent: Int
  }

  /// The upper edge and the thickness of a horizontal line, in font units, y up.
  struct Line: Hashable, Sendable {
    var top: Int
    var thickness: Int
  }
}

// The traits of the bundled fonts are constants, so that start-up does not open the files; a test compares them.

extension FontTraits {
  /// Inter 4.1.
  static let inter = FontTraits(
    family: "Inter", unitsPerEm: 2048, weight: 400, isItalic: false,
    weightAxis: Axis(minimum: 100, initial: 400, maximum: 900),
    opticalSizeAxis: Axis(minimum: 14, initial: 14, maximum: 32),
    ascender: 1984, descender: 494, lineGap: 0, underline: Line(top: -348, thickness: 140),
    strikeout: Line(top: 671, thickness: 140))

  /// The traits in a row of the table of bundled fonts.
  init(_ font: MaquetteFont) {
    self.init(
      family: String(cString: font.family), unitsPerEm: Int(font.units_per_em), weight: Int(font.weight),
      isItalic: false, ascender: Int(font.ascender), descender: Int(font.descender),
      lineGap: Int(font.line_gap),
      underline: Line(top: Int(font.underline_top), thickness: Int(font.underline_thickness)),
      strikeout: Line(top: Int(font.strikeout_top), thickness: Int(font.strikeout_thickness)),
      pictureAdvance: font.picture_advance > 0 ? Int(font.picture_advance) : nil,
      tallText: font.text_ascent > 0
        ? VerticalExtent(ascent: Int(font.text_ascent), descent: Int(font.text_descent)) : nil)
  }
}

/// Whether bytes begin like an OpenType font or collection; formats that wrap or precede it are not supported.
private func isOpenType(_ bytes: UnsafeRawBufferPointer) -> Bool {
  let tags: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
  return tags.contains { bytes.starts(with: $0) }
}

extension FontTraits {
  init(reading bytes: UnsafeRawBufferPointer, name: String) throws(FontError) {
    guard isOpenType(bytes) else {
      let kind = FileKind(Array(bytes.prefix(FileKind.leadingBytes)))
      switch kind {
      case .png, .jpeg, .other, .largeFilePointer, .webPage:
        throw .broken(name: name, reason: kind.sentence(expected: .font))
      case .empty, .svg, .text, .unknown: throw .notAFont(name: name)
      }
    }
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
    // FreeType gives the middle of the underline, as the difference of the two numbers in the file.
    let thickness = Int(record.underline_thickness)
    underline = Line(top: Int(record.underline_position) + thickness / 2, thickness: thickness)
    strikeout = Line(
      top: os2.map { Int($0.pointee.yStrikeoutPosition) } ?? 0,
      thickness: os2.map { Int($0.pointee.yStrikeoutSize) } ?? 0)
  }
}
