import CUnicode

// Grapheme clusters
// =================
//
// What a person takes for one character (Unicode Standard Annex 29, version 15.0): a letter with its marks, a flag, a
// family. Swift's own clusters follow the version that its library knows, so that they differ between machines.

/// The class of a code point in grapheme clusters, in the order of `.ci/unicode-tables`.
enum GraphemeBreakClass: UInt8, Sendable {
  case other
  case carriageReturn
  case lineFeed
  case control
  case extend
  case joiner
  case regionalIndicator
  case prepend
  case spacingMark
  case jamoL
  case jamoV
  case jamoT
  case hangulLV
  case hangulLVT
  case pictographic

  init(_ codePoint: UInt32) {
    self = Self(rawValue: maquette_grapheme_class(codePoint)) ?? .other
  }

  fileprivate var isControl: Bool { self == .control || self == .carriageReturn || self == .lineFeed }
}

extension String {
  /// The number of grapheme clusters, the same on every machine.
  package var graphemeCount: Int {
    graphemeBoundaries(in: unicodeScalars.map(\.value)).dropLast().count { $0 }
  }
}

/// Returns, for each of `codePoints.count + 1` places, whether a grapheme cluster begins or ends there.
func graphemeBoundaries(in codePoints: some Collection<UInt32>) -> [Bool] {
  var boundaries: [Bool] = []
  boundaries.reserveCapacity(codePoints.count + 1)
  var state = GraphemeBreakState()
  for codePoint in codePoints { boundaries.append(state.isBoundary(before: GraphemeBreakClass(codePoint))) }
  boundaries.append(true)
  return boundaries
}

/// The state of the rules: the text before a place.
private struct GraphemeBreakState {
  private var last: GraphemeBreakClass?
  /// Whether the text ends with a pictograph and marks.
  private var hasPictograph = false
  /// Whether the text ends with a pictograph, marks and a joiner (GB11).
  private var joinsPictograph = false
  /// Whether an odd number of regional indicators precedes the place (GB12, GB13).
  private var hasOddIndicators = false

  mutating func isBoundary(before following: GraphemeBreakClass) -> Bool {
    defer {
      joinsPictograph = hasPictograph && following == .joiner
      hasPictograph = following == .pictographic || hasPictograph && following == .extend
      hasOddIndicators = following == .regionalIndicator && !hasOddIndicators
      last = following
    }
    guard let last else { return true }
    // GB3 to GB5
    if last == .carriageReturn && following == .lineFeed { return false }
    if last.isControl || following.isControl { return true }
    switch (last, following) {
    // GB6 to GB8
    case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT): return false
    case (.hangulLV, .jamoV), (.hangulLV, .jamoT), (.jamoV, .jamoV), (.jamoV, .jamoT): return false
    case (.hangulLVT, .jamoT), (.jamoT, .jamoT): return false
    // GB9 to GB9b
    case (_, .extend), (_, .joiner), (_, .spacingMark), (.prepend, _): return false
    case (_, .pictographic): return !joinsPictograph
    case (.regionalIndicator, .regionalIndicator): return !hasOddIndicators
    default: return true
    }
  }
}
