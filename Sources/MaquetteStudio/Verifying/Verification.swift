internal import MaquetteComparison
package import MaquetteControls
internal import MaquetteFiles
internal import MaquettePNG
internal import MaquetteRendering
internal import MaquetteSnapshots

/// A request to redraw pictures from their provenance and to compare the pixels.
package struct Verification: Sendable {
  /// Pictures, folders of pictures, or `-` for standard input.
  package var pictures: [String]
  /// Font files, and folders of them.
  package var fonts: [String]
  /// The number of threads.
  package var threads: Int
  /// The descriptor of standard input.
  package var stream: Int32
  /// The elements that sheets can use.
  package var catalogue: Catalogue

  package init(
    _ pictures: [String], fonts: [String] = [], threads: Int = 1, stream: Int32 = 0,
    catalogue: Catalogue = .standard
  ) {
    self.catalogue = catalogue
    self.pictures = pictures
    self.fonts = fonts
    self.threads = threads
    self.stream = stream
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
      let file = try PictureFile(path, stream: stream)
      let picture = try file.picture()
      if picture.texts[GalleryOutput.keyword] != nil { return .passedOver }
      let provenance = try file.provenance(of: picture)
      let drawn = try ProvenanceDrawing.picture(
        of: provenance, fonts: fonts, catalogue: catalogue, name: file.name, with: renderer)
      if try file.animation() != drawn.animation {
        return .differs(how: "its frames or their durations differ", version: provenance.version)
      }
      let comparison = Comparison.compare(drawn.bitmap, picture.bitmap, tolerance: .exact)
      return comparison.outcome == .equal
        ? .same : .differs(how: "\(comparison)", version: provenance.version)
    } catch {
      return .failed(error)
    }
  }
}
