import MaquetteGraphics
import MaquetteTypography

/// Writes a subset as a TrueType font (OpenType 1.9 with outlines in `glyf`).
struct TrueTypeFont {
  private let subset: FontSubset
  private let outlines: [TrueTypeOutline]
  private let advances: [Int]

  init(_ subset: FontSubset, of fonts: FontLibrary) {
    self.subset = subset
    outlines = ([0] + subset.letters.map(\.glyph)).map { glyph in
      TrueTypeOutline(fonts.outline(of: glyph, in: subset.face), unitsPerEm: FontSubset.unitsPerEm)
    }
    advances = subset.advances(of: fonts)
  }

  /// The edges of all outlines.
  var bounds: (minX: Int, minY: Int, maxX: Int, maxY: Int) {
    outlines.compactMap(\.bounds).reduce((0, 0, 0, 0)) {
      (
        Swift.min($0.0, $1.minX), Swift.min($0.1, $1.minY), Swift.max($0.2, $1.maxX), Swift.max($0.3, $1.maxY)
      )
    }
  }

  var ascent: Int { Int((subset.identity.ascent * FontSubset.unitsPerEm).rounded()) }
  var descent: Int { Int((subset.identity.descent * FontSubset.unitsPerEm).rounded()) }

  /// The file.
  var bytes: [UInt8] {
    var glyphs: [UInt8] = []
    var places = FontTable()
    for outline in outlines {
      places.add(long: glyphs.count)
      glyphs += outline.bytes
    }
    places.add(long: glyphs.count)
    let tables: [(tag: String, bytes: [UInt8])] = [
      ("OS/2", metrics), ("cmap", characters), ("glyf", glyphs), ("head", head), ("hhea", horizontalHeader),
      ("hmtx", horizontalMetrics), ("loca", places.bytes), ("maxp", maximums), ("name", names),
      ("post", post),
    ]
    var file = FontTable()
    file.add(long: 0x0001_0000)
    file.add(tables.count)
    // The greatest power of two, for a binary search.
    let power = Int.bitWidth - 1 - tables.count.leadingZeroBitCount
    file.add(16 << power)
    file.add(power)
    file.add(16 * tables.count - 16 << power)
    var offset = 12 + 16 * tables.count
    var content: [UInt8] = []
    var headPlace = 0
    for table in tables {
      var padded = FontTable(bytes: table.bytes)
      padded.pad()
      file.bytes += Array(table.tag.utf8)
      file.add(long: Int(Self.checksum(padded.bytes)))
      file.add(long: offset)
      file.add(long: table.bytes.count)
      if table.tag == "head" { headPlace = offset }
      offset += padded.bytes.count
      content += padded.bytes
    }
    var bytes = file.bytes + content
    // The sum of the whole file, with the correction itself as zero, is a constant.
    let correction = 0xB1B0_AFBA &- Self.checksum(bytes)
    for index in 0..<4 {
      bytes[headPlace + 8 + index] = UInt8(truncatingIfNeeded: correction >> UInt32(24 - 8 * index))
    }
    return bytes
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    stride(from: 0, to: bytes.count - 3, by: 4).reduce(into: 0) { sum, place in
      let word = bytes[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      sum = sum &+ word
    }
  }

  private var head: [UInt8] {
    var table = FontTable()
    table.add(long: 0x0001_0000)
    table.add(long: 0x0001_0000)
    // The correction of the sum, which is set last.
    table.add(long: 0)
    table.add(long: 0x5F0F_3CF5)
    // The baseline is at 0, and so are left side bearings.
    table.add(0x0003)
    table.add(Int(FontSubset.unitsPerEm))
    // The first of January 2026 in place of the present, so that equal fonts have equal bytes.
    for _ in 0..<2 {
      table.add(long: 0)
      table.add(long: 0xE57B_6980)
    }
    for edge in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] { table.add(edge) }
    table.add(subset.face.weight >= 700 ? 1 : 0)
    table.add(8)
    table.add(2)
    // Offsets of 32 bits.
    table.add(1)
    table.add(0)
    return table.bytes
  }

  private var horizontalHeader: [UInt8] {
    var table = FontTable()
    table.add(long: 0x0001_0000)
    table.add(ascent)
    table.add(-descent)
    table.add(0)
    table.add(advances.max() ?? 0)
    table.add(bounds.minX)
    table.add(0)
    table.add(bounds.maxX)
    table.add(1)
    for _ in 0..<6 { table.add(0) }
    table.add(0)
    table.add(outlines.count)
    return table.bytes
  }

  private var horizontalMetrics: [UInt8] {
    var table = FontTable()
    for (outline, advance) in zip(outlines, advances) {
      table.add(Swift.min(Swift.max(advance, 0), 65_535))
      table.add(outline.bounds?.minX ?? 0)
    }
    return table.bytes
  }

  private var maximums: [UInt8] {
    var table = FontTable()
    table.add(long: 0x0001_0000)
    table.add(outlines.count)
    table.add(outlines.map(\.pointCount).max() ?? 0)
    table.add(outlines.map(\.contourCount).max() ?? 0)
    for value in [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0] { table.add(value) }
    return table.bytes
  }

  /// Letters that stand for one character, by code point.
  private var codePoints: [(code: Int, number: Int)] {
    var seen: Set<Int> = []
    let all = subset.letters.enumerated().compactMap { index, letter -> (code: Int, number: Int)? in
      let scalars = letter.characters.unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first, seen.insert(Int(scalar.value)).inserted else {
        return nil
      }
      return (Int(scalar.value), index + 1)
    }
    return all.sorted { $0.code < $1.code }
  }

  /// A table of format 12 for all characters.
  private var characters: [UInt8] {
    // Programs reject a table without characters: U+FFFF, which is none, has the missing glyph.
    let all = codePoints.isEmpty ? [(code: 0xFFFF, number: 0)] : codePoints
    var table = FontTable()
    table.add(0)
    table.add(1)
    table.add(3)
    table.add(10)
    table.add(long: 12)
    table.add(12)
    table.add(0)
    table.add(long: 16 + 12 * all.count)
    table.add(long: 0)
    table.add(long: all.count)
    for entry in all {
      table.add(long: entry.code)
      table.add(long: entry.code)
      table.add(long: entry.number)
    }
    return table.bytes
  }

  private var metrics: [UInt8] {
    var table = FontTable()
    table.add(4)
    table.add(advances.reduce(0, +) / Swift.max(advances.count, 1))
    table.add(subset.face.weight)
    table.add(5)
    // Documents may contain the font.
    table.add(0)
    for _ in 0..<10 { table.add(0) }
    table.add(0)
    for _ in 0..<5 { table.add(0) }
    for _ in 0..<4 { table.add(long: 0) }
    table.add(long: 0x4D51_5454)
    table.add(subset.face.weight >= 700 ? 0x20 : 0x40)
    let codes = codePoints
    table.add(Swift.min(codes.first?.code ?? 0, 0xFFFF))
    table.add(Swift.min(codes.last?.code ?? 0, 0xFFFF))
    table.add(ascent)
    table.add(-descent)
    table.add(0)
    table.add(ascent)
    table.add(descent)
    for _ in 0..<2 { table.add(long: 0) }
    for value in [ascent / 2, ascent * 7 / 10, 0, 32, 1] { table.add(value) }
    return table.bytes
  }

  private var names: [UInt8] {
    let identity = subset.identity
    let texts = [
      (0, identity.copyright), (1, identity.family), (2, "Regular"), (3, subset.name),
      (4, "\(identity.family) \(subset.face.weight), letters of a document"), (5, "Version 1.0"),
      (6, String(subset.name.filter { $0 != "+" })), (13, identity.license), (14, identity.licenseURL),
    ].filter { !$0.1.isEmpty }
    var records = FontTable()
    var strings = FontTable()
    for (number, text) in texts {
      let units = Array(text.utf16.prefix(10_000))
      for value in [3, 1, 0x409, number, 2 * units.count, strings.bytes.count] { records.add(value) }
      for unit in units { strings.add(Int(unit)) }
    }
    var table = FontTable()
    table.add(0)
    table.add(texts.count)
    table.add(6 + records.bytes.count)
    return table.bytes + records.bytes + strings.bytes
  }

  private var post: [UInt8] {
    var table = FontTable()
    table.add(long: 0x0003_0000)
    table.add(long: 0)
    table.add(-400)
    table.add(200)
    for _ in 0..<5 { table.add(long: 0) }
    return table.bytes
  }
}
