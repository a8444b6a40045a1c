import Foundation

/// The digest of FIPS 180-4, so that the test needs neither a package nor a command.
enum SHA256 {
  /// Returns the digest of some bytes in hexadecimal digits.
  static func hexDigest(of data: Data) -> String {
    var state = initial
    var message = [UInt8](data)
    let bitCount = UInt64(message.count) * 8
    message.append(0x80)
    message += [UInt8](repeating: 0, count: (120 - message.count % 64) % 64)
    message += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * $0)) }
    var schedule = [UInt32](repeating: 0, count: 64)
    for start in stride(from: 0, to: message.count, by: 64) {
      for index in 0..<16 {
        let at = start + 4 * index
        schedule[index] =
          UInt32(message[at]) << 24 | UInt32(message[at + 1]) << 16 | UInt32(message[at + 2]) << 8
          | UInt32(message[at + 3])
      }
      compress(&schedule, into: &state)
    }
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The first 64 primes, whose roots the constants are cut from.
  private static let primes: [Int] = {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }()

  /// The first 32 bits of the fractions of the square roots of the first eight primes (5.3.3).
  private static let initial = primes.prefix(8).map { fraction(of: $0, power: 2) }
  /// The first 32 bits of the fractions of the cube roots of the first 64 primes (4.2.2).
  private static let constants = primes.map { fraction(of: $0, power: 3) }

  /// Returns the 32 bits behind the point of a root, by bisection in integers.
  private static func fraction(of prime: Int, power: Int) -> UInt32 {
    let target = UInt128(prime) << UInt128(32 * power)
    var (low, high) = (UInt128(0), UInt128(1) << 40)
    while high - low > 1 {
      let middle = (low + high) / 2
      if power == 2 ? middle * middle <= target : middle * middle * middle <= target {
        low = middle
      } else {
        high = middle
      }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func compress(_ schedule: inout [UInt32], into state: inout [UInt32]) {
    for t in 16..<64 {
      let (early, late) = (schedule[t - 15], schedule[t - 2])
      let sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      schedule[t] = sigma1 &+ schedule[t - 7] &+ sigma0 &+ schedule[t - 16]
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ constants[t] &+ schedule[t]
      let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ word }
  }
}
