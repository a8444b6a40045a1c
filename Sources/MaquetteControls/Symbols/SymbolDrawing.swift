public import MaquetteGraphics
public import MaquetteScene
public import MaquetteTypography

/// A symbol's silhouette in points, and how it stands beside text.
public struct SymbolDrawing: Hashable, Sendable {
  /// The silhouette; its coordinates begin at the top left corner of the box.
  public var compound: Compound
  /// The distance from the top of the box down to the baseline of text of the same size, in points.
  ///
  /// The centre of the grid that symbols are drawn on lies at half the height of capitals above the baseline.
  public var baseline: Double

  /// The box that the drawing fills, in points: tight around the ink.
  public var size: Size { compound.size }

  /// Scales parts from the grid to points and moves their ink to the origin.
  init(gridParts: [Compound.Part], pointSize: Double, scale: SymbolScale) {
    let pointSize = pointSize > 0 ? Swift.min(pointSize, 10_000) : 0
    let unit = SymbolGrid.unit * pointSize * scale.factor
    var ink: Rect?
    for part in gridParts where part.operation == .union {
      guard let bounds = part.inkBounds else { continue }
      ink = ink?.union(bounds) ?? bounds
    }
    let bounds = ink ?? Rect(x: SymbolGrid.center, y: SymbolGrid.center, width: 0, height: 0)
    let transform = Transform.translation(x: -bounds.minX, y: -bounds.minY).then(.scale(x: unit))
    compound = Compound(
      parts: gridParts.map { $0.applying(transform, scale: unit) },
      size: Size(width: bounds.width * unit, height: bounds.height * unit))
    baseline = (SymbolGrid.center - bounds.minY) * unit + SymbolGrid.capHeight / 2 * pointSize
  }

  /// The drawing that stands for an unknown name: a dashed rounded square that is as dark as any symbol.
  public static func placeholder(
    pointSize: Double, weight: FontWeight = .regular, scale: SymbolScale = .medium
  ) -> SymbolDrawing {
    let stroke = SymbolGrid.stroke(for: weight) * scale.strokeFactor / scale.factor
    let (edge, radius) = (8.6, 4.0)
    let rect = Rect(
      x: SymbolGrid.center - edge, y: SymbolGrid.center - edge, width: 2 * edge, height: 2 * edge)
    let outline = RoundedRectangle(rect: rect, radius: radius).path
    // Sixteen dashes go round the outline: four straight sides and a circle's worth of corners.
    let period = (8 * (edge - radius) + 2 * 3.14159265 * radius) / 16
    let style = StrokeStyle(
      width: Swift.min(stroke, 2.2), cap: .butt, join: .round,
      dashes: [period * 0.55, period * 0.45], dashPhase: 0)
    return SymbolDrawing(gridParts: [.stroke(outline, style)], pointSize: pointSize, scale: scale)
  }
}
