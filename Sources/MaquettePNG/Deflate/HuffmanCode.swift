/// A prefix code with lengths that fit the frequencies, up to a limit.
///
/// Method: Huffman's algorithm (1952) with two ascending queues: the sorted leaves, and the inner nodes in order of
/// creation (van Leeuwen 1976). Lengths over the limit are cut to it, and Kraft's inequality is restored by
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
    var symbols = frequencies.indices.filter { frequencies[$0] > 0 }
    if symbols.count < 2 {
      let other = symbols.first == 0 ? 1 : 0
      lengths[other] = 1
      lengths[symbols.first ?? 1] = 1
    } else {
      symbols.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
      var counts = Self.lengthCounts(sortedFrequencies: symbols.map { frequencies[$0] }, limit: limit)
      // The rarest symbols get the longest codes.
      var length = limit
      for symbol in symbols {
        while counts[length] == 0 { length -= 1 }
        counts[length] -= 1
        lengths[symbol] = UInt8(length)
      }
    }
    codes = Self.canonicalCodes(lengths: lengths)
  }

  init(lengths: [UInt8]) {
    self.lengths = lengths
    codes = Self.canonicalCodes(lengths: lengths)
  }

  /// The number of codes of each length up to the limit, for two or more ascending frequencies.
  private static func lengthCounts(sortedFrequencies frequencies: [UInt32], limit: Int) -> [Int] {
    let leafCount = frequencies.count
    var weights = frequencies.map(UInt64.init)
    var parents = [Int](repeating: 0, count: 2 * leafCount - 1)
    var (leaf, inner) = (0, leafCount)
    while weights.count < 2 * leafCount - 1 {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leafCount && (inner >= weights.count || weights[leaf] <= weights[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        weight += weights[child]
        parents[child] = weights.count
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: parents.count)
    var counts = [Int](repeating: 0, count: limit + 1)
    for node in (0..<parents.count - 1).reversed() {
      depths[node] = depths[parents[node]] + 1
      if node < leafCount { counts[min(depths[node], limit)] += 1 }
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
