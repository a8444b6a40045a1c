/// A symbol's name taken apart: a base and what is composed with it, as in `bell.slash.circle.fill`.
struct SymbolName: Hashable, Sendable {
  /// The frames around a drawing, each the drawing of that name.
  static let enclosures = [
    "circle", "square", "rectangle", "triangle", "shield", "seal", "bubble", "app", "diamond", "hexagon",
    "octagon",
  ]

  /// The name of the drawing.
  var base: String
  /// Whether a line crosses it out.
  var isSlashed = false
  /// The name of the frame around it.
  var enclosure: String?
  /// Whether the drawing is filled, or the frame if there is one.
  var isFilled = false
  /// The name of the small sign at its corner; empty for a plain dot.
  var badge: String?
  /// The whole name as it was written.
  var text: String

  /// Creates a name from its parts.
  init(
    base: String, isSlashed: Bool = false, enclosure: String? = nil, isFilled: Bool = false,
    badge: String? = nil
  ) {
    self.base = base
    self.isSlashed = isSlashed
    self.enclosure = enclosure
    self.isFilled = isFilled
    self.badge = badge
    text =
      base + (isSlashed ? ".slash" : "") + (enclosure.map { "." + $0 } ?? "") + (isFilled ? ".fill" : "")
      + (badge.map { $0.isEmpty ? ".badge" : ".badge." + $0 } ?? "")
  }

  /// Takes a name apart; nil if no base is left that `isBase` knows.
  ///
  /// Suffixes come in the order slash, enclosure, fill. The longest base wins, so `circle.fill` is the filled
  /// circle and not an enclosure around nothing. A badge stands last, or before `fill`.
  init?(_ text: String, isBase: (String) -> Bool) {
    self.init(base: text)
    if takeApart(isBase) { return }
    guard let (host, badge) = SymbolName.badge(of: text, isBase), let name = SymbolName(host, isBase: isBase),
      name.badge == nil
    else { return nil }
    self = name
    self.badge = badge
    self.text = text
  }

  /// Reads the suffixes from the last to the first; false if no known base is left.
  private mutating func takeApart(_ isBase: (String) -> Bool) -> Bool {
    if isBase(base) { return true }
    isFilled = removeSuffix(".fill")
    if isBase(base) { return true }
    enclosure = SymbolName.enclosures.first {
      base.hasSuffix("." + $0) && isBase($0) && removeSuffix("." + $0)
    }
    if isBase(base) { return true }
    isSlashed = removeSuffix(".slash")
    return isBase(base)
  }

  /// Parts a name with a badge into the name without it and the badge.
  private static func badge(of text: String, _ isBase: (String) -> Bool) -> (host: String, badge: String)? {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let place = words.lastIndex(of: "badge"), place > 0, words.last?.isEmpty == false else {
      return nil
    }
    var host = words[..<place].joined(separator: ".")
    var badge = words[(place + 1)...]
    if badge.last == "fill" {
      badge.removeLast()
      host += ".fill"
    }
    let sign = badge.joined(separator: ".")
    return sign.isEmpty || isBase(sign) ? (host, sign) : nil
  }

  /// Removes a suffix of the base, if it is there.
  private mutating func removeSuffix(_ suffix: String) -> Bool {
    guard base.hasSuffix(suffix), base.utf8.count > suffix.utf8.count else { return false }
    base.removeLast(suffix.count)
    return true
  }
}
