internal import MaquetteGraphics
internal import MaquetteScene

/// Puts base drawing, slash and enclosure together on the grid.
///
/// No boolean operation on paths is needed: a part adds its coverage or cuts it out (see `Compound`). A slash
/// first cuts a band out of the drawing and then draws its line within the band. A filled enclosure is the same
/// list of parts with the two operations swapped, after the disc.
struct SymbolComposer {
  /// The drawing.
  var glyph: SymbolGlyph
  /// What is composed with it.
  var name: SymbolName
  /// Whether the drawing is mirrored for right-to-left reading.
  var isMirrored: Bool

  /// How much thinner lines are inside an enclosure, where they are nearer to each other.
  private static let innerStrokeFactor = 0.92

  /// The whole silhouette on the grid.
  func parts(stroke: Double) -> [Compound.Part] {
    guard let enclosure = name.enclosure else {
      return slashed(
        glyph.silhouette(stroke: stroke, isFilled: name.isFilled, mirrored: isMirrored), stroke: stroke)
    }
    let scale = glyph.innerScale
    let innerStroke = stroke * SymbolComposer.innerStrokeFactor / scale
    let drawing = slashed(
      glyph.silhouette(stroke: innerStroke, isFilled: glyph.canBeFilled, mirrored: isMirrored),
      stroke: innerStroke)
    let transform = Transform.aboutCenter(.scale(x: scale))
    let inner = drawing.map { $0.applying(transform, scale: scale) }
    let frame = enclosure.path
    let ring = Compound.Part.line(frame, width: stroke)
    return name.isFilled ? [.fill(frame), ring] + inner.map(\.inverted) : inner + [ring]
  }

  /// Crosses a drawing out if the name says so.
  private func slashed(_ parts: [Compound.Part], stroke: Double) -> [Compound.Part] {
    guard name.isSlashed else { return parts }
    var path = Path()
    path.move(to: Point(x: 3.4, y: 3.4))
    path.line(to: Point(x: 20.6, y: 20.6))
    let gap = SymbolGrid.gap(stroke: stroke)
    return parts + [.line(path, width: stroke + 2 * gap, .subtract), .line(path, width: stroke)]
  }
}

extension SymbolName.Enclosure {
  /// The frame's centre line on the grid.
  fileprivate var path: Path {
    switch self {
    case .circle:
      var path = Path()
      path.add(circleAt: Point(x: SymbolGrid.center, y: SymbolGrid.center), radius: SymbolGrid.circleRadius)
      return path
    case .square: return SymbolGrid.square.path
    }
  }
}
