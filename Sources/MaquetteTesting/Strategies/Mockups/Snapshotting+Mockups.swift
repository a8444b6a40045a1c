import Maquette
package import MaquetteElements
import MaquetteGraphics
public import MaquetteInteraction
public import MaquettePNG
import MaquetteRaster
import MaquetteRendering
import MaquetteSnapshots
import MaquetteTraces
import MaquetteTypography

extension Snapshotting {
  /// A strategy for values that have mockups.
  static func mockups(
    of mockups: @escaping @Sendable (Value) throws -> [SnapshotPart<Mockup>], changes: MockupChanges,
    fileExtension: String, diffing: Diffing<Format>, format: @escaping @Sendable (Mockup) throws -> Format
  ) -> Self {
    Snapshotting(fileExtension: fileExtension, diffing: diffing) { value in
      try mockups(value).map { part in
        SnapshotPart(try format(changes.applied(to: part.format)), name: part.name)
      }
    }
  }
}

/// The changes of a strategy to mockups; nil for no change.
struct MockupChanges: Sendable {
  var theme: Theme?
  var scale: Double?
  var appearance: Appearance?
  var contrast: Contrast?
  var textSize: TextSize?
  var direction: LayoutDirection?

  func applied(to mockup: Mockup) -> Mockup {
    var mockup = mockup
    if let theme { mockup.environment.theme = theme }
    if let scale { mockup.environment.scale = scale }
    if let appearance { mockup.environment.appearance = appearance }
    if let contrast { mockup.environment.contrast = contrast }
    if let textSize { mockup.environment.textSize = textSize }
    if let direction { mockup.environment.direction = direction }
    return mockup
  }
}

extension SnapshotPicture {
  /// Draws a mockup, with the trace of its elements.
  ///
  /// - Throws: `RenderError`, or ``SnapshotMaskError`` for a mask that masks nothing.
  package init(drawing mockup: Mockup, masks: [SnapshotMask]) throws {
    let drawing = try mockup.drawing(name: "")
    self.init(drawing.bitmap, options: drawing.options, trace: drawing.trace)
    self.masks = try SnapshotMask.pixels(
      of: masks, trace: trace, scale: mockup.environment.scale, bounds: bitmap.bounds)
  }
}

extension Snapshotting where Value: MockupConvertible, Format == PNGAnimation {
  /// An animated mockup, as an animated PNG.
  public static var animation: Self {
    .mockups(of: { try $0.mockups() }, changes: MockupChanges(), fileExtension: "png", diffing: .animation) {
      try $0.animation()
    }
  }
}

extension Snapshotting where Value == EventLog, Format == String {
  /// The log of a session, one line for each touch, event and action.
  public static var events: Self {
    Snapshotting(fileExtension: "events.txt", diffing: .text) { $0.description }
  }
}
