import Testing

@testable import MaquettePNG

@Suite("Huffman codes")
struct HuffmanCodeTests {
  private func cost(_ code: HuffmanCode, _ frequencies: [UInt32]) -> Int {
    zip(code.lengths, frequencies).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  /// The sum over all codes of 2⁻ˡᵉⁿᵍᵗʰ, in units of 2⁻¹⁵.
  private func space(_ code: HuffmanCode) -> Int {
    code.lengths.reduce(0) { $0 + ($1 > 0 ? 1 << (15 - Int($1)) : 0) }
  }

  @Test("the textbook example: 5, 9, 12, 13, 16 and 45 cost 224 bits")
  func textbook() {
    let frequencies: [UInt32] = [5, 9, 12, 13, 16, 45]
    let code = HuffmanCode(frequencies: frequencies, limit: 15)
    #expect(code.lengths == [4, 4, 3, 3, 3, 1])
    #expect(cost(code, frequencies) == 224)
  }

  @Test("the example of RFC 1951, 3.2.2: its lengths give its codes, first bit lowest")
  func canonical() {
    let code = HuffmanCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
    // 010, 011, 100, 101, 110, 00, 1110, 1111
    #expect(code.codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }

  @Test("no code is longer than the limit, and none could be shorter", arguments: [7, 9, 15])
  func limit(limit: Int) {
    // Fibonacci's numbers make the deepest tree.
    var frequencies: [UInt32] = [1, 1]
    while frequencies.count < 30 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    let code = HuffmanCode(frequencies: frequencies, limit: limit)
    #expect(code.lengths.allSatisfy { $0 >= 1 && $0 <= limit })
    #expect(space(code) == 1 << 15)
  }

  @Test("a code is complete even of no symbols or one", arguments: [[], [0], [3]])
  func fewSymbols(used: [Int]) {
    var frequencies = [UInt32](repeating: 0, count: 5)
    for symbol in used { frequencies[symbol] = 4 }
    let code = HuffmanCode(frequencies: frequencies, limit: 15)
    #expect(space(code) == 1 << 15)
    #expect(used.allSatisfy { code.lengths[$0] == 1 })
  }
}
