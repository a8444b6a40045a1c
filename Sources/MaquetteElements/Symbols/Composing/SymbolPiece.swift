internal import MaquetteGraphics
internal import MaquetteScene

/// One step of composing a symbol: what it does to a silhouette, and to the layers when there are several colours.
struct SymbolPiece: Hashable, Sendable {
  /// What it does where the symbol has one colour.
  var silhouette: PathGroup.Part
  /// What it does where it has a colour of its own: what is knocked out of an area in one colour is painted over
  /// it in another.
  var painted: PathGroup.Part
  /// What colours it.
  var tone: SymbolTone
  /// What colours the area that it is knocked out of; nil if it is not.
  var ground: SymbolTone?
  /// Which of the drawings that are composed it belongs to; it cuts out of no other.
  var group = 0

  /// Creates a piece that does the same in one colour and in several.
  init(_ part: PathGroup.Part, _ tone: SymbolTone, group: Int = 0) {
    silhouette = part
    painted = part
    self.tone = tone
    self.group = group
  }

  /// Creates a piece that is knocked out of an area, or painted on it where their colours differ.
  init(knockedOut: PathGroup.Part, painted: PathGroup.Part, _ tone: SymbolTone, ground: SymbolTone) {
    silhouette = knockedOut
    self.painted = painted
    self.tone = tone
    self.ground = ground
  }

  /// What the piece does in a rendering.
  func part(in rendering: SymbolRendering) -> PathGroup.Part {
    switch rendering {
    case .monochrome: silhouette
    case .hierarchical, .palette: ground?.layer == tone.layer ? silhouette : painted
    case .multicolor: ground == tone ? silhouette : painted
    }
  }

  /// Returns the piece with another layer, its ground too.
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
