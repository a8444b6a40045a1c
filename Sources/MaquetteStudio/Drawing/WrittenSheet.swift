package import MaquetteDiagnostics
import MaquetteElements
import MaquetteExport
package import MaquettePNG
import MaquetteRendering
import MaquetteSheets

/// The picture of a still sheet that a program has written, which the picture's file carries as that of `render` does.
package struct WrittenSheet {
  /// The picture.
  package let drawing: PictureDrawing
  /// Remarks on the token files.
  package let warnings: [Diagnostic]
  private let provenance: Provenance

  /// Lays out the sheet's first picture.
  ///
  /// - Parameters:
  ///   - name: The name of the picture's file without the suffix.
  ///   - theme: The fonts and the token files.
  package init(_ text: String, name: String, theme: ThemeSources) throws(StudioError) {
    let loaded = try theme.load()
    let sheet = try attempt(StudioError.init) { () throws(SheetError) in
      try Sheet(Array(text.utf8), path: "\(name).yaml", environment: loaded.environment)
    }
    guard let picture = sheet.pictures.first else {
      throw StudioError(.badInput, "\(name): the sheet has no picture")
    }
    // Made from the mockup, so that an error names the element and no line of a sheet that nobody has seen.
    drawing = try PictureDrawing(picture.mockup(), name: name, path: name)
    warnings = loaded.warnings
    let request = RenderRequest(sheets: [], theme: theme)
    provenance = try ProvenanceNotes(request, tokenFiles: loaded.files, fonts: theme.fontFiles())
      .provenance(of: picture, in: sheet)
  }

  /// Draws the picture and writes it to a place, under its own name if there is no other.
  package func write(
    to place: OutputPlace, as export: ExportSettings? = nil, compression: PNGOptions.Compression,
    observer: StudioObserver
  ) throws(StudioError) {
    if let export {
      let picture = try drawing.exported(as: export.format, attachment: provenance.text, by: Renderer())
      return try drawing.write(
        export.format.encode(picture, text: export.text), to: place, suffix: export.format.rawValue,
        observer: observer)
    }
    try drawing.write(
      to: place, options: drawing.options.carrying(provenance), compression: compression, observer: observer)
  }
}
