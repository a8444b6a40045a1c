/// The parsed name of a symbol: a base and its suffixes, as in `bell.slash.circle.fill`.
struct SymbolName: Hashable, Sendable {
  /// The names of frames around a drawing, which are also the names of their drawings.
  static let enclosures = [
    "circle", "square", "rectangle", "triangle", "shield", "seal", "bubble", "app", "diamond", "hexagon",
    "octagon",
  ]

  var base: String
  var isSlashed = false
  var enclosure: String?
  /// Whether the frame is filled, or the drawing if there is no frame.
  var isFilled = false
  /// The name of the small sign at the corner; empty for a plain dot.
  var badge: String?
  var text: String

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

  /// Parses a name; nil if the rest is not a base according to `isBase`.
  ///
  /// Suffixes are in the order slash, enclosure, fill. The longest base wins, so `circle.fill` is the filled
  /// circle and not an empty enclosure. A badge is the last suffix, or the one before `fill`.
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

  /// Reads the suffixes from the last to the first; false if the rest is not a known base.
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

  /// Splits a name with a badge into the name without it and the badge.
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

  private mutating func removeSuffix(_ suffix: String) -> Bool {
    guard base.hasSuffix(suffix), base.utf8.count > suffix.utf8.count else { return false }
    base.removeLast(suffix.count)
    return true
  }
}
