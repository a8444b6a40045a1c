/// A symbol's silhouette in points, and its baseline beside text.
public struct SymbolDrawing: Hashable, Sendable {
  /// The silhouette; the origin of its coordinates is the top left corner of the box.
  public var pathGroup: PathGroup
  /// The distance from the top of the box down to the baseline of text of the same size, in points.
  ///
  /// The centre of the symbol grid is at half the cap height above the baseline.
  public var baseline: Double
  /// The layers of a symbol with several colours, from bottom to top; empty if `pathGroup` is the whole symbol.
  public var layers: [SymbolLayer] = []
  /// The shift of the drawing's middle by fitting vertical stems to device pixels, in points; nil if there are none.
  var columnShift: Double?
  /// The shift of the drawing's middle by fitting horizontal stems, in points; nil if there are none.
  var rowShift: Double?
  /// The transform from the grid to points of the box.
  private let fromGrid: Transform

  /// The size of the drawing's box, in points: tight around the ink.
  public var size: Size { pathGroup.size }

  /// Combines the silhouettes of pieces, and their layers if there are several.
  init(pieces: [SymbolPiece], pointSize: Double, scale: SymbolScale, layering: SymbolLayering, steps: Int) {
    self.init(gridParts: pieces.map(\.silhouette), pointSize: pointSize, scale: scale)
    guard !layering.isSingle else { return }
    let (transform, unit) = (fromGrid, fromGrid.a)
    layers = layering.layers(of: pieces, steps: steps).map { parts, layer in
      var layer = layer
      layer.pathGroup = PathGroup(parts: parts.map { $0.applying(transform, scale: unit) }, size: size)
      return layer
    }
  }

  /// Scales parts from the grid to points and moves their ink to the origin.
  init(gridParts: [PathGroup.Part], pointSize: Double, scale: SymbolScale) {
    let pointSize = pointSize > 0 ? Swift.min(pointSize, 10_000) : 0
    let unit = SymbolGrid.unit * pointSize * scale.factor
    // Edges are stored separately, not as a growing Rect, so that a filled variant has exactly the box of the outline.
    let ink = gridParts.filter { $0.operation == .union }.compactMap(\.inkBounds)
    let left = ink.map(\.minX).min() ?? SymbolGrid.center
    let top = ink.map(\.minY).min() ?? SymbolGrid.center
    let right = ink.map(\.maxX).max() ?? left
    let bottom = ink.map(\.maxY).max() ?? top
    let transform = Transform.translation(x: -left, y: -top).then(.scale(x: unit))
    fromGrid = transform
    pathGroup = PathGroup(
      parts: gridParts.map { $0.applying(transform, scale: unit) },
      size: Size(width: (right - left) * unit, height: (bottom - top) * unit))
    baseline = (SymbolGrid.center - top) * unit + SymbolGrid.capHeight / 2 * pointSize
  }

  /// The placeholder for an unknown name: a dashed rounded square that is as dark as any symbol.
  public static func placeholder(
    pointSize: Double, weight: FontWeight = .regular, scale: SymbolScale = .medium
  ) -> SymbolDrawing {
    let stroke = SymbolGrid.stroke(for: weight) * scale.strokeFactor / scale.factor
    let frame = SymbolGrid.square
    let radius = frame.radii.topLeft
    // The outline has sixteen dashes; its length is four straight sides and the circumference of a circle for the corners.
    let period = (4 * (frame.rect.width - 2 * radius) + 2 * 3.14159265 * radius) / 16
    let style = StrokeStyle(
      width: Swift.min(stroke, 2.2), cap: .butt, join: .round,
      dashes: [period * 0.55, period * 0.45], dashPhase: 0)
    return SymbolDrawing(gridParts: [.stroke(frame.path, style)], pointSize: pointSize, scale: scale)
  }
}

/// The size of a symbol relative to text of the same point size.
public enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// The size of the drawing relative to medium; the guidelines state about 20 % smaller and 30 % larger.
  public var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.3
    }
  }

  /// The thickness of the lines relative to medium.
  ///
  /// It follows only half of the change in size, so that a symbol of any scale matches the weight of the text beside it
  /// (a judgement made on contact sheets).
  public var strokeFactor: Double { (1 + factor) / 2 }
}
