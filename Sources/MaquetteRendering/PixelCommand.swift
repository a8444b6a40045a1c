internal import MaquetteGraphics
internal import MaquetteRaster

/// What a band of the picture does: a command in pixels that reads nothing but itself.
struct PixelCommand: Sendable {
  /// What is done.
  ///
  /// The small cases are the frequent ones; the others stand behind a pointer, so that copying a command is cheap.
  enum Action: Sendable {
    case runs(RunMask, RunMask.Placement, Color)
    case masks([PlacedMask], Color)
    /// A shadow; what is drawn next hides some pixels of it.
    indirect case shadow(BlurredMask, x: Int, y: Int, Color, hidden: PixelRect)
    indirect case painted(RunMask, RunMask.Placement, Transform, Paint)
    indirect case fill(Shape, Transform, Paint)
    indirect case backdrop(BlurredPicture)
    indirect case pushClip(Shape, Transform)
    case popClip
    case pushLayer(opacity: Double)
    case popLayer
  }

  var action: Action
  /// The rows of the picture that it can touch: bands outside of them leave it out.
  ///
  /// The beginning and the end of a group have the rows of all that is in the group.
  var rows: Range<Int>

  /// Runs the command.
  func draw(on canvas: inout Canvas) {
    switch action {
    case .fill(let shape, let transform, let paint):
      canvas.fill(shape, transform: transform, paint: paint)
    case .runs(let mask, let place, let color): canvas.fill(mask, at: place, paint: .color(color))
    case .painted(let mask, let place, let transform, let paint):
      canvas.fill(mask, at: place, transform: transform, paint: paint)
    case .masks(let masks, let color):
      for placed in masks { canvas.draw(placed.mask, x: placed.x, y: placed.y, color: color) }
    case .shadow(let mask, let x, let y, let color, let hidden):
      canvas.draw(mask, x: x, y: y, color: color, hidden: hidden)
    case .backdrop(let picture): canvas.replace(by: picture)
    case .pushClip(let shape, let transform): canvas.pushClip(shape, transform: transform)
    case .popClip: canvas.popClip()
    case .pushLayer(let opacity): canvas.pushLayer(opacity: opacity)
    case .popLayer: canvas.popLayer()
    }
  }
}
