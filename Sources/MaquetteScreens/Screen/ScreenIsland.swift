import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// What the device's island shows: the island itself, grown around its content, in place of the one at rest.
///
/// A device without an island shows it at the top of the safe area.
struct ScreenIsland {
  /// The island at its place on the screen.
  let element: any Element
  /// The width in points of the island at the top of the screen; nil if that leaves the status bar as it is.
  let width: Double?
  /// Whether it takes the place of the device's cutout.
  let isCutout: Bool

  /// Builds what an island shows on a screen of a size in points; nil if a condition keeps it out of the picture.
  init?(_ content: any Element, on canvas: DeviceCanvas, size: Size, in environment: Environment) {
    let cutout = canvas.device.cutout == .island ? canvas.cutoutPlace(in: size) : nil
    let island = content.environment { $0.deviceIsland = cutout }
    guard let built = environment.built(island, at: 2).builtNode else { return nil }
    isCutout = cutout != nil
    var node = HStack(spacing: 0) { Built(built) }.node(in: environment)
    if isCutout { node.name = .cutout }
    let isUpright = cutout.map { $0.width > $0.height } ?? true
    width =
      cutout == nil || !isUpright
      ? nil : node.item.measure(Proposal(width: size.width, height: nil)).size.width
    let start =
      isUpright
      ? Insets(top: cutout?.minY ?? canvas.insets.top, leading: 0) : Insets(leading: cutout?.minX ?? 0)
    // A phone on its side has the island at the left in any language.
    element = Built(node).padding(start)
      .frame(width: size.width, height: size.height, alignment: isUpright ? .top : .leading)
      .environment(\.direction, .leftToRight)
  }
}
