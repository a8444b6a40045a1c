package import MaquetteExport
import MaquetteFiles
import MaquetteSheets

/// How pictures are exported in place of PNG files.
package struct ExportSettings: Hashable, Sendable {
  /// The format of the files.
  package var format: ExportFormat
  /// How text is written.
  package var text: ExportText

  /// Creates settings.
  package init(_ format: ExportFormat, text: ExportText = .outlines) {
    self.format = format
    self.text = text
  }

  /// All of them in words, for digests and manifests.
  var words: [String] { ["export", format.rawValue, text.rawValue] }

  /// The pictures with the suffix of the format, as stills.
  func applied(to pictures: [Sheet.Picture]) -> [Sheet.Picture] {
    pictures.map { picture in
      var picture = picture
      picture.path = FileName.withoutSuffix(picture.path) + ".\(format.rawValue)"
      picture.canvas.format = .png
      return picture
    }
  }
}
