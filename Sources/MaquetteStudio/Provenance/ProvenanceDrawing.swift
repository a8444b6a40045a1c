import MaquetteElements
import MaquetteFiles
import MaquetteRedlines
import MaquetteRendering
import MaquetteSheets
import MaquetteSnapshots

/// Redraws a picture from its provenance.
enum ProvenanceDrawing {
  /// Draws the picture with the fonts of a theme. Throws an error that names the missing ones.
  static func picture(
    of provenance: Provenance, theme: ThemeSources, name: String, with renderer: Renderer
  ) throws(StudioError) -> DrawnPicture {
    try drawing(of: provenance, theme: theme, name: name).picture(by: renderer)
  }

  /// Lays the picture out with the fonts of a theme. Throws an error that names the missing ones.
  static func drawing(
    of provenance: Provenance, theme: ThemeSources, name: String
  ) throws(StudioError) -> PictureDrawing {
    guard provenance.isWhole, let file = provenance.sheet else {
      throw StudioError(
        .badInput, "\(name): its sheet was too large to store in the picture, so it cannot be drawn again")
    }
    let missing = provenance.files.count { $0.role == .font }
    if missing > 0 && theme.fonts.isEmpty {
      let names = provenance.files.filter { $0.role == .font }.map(\.path).joined(separator: ", ")
      throw StudioError(.badInput, "\(name): it was drawn with the fonts \(names); add them with --font")
    }
    if !provenance.images.isEmpty {
      let images = provenance.images.joined(separator: ", ")
      throw StudioError(
        .badInput, "\(name): it shows \(images), which the picture does not store; render its sheet again")
    }
    let folder: TemporaryFolder
    do throws(FileProblem) {
      folder = try TemporaryFolder()
    } catch {
      throw StudioError(error, path: name)
    }
    let paths = try ProvenanceFolder.write(provenance, to: folder.path, name: name)
    var theme = theme
    theme.tokens = provenance.options.filter { $0.name == ProvenanceNotes.Name.tokens }
      .compactMap { paths[$0.value] }
    theme.fonts = try theme.fontFiles()
    let path = paths[file.path] ?? file.path
    let sheet = try CarriedFiles.only(below: folder.path, and: theme.fonts) { () throws(StudioError) in
      try SheetInput(path: path).sheet(in: theme.load().environment, stream: 0)
    }
    let scale = provenance.option(ProvenanceNotes.Name.scale).flatMap { Double($0) }
    let redlines = try provenance.option(ProvenanceNotes.Name.redlines).map {
      (text) throws(StudioError) in try Redline.kinds(named: text.split(separator: " ").map(String.init))
    }
    let isExported = provenance.option(ProvenanceNotes.Name.text) != nil
    let motion = MotionChoice(
      format: isExported
        ? .png : provenance.option(ProvenanceNotes.Name.format).flatMap { PictureFormat(rawValue: $0) },
      moment: provenance.option(ProvenanceNotes.Name.moment).flatMap { Double($0) }
        .map { Moment(seconds: $0) })
    let drawn = try sheet.pictures(scale: scale, path: path)
    let pictures = motion.apply(to: redlines.map { Redline.apply($0, to: drawn) } ?? drawn)
    guard let found = pictures.first(where: { $0.name == provenance.picture }) else {
      throw StudioError(.badInput, "\(name): its sheet draws no picture '\(provenance.picture)'")
    }
    return try PictureDrawing(found, path: path)
  }
}

/// Writes the files of a provenance to a folder.
package enum ProvenanceFolder {
  /// Writes the files and returns the path of each by its path in the provenance. Nothing is written outside the folder
  /// or over a file of other content.
  package static func write(
    _ provenance: Provenance, to folder: String, name: String
  ) throws(StudioError) -> [String: String] {
    let paths = try attempt({ StudioError(.badInput, "\(name): its files cannot be written: \($0)") }) {
      () throws(StudioError) in try provenance.paths()
    }
    let kept = provenance.files.filter { $0.text != nil }
    let places = paths.map { FileName.joined(folder, $0) }
    for (file, place) in zip(kept, places) where Folder.kind(of: place) != .nothing {
      let bytes = try? FileBytes.read(place, limit: Provenance.largestContent)
      if bytes != Array((file.text ?? "").utf8) {
        throw StudioError(
          .cannotWrite, "\(place): a different file already exists; name another folder")
      }
    }
    for (file, place) in zip(kept, places) {
      try PictureOutput.write(file: Array((file.text ?? "").utf8), to: place)
    }
    return Dictionary(zip(kept.map(\.path), places)) { first, _ in first }
  }
}
