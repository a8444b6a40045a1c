/// What exported files lack of their pictures.
package struct ExportLosses: Hashable, Sendable {
  /// The number of areas, such as glass, that became pictures.
  package var pictures = 0
  /// The number of pictures that move and were exported as their first frame.
  package var movingFiles = 0

  mutating func add(_ other: ExportLosses) {
    pictures += other.pictures
    movingFiles += other.movingFiles
  }

  /// The losses in sentences.
  package var notes: [String] {
    var notes: [String] = []
    if pictures > 0 {
      let areas = pictures == 1 ? "1 area was" : "\(pictures) areas were"
      notes.append(
        "\(areas) exported as pixels at the sheet's scale: SVG and PDF cannot describe glass, backdrops or angular gradients"
      )
    }
    if movingFiles > 0 {
      notes.append(
        movingFiles == 1
          ? "1 picture moves; its first frame was exported"
          : "\(movingFiles) pictures move; their first frames were exported")
    }
    return notes
  }
}
