internal import MaquetteControls
internal import MaquettePNG
internal import MaquetteDocuments
internal import MaquetteRendering
internal import MaquetteSheets

/// One picture to be drawn, encoded and written.
struct PictureJob: Sendable {
  let document: SheetDocument
  let sheet: Sheet
  /// The sheet's path, for messages.
  let source: String
  /// Where the picture goes; nil for standard output.
  let target: String?
  let compression: PNGOptions.Compression

  /// What became of a job.
  struct Outcome: Sendable {
    /// What the elements could not draw as asked.
    var diagnostics: [Diagnostic] = []
    /// Why there is no picture.
    var failure: Failure?
  }

  /// Does the job. Under `isStrict` a picture with warnings is not written.
  func run(by renderer: Renderer, threads: Int, isStrict: Bool, console: Console) -> Outcome {
    var outcome = Outcome()
    do throws(Failure) {
      let drawing = try PictureDrawing(sheet, path: source)
      outcome.diagnostics = document.diagnostics(for: drawing.layout, isStrict: isStrict)
      if outcome.diagnostics.contains(where: { $0.severity == .error }) { throw Failure(said: .badInput) }
      try PictureOutput.write(
        drawing.picture(by: renderer, threads: threads), compression: compression, threads: threads,
        to: target, console: console)
    } catch {
      outcome.failure = error
    }
    return outcome
  }
}
