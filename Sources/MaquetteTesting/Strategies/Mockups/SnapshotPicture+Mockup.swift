internal import Maquette
internal import MaquetteStudio
internal import MaquetteControls
internal import MaquetteGraphics
internal import MaquettePNG
internal import MaquetteRaster
internal import MaquetteRendering
internal import MaquetteSnapshots

extension SnapshotPicture {
  /// Draws a mockup, and keeps with the pixels which element drew what.
  ///
  /// - Throws: `RenderError`, or ``SnapshotMaskError`` for a mask that masks nothing.
  init(drawing mockup: Mockup, masks: [SnapshotMask]) throws {
    let drawing = try mockup.drawing(name: "")
    self.init(drawing.bitmap, options: drawing.options, trace: drawing.trace)
    self.masks = try SnapshotMask.pixels(
      of: masks, trace: trace, scale: mockup.environment.scale, bounds: bitmap.bounds)
  }
}
