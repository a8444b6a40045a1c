/// Signs that belong together, such as the suits of cards: they are drawn in one font, so that none differs from its neighbours.
///
/// Without them the first font that has a sign draws it, and the bundled fonts share some sets among three.
private let signSets: [[UInt32]] = [
  // Suits, filled and open.
  [0x2660, 0x2663, 0x2665, 0x2666], [0x2661, 0x2662, 0x2664, 0x2667],
  // Check marks and crosses, light and heavy; ballot boxes.
  [0x2713, 0x2714, 0x2715, 0x2716, 0x2717, 0x2718], [0x2610, 0x2611, 0x2612],
  // Heavy arrows.
  [0x2B05, 0x2B06, 0x2B07, 0x27A1],
  // Small and medium squares.
  [0x25AA, 0x25AB, 0x25FB, 0x25FC],
  // Sun, cloud, umbrella, snowman, comet.
  [0x2600, 0x2601, 0x2602, 0x2603, 0x2604],
  // Notes and accidentals.
  [0x2669, 0x266A, 0x266B, 0x266C, 0x266D, 0x266E, 0x266F],
  // Female, male, transgender.
  [0x2640, 0x2642, 0x26A7],
  // Faces.
  [0x2639, 0x263A, 0x263B],
]

private let setsBySign = Dictionary(
  uniqueKeysWithValues: signSets.flatMap { set in set.map { ($0, set) } })

/// Returns the signs that are drawn in the font of a sign, itself included; nil for one that stands for itself.
func signSet(of codePoint: UInt32) -> [UInt32]? {
  codePoint < 0x25AA ? nil : setsBySign[codePoint]
}
