import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// A switch whose thumb is a lens, or becomes one: its track, seen through the thumb.
struct SwitchLens: Element {
  var look: SwitchLook
  var track: Surface
  /// The size of the track, and the frame of the thumb on it at rest, from the leading end.
  var size: Size
  var thumb: Rect
  var thumbColor: Color
  var metrics: SwitchMetrics

  func node(in environment: Environment) -> Node {
    let lensMetrics = environment.theme[LensMetrics.self]
    let lensLook = Lens.Look(in: environment)
    let isMirrored = environment.direction == .rightToLeft
    let shadowColor = environment.color(.shadow).opacity(1 - look.pressed)
    let placed = frame
    let size = size
    let item = LayoutItem { _ in Measurement(width: size.width, height: size.height) }
    return Node(name: NodeName("switch-lens"), item: item) { drawing in
      let place = drawing.frame
      let x = isMirrored ? place.maxX - placed.maxX : place.minX + placed.minX
      let frame = drawing.grid.snap(
        Rect(x: x, y: place.minY + placed.minY, width: placed.width, height: placed.height))
      let lens = Lens(frame, lensMetrics, lensLook, strength: look.pressed, style: metrics.endStyle)
      let content = track.operations(in: place, environment: environment)
      let shadows =
        look.pressed < 1
        ? metrics.thumbShadows.map { $0.shadow(shadowColor) }.cast(by: thumbColor)
          .map { DisplayList.Operation.shadow(lens.shape, $0) } : []
      return lens.around(content + shadows, in: place) + lens.seen(content, thickness: size.height)
        + lens.glass(pixel: 1 / drawing.grid.scale, thumb: thumbColor)
    }
  }

  /// The frame of the lens from the leading end of the track, beyond which it reaches equally far on all sides.
  private var frame: Rect {
    let height = metrics.lensHeight * size.height
    let overhang = (height - size.height) / 2
    let width = height * metrics.lensAspect
    let way = size.width + 2 * overhang - width
    let whole = Rect(x: way * look.position - overhang, y: -overhang, width: width, height: height)
    return thumb.moved(to: whole, by: look.pressed)
  }
}
