import MaquetteGraphics
import MaquetteTypography

/// The fonts of a PDF file's live text: composite fonts whose codes are the numbers of letters, with the characters of each for
/// programs that search and copy.
struct PDFFonts {
  private struct Entry {
    var subset: FontSubset
    let fonts: FontLibrary
    let name: String
    let reference: PDFDocument.Reference
  }

  private var entries: [Entry] = []
  private var indices: [FontFace: Int] = [:]
  /// The library of the faces: their numbers have a meaning in one only.
  private var library: FontLibrary?

  /// Returns a run as text in the order of reading; nil for a run that has to be outlines.
  mutating func text(
    _ run: GlyphRun, of fonts: FontLibrary, resources: inout PDFResources
  ) -> PDFText? {
    guard let index = index(of: run.face, of: fonts, resources: &resources) else { return nil }
    var clusters: [PDFText.Part] = []
    for cluster in run.clusters {
      let text = cluster.first.map { run.source.characters(at: $0.cluster) } ?? ""
      if text.isEmpty { return nil }
      var part = PDFText.Part(actualText: cluster.count > 1 ? text : nil)
      for (place, glyph) in cluster.enumerated() {
        // An ActualText gives the text of several glyphs of one cluster. For programs that ignore it, the first glyph carries the text
        // and the others a space without a width.
        let characters = place == 0 ? text : "\u{200B}"
        let letter = FontSubset.Letter(glyph: glyph.id, characters: characters)
        guard let number = entries[index].subset.number(of: letter) else { return nil }
        part.letters.append((number, glyph.position))
      }
      clusters.append(part)
    }
    // Readers of the tags take the letters in the order of the file, which is that of the text.
    if run.isRightToLeft { clusters.reverse() }
    return PDFText(font: entries[index].name, emSize: run.emSize, clusters: clusters)
  }

  private mutating func index(
    of face: FontFace, of fonts: FontLibrary, resources: inout PDFResources
  ) -> Int? {
    if library == nil { library = fonts }
    guard library === fonts else { return nil }
    if let index = indices[face] { return index }
    guard let subset = FontSubset(face, of: fonts) else { return nil }
    let reference = resources.document.reserve()
    let name = resources.name("Font", "F", reference.text)
    entries.append(Entry(subset: subset, fonts: fonts, name: name, reference: reference))
    indices[face] = entries.count - 1
    return entries.count - 1
  }

  /// Writes the fonts.
  func write(to resources: inout PDFResources) {
    for entry in entries { write(entry, to: &resources) }
  }

  private func write(_ entry: Entry, to resources: inout PDFResources) {
    let subset = entry.subset
    let font = TrueTypeFont(subset, of: entry.fonts)
    let bytes = font.bytes
    let file = resources.document.add(stream: bytes, "/Length1 \(bytes.count)")
    func thousandths(_ units: Int) -> Int { Int((Double(units) * 1000 / FontSubset.unitsPerEm).rounded()) }
    let bounds = font.bounds
    let box = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { "\(thousandths($0))" }
    let isSlanted = entry.fonts.isItalic(subset.face)
    let descriptor = resources.document.add(
      "<</Type/FontDescriptor/FontName/\(subset.name)/Flags 4/FontBBox[\(box.joined(separator: " "))]"
        + "/ItalicAngle \(isSlanted ? -9 : 0)/Ascent \(thousandths(font.ascent))"
        + "/Descent \(-thousandths(font.descent))/CapHeight \(thousandths(font.ascent * 7 / 10))/StemV 80"
        + "/FontFile2 \(file.text)>>")
    let widths = subset.advances(of: entry.fonts).map { "\(thousandths($0))" }.joined(separator: " ")
    let descendant = resources.document.add(
      "<</Type/Font/Subtype/CIDFontType2/BaseFont/\(subset.name)"
        + "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"
        + "/FontDescriptor \(descriptor.text)/CIDToGIDMap/Identity/W[0[\(widths)]]>>")
    let map = resources.document.add(stream: Array(Self.characterMap(of: subset).utf8), "")
    resources.document.set(
      entry.reference,
      "<</Type/Font/Subtype/Type0/BaseFont/\(subset.name)/Encoding/Identity-H"
        + "/DescendantFonts[\(descendant.text)]/ToUnicode \(map.text)>>")
  }

  /// The characters of all letters, as a program in PostScript (Adobe Technical Note 5411).
  private static func characterMap(of subset: FontSubset) -> String {
    var text = """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000> <FFFF>
      endcodespacerange

      """
    let lines = subset.letters.enumerated().filter { !$0.element.characters.isEmpty }.map { index, letter in
      let code = PDFDocument.hex(UInt16(truncatingIfNeeded: index + 1))
      return "<\(code)> <\(letter.characters.utf16.map(PDFDocument.hex).joined())>"
    }
    // A block has at most a hundred lines.
    for start in stride(from: 0, to: lines.count, by: 100) {
      let block = lines[start..<min(start + 100, lines.count)]
      text += "\(block.count) beginbfchar\n\(block.joined(separator: "\n"))\nendbfchar\n"
    }
    return text + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
  }
}

extension GlyphRun {
  /// The glyphs of each cluster, from left to right.
  var clusters: [ArraySlice<Glyph>] {
    var clusters: [ArraySlice<Glyph>] = []
    var rest = glyphs[...]
    while let first = rest.first {
      let end = rest.firstIndex { $0.cluster != first.cluster } ?? rest.endIndex
      clusters.append(rest[..<end])
      rest = rest[end...]
    }
    return clusters
  }
}
