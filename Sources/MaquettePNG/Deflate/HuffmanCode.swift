/// A prefix code with lengths that fit the frequencies, up to a limit.
///
/// Method: Huffman's algorithm (1952) with two ascending queues: the sorted leaves, and the inner nodes in order of
/// creation (van Leeuwen 1976), in the memory of the leaves (Moffat and Katajainen 1995). Lengths over the limit are cut to it, and Kraft's inequality is restored by
/// lengthening the longest of the shorter codes; the loss against the optimal limited code is a few bits a block.
/// Codes are canonical (RFC 1951, 3.2.2). Cost: a sort of the used symbols.
struct HuffmanCode {
  /// The length of each symbol's code in bits; 0 if unused.
  private(set) var lengths: [UInt8]

  /// The code of each symbol as it is written, first bit lowest.
  private(set) var codes: [UInt16]

  /// Creates the code for the frequencies of symbols. If fewer than two occur, others get codes of one bit: a decoder
  /// may require a complete code.
  init(frequencies: [UInt32], limit: Int) {
    lengths = [UInt8](repeating: 0, count: frequencies.count)
    // Used symbols by frequency, then by number; there are fewer than 2^16 of them.
    var leaves: [UInt64] = []
    leaves.reserveCapacity(frequencies.count)
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      leaves.append(UInt64(frequency) << 16 | UInt64(symbol))
    }
    if leaves.count < 2 {
      let used = leaves.first.map { Int($0 & 0xFFFF) }
      lengths[used == 0 ? 1 : 0] = 1
      lengths[used ?? 1] = 1
    } else {
      leaves.sort()
      var counts = Self.lengthCounts(leaves.map { Int($0 >> 16) }, limit: limit)
      // The rarest symbols get the longest codes.
      var length = limit
      for leaf in leaves {
        while counts[length] == 0 { length -= 1 }
        counts[length] -= 1
        lengths[Int(leaf & 0xFFFF)] = UInt8(length)
      }
    }
    codes = Self.canonicalCodes(lengths: lengths)
  }

  init(lengths: [UInt8]) {
    self.lengths = lengths
    codes = Self.canonicalCodes(lengths: lengths)
  }

  /// The number of codes of each length up to the limit, for two or more ascending frequencies.
  private static func lengthCounts(_ frequencies: [Int], limit: Int) -> [Int] {
    let last = frequencies.count - 2
    var counts = [Int](repeating: 0, count: limit + 1)
    var nodes = parents(of: frequencies)
    // From the root down, a node's place holds its depth. What a depth has room for and no inner node takes is leaves.
    nodes[last] = 0
    for node in (0..<last).reversed() { nodes[node] = nodes[nodes[node]] + 1 }
    var (room, depth, inner) = (1, 0, last)
    while room > 0 {
      let first = inner
      while inner >= 0 && nodes[inner] == depth { inner -= 1 }
      counts[min(depth, limit)] += room - (first - inner)
      room = 2 * (first - inner)
      depth += 1
    }
    // In units of the longest code's share; the code space is 1 << limit of them.
    var used = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while used > 1 << limit {
      var length = limit - 1
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      counts[length + 1] += 2
      counts[limit] -= 1
      used -= 1
    }
    return counts
  }

  /// The parents of all inner nodes but the last, the root; they are numbered in order of creation.
  ///
  /// A node overwrites a leaf that was taken before: its weight until it has a parent, then the parent's number.
  private static func parents(of frequencies: [Int]) -> [Int] {
    var nodes = frequencies
    var (leaf, inner) = (0, 0)
    for node in 0..<nodes.count - 1 {
      var weight = 0
      for _ in 0..<2 {
        if leaf < nodes.count && (inner == node || nodes[leaf] <= nodes[inner]) {
          weight += nodes[leaf]
          leaf += 1
        } else {
          weight += nodes[inner]
          nodes[inner] = node
          inner += 1
        }
      }
      nodes[node] = weight
    }
    return nodes
  }

  private static func canonicalCodes(lengths: [UInt8]) -> [UInt16] {
    var counts = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length) + 1] += 1 }
    var next = [UInt16](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] &+ counts[length]) &<< 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] &+= 1
      return code.bitReversed >> (16 - UInt16(length))
    }
  }
}

extension UInt16 {
  fileprivate var bitReversed: UInt16 {
    var bits = self
    bits = (bits & 0x5555) << 1 | (bits >> 1) & 0x5555
    bits = (bits & 0x3333) << 2 | (bits >> 2) & 0x3333
    bits = (bits & 0x0F0F) << 4 | (bits >> 4) & 0x0F0F
    return bits.byteSwapped
  }
}
