internal import MaquetteDiagnostics
package import MaquetteElements

/// Pictures for elements that are not written in a sheet.
package enum ImageFiles {
  /// Reads a picture or an image set as a sheet in the working folder does.
  package static func asset(atPath path: String) throws(SheetError) -> ImageAsset {
    var library = SheetLibrary(diagnostics: DiagnosticList(name: path), files: SheetFile.bytes)
    let name = library.image(path, from: .start)
    guard let name, let asset = library.images[name] else { throw .invalid(library.diagnostics.sorted) }
    return asset
  }
}
