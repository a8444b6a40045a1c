// SHA-256
// =======
//
// The hash function of FIPS 180-4, section 6.2, fed piece by piece. Blocks of 64 bytes are mixed into eight words;
// bytes that do not fill a block wait for more. The speed is more than a gigabyte a second on a core that has instructions
// for it, and a few hundred megabytes on others. It is implemented here because the digest is the only thing needed of a
// cryptography library.

import CBytes

/// The SHA-256 digest of bytes that come in pieces.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0

  private let usesInstructions: Bool

  private static let blockSize = 64
  private static let hasInstructions = cbytes_has_sha256()

  /// The digest of no bytes; the processor's instructions for it may be left unused.
  package init(usesInstructions: Bool = true) {
    self.usesInstructions = usesInstructions && Self.hasInstructions
  }

  /// The digest of some bytes.
  package static func digest(of bytes: [UInt8]) -> Digest {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  /// Adds bytes.
  package mutating func update(_ bytes: [UInt8]) {
    byteCount &+= UInt64(bytes.count)
    var start = 0
    if !pending.isEmpty {
      start = min(Self.blockSize - pending.count, bytes.count)
      pending += bytes[..<start]
      guard pending.count == Self.blockSize else { return }
      compress(pending, from: 0, blocks: 1)
      pending.removeAll(keepingCapacity: true)
    }
    let blocks = (bytes.count - start) / Self.blockSize
    compress(bytes, from: start, blocks: blocks)
    pending += bytes[(start + blocks * Self.blockSize)...]
  }

  /// Adds a text in UTF-8 with its length before it, so that no two sequences of texts feed the same bytes.
  package mutating func update(field text: String) {
    let bytes = Array(text.utf8)
    update((0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) })
    update(bytes)
  }

  /// Adds another digest.
  package mutating func update(field digest: Digest) { update(digest.bytes) }

  /// The digest of all bytes so far.
  package consuming func finish() -> Digest {
    let bitCount = byteCount &* 8
    update([0x80] + [UInt8](repeating: 0, count: (119 - pending.count) % Self.blockSize))
    update((0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * $0)) })
    return Digest(words: state)
  }

  /// Mixes whole blocks into the state.
  private mutating func compress(_ bytes: [UInt8], from start: Int, blocks: Int) {
    guard blocks > 0 else { return }
    let usesInstructions = usesInstructions
    state.withUnsafeMutableBufferPointer { state in
      bytes.withUnsafeBufferPointer { bytes in
        roundConstants.withUnsafeBufferPointer { constants in
          // `blocks` is as many as fit behind `start`; the constants are 64 words and the state is eight.
          guard let state = state.baseAddress, let bytes = bytes.baseAddress,
            let constants = constants.baseAddress
          else { return }
          if usesInstructions {
            cbytes_sha256(state, bytes + start, blocks, constants)
          } else {
            mix(UnsafeRawPointer(bytes + start), blocks: blocks, constants, into: state)
          }
        }
      }
    }
  }
}

/// Mixes `blocks` blocks of 64 bytes into eight words by 64 constants, without instructions for it.
private func mix(
  _ bytes: UnsafeRawPointer, blocks: Int, _ constants: UnsafePointer<UInt32>,
  into state: UnsafeMutablePointer<UInt32>
) {
  withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
    for block in 0..<blocks {
      for index in 0..<16 {
        let word = bytes.loadUnaligned(fromByteOffset: 64 * block + 4 * index, as: UInt32.self)
        schedule[index] = UInt32(bigEndian: word)
      }
      for index in 16..<64 {
        let (early, late) = (schedule[index &- 15], schedule[index &- 2])
        let sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
        let sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
        schedule[index] = sigma1 &+ schedule[index &- 7] &+ sigma0 &+ schedule[index &- 16]
      }
      mix(schedule, constants, into: state)
    }
  }
}

/// The rounds of one block, 6.2.2 steps 2 to 4.
@inline(__always)
private func mix(
  _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafePointer<UInt32>,
  into state: UnsafeMutablePointer<UInt32>
) {
  var (a, b, c, d) = (state[0], state[1], state[2], state[3])
  var (e, f, g, h) = (state[4], state[5], state[6], state[7])
  for index in 0..<64 {
    let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    let first = h &+ sum1 &+ (g ^ e & (f ^ g)) &+ constants[index] &+ schedule[index]
    let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    let majority = a & b ^ c & (a ^ b)
    (h, g, f, e) = (g, f, e, d &+ first)
    (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
  }
  state[0] &+= a
  state[1] &+= b
  state[2] &+= c
  state[3] &+= d
  state[4] &+= e
  state[5] &+= f
  state[6] &+= g
  state[7] &+= h
}

@inline(__always)
private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }

/// The first 32 bits of the fractions of the cube roots of the first 64 primes, 4.2.2.
private let roundConstants: [UInt32] = [
  0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
  0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
  0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
  0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
  0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
  0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
  0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
  0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
]
