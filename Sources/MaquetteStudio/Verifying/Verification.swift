import MaquetteComparison
import MaquetteExport
import MaquetteFiles
import MaquettePNG
import MaquetteRendering
import MaquetteSnapshots

/// A request to redraw pictures from their provenance and to compare the pixels.
package struct Verification: Sendable {
  /// Pictures, folders of pictures, or `-` for standard input.
  private let pictures: [String]
  private let theme: ThemeSources
  private let threads: Int

  /// A request with the fonts and the catalogue of `theme`; the pictures carry their tokens.
  package init(_ pictures: [String], theme: ThemeSources, threads: Int = 1) {
    self.pictures = pictures
    self.theme = theme
    self.threads = threads
  }

  /// The outcome for one picture.
  package enum Outcome: Sendable {
    case same
    /// The pixels or frames differ; the version is the one that drew the picture.
    case differs(how: String, version: String)
    /// A contact sheet, which shows other pictures and has no sheet of its own.
    case passedOver
    case failed(StudioError)
  }

  /// The outcomes, in the order of the paths.
  package func run() throws(StudioError) -> [(path: String, outcome: Outcome)] {
    let paths = try PictureFile.paths(pictures)
    let outcomes = Parallel.map(paths, threads: threads, worker: Renderer.init) { renderer, path in
      outcome(of: path, renderer: renderer)
    }
    return Array(zip(paths, outcomes))
  }

  private func outcome(of path: String, renderer: Renderer) -> Outcome {
    do throws(StudioError) {
      let file = try PictureFile(path, stream: theme.stream)
      if let format = file.vectorFormat { return try outcome(of: file, as: format, renderer: renderer) }
      let picture = try file.picture()
      if picture.texts[GalleryOutput.keyword] != nil { return .passedOver }
      let provenance = try file.provenance(in: picture.texts)
      let drawn = try ProvenanceDrawing.picture(
        of: provenance, theme: theme, name: file.name, with: renderer)
      let comparison = PictureComparison(
        ComparedPicture(drawn), ComparedPicture(bitmap: picture.bitmap, animation: try file.animation()))
      return comparison.outcome == .equal
        ? .same : .differs(how: "\(comparison)", version: provenance.version)
    } catch {
      return .failed(error)
    }
  }

  /// Exports the pages of a file of vectors again, and compares the bytes.
  private func outcome(
    of file: PictureFile, as format: ExportFormat, renderer: Renderer
  ) throws(StudioError) -> Outcome {
    let texts = file.attachments(as: format)
    guard !texts.isEmpty else { throw .noProvenance }
    var pages: [ExportPicture] = []
    var version = ""
    var text = ExportText.outlines
    for attachment in texts {
      let provenance = try file.provenance(in: [Provenance.keyword: attachment])
      version = provenance.version
      text = provenance.option(ProvenanceNotes.Name.text).flatMap(ExportText.init) ?? .outlines
      let drawing = try ProvenanceDrawing.drawing(of: provenance, theme: theme, name: file.name)
      pages.append(try drawing.exported(as: format, attachment: attachment, by: renderer))
    }
    let bytes = format.encode(pages, text: text)
    return bytes == file.bytes
      ? .same : .differs(how: "the file has other bytes than a new export", version: version)
  }
}
