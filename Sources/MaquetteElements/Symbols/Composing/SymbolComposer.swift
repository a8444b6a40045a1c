/// Composes base drawing, slash, enclosure and badge on the grid.
///
/// No boolean operation on paths is needed: a part adds its coverage or cuts it out (see `PathGroup`). A slash
/// first cuts a band out of the drawing and then draws its line within the band. A filled enclosure is the disc,
/// followed by the same list of parts with the two operations swapped.
struct SymbolComposer {
  var name: SymbolName
  var glyph: SymbolGlyph
  /// The frame around the drawing, if the name contains one.
  var frame: SymbolGlyph?
  /// The sign of the badge, if the name contains a badge other than a plain dot.
  var badge: SymbolGlyph?
  var direction: LayoutDirection
  /// Whether the text around the symbol is in Arabic letters.
  var isAmongArabicLetters: Bool

  /// The relative thickness of lines inside an enclosure, where they are closer to each other.
  private static let innerStrokeFactor = 0.92

  private func isMirrored(_ glyph: SymbolGlyph) -> Bool {
    glyph.isMirrored(direction, amongArabicLetters: isAmongArabicLetters)
  }

  /// Whether a badge stands on the other side, because the whole symbol is turned round.
  private var movesBadge: Bool { glyph.mirroring == .rightToLeft && isMirrored(glyph) }

  func pieces(stroke: Double) -> [SymbolPiece] {
    let host = enclosed(stroke: stroke)
    return name.badge == nil ? host : badged(host, stroke: stroke)
  }

  /// The drawing within its frame, or unchanged without a frame.
  private func enclosed(stroke: Double) -> [SymbolPiece] {
    guard let frame else {
      return slashed(
        glyph.pieces(stroke: stroke, isFilled: name.isFilled, mirrored: isMirrored(glyph)), stroke: stroke)
    }
    let scale = glyph.innerScale * frame.room.scale
    let innerStroke = stroke * SymbolComposer.innerStrokeFactor / scale
    let drawing = slashed(
      glyph.pieces(stroke: innerStroke, isFilled: glyph.canBeFilled, mirrored: isMirrored(glyph)),
      stroke: innerStroke)
    let center = frame.room.center
    let transform = Transform.translation(x: -SymbolGrid.center, y: -SymbolGrid.center)
      .then(.scale(x: scale)).then(.translation(x: center.x, y: center.y))
    var inner = drawing.map { $0.applying(transform, scale: scale).layered { _ in 1 } }
    for index in inner.indices { inner[index].group = 1 }
    var outer = frame.pieces(stroke: stroke, isFilled: name.isFilled, mirrored: false)
    for index in outer.indices {
      outer[index].tone.layer = 2
      outer[index].tone.color = glyph.accent
    }
    for index in inner.indices where glyph.accent != nil {
      inner[index].tone.color = name.isFilled ? .onTint : glyph.accent
    }
    guard name.isFilled else { return inner + outer }
    for index in inner.indices { inner[index].silhouette = inner[index].silhouette.inverted }
    return outer + inner
  }

  private func slashed(_ pieces: [SymbolPiece], stroke: Double) -> [SymbolPiece] {
    guard name.isSlashed else { return pieces }
    var path = Path()
    path.move(to: Point(x: 3.4, y: 3.4))
    path.line(to: Point(x: 20.6, y: 20.6))
    let gap = SymbolGrid.gap(stroke: stroke)
    let tone = SymbolTone(layer: 1)
    return pieces + [
      SymbolPiece(.line(path, width: stroke + 2 * gap, .subtract), tone),
      SymbolPiece(.line(path, width: stroke), tone),
    ]
  }

  /// Adds a dot at the upper right corner, or a sign at the lower right one, in a notch of the drawing.
  private func badged(_ host: [SymbolPiece], stroke: Double) -> [SymbolPiece] {
    let tone = SymbolTone(layer: 1, color: badge.map(\.accent) ?? .red)
    let gap = SymbolGrid.gap(stroke: stroke)
    var result = host.map { $0.layered { $0 == 1 ? 2 : $0 } }
    func disc(_ center: Point, _ radius: Double, _ operation: PathGroup.Operation = .union) -> PathGroup.Part
    {
      var path = Path()
      path.add(circleAt: center, radius: radius)
      return .fill(path, operation)
    }
    guard let badge else {
      let (center, radius) = (Point(x: movesBadge ? 5.6 : 18.4, y: 5.6), 3.1 + 0.2 * stroke)
      result.append(SymbolPiece(disc(center, radius + gap, .subtract), tone))
      result.append(SymbolPiece(disc(center, radius), tone, group: 2))
      return result
    }
    let (center, radius) = (Point(x: movesBadge ? 4 : 20, y: 19.2), 3.6 + 0.55 * stroke)
    result.append(SymbolPiece(disc(center, radius + gap, .subtract), tone))
    let scale = 0.4 + 0.03 * stroke
    let transform = Transform.translation(x: -SymbolGrid.center, y: -SymbolGrid.center)
      .then(.scale(x: scale)).then(.translation(x: center.x, y: center.y))
    for var piece in badge.pieces(
      stroke: stroke / scale, isFilled: badge.canBeFilled, mirrored: isMirrored(badge))
    {
      piece = piece.applying(transform, scale: scale).layered { _ in 1 }
      piece.tone.color = tone.color
      piece.group = 2
      result.append(piece)
    }
    return result
  }
}
