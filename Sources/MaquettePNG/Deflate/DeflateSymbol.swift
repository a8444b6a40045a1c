/// The symbols of lengths and distances and the bits that follow them (RFC 1951, 3.2.5).
///
/// Both tables of the RFC are a floating-point format: a symbol is an exponent and a few leading bits, and the
/// extra bits are the rest of the mantissa. So a shift finds the symbol, without a table.
enum DeflateSymbol {
  static let endOfBlock = 256
  static let literalCount = 286
  static let distanceCount = 30
  static let shortestMatch = 3
  static let longestMatch = 258
  static let largestDistance = 32768

  /// The symbol of a length of 3...258 and its extra bits.
  @inline(__always)
  static func length(_ length: Int) -> (symbol: Int, extra: Int, extraCount: Int) {
    if length == longestMatch { return (285, 0, 0) }
    let value = length &- shortestMatch
    let extraCount = max(Int.bitWidth &- 3 &- (value | 1).leadingZeroBitCount, 0)
    return (257 &+ extraCount &<< 2 &+ value &>> extraCount, value & (1 &<< extraCount &- 1), extraCount)
  }

  /// The symbol of a distance of 1...32768 and its extra bits.
  @inline(__always)
  static func distance(_ distance: Int) -> (symbol: Int, extra: Int, extraCount: Int) {
    let value = distance &- 1
    let extraCount = max(Int.bitWidth &- 2 &- (value | 1).leadingZeroBitCount, 0)
    return (extraCount &<< 1 &+ value &>> extraCount, value & (1 &<< extraCount &- 1), extraCount)
  }

  static func lengthExtraCount(symbol: Int) -> Int {
    symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
  }

  static func distanceExtraCount(symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 - 1 }

  static func lengthBase(symbol: Int) -> Int {
    if symbol == 285 { return longestMatch }
    let (value, extraCount) = (symbol - 257, lengthExtraCount(symbol: symbol))
    return extraCount == 0 ? value + shortestMatch : (value - extraCount * 4) << extraCount + shortestMatch
  }

  static func distanceBase(symbol: Int) -> Int {
    let extraCount = distanceExtraCount(symbol: symbol)
    return (symbol - extraCount * 2) << extraCount + 1
  }
}
