import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The plot of a chart in a picture: its frame, and what its axes go over at that size.
struct PlotPlace {
  let frame: Rect
  let x: TickSet
  let y: TickSet
  private let isMirrored: Bool
  private let isDownwards: Bool
  let grid: PixelGrid

  /// Creates the place of a plot. The proposal has the size that decided on the labels, which snapping may have changed.
  init(_ model: PlotModel, in drawing: Node.Drawing, isMirrored: Bool) {
    frame = drawing.frame
    x = model.x.scale.sets[model.x.scale.index(for: drawing.proposal.width ?? frame.width)]
    y = model.y.scale.sets[model.y.scale.index(for: drawing.proposal.height ?? frame.height)]
    self.isMirrored = isMirrored
    isDownwards = model.y.kind == .category
    grid = drawing.grid
  }

  /// Returns the distance of a value from the left edge of the picture.
  func x(_ value: Double) -> Double {
    let share = x.share(of: value)
    return isMirrored ? frame.maxX - share * frame.width : frame.minX + share * frame.width
  }

  /// Returns the distance of a value from the top edge of the picture; words go down, numbers up.
  func y(_ value: Double) -> Double {
    let share = y.share(of: value)
    return isDownwards ? frame.minY + share * frame.height : frame.maxY - share * frame.height
  }

  /// Returns the point of two values.
  func point(_ x: Double, _ y: Double) -> Point { Point(x: self.x(x), y: self.y(y)) }

  /// Returns a bar's edges on pixels, if it is at least a pixel thick: bars of equal values then look alike.
  func snapped(_ rect: Rect) -> Rect {
    let pixel = 1 / grid.scale
    guard rect.width >= pixel, rect.height >= pixel else { return rect }
    let snapped = grid.snap(rect)
    return snapped.isEmpty ? rect : snapped
  }
}
