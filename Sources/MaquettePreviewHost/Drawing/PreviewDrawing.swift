import CStillTime
import Foundation
import MaquetteElements
import MaquetteLint
import MaquettePNG
import MaquetteRaster
import MaquetteRendering
import MaquetteSnapshots
import MaquetteTraces
import MaquetteUICore
import MaquetteUIKit

/// Draws previews for all cells of an order.
@MainActor
struct PreviewDrawing {
  let order: PreviewOrder
  let messages: MessageWriter
  /// Keeps glyphs and shadows from one picture to the next.
  private let renderer = Renderer()

  init(order: PreviewOrder, messages: MessageWriter) {
    self.order = order
    self.messages = messages
  }

  func draw(_ entry: PreviewEntry, watchedBy watchdog: Watchdog) {
    messages.write(.begun(preview: entry.number))
    var count = 0
    for cell in order.cells {
      watchdog.begin(entry.number)
      // What a picture takes of random numbers says nothing to the next one.
      cstilltime_restart()
      PreviewLocale.set(PreviewStage.locale(of: cell))
      // Made anew, because the code can ask for the locale.
      let pieces = entry.pieces()
      count = max(count, pieces.count)
      for (index, piece) in pieces.enumerated() {
        do {
          messages.write(.drawn(try draw(piece, index, of: entry, for: cell)))
        } catch {
          messages.write(
            .failed(
              FailedPiece(preview: entry.number, piece: index, cell: cell.number, reason: "\(error)")))
        }
      }
    }
    messages.write(.ended(preview: entry.number, pieces: count))
  }

  private func draw(
    _ piece: PreviewEntry.Piece, _ index: Int, of entry: PreviewEntry, for cell: PreviewOrder.Cell
  ) throws -> DrawnPiece {
    _ = PreviewGaps.take()
    var stage = PreviewStage(cell)
    let stated = ViewRenderer(stage.configuration).previewTraits(of: piece.view)
    stage.apply(piece.traits)
    stage.apply(stated)
    let configuration = stage.configuration
    let picture = try UITraitCollection.withCurrent(stage.traits) {
      try ViewRenderer(configuration).picture(of: piece.view)
    }
    let name = stated.name ?? piece.name
    let file = "\(entry.number)-\(index)-\(cell.number).png"
    let options = PNGOptions(title: name, software: order.generator)
    let drawing = try picture.mockup.drawing(name: file, options: options, with: renderer)
    let bytes = try PNG.encode(drawing.bitmap, options: drawing.options.carrying(drawing.trace))
    try Data(bytes).write(to: URL(filePath: order.folder).appending(path: file))
    let reports =
      stage.reports
      + picture.reports.map {
        DrawnPiece.Report(kind: $0.kind.rawValue, name: $0.name, place: $0.place, view: $0.view)
      } + PreviewGaps.take()
    return DrawnPiece(
      preview: entry.number, piece: index, cell: cell.number, name: name, file: file,
      width: drawing.bitmap.width, height: drawing.bitmap.height, scale: configuration.scale,
      reports: reports,
      findings: order.lints ? PreviewFindings.of(picture.mockup, by: renderer) : [],
      accessibility: picture.mockup.layout().accessibilityText,
      inspection: order.inspects ? PictureInspection(picture.mockup) : nil)
  }
}
