internal import MaquetteGraphics
internal import MaquetteScene

/// One step of composing a symbol: what it does to a silhouette, and to the layers when there are several colours.
struct SymbolPiece: Hashable, Sendable {
  /// What it does where the symbol has one colour.
  var silhouette: Compound.Part
  /// What it does where layers have colours of their own: what is knocked out of an area in one colour is painted
  /// over it in another.
  var layered: Compound.Part
  /// What colours it.
  var tone: SymbolTone
  /// Which of the drawings that are composed it belongs to; it cuts out of no other.
  var group = 0

  /// Creates a piece that does the same either way.
  init(_ part: Compound.Part, _ tone: SymbolTone, group: Int = 0) {
    self.init(part, layered: part, tone, group: group)
  }

  /// Creates a piece.
  init(_ silhouette: Compound.Part, layered: Compound.Part, _ tone: SymbolTone, group: Int = 0) {
    self.silhouette = silhouette
    self.layered = layered
    self.tone = tone
    self.group = group
  }

  /// Returns the piece transformed; lines become `scale` times as thick.
  func applying(_ transform: Transform, scale: Double) -> SymbolPiece {
    var result = self
    result.silhouette = silhouette.applying(transform, scale: scale)
    result.layered = layered.applying(transform, scale: scale)
    return result
  }
}
