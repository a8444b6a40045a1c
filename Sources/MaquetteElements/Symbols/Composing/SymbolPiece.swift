/// One step of composing a symbol: its effect on a silhouette, and on the layers of several colours.
struct SymbolPiece: Hashable, Sendable {
  /// The part in a symbol with one colour.
  var silhouette: PathGroup.Part
  /// The part in a symbol with several colours: a part that is knocked out of an area in one colour is painted over the area
  /// in another colour.
  var painted: PathGroup.Part
  var tone: SymbolTone
  /// The tone of the area that the piece is knocked out of; nil if it is not knocked out.
  var ground: SymbolTone?
  /// The number of the composed drawing that the piece belongs to; the piece cuts out of no other drawing.
  var group = 0

  /// Creates a piece with the same part in one colour and in several.
  init(_ part: PathGroup.Part, _ tone: SymbolTone, group: Int = 0) {
    silhouette = part
    painted = part
    self.tone = tone
    self.group = group
  }

  /// Creates a piece that is knocked out of an area, or painted on it if their colours differ.
  init(knockedOut: PathGroup.Part, painted: PathGroup.Part, _ tone: SymbolTone, ground: SymbolTone) {
    silhouette = knockedOut
    self.painted = painted
    self.tone = tone
    self.ground = ground
  }

  func part(in rendering: SymbolRendering) -> PathGroup.Part {
    switch rendering {
    case .monochrome: silhouette
    case .hierarchical, .palette: ground?.layer == tone.layer ? silhouette : painted
    case .multicolor: ground == tone ? silhouette : painted
    }
  }

  func layered(_ change: (Int) -> Int) -> SymbolPiece {
    var result = self
    result.tone.layer = change(tone.layer)
    result.ground?.layer = change(ground?.layer ?? 1)
    return result
  }

  /// Returns the piece transformed; lines become `scale` times as thick.
  func applying(_ transform: Transform, scale: Double) -> SymbolPiece {
    var result = self
    result.silhouette = silhouette.applying(transform, scale: scale)
    result.painted = painted.applying(transform, scale: scale)
    return result
  }
}
