/// A symbol's name taken apart: a base and what is composed with it, as in `bell.slash.circle.fill`.
struct SymbolName: Hashable, Sendable {
  /// A frame around the drawing.
  enum Enclosure: String, Sendable, CaseIterable {
    case circle, square
  }

  /// The name of the drawing.
  var base: String
  /// Whether a line crosses it out.
  var isSlashed = false
  /// The frame around it.
  var enclosure: Enclosure?
  /// Whether the drawing is filled, or the frame if there is one.
  var isFilled = false

  /// Creates a name from its parts.
  init(base: String, isSlashed: Bool = false, enclosure: Enclosure? = nil, isFilled: Bool = false) {
    self.base = base
    self.isSlashed = isSlashed
    self.enclosure = enclosure
    self.isFilled = isFilled
  }

  /// Takes a name apart; nil if no base is left that `isBase` knows.
  ///
  /// Suffixes come in the order slash, enclosure, fill. The longest base wins, so `circle.fill` is the filled
  /// circle and not an enclosure around nothing.
  init?(_ text: String, isBase: (String) -> Bool) {
    self.init(base: text)
    if isBase(base) { return }
    isFilled = removeSuffix(".fill")
    if isBase(base) { return }
    enclosure = Enclosure.allCases.first { removeSuffix("." + $0.rawValue) }
    if isBase(base) { return }
    isSlashed = removeSuffix(".slash")
    guard isBase(base) else { return nil }
  }

  /// The whole name.
  var text: String {
    let frame = enclosure.map { "." + $0.rawValue } ?? ""
    return base + (isSlashed ? ".slash" : "") + frame + (isFilled ? ".fill" : "")
  }

  /// Removes a suffix of the base, if it is there.
  private mutating func removeSuffix(_ suffix: String) -> Bool {
    guard base.hasSuffix(suffix) else { return false }
    base.removeLast(suffix.count)
    return true
  }
}
